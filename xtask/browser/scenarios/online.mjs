// Two browsers at one table of the dungeon: the invitation, a reload, a lost connection, a seat that is lent, a killed server, and
// the end that the rules give the game.

import assert from "node:assert/strict";
import { begin, connected, hurryTogether, openLimited, playTogether, ready, sitDown, withServer } from "../harness/online.mjs";
import { killAndStart, lend, reloads, Wires } from "../harness/troubles.mjs";

export const name = "online";

export function run({ open, program }) {
  return withServer(program, open, async (enter, server) => {
    const wires = new Wires();
    const host = await enter();
    const code = await openLimited(host, "xanros, taia", 24);
    const guest = await enter({ screen: `/table/${code}`, routes: wires.routes });
    await sitDown(guest);
    await ready(host);
    await begin(host, [guest]);
    const both = [host, guest];
    const some = () => playTogether(both, (choices) => choices >= 6);
    await some();
    await reloads(guest, host);
    await some();
    await wires.cut();
    await connected(guest);
    await some();
    await lend(guest, () => playTogether([host], (choices) => choices >= 4));
    await killAndStart(server, both);
    await some();
    await hurryTogether(both);
    for (const visit of both) {
      await visit.id("outcome").waitFor();
      await visit.id("proof").waitFor();
    }
    assert.match(await host.text("proof"), /proved/, "who was there from the beginning has a proof");
    assert.match(await guest.text("proof"), /proved/, "who came back remembers what was seen before");
    assert.ok(await host.id("watch").isVisible(), "a game that is over is kept, to be watched");

    // Another game, with the places rotated.
    await host.id("rematch").click();
    await guest.id("rematch-go").click();
    await guest.id("table-code").waitFor();
  });
}
