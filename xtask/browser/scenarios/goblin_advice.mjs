// Beside a battle of Goblin: taking back, a hint, and why something is not possible, with the rule.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";
import { Player } from "../harness/player.mjs";
import { reasonsLeadToRules, tapBesideCloses } from "../harness/sheets.mjs";

export const name = "goblin-advice";

export async function run({ open }) {
  const visit = await open({ games: { a1: await record("goblin-battle"), b2: await record("goblin-solo") }, screen: "/play/b2" });
  const { page } = visit;
  const toast = page.locator(".toast");
  await visit.waits("person");
  const actions = () => page.evaluate(() => [...document.querySelectorAll("[data-action]")].map(({ dataset }) => dataset.action).sort().join());

  // Alone nothing is shown to anybody: the choice of the monster, and a card that draws nothing, can be taken back.
  const before = await actions();
  const fighter = new Player(visit, { likes: [/^(target:)?fight I\./, /^(target:)?fight/] });
  while (!/^1 fight/m.test((await visit.saved()).split("\n").at(-3))) await fighter.choose();
  await visit.waits("person");
  assert.notEqual(await actions(), before, "a battle has begun");
  await visit.id("undo").click();
  await page.waitForFunction((before) => [...document.querySelectorAll("[data-action]")].map(({ dataset }) => dataset.action).sort().join() === before, before);
  assert.match(await visit.saved(), /^1 undo$/m, "taking back is an entry of the record");

  await visit.go("/play/a1");
  await visit.waits("person");
  await visit.id("hint").click();
  await page.waitForFunction(() => /\d/.test(document.querySelector(".toast")?.textContent ?? ""), null, { timeout: 30_000 });
  assert.ok((await toast.innerText()).trim().length > 20, "the hint is a sentence");
  await toast.getByRole("button").click();
  await toast.waitFor({ state: "detached" });

  // A hint to fight says what that will cost.
  const first = await open({ games: { a1: await record("goblin-begin") }, screen: "/play/a1" });
  await first.waits("person");
  await first.id("hint").click();
  await first.page.waitForFunction(() => /fight/i.test(document.querySelector(".toast")?.textContent ?? ""), null, { timeout: 30_000 });
  const told = await first.page.locator(".toast").innerText();
  assert.match(told, /win this fight[^]*hit point/, "a hint says what the fight costs");
  // The board is as sure of it as the hint.
  const chance = first.page.locator(".foe.hinted .chance").first();
  await chance.waitFor();
  const shown = Number((await chance.textContent()).match(/(\d+)\s%/)[1]);
  const said = told.match(/win this fight is (?:more than |less than )?(\d+)\s%/);
  if (said) assert.ok(Math.abs(shown - Number(said[1])) <= 1, `the hint says ${said[1]} %, and the board ${shown} %`);
  else assert.equal(shown, 100, "what the hint is sure of the board is sure of");
  await first.close();

  await reasonsLeadToRules(visit, "goblin", "G");
  await tapBesideCloses(visit, visit.id("menu"));

  // A player who wants no hints gets none.
  const plain = await open({ games: { a1: await record("goblin-battle") }, screen: "/play/a1", settings: { hints: false, odds: false } });
  await plain.waits("person");
  assert.equal(await plain.id("hint").count(), 0);
}
