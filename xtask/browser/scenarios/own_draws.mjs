// Own dice and tiles: what turned up is typed in, and what was mistyped is corrected.

import assert from "node:assert/strict";
import { tell } from "../harness/own_draws.mjs";
import { Player, chance } from "../harness/player.mjs";
import { setUp } from "../harness/set_up.mjs";

export const name = "own-draws";
export const projects = ["desktop", "phone", "low-phone"];
export const long = 1;

export async function run({ open }) {
  const visit = await open({});
  await setUp(visit, { people: true, seats: ["Person", "Person"], ownDraws: true });
  const random = chance(3);
  const player = new Player(visit, { seed: 4 });
  const told = [];
  let corrected = false;
  while (told.length < 30 || player.choices < 30) {
    const waits = await player.turn();
    if (waits === "nothing") break;
    if (waits === "draw") {
      told.push(await tell(visit, random));
      if (!corrected && told.at(-1).startsWith("tile")) {
        await visit.waits("person");
        await visit.id("undo").click();
        await visit.waits("draw");
        told.pop();
        corrected = true;
      }
    } else await player.choose();
  }
  const record = await visit.saved();
  assert.match(record, /^draws: own$/m);
  assert.match(record, /^correct/m, "what was mistyped is corrected in the record");
  for (const kind of ["dice", "tile", "token"]) {
    assert.ok(told.some((text) => text.startsWith(kind)), `a ${kind} was typed in: ${told.join("; ")}`);
  }
  for (const text of told.slice(0, 20)) assert.ok(record.includes(text), `${text} is in the record`);
}
