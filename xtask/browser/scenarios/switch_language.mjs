// The language can be switched at the table, at once: the same game in other words.

import assert from "node:assert/strict";
import { LANGUAGES, record } from "../harness/browser.mjs";

export const name = "switch-language";

export async function run({ open }) {
  const visit = await open({ games: { a1: await record("walk") }, screen: "/play/a1" });
  await visit.waits("person");
  const prompts = new Set();
  for (const language of LANGUAGES) {
    const before = await visit.id("prompt").textContent();
    await visit.go("/settings");
    await visit.page.locator(`label[lang=${language}] input`).check({ force: true });
    await visit.page.waitForFunction((language) => document.documentElement.lang === language, language);
    await visit.go("/play/a1");
    await visit.waits("person");
    if (prompts.size > 0) {
      await visit.page.waitForFunction((before) => document.querySelector("[data-testid=prompt]").textContent !== before, before);
    }
    prompts.add(await visit.id("prompt").textContent());
  }
  assert.equal(prompts.size, LANGUAGES.length, "every language has its own words");
  await visit.page.reload();
  await visit.waits("person");
  assert.equal(await visit.page.evaluate(() => document.documentElement.lang), LANGUAGES.at(-1), "the choice is kept");
}
