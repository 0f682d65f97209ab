// Bots that think hard about Goblin do so beside the page. (How still it stands meanwhile is measured by `bench web`.)

import assert from "node:assert/strict";
import { hurry } from "../harness/player.mjs";
import { setUpGoblin } from "../harness/set_up.mjs";

export const name = "goblin-thinking";
export const long = 1;

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
  assert.equal(await hurry(page), "nothing", "the game comes to its end");
  const asked = await page.evaluate(() => window.asked);
  const decided = (await visit.saved()).match(/^[23] /gm).length;
  assert.ok(decided > 10 && asked >= decided, `the worker was asked for ${asked} of the bots' ${decided} decisions`);
}
