// Alone in the dungeon: no bots, no curse; who has had enough withdraws, and the game is over.

import assert from "node:assert/strict";
import { hurry, leaveForGood } from "../harness/player.mjs";
import { setUp } from "../harness/set_up.mjs";

export const name = "solo";

export async function run({ open }) {
  const visit = await open({ seed: 11 });
  await setUp(visit, { seats: ["Person"], short: true });
  await visit.waits("person");
  assert.match(await visit.saved(), /^seats: human$/m);
  if ((await hurry(visit.page, { most: 150 })) === "person") {
    await leaveForGood(visit);
    await visit.waits("nothing");
    assert.match(await visit.saved(), /^1 withdraw$/m);
  }
  assert.ok((await visit.id("outcome").textContent()).trim());
}
