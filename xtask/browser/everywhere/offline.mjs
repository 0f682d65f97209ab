// After one visit the page starts without the program that served it, and both games are played, bots included, in every engine.

import assert from "node:assert/strict";
import { Player } from "../harness/player.mjs";
import { withProgram } from "../harness/program.mjs";
import { kept } from "../harness/versions.mjs";

export const name = "everywhere-offline";

export async function run({ open, program }) {
  const tab = await withProgram(program, [], async (address) => {
    const tab = await open({ address });
    await kept(tab);
    return tab;
  });
  const { page } = tab;
  // A new version is looked for, in vain.
  tab.expect(/sw\.js|ERR_CONNECTION_REFUSED/);
  for (const [game, button] of Object.entries({ dungeon: "play-now", goblin: "play-now-goblin" })) {
    await page.goto(tab.address);
    await tab.ready();
    assert.ok(await page.evaluate(() => Boolean(navigator.serviceWorker.controller)), "the page comes from what was kept");
    await tab.press(button);
    const player = new Player(tab);
    await player.play((_, choices) => choices >= 10);
    assert.ok(player.choices >= 10, `${game}: a game with bots goes on`);
    const moves = await tab.saved();
    await page.reload();
    await tab.waits("person", "nothing");
    assert.equal(await tab.saved(), moves, `${game}: and is still there`);
  }
  // What was not read before is there too.
  await tab.go("/rules/goblin/all");
  await page.waitForFunction(() => document.querySelector("main").textContent.length > 5000);
}
