// Players who want little motion get none; players who like to follow can skip what bots do.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";
import { Player } from "../harness/player.mjs";

export const name = "motion";

export async function run({ open }) {
  const still = await open({ reducedMotion: "reduce", settings: { pace: undefined } });
  assert.equal(await still.page.evaluate(() => document.documentElement.dataset.motion), "still");
  await still.id("play-now").click();
  const player = new Player(still);
  await player.play((_, choices) => choices >= 10);
  const moving = await still.page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);
  assert.equal(moving, 0, "nothing moves");
  await still.close();

  const slow = await open({ games: { a1: await record("begin") }, screen: "/play/a1", settings: { pace: "slow" } });
  await slow.waits("person");
  const hasty = new Player(slow, { likes: [/^end$/] });
  await hasty.choose();
  const began = performance.now();
  await slow.id("skip").first().click();
  await slow.waits("person", "nothing");
  // Shown at this pace, three turns take more than twice as long.
  assert.ok(performance.now() - began < 10_000, "skipping the bots' turns takes no time");
}
