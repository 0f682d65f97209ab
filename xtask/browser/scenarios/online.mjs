// Two browsers at one table of the dungeon: the form, the invitation, a reload, a lost connection, a killed server, the end.

import assert from "node:assert/strict";
import { begin, openTable, playTogether, ready, sitDown, withServer } from "../harness/online.mjs";

export const name = "online";

export function run({ open, program }) {
  return withServer(program, open, async (enter, server) => {
    const links = [];
    const routes = (page) => page.routeWebSocket(/socket$/, (link) => links.push([link, link.connectToServer()]));
    const host = await enter();
    const code = await openTable(host, "dungeon", { short: true });
    const guest = await enter({ screen: `/table/${code}`, routes });
    await sitDown(guest);
    await ready(host);
    await begin(host, [guest]);
    const both = [host, guest];
    await playTogether(both, (choices) => choices >= 12);

    // Somebody loads the page again.
    const log = await host.text("log");
    await guest.page.reload();
    await guest.id("table").waitFor();
    assert.equal(await host.text("log"), log, "the others notice nothing");
    await playTogether(both, (choices) => choices >= 12);

    // A connection breaks, and comes back by itself.
    for (const [link, upstream] of links) {
      await link.close().catch(() => {});
      await upstream.close().catch(() => {});
    }
    await guest.page.waitForFunction(() => document.querySelector("[data-connected]")?.dataset.connected === "yes");
    await playTogether(both, (choices) => choices >= 12);

    // The server is killed: what was chosen meanwhile counts once it is back.
    for (const visit of both) visit.expect(/WebSocket connection to .* failed/);
    await server.kill();
    await host.id("connection-lost").waitFor();
    await server.start();
    for (const visit of both) {
      await visit.page.waitForFunction(() => document.querySelector("[data-connected]")?.dataset.connected === "yes");
    }
    await playTogether(both);
    for (const visit of both) await visit.id("outcome").waitFor();
    assert.match(await host.text("proof"), /proved/, "who was there from the beginning has a proof");
    assert.match(await guest.text("proof"), /nothing was wrong/i, "who came back has seen nothing wrong");
    assert.ok(await host.id("watch").isVisible(), "a game that is over is kept, to be watched");

    // Another game, with the places rotated.
    await host.id("rematch").click();
    await guest.id("rematch-go").click();
    await guest.id("table-code").waitFor();
  });
}
