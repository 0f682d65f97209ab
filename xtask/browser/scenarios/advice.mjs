// Beside the game: taking back, a hint, and why something is not possible, with the rule.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";
import { Player } from "../harness/player.mjs";

export const name = "advice";

export async function run({ open }) {
  const visit = await open({ games: { a1: await record("walk") }, screen: "/play/a1" });
  const { page } = visit;
  await visit.waits("person");

  const before = await visit.id("prompt").textContent();
  const player = new Player(visit, { likes: [/^target:walk/, /^go /] });
  await player.choose();
  await visit.id("undo").click();
  await page.waitForFunction((before) => document.querySelector("[data-testid=prompt]").textContent === before, before);
  assert.match(await visit.saved(), /^1 undo$/m, "taking back is an entry of the record");

  await visit.id("hint").click();
  await visit.id("notice").waitFor({ timeout: 20_000 });
  assert.ok((await visit.id("notice").textContent()).trim().length > 10, "a hint says what to do");

  // A tile that lies too far away, or behind a wall.
  const explained = await page.evaluate(() => {
    const lit = new Set([...document.querySelectorAll("[data-testid=target]")].map(({ dataset }) => dataset.place));
    const tiles = [...document.querySelectorAll("[data-testid=tile]")].filter(({ dataset }) => !lit.has(dataset.place));
    return tiles.map(({ dataset }) => dataset.place);
  });
  assert.ok(explained.length > 0, "some tiles cannot be reached");
}
