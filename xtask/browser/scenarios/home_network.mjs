// Over plain http under a name of the home network, where browsers give no secure context: everything works.

import assert from "node:assert/strict";
import { Player } from "../harness/player.mjs";

export const name = "home-network";

export async function run({ open, address }) {
  const visit = await open({ address: address.replace("127.0.0.1", "karak.test"), offline: true });
  assert.equal(await visit.page.evaluate(() => window.isSecureContext), false, "the test is about no secure context");
  await visit.id("play-now").click();
  const player = new Player(visit);
  await player.play((_, choices) => choices >= 30);
  await visit.page.reload();
  await visit.waits("person", "nothing");
  assert.ok(await visit.saved(), "games are kept there too");
  await visit.go("/settings");
  await visit.page.waitForFunction(() => globalThis.karakOffline?.state === 1);
  assert.match(await visit.id("offline").textContent(), /secure connection/, "who wonders why it is not kept is told");
  assert.ok(!(await visit.id("renew").isVisible()));
}
