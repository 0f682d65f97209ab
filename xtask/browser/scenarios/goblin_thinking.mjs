// Bots that think hard about Goblin do so beside the page, which never stands still meanwhile.

import assert from "node:assert/strict";
import { hurry } from "../harness/player.mjs";
import { setUpGoblin } from "../harness/set_up.mjs";

export const name = "goblin-thinking";
export const long = 1;

/** A busy machine stops any page for a moment, now and then; a bot that thought in it would stop it for longer. */
const LONGEST = 1000;

/** Counts what the worker is asked. */
const COUNT = () => {
  const post = Worker.prototype.postMessage;
  window.asked = 0;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message.id) window.asked += 1;
    return post.call(this, message, ...more);
  };
};

export async function run({ open }) {
  const visit = await open({ prepare: COUNT });
  const { page } = visit;
  await setUpGoblin(visit, { seats: ["Person", "Hard", "Hard"], turns: 20 });
  await page.evaluate(() => {
    window.still = [];
    let last = { now: performance.now() };
    const beat = () => {
      const waits = document.querySelector("[data-testid=table]")?.dataset.waits;
      const told = document.querySelector("[data-testid=log]")?.childElementCount;
      const seen = { now: performance.now(), waits, told };
      // What takes time when something was done is showing it, and not the thinking.
      if (waits === "bot" && last.waits === waits && last.told === told) window.still.push(seen.now - last.now);
      last = seen;
      setTimeout(beat, 0);
    };
    beat();
  });
  assert.equal(await hurry(page), "nothing", "the game comes to its end");
  const { still, asked } = await page.evaluate(() => ({ still: window.still, asked: window.asked }));
  assert.ok(asked > 10, "the bots' decisions are asked of the worker");
  assert.ok(Math.max(0, ...still) < LONGEST, `the page stood still for ${Math.max(...still).toFixed(0)} ms`);
}
