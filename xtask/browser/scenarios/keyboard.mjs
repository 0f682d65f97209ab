// Everything by keyboard: Tab and Enter, and where the focus is can be seen.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";
import { Player } from "../harness/player.mjs";

export const name = "keyboard";
export const long = 2;

export async function run({ open }) {
  const visit = await open({});
  const player = new Player(visit, { by: "keyboard", seed: 2 });
  await player.focus("[data-testid=play-now]");
  await visit.page.keyboard.press("Enter");
  await player.play(() => player.choices > 30);
  assert.ok(player.choices > 15, "several turns were played");

  for (const state of ["fight", "loot", "lay"]) {
    const other = await open({ games: { a1: await record(state) }, screen: "/play/a1" });
    await other.waits("person");
    await new Player(other, { by: "keyboard" }).choose();
  }
}
