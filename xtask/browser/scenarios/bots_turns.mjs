// Bots' turns: one is skipped or all of them, what happened meanwhile is told in short, the head line stays still, and the end is shown.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";
import { Player } from "../harness/player.mjs";

export const name = "bots-turns";
export const projects = ["desktop", "phone", "low-phone"];

/** Notes every head line and whose it is. Runs in the page. */
function watch() {
  window.heads = [];
  const note = () => {
    const banner = document.querySelector(".banner");
    const head = `${banner.dataset.hero}: ${banner.querySelector("[data-testid=prompt]").textContent}`;
    if (window.heads.at(-1) !== head) window.heads.push(head);
  };
  new MutationObserver(note).observe(document.querySelector(".banner"), { subtree: true, childList: true, attributes: true, characterData: true });
  note();
}

/** Somebody ends the turn, and bots play. */
export async function ended(visit) {
  await visit.waits("person");
  await new Player(visit, { likes: [/^end$/] }).choose();
}

export async function run({ open }) {
  // The head line says one thing for a whole turn of a bot.
  const visit = await open({ games: { a1: await record("begin") }, screen: "/play/a1", settings: { pace: "fast" } });
  await visit.waits("person");
  await visit.page.evaluate(watch);
  await ended(visit);
  await visit.waits("person", "throw");
  const heads = await visit.page.evaluate(() => window.heads);
  const bots = heads.filter((head) => head.includes("(bot)"));
  assert.ok(bots.length >= 2, `bots have played: ${heads.join(" | ")}`);
  assert.equal(new Set(bots).size, bots.length, `one line a turn: ${heads.join(" | ")}`);
  await visit.close();

  // Whoever opens a saved game has not skipped anything.
  const saved = await open({ games: { a1: await record("walk") }, screen: "/play/a1", settings: { pace: "none" } });
  await saved.waits("person");
  assert.equal(await saved.id("since").count(), 0);
  await saved.close();

  // One turn is skipped, and the next one is shown.
  const one = await open({ games: { a1: await record("begin") }, screen: "/play/a1", settings: { pace: "slow" } });
  await ended(one);
  const playing = () => one.page.locator(".banner").getAttribute("data-hero");
  await one.id("skip-turn").waitFor();
  const first = await playing();
  await one.id("skip-turn").click();
  await one.page.waitForFunction((first) => document.querySelector(".banner").dataset.hero !== first, first);
  assert.ok(["bot", "showing"].includes(await one.page.getAttribute("[data-testid=table]", "data-waits")), "the next bot takes its time");

  // All are skipped, and then it is told what happened.
  await one.id("skip").click();
  await one.waits("person");
  const since = one.id("since");
  await since.waitFor();
  assert.equal(await since.locator("li:visible").count(), 0, "a strip, under which the board can be seen");
  await one.id("since-unfold").click();
  assert.ok((await since.locator("li:visible").count()) > 0, "who found and gained what");
  await one.page.keyboard.press("Escape");
  await since.waitFor({ state: "detached" });
  await one.close();

  // It goes with the next thing one does.
  const again = await open({ games: { a1: await record("begin") }, screen: "/play/a1", settings: { pace: "slow" } });
  await ended(again);
  await again.id("skip").click();
  await again.waits("person");
  await again.id("since").waitFor();
  // The camera moves what can be chosen from under it.
  await again.page.waitForFunction(() => {
    const strip = document.querySelector("[data-testid=since]").getBoundingClientRect();
    const boxes = [...document.querySelectorAll("[data-testid=target]")].map((target) => target.getBoundingClientRect());
    const under = ({ left, right, top, bottom }) => left < strip.right && strip.left < right && (top + bottom) / 2 < strip.bottom;
    return boxes.length > 0 && !boxes.some(under);
  });
  await new Player(again).choose();
  await again.id("since").waitFor({ state: "detached" });
}
