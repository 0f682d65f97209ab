// From Play now to the winner's screen: by mouse, or by touch for many turns and then as fast as the page can.

import assert from "node:assert/strict";
import { hurry, Player } from "../harness/player.mjs";

export const name = "whole-game";
export const projects = ["desktop", "phone", "low-phone"];
export const long = 3;

export async function run({ open }) {
  const visit = await open({});
  await visit.id("play-now").click();
  const player = new Player(visit);
  // Choice by choice to the end once is enough: that is on the desktop.
  const waits = await player.play((_, choices) => visit.touch && choices >= 40);
  if (waits !== "nothing") assert.equal(await hurry(visit.page), "nothing");
  assert.ok(player.choices > 20, `a whole game takes more than ${player.choices} choices`);
  assert.ok((await visit.id("outcome").textContent()).trim(), "the winner's screen says who won");
  const record = await visit.saved();
  assert.match(record, /> dice/, "the record has what chance turned up");
}
