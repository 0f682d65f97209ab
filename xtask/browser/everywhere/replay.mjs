// A finished game of either kind is watched, proved, passed on as a link and played on from, in every engine.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";
import { Player } from "../harness/player.mjs";

export const name = "everywhere-replay";

const css = (id) => `[data-testid=${id}]`;

async function position(tab) {
  return Number(await tab.page.evaluate(() => document.querySelector("[data-testid=time-bar]").dataset.position));
}

/** Presses something and gives by how much time moves. */
async function moves(tab, press) {
  const before = await position(tab);
  await press();
  await tab.page.waitForFunction((before) => Number(document.querySelector("[data-testid=time-bar]").dataset.position) !== before, before);
  return (await position(tab)) - before;
}

export async function run({ open }) {
  const games = { a1: await record("over"), b2: await record("goblin-over") };
  // One tab for everything: WebKit's driver has one session.
  const tab = await open({ games, screen: "/saved" });
  const { page } = tab;
  for (const id of Object.keys(games)) {
    await tab.go(`/watch/${id}`);
    await tab.waits("time");
    await page.waitForSelector(css("chart"));
    assert.ok((await moves(tab, () => page.click(css("turn-on")))) > 0);
    assert.ok((await moves(tab, () => page.click(css("step-on")))) > 0);
    assert.ok((await moves(tab, () => page.keyboard.press("ArrowLeft"))) < 0);
    assert.ok((await moves(tab, () => page.click(css("run")))) > 0, "it runs by itself");
    await page.click(css("run"));
    await page.click(css("share"));
    await page.waitForSelector(css("share-link"));
    const link = await page.evaluate(() => document.querySelector("[data-testid=share-link]").value);
    assert.ok(link.length < 8000, `${link.length} letters are too many for a link`);

    // Whoever opens the link sees the same game, and can play on from any moment of it.
    await page.goto("about:blank");
    await page.goto(`${tab.address}${new URL(link).hash}`);
    await tab.ready();
    await tab.waits("time");
    // It comes a moment later, and what is below it moves down.
    await page.waitForSelector(css("chart"));
    await moves(tab, () => page.click(css("turn-on")));
    await page.click(css("more"));
    await page.click(css("prove"));
    await page.waitForFunction(() => /Proved/.test(document.querySelector("[data-testid=proof]")?.textContent));
    await page.click(css("go-on"));
    await tab.waits("person");
    const before = await tab.saved();
    assert.match(before, /^position:/m);
    await new Player(tab).play(async () => (await tab.saved()) !== before, 8);
  }
}
