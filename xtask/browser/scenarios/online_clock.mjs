// Clocks to the end: when somebody's time is up a bot plays on, until the seat is taken back.

import assert from "node:assert/strict";
import { barriers, faults } from "../harness/eyes.mjs";
import { begin, sitDown, withServer } from "../harness/online.mjs";
import { hurry, Player } from "../harness/player.mjs";

export const name = "online-clock";

/** The host chooses nothing until a bot goes on, takes the seat back, and chooses if asked. */
async function outOfTime(host) {
  await host.id("menu").click();
  // The bot decides once before the seat can be had again: whoever asks for it sooner need not ask again.
  await host.id("online-back").click();
  await host.id("online-lend").waitFor();
  assert.equal(await host.id("refused").count(), 0, "it comes by itself");
  await host.page.keyboard.press("Escape");
  if ((await host.waits("person", "nothing")) === "person") await new Player(host).choose();
}

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
    // The host's seconds run meanwhile.
    assert.deepEqual([...(await barriers(host.page, "clocks")), ...(await faults(host.page, "clocks"))], []);
    // The guest plays by itself, so that its seconds do not run out while the test looks at the host.
    const stop = () => guest.page.evaluate(() => (window.enough = true));
    await Promise.all([hurry(guest.page), outOfTime(host).then(stop)]);
  });
}
