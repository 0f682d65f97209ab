// After one visit the page starts without a network, and everything can be played and read, bots and languages included.

import assert from "node:assert/strict";
import { once } from "node:events";
import { Player } from "../harness/player.mjs";
import { caches, kept, lookForNew, Server, untilCaches, version } from "../harness/versions.mjs";

export const name = "offline";

export async function run({ open, folder }) {
  const server = await Server.start(folder);
  server.broken = /sw\.js$/;
  const unreachable = once(server.http, "broken");
  const visit = await open({ address: server.address, offline: true });
  const { page } = visit;
  try {
    // A server that has a bad moment is not taken for one that can never do it.
    visit.expect(/500|sw\.js/);
    await visit.go("/settings");
    await unreachable;
    await page.waitForFunction(() => globalThis.karakOffline?.state & 32);
    assert.doesNotMatch(await visit.id("offline").textContent(), /https/);

    // While a file cannot be had nothing is kept, and nothing is claimed.
    server.broken = /rules\/de\/goblin\.md$/;
    const refused = once(server.http, "broken");
    await Promise.all([refused, lookForNew(visit)]);
    await untilCaches(visit, (versions) => versions.length === 0);
    assert.equal(await visit.id("offline").getAttribute("data-ready"), "false");
    server.broken = null;
    await lookForNew(visit);
    await kept(visit);
    await page.waitForSelector("[data-testid=offline][data-ready=true]");
    assert.match(await visit.id("offline").textContent(), /Ready to play offline/);
    assert.deepEqual(await caches(visit), [await version(folder)], "one version is kept");
  } finally {
    await server.stop();
  }
  visit.expect(/sw\.js|ERR_CONNECTION_REFUSED/); // a new version is looked for, in vain

  for (const [game, button] of Object.entries({ dungeon: "play-now", goblin: "play-now-goblin" })) {
    await page.goto(visit.address);
    await page.waitForSelector(`[data-testid=${button}]`);
    assert.ok(await page.evaluate(() => Boolean(navigator.serviceWorker.controller)));
    await visit.id(button).click();
    const player = new Player(visit);
    // The second seat is a bot's.
    const botPlayed = async () => /^2 /m.test(await visit.saved());
    await player.play(async (_, choices) => choices >= 6 && (await botPlayed()));
    assert.equal(await visit.id("table").getAttribute("data-game"), game);
    assert.ok(await botPlayed(), `${game}: a game with bots goes on without a network`);
    const workers = page.workers().map((worker) => worker.url());
    assert.ok(workers.some((url) => url.endsWith("/worker.js")), `${game}: bots think in their worker: ${workers}`);
    await page.reload();
    await visit.waits("person", "nothing");
  }

  await visit.go("/settings");
  for (const [language, word] of [["pl", "smok"], ["cs", "drak"], ["de", "Drache"]]) {
    await page.locator(`label[lang=${language}] input`).check({ force: true });
    await page.waitForFunction((language) => document.documentElement.lang === language, language);
    await visit.go("/rules/dungeon");
    await page.waitForFunction((word) => document.querySelector("main").textContent.includes(word), word);
    await visit.go("/settings");
  }
  await visit.id("renew").click();
  await page.waitForFunction(() => globalThis.karakOffline.state & 32);
  assert.match(await visit.id("offline").textContent(), /Verbindung/, "who asks for a new version is told that there is no network");
  const drawn = await page.evaluate(async () => {
    await document.fonts.load('400 16px "Alegreya Sans"', "ž");
    return document.fonts.check('400 16px "Alegreya Sans"', "ž");
  });
  assert.ok(drawn, "the letters of every language are there");
  const other = await page.evaluate(() => fetch("api/tables").then(() => "answered", () => "refused"));
  assert.equal(other, "refused", "nothing but the page's own files is kept");
  visit.expect(/api\/tables/);
}
