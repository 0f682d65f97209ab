// Goblin's board lies hidden below a battle; afterwards every monster is drawn again, in every engine.

import assert from "node:assert/strict";
import { Player } from "../harness/player.mjs";

export const name = "everywhere-goblin-board";

/** How many monsters there are on the board, and which of them nobody can see; nothing during a battle. Runs in the page. */
async function board() {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));
  if (document.querySelector(".fighting")) return null;
  const monsters = [...document.querySelectorAll(".foe")];
  const unseen = monsters.filter((monster) => !monster.checkVisibility() || monster.getBoundingClientRect().width === 0);
  return { monsters: monsters.length, unseen: unseen.map((monster) => monster.getAttribute("aria-label") ?? monster.textContent) };
}

export async function run({ open }) {
  const tab = await open({ settings: { hints: false, odds: false } });
  await tab.press("play-now-goblin");
  const player = new Player(tab);
  let [looked, fought] = [0, 0];
  await player.play(async (_, choices) => {
    const found = await tab.page.evaluate(board);
    if (!found) fought += 1;
    else {
      looked += 1;
      assert.ok(found.monsters > 10, `${found.monsters} monsters lie on the board`);
      assert.deepEqual(found.unseen, [], `after ${choices} choices every monster can be seen`);
    }
    return choices >= 25;
  });
  assert.ok(looked > 1 && fought > 1, "battles came and went");
}
