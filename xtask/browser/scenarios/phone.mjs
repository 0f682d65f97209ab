// A phone held upright, by touch alone: whole fingers fit on every button, and nothing has to be scrolled sideways.

import assert from "node:assert/strict";
import { faults } from "../harness/eyes.mjs";
import { Player } from "../harness/player.mjs";

export const name = "phone";
export const projects = ["phone"];
export const long = 2;

export async function run({ open }) {
  // Without kept settings: on touch a choice on the board is confirmed.
  const visit = await open({ size: "phone", touch: true, settings: { confirm: undefined } });
  const wrong = await faults(visit.page, "home", { touch: true });
  await visit.page.getByTestId("play-now").tap();
  const player = new Player(visit, { by: "touch", seed: 3 });
  const states = new Set();
  let confirmed = 0;
  await player.play(async (waits, choices) => {
    const { found } = await player.look();
    const kind = found.map(({ what }) => what.split(/[ :]/)[0]).sort().join(" ");
    if (found.some(({ what }) => what === "confirm")) confirmed += 1;
    if (!states.has(kind)) {
      states.add(kind);
      wrong.push(...(await faults(visit.page, `at the table, to choose: ${kind}`, { touch: true })));
    }
    return choices >= 50;
  });
  assert.deepEqual(wrong, []);
  assert.ok(confirmed > 0, "a place on the board is confirmed on touch");
}
