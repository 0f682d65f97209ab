// A first game explains itself: a card before it, then one remark each time something happens for the first time, beside what it is
// about; never twice, and to be read again.

import assert from "node:assert/strict";
import { barriers, faults } from "../harness/eyes.mjs";
import { explained, remark, silent } from "../harness/remarks.mjs";

export const name = "first-game";
export const projects = ["desktop", "phone"];
export const long = 1;

const lessons = { lessons: true };

export async function run({ open }) {
  const first = await open({ settings: lessons });
  const { page } = first;
  const tap = (selector) => page.locator(selector).first().click();
  // The card: who, what for, what with. It can be closed in three ways, and does not come again.
  await first.press("play-now");
  await page.waitForSelector("[data-testid=first-card]");
  assert.match(await page.locator("[data-testid=first-card]").innerText(), /You are [A-Z].*\bYour goal\b.*\bWhat you can do\b/s);
  assert.deepEqual(await barriers(page, "the card"), []);
  assert.deepEqual(await faults(page, "the card"), []);
  assert.equal(await remark(page), null, "nothing is explained behind the card");
  await page.keyboard.press("Escape");
  await page.waitForSelector("[data-testid=first-card]", { state: "detached" });

  // A remark beside the thing. Going on takes it away, for good.
  const exit = await explained(page, "dungeon-exit");
  assert.deepEqual(exit.wrong, []);
  assert.deepEqual(await barriers(page, "a remark"), []);
  assert.equal(await page.locator("[aria-live=polite]", { hasText: exit.words }).count(), 1, "it is said to listeners");
  await tap(".target-explore");
  await page.waitForFunction(() => document.querySelector(".remark")?.dataset.lesson !== "dungeon-exit");
  await page.reload();
  await first.ready();
  await first.waits("person", "nothing");
  assert.equal(await page.locator("[data-testid=first-card]").count(), 0, "the card came once");
  assert.notEqual((await remark(page))?.lesson, "dungeon-exit", "a remark comes once");

  // The other game has its own card, and begins to explain after it; Escape takes a remark away as well.
  await first.go("/");
  await first.press("play-now-goblin");
  await page.waitForSelector("[data-testid=first-card]");
  await first.press("first-begin");
  assert.deepEqual((await explained(page, "goblin-monster")).wrong, []);
  await page.keyboard.press("Escape");
  await silent(page);
  await page.reload();
  await first.waits("person");
  assert.equal(await remark(page), null);

  // All of it can be read again, and be told again.
  await first.press("menu");
  await tap("[data-testid=told-again] summary");
  assert.ok((await page.locator("[data-testid=told-again] li").count()) >= 6);
  await first.go("/settings");
  await first.press("teach-again");
  await page.waitForFunction(() => !localStorage.getItem("karak.taught"));
  await first.close();

  // Whoever knows the game is not taught.
  const expert = await open({ settings: lessons });
  await expert.press("play-now");
  await expert.press("no-lessons");
  await expert.waits("person");
  assert.match(await expert.page.evaluate(() => localStorage.getItem("karak.settings")), /lessons=false/);
  assert.equal(await remark(expert.page), null);
  await expert.close();
}
