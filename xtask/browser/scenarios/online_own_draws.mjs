// Own dice at a table online: players type in what they roll themselves, and what bots roll.

import assert from "node:assert/strict";
import { begin, openBySetUp, sitDown, withServer } from "../harness/online.mjs";
import { tell } from "../harness/own_draws.mjs";
import { chance, Player } from "../harness/player.mjs";

export const name = "online-own-draws";

export function run({ open, program }) {
  return withServer(program, open, async (enter) => {
    const host = await enter();
    const code = await openBySetUp(host, "dungeon", ["heroes: xanros, taia", "first: 2"], { own_draws: true });
    await host.go(`/table/${code}`);
    await host.id("sit").first().click();
    await host.page.locator(".seat.own").waitFor();
    await host.page.locator("details.bots summary").first().click();
    await host.page.locator("[data-testid=seat-bot][data-bot=easy]").first().click();
    await host.id("ready").click();
    await begin(host, []);
    const [player, random] = [new Player(host, { seed: 2 }), chance(5)];
    const told = { own: 0, bots: 0 };
    for (let most = 0; most < 200 && (told.own < 3 || told.bots < 3); most += 1) {
      const waits = await player.turn();
      assert.ok(["person", "draw"].includes(waits), `the table waits for ${waits}`);
      if (waits === "person") {
        await player.choose();
        continue;
      }
      const bots = (await host.page.locator(".banner .portrait.bot").count()) > 0;
      await tell(host, random);
      told[bots ? "bots" : "own"] += 1;
    }
    assert.ok(told.own >= 3 && told.bots >= 3, `typed in: ${JSON.stringify(told)}`);
  });
}
