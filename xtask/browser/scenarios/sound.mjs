// Sounds come when something happens, once somebody has touched the page, and never unasked.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";
import { Player } from "../harness/player.mjs";

export const name = "sound";

/** Notes what the page does with sound. Runs in the page before anything else. */
function overhear() {
  window.heard = { made: 0, beforeClick: false, played: 0 };
  let clicked = false;
  addEventListener("click", () => setTimeout(() => (clicked = true)), { capture: true });
  window.AudioContext = class extends window.AudioContext {
    constructor() {
      super();
      window.heard.made += 1;
      window.heard.beforeClick ||= !clicked;
    }
  };
  for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
    const { start } = prototype;
    prototype.start = function (...when) {
      window.heard.played += 1;
      return start.apply(this, when);
    };
  }
}

export async function run({ open }) {
  const options = { games: { a1: await record("walk") }, screen: "/play/a1", prepare: overhear };
  const loud = await open({ ...options, settings: { sound: true, pace: "fast" } });
  await loud.waits("person");
  assert.equal((await loud.page.evaluate(() => window.heard)).made, 0, "nothing is prepared for a visitor who only looks");
  await new Player(loud).play((_, choices) => choices >= 2);
  await loud.page.waitForFunction(() => window.heard.played > 0);
  const heard = await loud.page.evaluate(() => window.heard);
  assert.equal(heard.made, 1, "sound is prepared once");
  assert.ok(!heard.beforeClick, "and after the click was answered");

  const quiet = await open({ ...options, settings: { sound: false, pace: "fast" } });
  const player = new Player(quiet);
  await player.play((_, choices) => choices >= 2);
  assert.deepEqual(await quiet.page.evaluate(() => window.heard), { made: 0, beforeClick: false, played: 0 }, "who wants no sound gets none");
}
