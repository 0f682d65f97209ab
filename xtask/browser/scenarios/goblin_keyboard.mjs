// Goblin by keyboard: Tab and Enter reach everything that can be chosen, and where the focus is can be seen.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";
import { Player } from "../harness/player.mjs";
import { focusGoesRound } from "../harness/sheets.mjs";

export const name = "goblin-keyboard";
export const long = 2;

const STATES = ["battle", "arrange", "equip", "shop", "look", "two"];

export async function run({ open }) {
  const visit = await open({});
  const player = new Player(visit, { by: "keyboard", seed: 2 });
  await player.focus("[data-testid=play-now-goblin]");
  await visit.page.keyboard.press("Enter");
  await player.play((_, choices) => choices >= 15);
  assert.ok(player.choices >= 15 || (await visit.id("outcome").count()) > 0, "several turns were played");
  await visit.close();

  for (const state of STATES) {
    const other = await open({ games: { a1: await record(`goblin-${state}`) }, screen: "/play/a1" });
    const hand = new Player(other, { by: "keyboard" });
    await hand.turn();
    await focusGoesRound(other, other.id("menu"));
    const reachable = (await hand.look()).found;
    assert.ok(reachable.length > 0, `${state}: something can be chosen`);
    for (const { css } of reachable.slice(-3)) await hand.focus(css);
    await hand.choose();
    await other.close();
  }
}
