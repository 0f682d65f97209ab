// Whatever can be chosen is in sight: lit places beside panels and buttons, the buttons of a combat at any size of text, the tools on
// a low phone, and the curve of a game that is over.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";
import { OVER } from "../harness/sheets.mjs";

export const name = "in-sight";
export const long = 1;

const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, touch: true },
  sideways: { viewport: { width: 844, height: 390 }, touch: true },
  tablet: { viewport: { width: 820, height: 1180 }, touch: true },
};

const WALKS = ["begin", "walk", "cursed", "chest", "collect", "swap"];
const FIGHTS = ["fight", "again", "sacrifice"];
const STATES = [...WALKS, ...FIGHTS, "over"];
const at = (state) => `/play/a${STATES.indexOf(state)}`;

/** What of these is not wholly in the window, or lies below something else. Runs in the page. */
function hidden(css) {
  const over = (box) => {
    const inset = 3;
    const points = [[0.5, 0.5], [0, 0], [1, 0], [0, 1], [1, 1]].map(([x, y]) => [
      box.left + inset + x * (box.width - 2 * inset),
      box.top + inset + y * (box.height - 2 * inset),
    ]);
    return points.map(([x, y]) => document.elementFromPoint(x, y));
  };
  const found = [...document.querySelectorAll(css)].filter((element) => element.checkVisibility());
  if (found.length === 0) return [`there is no ${css}`];
  return found.flatMap((element) => {
      // A lit place is where its light is; what is lit beside it may reach into it.
      const light = element.querySelector(".lit, .hit") ?? element;
      const box = light.getBoundingClientRect();
      const inside = box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
      const free = inside && over(box).every((top) => top && (element.contains(top) || top.closest(".board .plane") !== null && element.closest(".plane") !== null || top.contains(element)));
      const name = element.dataset.place ?? element.dataset.action ?? element.dataset.testid;
      return free ? [] : [`${name} at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`];
    });
}

export async function run({ open }) {
  const games = {};
  for (const state of STATES) games[`a${STATES.indexOf(state)}`] = await record(state);
  const wrong = [];
  for (const [screen, options] of Object.entries(SCREENS)) {
    const visit = await open({ ...options, games, settings: { confirm: true } });
    const check = async (where, css) => {
      const found = await visit.page.evaluate(hidden, css);
      wrong.push(...found.map((sentence) => `${screen}, ${where}: ${sentence}`));
    };
    for (const state of WALKS) {
      await visit.go(at(state));
      await visit.waits("person");
      await visit.page.locator(".stage:not([data-moves])").waitFor();
      await check(state, "[data-testid=target]");
      await check(state, ".tools button, .board-controls button, .bar .act");
    }
    // What others carry is on their sheets, on every screen.
    if (screen !== "desktop") {
      const rival = visit.page.locator(".heroes .hero-card").nth(1);
      await rival.locator("button").click();
      const sheet = visit.page.locator(`${OVER} .hero-sheet`);
      await sheet.waitFor();
      assert.equal(await sheet.getAttribute("data-hero"), await rival.getAttribute("data-hero"));
      assert.ok((await sheet.locator(".slot").count()) >= 6 && (await sheet.locator(".skills li").count()) > 0, `${screen}: a rival's belongings and skills`);
      await check("a rival's sheet", `${OVER} .hero-sheet .hearts, ${OVER} .hero-sheet .points, ${OVER} .sheet-head button`);
      await visit.page.keyboard.press("Escape");
      await sheet.waitFor({ state: "detached" });
    }
    await visit.go(at("over"));
    await visit.id("chart").scrollIntoViewIfNeeded();
    await check("the end", "[data-testid=chart]");
    assert.equal(await visit.page.locator(".chart-legend li").count(), 4, "the curves have names");
    assert.match(await visit.id("own-place").textContent(), /You/);
    await visit.close();
    if (screen === "tablet") continue;
    const large = await open({ ...options, games, settings: { "text-size": 200 } });
    for (const state of WALKS) {
      await large.go(at(state));
      await large.waits("person");
      await large.page.locator(".stage:not([data-moves])").waitFor();
      const found = await large.page.evaluate(hidden, "[data-testid=target]");
      wrong.push(...found.map((sentence) => `${screen} with large text, ${state}: ${sentence}`));
    }
    for (const state of FIGHTS) {
      await large.go(at(state));
      await large.waits("person");
      assert.ok((await large.page.locator(".fight [data-testid=action]").count()) > 0, `${state}: there is something to choose`);
      const found = await large.page.evaluate(hidden, ".fight [data-testid=action], .tools button");
      wrong.push(...found.map((sentence) => `${screen} with large text, ${state}: ${sentence}`));
    }
    await large.close();
  }
  assert.deepEqual(wrong, []);
}
