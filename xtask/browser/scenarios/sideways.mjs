// A phone held sideways: both games are played by touch, monsters and cards are large enough, and nothing covers them.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";
import { faults } from "../harness/eyes.mjs";
import { Player } from "../harness/player.mjs";

export const name = "sideways";
export const projects = ["low-phone"];
export const long = 1;

const STATES = ["walk", "fight", "loot", "goblin-turn", "goblin-battle", "goblin-shop", "goblin-arrange", "goblin-look", "goblin-equip", "goblin-discard"];

export async function run({ open }) {
  const wrong = [];
  for (const [button, most] of [["play-now", 20], ["play-now-goblin", 30]]) {
    // Advice is looked at below, in games that wait for somebody.
    const visit = await open({ size: "sideways", touch: true, settings: { confirm: undefined, hints: false, odds: false } });
    wrong.push(...(await faults(visit.page, "home", { touch: true })));
    await visit.id(button).tap();
    const player = new Player(visit, { by: "touch", seed: 4 });
    await player.play((_, choices) => choices >= most);
    assert.ok(player.choices >= most, `${button}: the game goes on by touch alone`);
    await visit.close();
  }
  const games = {};
  for (const [number, state] of STATES.entries()) games[`a${number}`] = await record(state);
  const visit = await open({ size: "sideways", touch: true, games });
  for (const [number, state] of STATES.entries()) {
    await visit.go(`/play/a${number}`);
    await visit.waits("person");
    wrong.push(...(await faults(visit.page, state, { touch: true })));
    if (state === "goblin-turn") {
      const sizes = await visit.page.locator(".foe.lit > .playing-card").evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().width));
      assert.ok(sizes.length > 4 && Math.min(...sizes) > 44, `monsters can be seen: ${sizes}`);
    }
  }
  assert.deepEqual(wrong, []);
}
