// Two browsers and a bot at one table of Goblin, to the end, with a reload, a lost connection, a killed server and a seat that is lent:
// nobody's cards ever reach the other browser.

import assert from "node:assert/strict";
import { begin, connected, hurryTogether, openTable, playTogether, ready, sitDown, withServer } from "../harness/online.mjs";
import { killAndStart, lend, reloads, Wires } from "../harness/troubles.mjs";

export const name = "online-goblin";

export function run({ open, program }) {
  return withServer(program, open, async (enter, server) => {
    const wires = [new Wires(), new Wires()];
    const host = await enter({ routes: wires[0].routes });
    const guest = await enter({ routes: wires[1].routes });
    const code = await openTable(host, "goblin", { people: 2, bots: 1, short: true });
    await guest.go(`/table/${code}`);
    await sitDown(guest);
    await ready(host);
    await begin(host, [guest]);
    const both = [host, guest];
    const some = () => playTogether(both, (choices) => choices >= 6);
    await some();
    await reloads(guest, host);
    await some();
    await wires[1].cut();
    await connected(guest);
    await some();
    await lend(guest, () => playTogether([host], (choices) => choices >= 4));
    await killAndStart(server, both);
    await hurryTogether(both);
    for (const [place, wire] of wires.entries()) wire.refuseOthers(place + 1);
    for (const visit of both) await visit.id("outcome").waitFor();
    await guest.id("proof").waitFor();
    assert.match(await guest.text("proof"), /proved/);
    await guest.id("proof").click();
    assert.match(await guest.text("proof-about"), /has checked all/, "and says how");
  });
}
