// Without a service worker too no page is made of two versions: a server that changes while a page loads gives the new
// version as a whole, and one that changes later leaves an open game alone.

import assert from "node:assert/strict";
import { THERE } from "../harness/tab.mjs";
import { Player } from "../harness/player.mjs";
import { Server, shown, version } from "../harness/versions.mjs";

export const name = "no-mixture";

export async function run({ open, folder }) {
  const server = await Server.start(folder);
  try {
    const first = await version(folder);
    const visit = await open({ address: server.address });
    await visit.id("play-now").click();
    const player = new Player(visit);
    await player.play((_, choices) => choices >= 3);
    assert.equal(await shown(visit), first);
    const second = await server.put("words/en.ftl", "web-play-now = ", "web-play-now = Newer: ");
    visit.expect(/offline\.js|404/); // it comes last, and may come too late: then nothing is kept
    await player.play((_, choices) => choices >= 8);
    assert.equal(await shown(visit), first);
    await visit.close();

    // index.html names the old version, as from a cache; by the time its files are wanted there is only the new one.
    const old = await open({
      address: server.address,
      ready: false,
      routes: async (page) => {
        let times = 0;
        await page.route(/\/where\/(\?.*)?$/, (route) => {
          times += 1;
          return times === 1 ? route.fulfill({ path: `${folder}/index.html`, contentType: "text/html" }) : route.continue();
        });
      },
    });
    old.expect(/404/);
    await old.page.waitForSelector(THERE);
    assert.equal(await shown(old), second, "the new version was loaded as a whole");
    await old.close();
  } finally {
    await server.stop();
  }
}
