// Over plain http under an address of the home network, where browsers give no secure context: everything works.

import assert from "node:assert/strict";
import { atHome } from "../harness/browser.mjs";
import { barriers, faults } from "../harness/eyes.mjs";
import { Player } from "../harness/player.mjs";
import { withProgram } from "../harness/program.mjs";

export const name = "home-network";

async function play(open, address) {
  const visit = await open({ address, offline: true });
  // Without a secure context browsers leave this header alone, and say so.
  visit.expect(/Cross-Origin-Opener-Policy header has been ignored/);
  assert.equal(await visit.page.evaluate(() => window.isSecureContext), false, "the test is about no secure context");
  await visit.id("play-now").click();
  const player = new Player(visit);
  await player.play((_, choices) => choices >= 8);
  await visit.page.reload();
  await visit.waits("person", "nothing");
  assert.ok(await visit.saved(), "games are kept there too");
  await visit.go("/settings");
  await visit.page.waitForFunction(() => globalThis.karakOffline?.state === 1);
  assert.match(await visit.id("offline").textContent(), /secure connection/, "who wonders why it is not kept is told");
  assert.ok(!(await visit.id("renew").isVisible()));
  // What phones cannot do there is said once, where it matters.
  await visit.go("/online");
  await visit.id("plain-http").waitFor();
  assert.deepEqual([...(await barriers(visit.page, "plain http")), ...(await faults(visit.page, "plain http"))], []);
  await visit.go("/");
  await visit.go("/online");
  await visit.id("new-table-dungeon").waitFor();
  assert.equal(await visit.id("plain-http").count(), 0);
}

export function run({ open, program }) {
  // Whatever address the program says first, its port is the one to ask.
  return withProgram(program, ["--lan"], (address) => play(open, atHome(address)));
}
