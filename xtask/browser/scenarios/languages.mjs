// All four languages, switched in the middle of a game: no text is missing and everything fits, also on a phone with
// letters twice as large.

import assert from "node:assert/strict";
import { LANGUAGES, record } from "../harness/browser.mjs";
import { faults } from "../harness/eyes.mjs";

export const name = "languages";
export const long = 1;

const SCREENS = ["/", "/new", "/new/people", "/saved", "/settings", "/about", "/rules/dungeon"];
const STATES = ["walk", "lay", "fight", "loot", "curse", "over"];
const SIZES = ["Usual", "Huge"];

export async function run({ open }) {
  const wrong = [];
  const games = {};
  for (const [number, state] of STATES.entries()) games[`a${number}`] = await record(state);
  for (const text_size of SIZES) {
    const visit = await open({ size: "phone", games, screen: "/settings", settings: { text_size } });
    for (const language of LANGUAGES) {
      await visit.go("/settings");
      // The language's own name, in its own language.
      await visit.page.locator(`label[lang=${language}] input`).check({ force: true });
      await visit.page.waitForFunction((language) => document.documentElement.lang === language, language);
      for (const screen of SCREENS) {
        await visit.go(screen);
        wrong.push(...(await faults(visit.page, `${language} ${text_size} ${screen}`)));
      }
      for (const [number, state] of STATES.entries()) {
        await visit.go(`/play/a${number}`);
        await visit.waits("person", "nothing");
        wrong.push(...(await faults(visit.page, `${language} ${text_size} ${state}`)));
      }
    }
  }
  assert.deepEqual(wrong, []);
}
