// Goes through every screen, every state of a game's table and every sheet that opens there, and asks axe-core about each.

import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { record } from "./browser.mjs";
import { barriers, unfold } from "./eyes.mjs";
import { kindsOfOpeners, openEach, OVER } from "./sheets.mjs";

const SCREENS = {
  dungeon: ["/", "/new/dungeon", "/new/dungeon/people", "/new/dungeon/online", "/online", "/saved", "/settings", "/about", "/rules/dungeon", "/rules/dungeon/all", "/play/ffff"],
  goblin: ["/new/goblin", "/new/goblin/people", "/new/goblin/online", "/rules/goblin", "/rules/goblin/all"],
};

/** In which states everything is opened that can be opened. */
const OPENED = ["walk", "portal", "swap", "goblin-turn", "goblin-battle", "goblin-two"];

/** The saved games of one of the games, by their names. */
export async function statesOf(game) {
  const files = await readdir(new URL("../data", import.meta.url));
  const states = files.filter((file) => file.endsWith(".karak")).map((file) => file.replace(".karak", ""));
  // Who has fallen is not asked: that game goes on by itself.
  return states.filter((state) => state.startsWith("goblin-") === (game === "goblin") && state !== "goblin-fallen");
}

/** No barrier is found at this size; `half` is 0 or 1 where all states are too many for one scenario. */
export async function noBarriers(open, size, game, half = null) {
  const found = [];
  const states = (await statesOf(game)).filter((_, index) => half === null || index % 2 === half);
  const games = {};
  for (const [number, state] of states.entries()) games[`a${number.toString(16)}`] = await record(state);

  if (game === "dungeon") {
    const empty = await open({ size, screen: "/saved" });
    found.push(...(await barriers(empty.page, `${size} no saved games`)));
    await empty.close();
  }
  const visit = await open({ games, size, settings: { confirm: true } });
  const { page } = visit;
  for (const screen of half === 1 ? [] : SCREENS[game]) {
    await visit.go(screen);
    // What is folded away can be unfolded.
    await unfold(page);
    found.push(...(await barriers(page, `${size} ${screen}`)));
  }
  for (const [number, state] of states.entries()) {
    await visit.go(`/play/a${number.toString(16)}`);
    const waits = await visit.waits("person", "draw", "nothing", "hand-over");
    found.push(...(await barriers(page, `${size} ${state}`)));
    if (waits === "hand-over") {
      await visit.id("hand-over").click();
      await visit.waits("person", "draw", "nothing");
      found.push(...(await barriers(page, `${size} ${state}, taken over`)));
    }
    if (OPENED.includes(state)) {
      // What lies below a sheet was looked at before.
      const opened = async (sheet) => found.push(...(await barriers(page, `${size} ${state}, ${sheet}`, OVER)));
      await openEach(page, await kindsOfOpeners(page), opened);
    }
    // A fight that was tapped, or what cannot be taken back, is only proposed.
    if (["walk", "goblin-battle"].includes(state)) {
      await page.locator(state === "walk" ? "[data-testid=target][data-kind=fight]" : ".bar [data-action=end]").first().click();
      await visit.id("confirm").waitFor();
      found.push(...(await barriers(page, `${size} ${state}, proposal`)));
      await page.keyboard.press("Escape");
      await visit.id("confirm").waitFor({ state: "hidden" });
    }
  }
  assert.deepEqual([...new Set(found)], []);
}
