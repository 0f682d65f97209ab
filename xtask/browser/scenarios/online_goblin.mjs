// Two browsers and a bot at one table of Goblin, to the end: nobody's cards ever reach the other browser.

import assert from "node:assert/strict";
import { begin, openTable, playTogether, ready, sitDown, withServer } from "../harness/online.mjs";

export const name = "online-goblin";

/** Everything that a tab is sent by its server. */
function overhear(visit) {
  const heard = [];
  visit.page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
  return heard;
}

export function run({ open, program }) {
  return withServer(program, open, async (enter) => {
    const host = await enter();
    const guest = await enter();
    const [told, overheard] = [overhear(host), overhear(guest)];
    const code = await openTable(host, "goblin", { people: 2, bots: 1, short: true });
    await guest.go(`/table/${code}`);
    await sitDown(guest);
    await ready(host);
    await begin(host, [guest]);
    await playTogether([host, guest]);
    for (const [heard, seat] of [[told, 1], [overheard, 2]]) {
      const viewers = heard.map((text) => JSON.parse(text)).map(({ fresh, update }) => (fresh ?? update)?.viewer).filter(Boolean);
      assert.ok(viewers.length > 20, "a whole game was told");
      const others = viewers.filter((viewer) => viewer !== "spectator" && viewer.seat !== seat);
      assert.deepEqual(others, [], "nobody is told what another player sees");
    }
    for (const visit of [host, guest]) await visit.id("outcome").waitFor();
    assert.match(await guest.text("proof"), /proved/);
  });
}
