// The card before a first game: on a low phone both games' open at their top, and the dungeon's has room for all of it; people who
// pass one device have one each.

import assert from "node:assert/strict";
import { Player } from "../harness/player.mjs";
import { setUp, setUpGoblin } from "../harness/set_up.mjs";

export const name = "first-card";

/** Where two people pass one device each is told who they are, in their own first turn, and not again. */
async function passed(open) {
  for (const begin of [setUp, setUpGoblin]) {
    const visit = await open({ settings: { lessons: true } });
    await begin(visit, { people: true, seats: ["Person", "Person"] });
    const player = new Player(visit, { likes: [/^(merchant|leave|end|keep|shuffle)$/] });
    const card = visit.id("first-card");
    const heroes = new Set();
    for (let turn = 0; heroes.size < 2; turn += 1) {
      assert.ok(turn < 40, "the second player had a turn");
      await player.turn();
      const opened = await card.waitFor({ timeout: heroes.size === 0 ? 15_000 : 1_500 }).then(() => true, () => false);
      if (opened) {
        const hero = await card.getAttribute("data-hero");
        assert.equal(await visit.page.locator(".banner").getAttribute("data-hero"), hero, "it is about whoever chooses");
        assert.ok(!heroes.has(hero), `${hero} is told once`);
        heroes.add(hero);
        await visit.press("first-begin");
        await card.waitFor({ state: "detached" });
      } else await player.choose();
    }
    await visit.close();
  }
}

export async function run({ open }) {
  const low = await open({ settings: { lessons: true }, viewport: { width: 844, height: 390 }, touch: true });
  const scrolled = () => low.page.locator(".veil:popover-open > .sheet").evaluate((sheet) => [sheet.scrollTop, sheet.scrollHeight - sheet.clientHeight]);
  for (const button of ["play-now", "play-now-goblin"]) {
    await low.go("/");
    await low.press(button);
    await low.page.waitForSelector("[data-testid=first-card]");
    // What has the focus gets it a moment later.
    await low.page.waitForFunction(() => document.activeElement?.closest(".veil"));
    const [from, below] = await scrolled();
    assert.equal(from, 0, `${button}: the card opens at its top`);
    if (button === "play-now") assert.ok(below <= 0, `${below} pixels of the card are below its edge`);
    await low.press("first-begin");
  }
  await low.close();
  await passed(open);
}
