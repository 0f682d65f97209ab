// A browser that keeps nothing, or has no room: the game goes on, and the page says so in friendly words.

import assert from "node:assert/strict";
import { Player } from "../harness/player.mjs";

export const name = "storage";

const FULL = () => {
  const set = Storage.prototype.setItem;
  Storage.prototype.setItem = function (name, text) {
    if (this === window.sessionStorage || window.roomy) return set.call(this, name, text);
    throw new DOMException("full", "QuotaExceededError");
  };
};
const NONE = () => {
  Object.defineProperty(window, "localStorage", {
    get() {
      throw new DOMException("denied", "SecurityError");
    },
  });
};

export async function run({ open }) {
  for (const [what, prepare] of Object.entries({ full: FULL, unavailable: NONE })) {
    const visit = await open({ prepare, reducedMotion: "reduce", settings: {} });
    await visit.id("play-now").click();
    // A browser that keeps nothing does not remember that this player wants no lessons and taps as fast as it can: keys are
    // never too early.
    const forgets = what === "unavailable";
    if (forgets) await visit.id("no-lessons").press("Enter");
    const player = new Player(visit, forgets ? { by: "keyboard" } : {});
    await player.play((_, choices) => choices >= 12);
    const told = visit.id("trouble").first();
    await told.waitFor();
    const sentence = (await told.textContent()).trim();
    assert.ok(sentence.length > 20 && !/QuotaExceeded|SecurityError|NotKept/.test(sentence), `${what}: "${sentence}" is a friendly sentence`);
  }
}
