// The log: one line a thing, which shows where it happened and unfolds; in Goblin one line a turn, without starting cards.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";

export const name = "log";
export const projects = ["desktop", "phone"];

async function opened(visit) {
  const list = visit.id("log");
  if (!(await list.isVisible())) await visit.page.locator(".log-button").click();
  await list.waitFor();
  return list;
}

export async function run({ open }) {
  const visit = await open({ games: { a1: await record("walk") }, screen: "/play/a1" });
  await visit.waits("person");
  const list = await opened(visit);
  const all = await list.textContent();
  assert.match(all, /finds/, "what was found is a line");
  assert.match(all, /beats .* and gains/, "a fight is a line, with its loot");
  assert.doesNotMatch(all, /rolls \d/, "dice are details");
  const details = visit.id("log-details").last();
  await details.click();
  assert.equal(await details.getAttribute("aria-expanded"), "true");
  assert.ok((await list.locator(".details li").count()) > 1, "a line unfolds");
  for (const more of await visit.page.locator("[data-testid=log-details][aria-expanded=false]").all()) {
    await more.click();
    assert.doesNotMatch(await list.textContent(), /\(-?\d+,-?\d+\)/, "places are on the map");
  }
  await visit.id("log-place").last().click();
  await visit.id("pointed").waitFor();
  // The camera goes there.
  await visit.page.waitForFunction(() => {
    const [mark, board] = ["[data-testid=pointed]", ".board-place"].map((css) => document.querySelector(css).getBoundingClientRect());
    return mark.left >= board.left && mark.right <= board.right && mark.top >= board.top && mark.bottom <= board.bottom;
  });
  await visit.close();

  const goblin = await open({ games: { a1: await record("goblin-turn") }, screen: "/play/a1" });
  await goblin.waits("person");
  const turns = await opened(goblin);
  const lines = await turns.locator("> li").allTextContents();
  const told = (await goblin.saved("a1")).match(/^\d (fight|merchant|revive)/gm).length;
  assert.ok(lines.length <= told + 4, `one line a turn: ${lines.length} lines for ${told} turns`);
  assert.doesNotMatch(lines.join("\n"), /starting/, "starting cards are no lines");
  const turn = turns.getByRole("button").last();
  await turn.click();
  assert.equal(await turn.getAttribute("aria-expanded"), "true", "a turn unfolds");
  assert.doesNotMatch(await turns.textContent(), /starting (action )?card/, "nor are they details");
}
