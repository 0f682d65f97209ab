// The engine in the browser is the native one: the program proves every step and roll of a game that was played there.

import assert from "node:assert/strict";
import { hurry } from "../harness/player.mjs";
import { prove } from "../harness/program.mjs";
import { setUp, setUpGoblin } from "../harness/set_up.mjs";

export const name = "proof";
export const long = 1;

const SEATS = ["Person", "Hard", "Normal", "Easy"];
const GAMES = [
  (visit) => setUp(visit, { seats: SEATS, short: true }),
  (visit) => setUpGoblin(visit, { seats: SEATS, edition: "de", abilities: true, house: { "short-game": "on" }, turns: 20 }),
];

export async function run({ open, program }) {
  for (const begin of GAMES) {
    const visit = await open({ settings: { hints: false, odds: false } });
    await begin(visit);
    assert.equal(await hurry(visit.page), "nothing");
    await prove(program, await visit.saved());
    await visit.close();
  }
}
