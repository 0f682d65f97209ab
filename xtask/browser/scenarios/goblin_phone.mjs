// Goblin on a phone held upright, by touch alone: whole fingers fit on every button, and nothing has to be scrolled sideways.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";
import { faults } from "../harness/eyes.mjs";
import { Player } from "../harness/player.mjs";

export const name = "goblin-phone";
export const projects = ["phone"];
export const long = 2;

const STATES = ["turn", "battle", "battle-cursed", "arrange", "equip", "shop", "pay", "look", "discard", "defy", "lord", "two", "over"];

export async function run({ open }) {
  // Advice is looked at below, in games that wait for somebody.
  const visit = await open({ size: "phone", touch: true, settings: { confirm: undefined, hints: false, odds: false } });
  const wrong = await faults(visit.page, "home", { touch: true });
  await visit.page.getByTestId("play-now-goblin").tap();
  const player = new Player(visit, { by: "touch", seed: 3 });
  const kinds = new Set();
  await player.play(async (waits, choices) => {
    const { found } = await player.look();
    const kind = [...new Set(found.map(({ what }) => what.split(" ")[0]))].sort().join(" ");
    if (!kinds.has(kind)) {
      kinds.add(kind);
      wrong.push(...(await faults(visit.page, `at the table, to choose: ${kind}`, { touch: true })));
    }
    return choices >= 50;
  });
  assert.ok(player.choices >= 50 || (await visit.id("outcome").count()) > 0, "the game goes on by touch alone");
  await visit.close();

  const games = {};
  for (const [number, state] of STATES.entries()) games[`a${number.toString(16)}`] = await record(`goblin-${state}`);
  const other = await open({ size: "phone", touch: true, games });
  for (const [number, state] of STATES.entries()) {
    await other.go(`/play/a${number.toString(16)}`);
    await other.waits("person", "hand-over", "nothing");
    wrong.push(...(await faults(other.page, state, { touch: true })));
  }
  assert.deepEqual(wrong, []);
}
