// Two people pass one device: each makes their own choices, to the end.

import assert from "node:assert/strict";
import { Player, hurry, leaveForGood } from "../harness/player.mjs";
import { setUp } from "../harness/set_up.mjs";

export const name = "pass-and-play";
export const long = 1;

export async function run({ open }) {
  const visit = await open({ settings: { hints: false, odds: false } });
  await setUp(visit, { people: true, seats: ["Person", "Person"], short: true });
  const player = new Player(visit, { seed: 5 });
  const passed = new Set();
  await player.play(async (_, choices) => {
    // The card goes with the first choice, so it is looked for before each.
    const card = visit.id("hand-over");
    if ((await card.count()) > 0) passed.add(await card.getAttribute("data-hero"));
    return choices >= 40;
  });
  assert.equal(passed.size, 2, `the device is handed to both players, not only to ${[...passed].join()}`);
  const record = await visit.saved();
  for (const seat of [1, 2]) {
    assert.match(record, new RegExp(`^${seat} `, "m"), `seat ${seat} has chosen something`);
  }
  // Whoever chooses at random may never beat the last monster: then one leaves, and the other has won.
  if ((await hurry(visit.page, { most: 200 })) === "person") await leaveForGood(visit);
  await visit.waits("nothing");
  assert.ok((await visit.id("outcome").textContent()).trim());
}
