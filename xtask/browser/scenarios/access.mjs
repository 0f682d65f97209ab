// axe-core finds no barrier on any screen and in any state of the table.

import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { record } from "../harness/browser.mjs";
import { barriers } from "../harness/eyes.mjs";

export const name = "access";
export const long = 1;

const SCREENS = ["/", "/new", "/new/people", "/saved", "/settings", "/about", "/rules/dungeon", "/rules/goblin", "/play/ffff"];

export async function run({ open }) {
  const found = [];
  const files = await readdir(new URL("../data", import.meta.url));
  const states = files.filter((file) => file.endsWith(".karak")).map((file) => file.replace(".karak", ""));
  const games = {};
  for (const [number, state] of states.entries()) games[`a${number.toString(16)}`] = await record(state);

  const empty = await open({});
  await empty.go("/saved");
  found.push(...(await barriers(empty.page, "no saved games")));
  for (const size of ["desktop", "phone"]) {
    const visit = await open({ games, size, settings: { confirm: true } });
    for (const screen of SCREENS) {
      await visit.go(screen);
      found.push(...(await barriers(visit.page, `${size} ${screen}`)));
    }
    for (const [number, state] of states.entries()) {
      await visit.go(`/play/a${number.toString(16)}`);
      await visit.waits("person", "draw", "nothing");
      found.push(...(await barriers(visit.page, `${size} ${state}`)));
      if (state === "walk") {
        await visit.id("target").first().click();
        await visit.id("confirm").waitFor();
        found.push(...(await barriers(visit.page, `${size} proposal`)));
      }
    }
    await visit.close();
  }
  assert.deepEqual([...new Set(found)], []);
}
