// The start page shows both games: each can be played at once, set up, passed around and read about.

import assert from "node:assert/strict";
import { Player } from "../harness/player.mjs";

export const name = "home";
export const projects = ["desktop", "phone", "low-phone"];

const GAMES = { dungeon: "play-now", goblin: "play-now-goblin" };

export async function run({ open }) {
  const visit = await open({});
  const { page } = visit;
  for (const game of Object.keys(GAMES)) {
    for (const way of [`#/new/${game}`, `#/new/${game}/people`, `#/rules/${game}`]) {
      assert.ok((await page.locator(`main a[href$="${way}"]`).count()) > 0, `a way leads to ${way}`);
    }
  }
  const entrances = page.locator(".entrance");
  assert.equal(await entrances.count(), 2, "there are two entrances");
  for (const side of [0, 1]) {
    const box = await entrances.nth(side).boundingBox();
    assert.ok(box.y < page.viewportSize().height / 2, "both are seen without scrolling");
  }
  for (const [game, button] of Object.entries(GAMES)) {
    await visit.go("/");
    await visit.id(button).click();
    await visit.id("table").waitFor();
    assert.equal(await visit.id("table").getAttribute("data-game"), game);
    const player = new Player(visit);
    await player.play((_, choices) => choices >= 4);
  }
  await visit.go("/saved");
  for (const game of Object.keys(GAMES)) {
    assert.equal(await page.locator(`.game-name[data-game=${game}]`).count(), 1, `the list says which game is ${game}`);
  }
  await visit.go("/");
  await page.locator("[data-testid=continue]").click();
  await visit.waits("person", "nothing");
  assert.equal(await visit.id("table").getAttribute("data-game"), "goblin", "home goes on with the game played last");

  // The set-up of one game leads to that of the other.
  await visit.go("/new/dungeon");
  await page.locator(".tabs a[href$='#/new/goblin']").click();
  await page.locator("input[name=edition]").first().waitFor({ state: "attached" });
  await page.locator(".tabs a[href$='#/new/dungeon']").click();
  await page.locator("input[name=edition]").first().waitFor({ state: "detached" });
}
