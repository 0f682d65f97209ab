// Two people pass one device: each makes their own choices, to the end.

import assert from "node:assert/strict";
import { Player, hurry } from "../harness/player.mjs";
import { setUp } from "../harness/set_up.mjs";

export const name = "pass-and-play";
export const long = 1;

export async function run({ open }) {
  const visit = await open({});
  await setUp(visit, { people: true, seats: ["Person", "Person"], short: true });
  const player = new Player(visit, { seed: 5 });
  await player.play((_, choices) => choices >= 40);
  const record = await visit.saved();
  for (const seat of [1, 2]) {
    assert.match(record, new RegExp(`^${seat} `, "m"), `seat ${seat} has chosen something`);
  }
  assert.equal(await hurry(visit.page), "nothing");
  assert.ok((await visit.id("outcome").textContent()).trim());
}
