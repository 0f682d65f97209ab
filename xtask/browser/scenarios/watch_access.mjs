// Watching a game has no barriers, and its words fit in all four languages, on a phone with letters twice as large too.

import assert from "node:assert/strict";
import { LANGUAGES, record } from "../harness/browser.mjs";
import { barriers, faults } from "../harness/eyes.mjs";
import { speak } from "../harness/languages.mjs";
import { OVER } from "../harness/sheets.mjs";

export const name = "watch-access";

/** Opens the sheets of a game that is watched, one after the other. */
async function eachSheet(visit, look) {
  for (const [id, there] of [["more", "prove"], ["share", "share-copy"]]) {
    await visit.id(id).click();
    await visit.id(there).waitFor();
    if (id === "more") await visit.id("prove").click();
    await look(id);
    await visit.page.keyboard.press("Escape");
    await visit.id(there).waitFor({ state: "hidden" });
  }
}

export async function run({ open }) {
  const games = { a1: await record("over"), b2: await record("goblin-over"), c3: "game: dungeon\nnonsense" };
  const wrong = [];
  for (const size of ["desktop", "phone"]) {
    const visit = await open({ games, size });
    for (const id of ["a1", "b2"]) {
      await visit.go(`/watch/${id}/20`);
      await visit.waits("time");
      await visit.id("chart").waitFor();
      wrong.push(...(await barriers(visit.page, `${size} ${id}`)));
      await eachSheet(visit, async (sheet) => wrong.push(...(await barriers(visit.page, `${size} ${id}, ${sheet}`, OVER))));
    }
    await visit.go("/watch/c3");
    wrong.push(...(await barriers(visit.page, `${size} a broken game`)));
  }
  for (const textSize of [100, 200]) {
    const visit = await open({ games, size: "phone", settings: { "text-size": textSize } });
    for (const language of LANGUAGES) {
      await speak(visit, language);
      for (const id of ["a1", "b2"]) {
        await visit.go(`/watch/${id}/20`);
        await visit.waits("time");
        await visit.id("chart").waitFor();
        wrong.push(...(await faults(visit.page, `${language} ${textSize} % ${id}`)));
        await eachSheet(visit, async (sheet) => wrong.push(...(await faults(visit.page, `${language} ${textSize} % ${id}, ${sheet}`))));
      }
    }
  }
  assert.deepEqual([...new Set(wrong)], []);
}
