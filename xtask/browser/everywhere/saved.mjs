// A saved game of either kind survives loading the page again, and goes on, in every engine.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";
import { seen } from "../harness/moment.mjs";
import { Player } from "../harness/player.mjs";

export const name = "everywhere-saved";

async function reload(tab) {
  await tab.page.reload();
  await tab.waits("person", "nothing");
}

export async function run({ open }) {
  const games = { a1: await record("walk"), b2: await record("goblin-battle") };
  // Advice comes a moment after the rest.
  const tab = await open({ games, settings: { hints: false, odds: false }, screen: "/saved" });
  for (const id of Object.keys(games)) {
    await tab.go("/saved");
    await tab.page.click(`a[href$='#/play/${id}']`);
    await tab.waits("person");
    const before = await seen(tab);
    await reload(tab);
    assert.deepEqual(await seen(tab), before, `${id}: after loading again everything is as before`);
    const player = new Player(tab);
    await player.play((_, choices) => choices >= 3);
    const [later, kept] = [await seen(tab), await tab.saved(id)];
    assert.notEqual(kept, games[id], `${id}: the game goes on and is saved`);
    await reload(tab);
    assert.deepEqual(await seen(tab), later, `${id}: some choices later too`);
    assert.equal(await tab.saved(id), kept, `${id}: and opening it changes nothing`);
    await player.play((_, choices) => choices >= 6);
    assert.ok(player.choices >= 6, `${id}: it goes on`);
  }
}
