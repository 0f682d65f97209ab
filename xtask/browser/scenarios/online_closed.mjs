// A host who closes a table in the middle of a game is asked twice; everybody is told, and the game is kept.

import assert from "node:assert/strict";
import { barriers, faults } from "../harness/eyes.mjs";
import { begin, openBySetUp, playTogether, sitDown, sure, withServer } from "../harness/online.mjs";

export const name = "online-closed";

export function run({ open, program }) {
  return withServer(program, open, async (enter) => {
    const [host, guest] = [await enter(), await enter()];
    const code = await openBySetUp(host, "dungeon", ["heroes: xanros, taia", "first: 1"]);
    for (const visit of [host, guest]) {
      await visit.go(`/table/${code}`);
      await sitDown(visit);
    }
    await begin(host, [guest]);
    await playTogether([host, guest], (choices) => choices >= 6);
    await host.id("menu").click();
    await host.page.locator(".host-ways summary").click();
    assert.deepEqual([...(await barriers(host.page, "the host's ways")), ...(await faults(host.page, "the host's ways"))], []);
    const close = host.id("close-table");
    await close.dblclick();
    await host.page.locator("[data-testid=close-table][data-asked=read]").waitFor();
    assert.equal(await guest.id("outcome").count(), 0, "two taps at once are one");
    await sure(close);
    for (const visit of [host, guest]) {
      await visit.id("outcome").waitFor();
      assert.match(await visit.text("closed"), /closed this table/, "everybody is told why it is over");
      assert.equal(await visit.id("rematch").count(), 0, "nothing goes on at a closed table");
    }
    await guest.id("watch").click();
    await guest.waits("time");
  });
}
