// Alone in the dungeon: no bots, no curse, and a result all the same.

import assert from "node:assert/strict";
import { hurry } from "../harness/player.mjs";
import { setUp } from "../harness/set_up.mjs";

export const name = "solo";

export async function run({ open }) {
  const visit = await open({ seed: 11 });
  await setUp(visit, { seats: ["Person"], short: true });
  await visit.waits("person");
  assert.equal(await hurry(visit.page), "nothing");
  assert.ok((await visit.id("outcome").textContent()).trim());
  assert.match(await visit.saved(), /^seats: human$/m);
}
