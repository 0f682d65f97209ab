// Goblin's cards: each has a picture of its own, and its name can be read on every screen, also in German with large letters.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";

export const name = "goblin-cards";
export const long = 1;

const STATES = ["turn", "battle-cursed", "shop", "arrange"];
/** Windows, the size of letters there, and how small a name may be then. */
const WINDOWS = [
  [1280, 800, 100, 9.5],
  [390, 844, 100, 9.5],
  [844, 390, 100, 9.5],
  [1280, 800, 200, 13],
  [390, 844, 200, 13],
  [844, 390, 200, 13],
];

/** Which pictures are shown, those that are not there, and names that cannot be read. */
const look = (page, least) =>
  page.evaluate((least) => {
    const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;
    const faces = [...document.querySelectorAll(".playing-card:not(.card-back)")].filter(shown);
    const wrong = [];
    for (const name of faces.map((face) => face.querySelector(".card-name")).filter(shown)) {
      const { fontSize } = getComputedStyle(name);
      if (!name.textContent) wrong.push("a card has no name");
      if (name.scrollWidth > name.clientWidth + 1) wrong.push(`${name.textContent} is cut`);
      if (parseFloat(fontSize) < least) wrong.push(`${name.textContent} has letters of ${fontSize}`);
      const face = name.closest(".playing-card").getBoundingClientRect();
      if (name.getBoundingClientRect().bottom > face.bottom) wrong.push(`${name.textContent} does not fit on its card`);
    }
    const pictures = faces.map((face) => face.querySelector(".card-picture > .icon > use").getAttribute("href"));
    wrong.push(...pictures.filter((picture) => !document.querySelector(picture)).map((picture) => `there is no ${picture}`));
    const board = [...document.querySelectorAll(".foe .card-picture > .icon > use, .hand-cards .card-picture > .icon > use")].map((use) => use.getAttribute("href"));
    wrong.push(...board.filter((picture, place) => board.indexOf(picture) !== place).map((picture) => `${picture} is there twice`));
    return { wrong, count: faces.length };
  }, least);

/** Every card of the set looks different from all others of its kind. */
async function differ(page) {
  const drawings = await page.evaluate(() => [...document.querySelectorAll("symbol[id^=card-]")].map((symbol) => symbol.innerHTML));
  assert.equal(drawings.length, 182, "every card of the set has a picture");
  assert.equal(new Set(drawings).size, drawings.length, "no two are alike");
}

export async function run({ open }) {
  const games = {};
  for (const [number, state] of STATES.entries()) games[`a${number}`] = await record(`goblin-${state}`);
  const wrong = [];
  for (const [width, height, percent, least] of WINDOWS) {
    const settings = { language: "de", "text-size": percent };
    const visit = await open({ viewport: { width, height }, touch: width < 900, games, settings });
    for (const [number, state] of STATES.entries()) {
      await visit.go(`/play/a${number}`);
      await visit.waits("person");
      await visit.page.waitForSelector("#card-light", { state: "attached" });
      const seen = await look(visit.page, least);
      assert.ok(seen.count > 3, `${state} shows cards`);
      wrong.push(...seen.wrong.map((sentence) => `${width}×${height}, ${percent} %, ${state}: ${sentence}`));
    }
    if (width === 1280 && percent === 100) await differ(visit.page);
    await visit.close();
  }
  assert.deepEqual(wrong, []);
}
