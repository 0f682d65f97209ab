// What the browser has lost of the page, or was given wrongly, comes back by itself: then the page starts without a network
// as before.

import assert from "node:assert/strict";
import { THERE } from "../harness/tab.mjs";
import { Player } from "../harness/player.mjs";
import { caches, kept, Server, version } from "../harness/versions.mjs";

export const name = "lost-cache";

/** Takes away what is kept: all of it, or the files whose addresses end so. */
function lose({ page }, ending = null) {
  return page.evaluate(async (ending) => {
    for (const name of await window.caches.keys()) {
      if (!ending) {
        await window.caches.delete(name);
        continue;
      }
      const cache = await window.caches.open(name);
      for (const request of await cache.keys()) if (request.url.endsWith(ending)) await cache.delete(request);
    }
  }, ending);
}

/** Loads the page again, and waits until it is seen that everything is kept. */
async function healed(visit) {
  await visit.page.reload();
  await visit.page.waitForSelector(THERE);
  await kept(visit);
}

export async function run({ open, folder }) {
  const server = await Server.start(folder);
  const visit = await open({ address: server.address, offline: true });
  const { page } = visit;
  try {
    await kept(visit);
    for (const ending of [null, "/web_bg.wasm"]) {
      await lose(visit, ending);
      await healed(visit);
      assert.deepEqual(await caches(visit), [await version(folder)]);
    }

    // Some network answered everything with its own page, and the browser has kept that.
    await lose(visit);
    server.spoiled = /rules\/pl\/goblin\.md$/;
    await page.evaluate(() => fetch(`${globalThis.karakFiles}rules/pl/goblin.md`).then((response) => response.text()));
    server.spoiled = null;
    server.asked.length = 0;
    await healed(visit);
    assert.ok(server.asked.some((path) => path.endsWith("rules/pl/goblin.md")), "what was wrong is asked for anew");
  } finally {
    await server.stop();
  }
  visit.expect(/sw\.js|ERR_CONNECTION_REFUSED/);
  await page.goto(visit.address);
  await visit.id("play-now-goblin").click();
  const player = new Player(visit);
  await player.play((_, choices) => choices >= 5);
  assert.ok(player.choices >= 5, "and it plays without a network");
}
