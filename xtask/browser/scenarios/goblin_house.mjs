// House rules and abilities that ask something of their own: hit points by seat, a potion to begin with, and Xanros, who
// names what counts despite a curse when he wants to.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";
import { looksRight } from "../harness/eyes.mjs";
import { chooseRules, setUpGoblin } from "../harness/set_up.mjs";

export const name = "goblin-house";
export const projects = ["phone"];

/** Hit points of each seat are chosen, remembered, and what the players have. */
async function hitPointsBySeat({ open }) {
  const visit = await open({ size: "phone", touch: true });
  const { page } = visit;
  await visit.go("/new/goblin");
  const fields = visit.id("handicap").locator("select");
  await chooseRules(visit, { house: { "head-start": "on" } });
  await page.locator("label").filter({ hasText: "A number for each player" }).click();
  await fields.first().waitFor();
  const seats = await page.getByLabel("Who decides").count();
  assert.equal(await fields.count(), seats, "each seat has its number");
  for (const [seat, full] of ["7", "3"].entries()) await fields.nth(seat).selectOption(full);
  await looksRight(page, "hit points by seat", { touch: true });
  await page.getByRole("button", { name: `Remove player ${seats}`, exact: true }).click();
  assert.equal(await fields.count(), seats - 1, "who does not play has no hit points");
  await page.getByLabel("Who decides").nth(1).selectOption("Person");
  await visit.id("begin").click();
  await visit.id("table").waitFor();
  assert.match(await visit.saved(), /^settings: .*hit-points 7\/3/m);
  await visit.go("/new/goblin");
  await visit.id("house-rules").locator("> summary").click();
  assert.equal(await fields.first().inputValue(), "7", "the same is suggested again");
  await visit.id("house-reset").click();
  await fields.first().waitFor({ state: "detached" });
}

/** Every seat but the first takes a potion before the first turn (G9.13). */
async function headStart({ open }) {
  const visit = await open({});
  await setUpGoblin(visit, { people: true, seats: ["Person", "Person", "Person"], heroes: ["horan", "taia", "argentus"], house: { "head-start": "on" } });
  const chosen = [];
  while (chosen.length < 2) {
    if ((await visit.waits("person", "hand-over")) === "hand-over") {
      await visit.id("hand-over").click();
      continue;
    }
    const potions = visit.page.locator("[data-testid=action][data-action^='choose ']");
    await potions.first().waitFor();
    const actions = await potions.evaluateAll((all) => all.map(({ dataset }) => dataset.action));
    assert.ok(actions.length > 1, `there are several potions to choose from, not only ${actions}`);
    const action = actions[chosen.length % actions.length];
    const before = await visit.saved();
    await potions.nth(actions.indexOf(action)).click();
    await visit.page.waitForFunction((before) => !Object.values(localStorage).includes(before), before);
    chosen.push(action);
  }
  const saved = await visit.saved();
  for (const action of chosen) assert.match(saved, new RegExp(`^\\d ${action}$`, "m"), "the potion is in the record");
}

/** Xanros names the attack or the defence of a card that lies in the chain already (G8.3). */
async function naming({ open }) {
  const visit = await open({ games: { a1: await record("goblin-name") }, screen: "/play/a1" });
  await visit.waits("person");
  const names = visit.page.locator("[data-action^='name ']");
  const action = await names.first().getAttribute("data-action");
  const before = await visit.id("battle").textContent();
  await names.first().click();
  await visit.page.waitForFunction(() => !document.querySelector("[data-action^='name ']"));
  assert.match(await visit.saved("a1"), new RegExp(`^1 ${action}$`, "m"));
  assert.notEqual(await visit.id("battle").textContent(), before, "what counts now is shown");
  // Who named the wrong one takes it back.
  await visit.id("undo").click();
  await names.first().waitFor();
  assert.equal(await visit.id("battle").textContent(), before);
}

export async function run(tools) {
  await hitPointsBySeat(tools);
  await headStart(tools);
  await naming(tools);
}
