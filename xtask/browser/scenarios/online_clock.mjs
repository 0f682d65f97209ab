// Clocks to the end: when somebody's time is up a bot plays on, until the seat is taken back.

import assert from "node:assert/strict";
import { begin, playTogether, sitDown, withServer } from "../harness/online.mjs";

export const name = "online-clock";

export function run({ open, program }) {
  return withServer(program, open, async (enter) => {
    const host = await enter();
    // The form offers minutes; a test has seconds.
    const code = await host.page.evaluate(async () => {
      const settings = { open: false, hints: true, own_draws: false, clock: { bank: 4, increment: 0, lost_connection: 60 } };
      const setUp = "game: dungeon\nheroes: xanros, taia\nfirst: 1\n";
      const body = JSON.stringify({ game: "dungeon", set_up: setUp, settings });
      const answer = await fetch("api/tables", { method: "POST", headers: { "content-type": "application/json" }, body });
      return (await answer.json()).code;
    });
    await host.go(`/table/${code}`);
    await sitDown(host);
    const guest = await enter({ screen: `/table/${code}` });
    await sitDown(guest);
    await begin(host, [guest]);
    assert.equal(await host.page.locator("[data-testid=clocks] li").count(), 2, "everybody has a clock");
    // Nobody chooses: the host's time runs out, and a bot goes on.
    await host.id("menu").click();
    await host.id("online-back").waitFor({ timeout: 30_000 });
    await host.id("online-back").click();
    await host.id("online-lend").waitFor({ timeout: 30_000 });
    await host.page.keyboard.press("Escape");
    await playTogether([host, guest], (choices) => choices >= 1);
  });
}
