// A new version is offered and never swapped under a game: not in this tab, not in another, and not by halves.

import assert from "node:assert/strict";
import { THERE } from "../harness/tab.mjs";
import { barriers, faults } from "../harness/eyes.mjs";
import { Player } from "../harness/player.mjs";
import { caches, kept, lookForNew, offered, Server, shown, untilCaches, version } from "../harness/versions.mjs";

export const name = "new-version";
export const long = 1;

export async function run({ open, folder }) {
  const server = await Server.start(folder);
  try {
    const first = await version(folder);
    const playing = await open({ address: server.address, offline: true });
    await kept(playing);
    await playing.id("play-now").click();
    const player = new Player(playing);
    await player.play((_, choices) => choices >= 5);

    // A version of which one file cannot be had changes nothing.
    const second = await server.put("words/en.ftl", "web-play-now = ", "web-play-now = Newer: ");
    server.broken = /rules\/pl\/dungeon\.md$/;
    playing.expect(/500/);
    await lookForNew(playing);
    assert.equal(await playing.page.evaluate(() => globalThis.karakOffline.state & (4 | 32)), 32, "it is not offered, and whoever asked is told");
    // Nothing is left of it, and the old one is whole.
    await untilCaches(playing, (versions) => versions.join() === first);

    // As soon as it can be had it is offered; nothing disturbs the game.
    server.broken = null;
    await lookForNew(playing);
    await offered(playing);
    assert.deepEqual(await caches(playing), [first, second].sort());
    assert.equal(await playing.id("new-version").count(), 0, "nothing is shown over a game");
    await player.play((_, choices) => choices >= 12);
    assert.equal(await shown(playing), first);

    // A version that is taken back is no longer offered, and the game's files stay; put there again, it is.
    const newer = server.folder;
    server.folder = folder;
    await lookForNew(playing);
    await playing.page.waitForFunction(() => (globalThis.karakOffline.state & 4) === 0);
    assert.ok((await caches(playing)).includes(first));
    server.folder = newer;
    await lookForNew(playing);
    await offered(playing);

    // Another tab takes it; before that, loading again is still the old version.
    const other = await playing.another();
    assert.equal(await shown(other), first, "nothing is taken by itself");
    await other.id("new-version").waitFor();
    assert.deepEqual([...(await faults(other.page, "the offer")), ...(await barriers(other.page, "the offer"))], []);
    await other.id("new-version").getByRole("button", { name: "Later" }).click();
    await other.id("new-version").waitFor({ state: "detached" });
    await other.go("/settings");
    await Promise.all([other.page.waitForEvent("load"), other.id("renew").click()]);
    await other.go("/");
    await other.page.waitForFunction(() => document.querySelector("[data-testid=play-now]")?.textContent.includes("Newer"));
    assert.equal(await shown(other), second);

    // The game of the first tab goes on with its own files, which the server has no more: a language it has not read
    // yet, rules, and a new worker.
    await kept(other);
    await player.play((_, choices) => choices >= 18);
    // A page that comes tidies up: what nobody is of goes.
    await other.page.evaluate(() => window.caches.keys().then(([one]) => window.caches.open(one.replace(/\S+$/, "nobodys"))));
    await other.page.reload();
    await untilCaches(other, (versions) => !versions.includes("nobodys"));
    assert.deepEqual(await caches(other), [first, second].sort(), "files of a version that is open stay");
    assert.equal(await shown(playing), first);
    const answers = await playing.page.evaluate(async () => {
      const files = globalThis.karakFiles;
      const ask = async (name) => (await fetch(files + name)).status;
      return [await ask("words/pl.ftl"), await ask("rules/pl/goblin.md"), await ask("worker.js")];
    });
    assert.deepEqual(answers, [200, 200, 200]);
    await playing.go("/settings");
    await playing.page.locator("label[lang=cs] input").check({ force: true });
    await playing.page.waitForFunction(() => document.documentElement.lang === "cs");
    await playing.go("/");
    await playing.id("new-version").waitFor(); // now that no game is disturbed

    // It takes the new version when somebody wants it, and then nobody needs the old one.
    await Promise.all([playing.page.waitForEvent("load"), playing.id("new-version").getByRole("button").first().click()]);
    await playing.page.waitForSelector(THERE);
    assert.equal(await shown(playing), second);
    await untilCaches(playing, (versions) => versions.join() === second);
    await playing.close();
  } finally {
    await server.stop();
  }
}
