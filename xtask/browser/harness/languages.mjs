// All four languages, switched in the middle of everything: no text is missing and everything fits, also on a phone with letters
// twice as large.

import assert from "node:assert/strict";
import { LANGUAGES, record } from "./browser.mjs";
import { faults, unfold } from "./eyes.mjs";

const SIZES = [100, 200];

/** Chooses a language on its screen, by its own name. */
export async function speak(visit, language) {
  await visit.go("/settings");
  await visit.page.locator(`label[lang=${language}] input`).check({ force: true });
  await visit.page.waitForFunction((language) => document.documentElement.lang === language, language);
}

export async function everyLanguage(open, screens, states) {
  const wrong = [];
  const games = {};
  for (const [number, state] of states.entries()) games[`a${number.toString(16)}`] = await record(state);
  for (const textSize of SIZES) {
    const visit = await open({ size: "phone", games, screen: "/settings", settings: { "text-size": textSize } });
    for (const language of LANGUAGES) {
      await speak(visit, language);
      for (const screen of screens) {
        await visit.go(screen);
        await unfold(visit.page);
        wrong.push(...(await faults(visit.page, `${language} ${textSize} % ${screen}`)));
      }
      for (const [number, state] of states.entries()) {
        await visit.go(`/play/a${number.toString(16)}`);
        const waits = await visit.waits("person", "draw", "nothing", "hand-over");
        wrong.push(...(await faults(visit.page, `${language} ${textSize} % ${state}`)));
        if (waits === "hand-over") {
          await visit.id("hand-over").click();
          await visit.waits("person", "draw");
          wrong.push(...(await faults(visit.page, `${language} ${textSize} % ${state}, taken over`)));
        }
      }
    }
  }
  assert.deepEqual(wrong, []);
}
