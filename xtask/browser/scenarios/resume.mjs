// A game survives closing the tab: in the middle of a turn, of laying a tile, of a fight or a chain of cards; and several games
// do, of both kinds.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";
import { seen } from "../harness/moment.mjs";
import { Player } from "../harness/player.mjs";

export const name = "resume";

async function reload(visit) {
  await visit.page.reload();
  await visit.waits("person", "draw", "nothing");
}

export async function run({ open }) {
  const states = ["walk", "lay", "fight", "loot", "goblin-battle", "goblin-arrange", "goblin-equip", "goblin-shop"];
  const kinds = {};
  for (const [number, state] of states.entries()) kinds[`a${number}`] = await record(state);
  // Advice comes a moment after the rest.
  const tab = await open({ games: kinds, settings: { hints: false, odds: false } });
  for (const [number, state] of states.entries()) {
    const id = `a${number}`;
    await tab.go(`/play/${id}`);
    await tab.waits("person");
    const before = await seen(tab);
    const kept = await tab.saved(id);
    await reload(tab);
    assert.deepEqual(await seen(tab), before, `${state}: after loading again everything is as before`);
    const player = new Player(tab);
    // To open the cards of a new deck decides nothing yet.
    if ((await player.choose()) === "arrange") await player.choose();
    await tab.waits("person", "nothing");
    assert.notEqual(await tab.saved(id), kept, `${state}: the game goes on and is saved`);
    const later = await seen(tab);
    await reload(tab);
    assert.deepEqual(await seen(tab), later, `${state}: a choice later too`);
  }
  await tab.close();

  const games = { a1: await record("walk"), b2: await record("over"), c3: await record("curse"), d4: await record("goblin-battle") };
  const visit = await open({ games, screen: "/saved" });
  const links = visit.page.locator("a[href*='#/play/']");
  assert.equal(await links.count(), 4, "the list has every saved game");
  await visit.page.locator("a[href$='#/play/c3']").first().click();
  await visit.waits("person");
  await new Player(visit).choose();
  await visit.go("/");
  const on = visit.page.locator("main a[href$='#/play/c3']");
  assert.ok((await on.count()) > 0, "home offers to go on with the game played last");
  await on.first().click();
  await visit.waits("person", "nothing");

  await visit.go("/play/d4");
  await visit.waits("person");
  await new Player(visit).choose();
  await visit.waits("person", "nothing");
  await visit.go("/saved");
  for (const [game, count] of [["dungeon", 3], ["goblin", 1]]) {
    assert.equal(await visit.page.locator(`.game-name[data-game=${game}]`).count(), count, `the list says which are games of ${game}`);
  }
}
