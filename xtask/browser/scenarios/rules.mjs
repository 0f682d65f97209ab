// The rules of both games, to read and to search in each language.

import assert from "node:assert/strict";
import { LANGUAGES } from "../harness/browser.mjs";
import { speak } from "../harness/languages.mjs";

export const name = "rules";

const WORDS = { en: "dragon", cs: "drak", de: "drache", pl: "smok" };

export async function run({ open }) {
  const visit = await open();
  const { page } = visit;
  for (const language of LANGUAGES) {
    await speak(visit, language);
    for (const game of ["dungeon", "goblin"]) {
      await visit.go(`/rules/${game}/all`);
      await page.waitForFunction((letter) => document.querySelector("main").textContent.includes(`${letter}1.1`), game === "dungeon" ? "K" : "G");
    }
    await visit.go("/rules/dungeon/all");
    await page.waitForFunction(() => document.querySelector("main").textContent.includes("K4.3"));
    const search = page.getByRole("searchbox").first();
    const length = () => page.evaluate(() => document.querySelectorAll("main mark").length);
    assert.equal(await length(), 0, `${language}: nothing is marked before somebody searches`);
    await search.fill(WORDS[language]);
    await page.waitForFunction(() => document.querySelectorAll("main mark").length > 2);
    await search.fill("xyzzy");
    await page.waitForFunction(() => document.querySelectorAll("main mark").length === 0);
    await visit.go("/rules/dungeon/K4.3");
    await page.waitForFunction(() => {
      const rule = [...document.querySelectorAll("[id]")].find(({ id }) => id.endsWith("K4.3"));
      const box = rule?.getBoundingClientRect();
      return box && box.top >= -5 && box.top < innerHeight;
    });
  }
}
