// What was chosen as one is taken back as one: a walk of several steps, and a card that was not meant, also against bots.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";
import { seen } from "../harness/moment.mjs";

export const name = "taken-back";

/** The lines of the record, without the seal. */
async function entries(visit) {
  return (await visit.saved("a1")).trim().split("\n").filter((line) => !line.startsWith("seal:"));
}

/** Takes the last choice back with one press, and sees that everything is as it was. */
async function takesBack(visit, before, kept) {
  const chosen = (await entries(visit)).length;
  assert.equal(chosen, kept + 1, "one choice is one line of the record");
  await visit.id("undo").click();
  await visit.page.locator(".toast").waitFor();
  await visit.waits("person");
  assert.deepEqual(await seen(visit), before, "everything is as before the choice");
  assert.equal((await entries(visit)).at(-1), "1 undo", "taking back is an entry of the record");
  await visit.page.reload();
  await visit.waits("person");
  assert.deepEqual(await seen(visit), before, "also when the game is opened again");
}

export async function run({ open }) {
  const settings = { hints: false, odds: false };
  const walk = await open({ games: { a1: await record("walk") }, screen: "/play/a1", settings });
  await walk.waits("person");
  const [before, kept] = [await seen(walk), (await entries(walk)).length];
  const places = walk.page.locator("[data-testid=target][data-kind=walk]");
  let steps = 0;
  // Which places are several steps away is seen when somebody goes there.
  for (let place = 0; place < (await places.count()) && steps < 2; place += 1) {
    const lines = (await entries(walk)).length;
    await places.nth(place).dispatchEvent("click");
    await walk.waits("person");
    steps = (await entries(walk)).at(-1).split(";").length;
    if (steps < 2) {
      await walk.id("undo").click();
      await walk.waits("person");
    } else await takesBack(walk, before, lines);
  }
  assert.ok(steps > 1, "some place is several steps away");
  assert.ok((await entries(walk)).length > kept);

  // Bots learn nothing from a card that was seen for a moment.
  const battle = await open({ games: { a1: await record("goblin-battle") }, screen: "/play/a1", settings });
  await battle.waits("person");
  const cards = battle.page.locator("[data-action^='play ']");
  let taken = 0;
  for (let card = 0; card < (await cards.count()); card += 1) {
    const [before, lines] = [await seen(battle), (await entries(battle)).length];
    await cards.nth(card).click();
    await battle.waits("person");
    // What was drawn by a card is known, and stays.
    if ((await battle.id("undo").getAttribute("aria-disabled")) === "true") break;
    await takesBack(battle, before, lines);
    taken += 1;
  }
  assert.ok(taken > 0, "a card that was not meant can be taken back");
}
