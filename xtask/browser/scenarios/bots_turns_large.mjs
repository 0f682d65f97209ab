// Bots' turns with very large text on a phone: one can still skip, and a bot's dice are whole.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";
import { faults } from "../harness/eyes.mjs";
import { untilSo } from "../harness/until.mjs";
import { ended } from "./bots_turns.mjs";

export const name = "bots-turns-large";

/** What of these is cut off by the window or by what it lies in. Runs in the page. */
function cut([css, within]) {
  return [...document.querySelectorAll(css)].flatMap((element) => {
    const [box, around] = [element, element.closest(within)].map((one) => one.getBoundingClientRect());
    const inside = box.left >= around.left - 1 && box.top >= around.top - 1 && box.right <= around.right + 1 && box.bottom <= around.bottom + 1;
    const inWindow = box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    return inside && inWindow ? [] : [`${element.className} at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`];
  });
}

/** What is cut off of a bot's dice, once both of them lie still: dice that fall come from afar. Runs in the page. */
function lying(cut) {
  const dice = [...document.querySelectorAll(".fight .die")];
  const still = dice.flatMap((die) => die.getAnimations({ subtree: true })).every(({ playState }) => playState === "finished");
  return dice.length === 2 && still && { wrong: cut([".fight .die", ".fight"]) };
}

export async function run({ open }) {
  for (const viewport of [{ width: 844, height: 390 }, { width: 390, height: 844 }]) {
    const settings = { pace: "slow", "text-size": 200, language: "de" };
    const large = await open({ games: { a1: await record("begin") }, screen: "/play/a1", settings, viewport, touch: true });
    await ended(large);
    await large.id("skip").waitFor();
    assert.deepEqual(await large.page.evaluate(cut, [".skip-bar .act", "body"]), []);
    // Bots take their time until the first of them fights.
    const { wrong } = await untilSo(large.page, `(${lying})(${cut})`, 90_000);
    assert.deepEqual(wrong, []);
    // What happened since is told in a strip that fits.
    await large.id("skip").click();
    await large.waits("person");
    await large.id("since").waitFor();
    const { width, height } = viewport;
    assert.deepEqual((await faults(large.page, `${width}×${height}`)).filter((fault) => /since/.test(fault)), []);
    await large.close();
  }
}
