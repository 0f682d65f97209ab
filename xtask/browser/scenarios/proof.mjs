// The engine in the browser is the native one: the program proves every step and roll of a game that was played there.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { hurry } from "../harness/player.mjs";
import { setUp, setUpGoblin } from "../harness/set_up.mjs";

export const name = "proof";
export const long = 1;

const SEATS = ["Person", "Hard", "Normal", "Easy"];
const GAMES = {
  dungeon: (visit) => setUp(visit, { seats: SEATS, short: true }),
  goblin: (visit) => setUpGoblin(visit, { seats: SEATS, edition: "de", abilities: true, house: { "short-game": "on" }, turns: 20 }),
};

export async function run({ open, program }) {
  for (const [game, begin] of Object.entries(GAMES)) {
    const visit = await open({ settings: { hints: false, odds: false } });
    await begin(visit);
    assert.equal(await hurry(visit.page), "nothing");
    const folder = await mkdtemp(join(tmpdir(), "karak-"));
    try {
      const file = join(folder, "game.karak");
      await writeFile(file, await visit.saved());
      const { stdout } = await promisify(execFile)(program, ["replay", file, "--verify", "--lang", "en"]);
      assert.match(stdout, /proved|verified|dice/i, game);
    } finally {
      await rm(folder, { recursive: true });
    }
    await visit.close();
  }
}
