// The language can be switched at the table, at once: the same game in other words, and the choice is kept.

import assert from "node:assert/strict";
import { LANGUAGES, record } from "../harness/browser.mjs";
import { OVER } from "../harness/sheets.mjs";

export const name = "switch-language";

export async function run({ open }) {
  for (const state of ["walk", "goblin-battle"]) await inEveryLanguage(open, state);
}

async function inEveryLanguage(open, state) {
  const visit = await open({ games: { a1: await record(state) }, screen: "/play/a1" });
  const { page } = visit;
  await visit.waits("person");
  const texts = () => page.evaluate(() => [document.querySelector("[data-testid=prompt]").textContent, document.querySelector("[data-testid=log]").textContent]);
  const seen = new Set();
  for (const language of [...LANGUAGES.slice(1), "en"]) {
    const [before] = await texts();
    await visit.id("menu").click();
    await page.locator(`${OVER} button[lang=${language}]`).click();
    await page.waitForFunction(
      ([language, before]) => document.documentElement.lang === language && document.querySelector("[data-testid=prompt]").textContent !== before,
      [language, before],
    );
    await page.keyboard.press("Escape");
    for (const text of await texts()) seen.add(text);
    assert.equal(await visit.id("table").getAttribute("data-waits"), "person", "the game goes on");
  }
  assert.equal(seen.size, 2 * LANGUAGES.length, "what is to do and what happened is told in every language");
  await page.reload();
  await visit.waits("person");
  assert.equal(await page.evaluate(() => document.documentElement.lang), "en", "the choice is kept");
}
