// Goes through every screen, every state of the table and every sheet that opens there, and asks axe-core about each.

import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { record } from "./browser.mjs";
import { barriers } from "./eyes.mjs";

const SCREENS = ["/", "/new", "/new/people", "/saved", "/settings", "/about", "/rules/dungeon", "/rules/goblin", "/play/ffff"];

/** What opens over the table, by the state it is opened in. */
const SHEETS = {
  walk: {
    proposal: "[data-testid=target]",
    menu: "[data-testid=menu]",
    "hero sheet": "nav.heroes button",
    "why not": "[data-testid=why-not]",
  },
  portal: { "portal to whom": ".acts button[aria-haspopup=dialog]" },
  swap: { "swap with whom": ".acts button[aria-haspopup=dialog]" },
};

/** No barrier is found at this size. */
export async function noBarriers(open, size) {
  const found = [];
  const files = await readdir(new URL("../data", import.meta.url));
  const states = files.filter((file) => file.endsWith(".karak")).map((file) => file.replace(".karak", ""));
  const games = {};
  for (const [number, state] of states.entries()) games[`a${number.toString(16)}`] = await record(state);

  const empty = await open({ size, screen: "/saved" });
  found.push(...(await barriers(empty.page, `${size} no saved games`)));
  await empty.close();
  const visit = await open({ games, size, settings: { confirm: true } });
  for (const screen of SCREENS) {
    await visit.go(screen);
    found.push(...(await barriers(visit.page, `${size} ${screen}`)));
  }
  for (const [number, state] of states.entries()) {
    await visit.go(`/play/a${number.toString(16)}`);
    await visit.waits("person", "draw", "nothing");
    found.push(...(await barriers(visit.page, `${size} ${state}`)));
    for (const [sheet, button] of Object.entries(SHEETS[state] ?? {})) {
      await visit.page.locator(button).first().click();
      const over = visit.page.locator("dialog[open], [data-testid=confirm]").first();
      await over.waitFor();
      found.push(...(await barriers(visit.page, `${size} ${sheet}`)));
      await visit.page.keyboard.press("Escape");
      await over.waitFor({ state: "hidden" });
    }
  }
  assert.deepEqual([...new Set(found)], []);
}
