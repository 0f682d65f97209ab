// Five heroes, one of them a person's: the classic goal and both alternative ones, set up on the screen.

import assert from "node:assert/strict";
import { hurry } from "../harness/player.mjs";
import { setUp } from "../harness/set_up.mjs";

export const name = "five-heroes";
export const long = 2;

const BOTS = ["Person", "Easy", "Normal", "Normal", "Easy"];

export async function run({ open }) {
  // A player who chooses whatever comes along needs no advice.
  const visit = await open({ settings: { hints: false, odds: false } });
  for (const goals of [{}, { treasures: true }, { inventory: true }, { treasures: true, inventory: true }]) {
    await setUp(visit, { seats: BOTS, short: true, ...goals });
    const end = await hurry(visit.page);
    assert.equal(end, "nothing", `with ${JSON.stringify(goals)} the game comes to its end`);
    assert.ok((await visit.id("outcome").textContent()).trim());
    await visit.go("/");
    await visit.page.evaluate(() => localStorage.removeItem("karak.setup"));
  }
  const games = await visit.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("karak.game.")));
  assert.equal(games.length, 4, "every game was saved under its own number");
}
