// Where there is little room: Taia's choice beside the buttons of the map and with very large text, the tile in hand, and what can be
// chosen after a look at the whole dungeon.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";
import { untilSo } from "../harness/until.mjs";

export const name = "little-room";
export const projects = ["desktop", "phone", "low-phone"];

const GAMES = { a1: "token", a2: "lay", a3: "walk", a4: "sacrifice", a5: "fight" };

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

/** Whether the handles that turn a tile leave it to be seen. Runs in the page. */
function coveredTile() {
  const box = (element) => element.getBoundingClientRect();
  const tile = box(document.querySelector(".in-hand .not-laid"));
  return [...document.querySelectorAll(".in-hand .handle circle")].filter((handle) => {
    const { left, right, top, bottom, width, height } = box(handle);
    const across = Math.min(right, tile.right) - Math.max(left, tile.left);
    const down = Math.min(bottom, tile.bottom) - Math.max(top, tile.top);
    return Math.max(0, across) * Math.max(0, down) > (width * height) / 10;
  }).length;
}

/** What of these has messages lying over it. Runs in the page. */
function covered(css) {
  const box = (element) => element.getBoundingClientRect();
  const over = [...document.querySelectorAll(".toast, .ticker")].filter((one) => one.checkVisibility({ opacityProperty: true })).map(box);
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return [...document.querySelectorAll(css)].filter((one) => over.some((told) => meet(box(one), told))).map((one) => `something lies over ${one.getAttribute("class")}`);
}

/** What of these reaches beyond the window. Runs in the page. */
function cut(css) {
  const words = [...document.querySelectorAll(css)];
  const out = words.filter((word) => word.getBoundingClientRect().left < 0 || word.getBoundingClientRect().right > innerWidth);
  return words.length === 0 ? [`there is no ${css}`] : out.map((word) => `${word.textContent} is cut`);
}

/** What of these has words that are cut, or that stand in a column of a few letters. Runs in the page. */
function squeezed(css) {
  return [...document.querySelectorAll(css)].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    const letters = parseFloat(getComputedStyle(element).fontSize);
    const cut = element.scrollWidth > element.clientWidth + 1 || height > 5 * letters && width < 4 * letters;
    return cut ? [`${element.textContent.trim()} in ${Math.round(width)}×${Math.round(height)}`] : [];
  });
}

/** Whoever has looked at the whole dungeon sees what can be chosen next all the same. */
async function afterTheWholeDungeon(visit) {
  const { page } = visit;
  await page.locator(".board-controls button").nth(1).click();
  await page.locator(".stage:not([data-moves])").waitFor();
  const targets = () => [...document.querySelectorAll("[data-testid=target]")].map(({ dataset }) => dataset.action ?? dataset.place).join();
  const before = await page.evaluate(targets);
  await page.locator("[data-testid=target][data-kind=walk]").first().dispatchEvent("click");
  const confirm = visit.id("confirm");
  if (await confirm.isVisible()) await confirm.click();
  await untilSo(page, `(${targets})() !== ${JSON.stringify(before)}`);
  await visit.waits("person");
  await page.locator(".stage[data-moves]").waitFor({ timeout: 1000 }).catch(() => {});
  await page.locator(".stage:not([data-moves])").waitFor();
}

export async function run({ open }) {
  const games = {};
  for (const [number, game] of Object.entries(GAMES)) games[number] = await record(game);
  const wrong = [];
  const visit = await open({ games, screen: "/play/a1", settings: { confirm: true, odds: true } });
  const found = async (where, { page }, look, css) => wrong.push(...(await page.evaluate(look, css)).map((sentence) => `${where}: ${sentence}`));
  await visit.waits("person");
  await found("tokens", visit, hidden, ".bar .pick, .board-controls button");
  await found("tokens", visit, squeezed, ".bar .pick .name");

  await visit.go("/play/a2");
  await visit.waits("person");
  await visit.page.locator(".in-hand").waitFor();
  assert.equal(await visit.page.evaluate(coveredTile), 0, "the handles cover the tile");

  await visit.go("/play/a3");
  await visit.waits("person");
  await afterTheWholeDungeon(visit);
  await found("after looking at all", visit, hidden, "[data-testid=target]");

  // What is given in vain is said before it is given.
  await visit.go("/play/a4");
  await visit.waits("person");
  assert.match(await visit.page.locator("[data-action=sacrifice]").textContent(), /still loses/);
  await visit.close();

  const large = await open({ games, screen: "/play/a1", settings: { "text-size": 200, language: "de" } });
  await large.waits("person");
  await found("tokens with large text", large, hidden, ".bar .pick");
  await large.go("/play/a2");
  await large.waits("person");
  // What is told lies neither over the tile in hand nor over the hero.
  await large.id("why-not").waitFor();
  await large.page.locator(".stage:not([data-moves])").waitFor();
  await found("a tile with large text", large, covered, ".in-hand .not-laid");
  await large.id("hint").click();
  await large.page.locator(".toast").waitFor();
  await large.page.evaluate(() => new Promise((later) => requestAnimationFrame(() => requestAnimationFrame(later))));
  await found("a hint with large text", large, covered, ".in-hand .not-laid");
  await large.page.locator(".toast .round").click();
  await found("a tile with large text", large, hidden, ".bar .act");
  await found("a tile with large text", large, squeezed, ".bar .act-words");
  // What the hero carries is in sight, and all three chances of a fight are.
  await large.go("/play/a3");
  await large.waits("person");
  if (large.page.viewportSize().height < 500) await found("walking with large text", large, hidden, ".belt .slot");
  await large.go("/play/a5");
  await large.waits("person");
  await found("a combat with large text", large, squeezed, ".fight");
  await large.close();
  const confirmed = await open({ games, screen: "/play/a3", settings: { "text-size": 200, language: "de", confirm: true } });
  await confirmed.waits("person");
  await confirmed.page.locator("[data-testid=target][data-kind=fight]").last().dispatchEvent("click");
  await confirmed.id("confirm").waitFor();
  await found("a fight with large text", confirmed, cut, ".bar .legend > span");
  assert.deepEqual(wrong, []);
}
