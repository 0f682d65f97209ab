// A first game of Goblin with very large letters: nothing lies over what is to be read or pressed.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";

export const name = "goblin-first-battle";

/** What of these is not wholly in the window, or lies below something else. Runs in the page. */
function hidden(css) {
  const found = [...document.querySelectorAll(css)];
  if (found.length === 0) return [`there is no ${css}`];
  return found.flatMap((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const free = [top + 4, bottom - 4].every((y) => element.contains(document.elementFromPoint((left + right) / 2, y)));
    return inside && free ? [] : [`${element.textContent.trim()} at ${[left, top, right, bottom].map(Math.round)}`];
  });
}

/** Colours that may come next lie within their place, and on no words. */
async function colors({ open }, width, height) {
  const games = { a1: await record("goblin-begin") };
  const visit = await open({ viewport: { width, height }, touch: width < 900, games, screen: "/play/a1", settings: { "text-size": 200 } });
  await visit.waits("person");
  await visit.page.locator(".foe.lit").first().click();
  const fight = visit.page.locator(".monster-sheet [data-testid=action]");
  await fight.waitFor();
  assert.deepEqual(await visit.page.evaluate(hidden, ".monster-sheet [data-testid=action]"), [], `${width}×${height}: the way into the fight is in sight`);
  await fight.click();
  await visit.page.locator(".battle .advice:not(:empty)").first().waitFor();
  const wrong = await visit.page.evaluate(() => {
    const box = (element) => element.getBoundingClientRect();
    const [slot, lines] = [box(document.querySelector(".next-slot")), [...document.querySelectorAll(".battle :is(.advice, .curse-list, .versus-monster)")].map(box)];
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const discs = [...document.querySelectorAll(".next-slot .color-disc")].map(box);
    const out = discs.filter((disc) => disc.top < slot.top || disc.bottom > slot.bottom || disc.left < slot.left || disc.right > slot.right);
    return { discs: discs.length, out: out.length, over: discs.filter((disc) => lines.some((line) => meet(disc, line))).length };
  });
  assert.deepEqual(wrong, { discs: 4, out: 0, over: 0 }, `${width}×${height}: colours lie over words`);
  await visit.close();
}

/** The first new deck: what most players choose is in sight. */
async function deck({ open }, width, height) {
  const games = { a1: await record("goblin-arrange") };
  const visit = await open({ viewport: { width, height }, touch: width < 900, games, screen: "/play/a1", settings: { "text-size": 200 } });
  await visit.waits("person");
  const seen = await visit.page.locator(".arrange [data-action=shuffle]").evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)) && bottom <= innerHeight;
  });
  assert.ok(seen, `${width}×${height}: the button that shuffles is in sight`);
  await visit.close();
}

/** What is chosen from is seen at once in a low window: both pieces of equipment, and wares above the way out of the shop. */
async function panels({ open }) {
  const games = { a1: await record("goblin-equip"), a2: await record("goblin-shop") };
  const visit = await open({ viewport: { width: 844, height: 390 }, touch: true, games, screen: "/play/a1", settings: { "text-size": 200, language: "de" } });
  await visit.waits("person");
  assert.deepEqual(await visit.page.evaluate(hidden, ".equip .verb, .equip .piece > strong"), [], "both pieces are in sight");
  await visit.go("/play/a2");
  await visit.waits("person");
  assert.deepEqual(await visit.page.evaluate(hidden, ".wares .pick .name, .shop > .acts .act"), [], "the wares are in sight");
  await visit.close();
}

export async function run(tools) {
  await panels(tools);
  for (const [width, height] of [[1280, 800], [390, 844], [844, 390]]) {
    await colors(tools, width, height);
    await deck(tools, width, height);
  }
}
