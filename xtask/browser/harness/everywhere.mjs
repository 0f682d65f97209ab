// What scenarios of every engine have in common: games that are played by all means the engine has.

import assert from "node:assert/strict";
import { hurry, Player } from "./player.mjs";
import { prove } from "./program.mjs";

/** A few choices by each means: the keyboard, a mouse, and fingers where the engine can imitate them. */
async function playByAllMeans(tab, choices) {
  // The keyboard comes first: whoever takes it after a mouse sees where the focus is only when it has moved.
  for (const by of ["keyboard", "mouse", ...(tab.page.touches ? ["touch"] : [])]) {
    const player = new Player(tab, { by });
    const waits = await player.play((_, made) => made >= choices);
    assert.ok(player.choices >= choices || waits === "nothing", `the game goes on by ${by}`);
  }
}

/** A game from *Play now* to the winner's screen, which the program then proves: the engine has reckoned like any other. */
export async function wholeGame({ open, program }, game, button) {
  const tab = await open({ settings: { hints: false, odds: false } });
  const first = new Player(tab, { by: "keyboard" });
  await first.focus(`[data-testid=${button}]`);
  await tab.page.keyboard.press("Enter");
  await tab.waits("person");
  assert.equal(await tab.page.evaluate(() => document.querySelector("[data-testid=table]").dataset.game), game);
  await playByAllMeans(tab, 8);
  assert.equal(await hurry(tab.page), "nothing", "the game comes to its end");
  assert.ok(await tab.text("outcome"), "the winner's screen says who won");
  await prove(program, await tab.saved());
}
