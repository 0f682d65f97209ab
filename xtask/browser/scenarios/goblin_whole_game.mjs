// Goblin from Play now to the winner's screen: by mouse for many turns, and then as fast as the page can.

import assert from "node:assert/strict";
import { hurry, Player } from "../harness/player.mjs";

export const name = "goblin-whole-game";
export const projects = ["desktop", "phone", "low-phone"];
export const long = 3;

export async function run({ open }) {
  // A player who chooses whatever comes along needs no advice.
  const visit = await open({ settings: { hints: false, odds: false } });
  await visit.id("play-now-goblin").click();
  await visit.id("table").waitFor();
  assert.equal(await visit.id("table").getAttribute("data-game"), "goblin");
  const player = new Player(visit);
  const waits = await player.play((_, choices) => choices >= 40);
  assert.ok(player.choices > 20, `a whole game takes more than ${player.choices} choices`);
  if (waits !== "nothing") assert.equal(await hurry(visit.page), "nothing");
  await visit.id("outcome").waitFor();
  assert.ok((await visit.id("outcome").textContent()).trim(), "the winner's screen says who won");
  const record = await visit.saved();
  assert.match(record, /^seats: human, easy, easy$/m, "the first Play now is one person against two easy bots");
  assert.match(record, /> monster /, "the record has what chance turned up");
}
