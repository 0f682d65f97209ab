// Beside the game: taking back, a hint, and why something is not possible, with the rule.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";
import { Player } from "../harness/player.mjs";
import { reasonsLeadToRules } from "../harness/sheets.mjs";

export const name = "advice";

/** The middle of the tile that is farthest from every lit place, of those that a finger can get at. Runs in the page. */
function farTile() {
  const at = (element) => element.getAttribute("transform").match(/-?[\d.]+/g).map(Number);
  const lit = [...document.querySelectorAll("[data-testid=target]")].map(at);
  let best = null;
  for (const tile of document.querySelectorAll(".stage .tile")) {
    const [left, top] = at(tile.parentElement);
    const away = Math.min(...lit.map(([x, y]) => Math.hypot(x - left, y - top)));
    const box = tile.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const touched = document.elementFromPoint(x, y);
    if (touched?.closest(".stage") && away > (best?.away ?? 1)) best = { x, y, away };
  }
  return best;
}

export async function run({ open }) {
  const visit = await open({ games: { a1: await record("walk") }, screen: "/play/a1" });
  const { page } = visit;
  const toast = page.locator(".toast");
  await visit.waits("person");

  const before = await visit.id("prompt").textContent();
  await new Player(visit, { likes: [/^target:walk/, /^go /] }).choose();
  // A walk of several moves is taken back as one.
  await visit.id("undo").click();
  await page.waitForFunction((before) => document.querySelector("[data-testid=prompt]")?.textContent === before, before);
  assert.match(await visit.saved(), /^1 undo$/m, "taking back is an entry of the record");

  await visit.id("hint").click();
  await page.waitForFunction(() => document.querySelector(".toast")?.textContent.includes(" %"));
  await toast.getByRole("button").click();
  await toast.waitFor({ state: "detached" });

  // Somebody who taps a tile that is too far away is told why; so is who asks what is not possible at all.
  const far = await page.evaluate(farTile);
  assert.ok(far, "a tile can be seen that is not lit");
  await page.mouse.click(far.x, far.y);
  await toast.waitFor();
  assert.match(await toast.textContent(), /too far for the moves that are left|blocks the way/, "a tap on a tile that is too far away says so");
  await toast.getByRole("button").click();
  await toast.waitFor({ state: "detached" });
  await reasonsLeadToRules(visit, "dungeon", "K");
  assert.equal(await visit.id("prompt").textContent(), before, "and the way back leads to the table");

  // Asked for a hint, the tools stay where they are; the hint goes when another question opens that it would cover.
  const asked = await open({ games: { a1: await record("portal") }, screen: "/play/a1" });
  await asked.waits("person");
  const place = () => asked.id("hint").boundingBox();
  const stood = await place();
  await asked.id("hint").click();
  const hint = asked.page.locator(".toast");
  await hint.waitFor({ timeout: 30_000 });
  assert.deepEqual(await place(), stood, "the button of the hint has not moved");
  if (await asked.id("cancel").count()) await asked.id("cancel").click();
  await hint.waitFor();
  await asked.id("ask").first().click();
  await hint.waitFor({ state: "detached", timeout: 2_000 });
  await asked.close();
}
