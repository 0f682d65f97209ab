// Several people at one device: two seats of one guest, and a device that is the table with somebody who plays at it. Nobody's
// cards are in the page until that person has the device; the table can be read from three meters.

import assert from "node:assert/strict";
import { barriers, faults } from "../harness/eyes.mjs";
import { begin, openTable, playTogether, ready, sitDown, withServer } from "../harness/online.mjs";

export const name = "online-shared";

const PHONE = { viewport: { width: 390, height: 844 }, touch: true };
const TELEVISION = { viewport: { width: 1920, height: 1080 } };

/** The smallest capital letters that are read from three meters, in pixels of a television of 1080 lines and 43 inches: 7 millimeters. */
const CAPITALS = 14;

/** The height of capital letters in every text within such an element that is to be seen, smallest first. */
function capitals(within) {
  const brush = document.createElement("canvas").getContext("2d");
  const found = [];
  const nodes = document.createTreeWalker(document.querySelector(within), NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const { parentElement: element, data } = node;
    if (!data.trim() || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || element.closest(".heard, kbd, [aria-hidden=true] .icon")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const style = getComputedStyle(element);
    if (box.width < 2 || style.clipPath !== "none") continue;
    brush.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    // What is part of a drawing is as large as the drawing.
    const drawn = element.closest("svg");
    const scale = drawn ? box.height / (element.getBBox?.().height || box.height) : 1;
    const height = brush.measureText("H").actualBoundingBoxAscent * scale;
    const where = element.closest("[class]")?.getAttribute("class");
    found.push({ height: Math.round(height * 10) / 10, text: `${where}: ${data.trim().slice(0, 40)}` });
  }
  return found.sort((one, other) => one.height - other.height);
}

/** Before the game the table is found from afar: its words can be read, and phones see its picture. */
async function inviting({ page }) {
  await page.evaluate(() => scrollTo(0, 0));
  const { y, width, height } = await page.locator("img.qr").boundingBox();
  const { height: window } = page.viewportSize();
  assert.ok(Math.min(width, height) >= 0.4 * window, `the picture for phones is ${width} pixels wide`);
  assert.ok(y >= 0 && y + height <= window, "it is there at once");
  const small = (await page.evaluate(capitals, ".page")).filter(({ height }) => height < CAPITALS);
  assert.deepEqual(small, [], "letters that cannot be read from afar before the game");
  assert.deepEqual([...(await barriers(page, "a table screen that invites")), ...(await faults(page, "a table screen that invites"))], []);
}

/** While a device is passed on, or somebody else is asked, nobody's cards are in it. */
async function nobodysCards(visit) {
  const { waits, hands } = await visit.page.evaluate(() => ({
    waits: document.querySelector("[data-testid=table]").dataset.waits,
    hands: document.querySelectorAll("[data-testid=hand] .hand-cards > *").length,
  }));
  if (["hand-over", "elsewhere"].includes(waits)) assert.equal(hands, 0, `there are cards while the table waits: ${waits}`);
  return waits;
}

export function run({ open, program }) {
  return withServer(program, open, async (enter) => {
    // Two people at one laptop, and one far away.
    const laptop = await enter();
    const code = await openTable(laptop, "goblin", { people: 3, short: true });
    await laptop.id("sit").first().click();
    await laptop.page.locator(".seat.own").nth(1).waitFor();
    const far = await enter({ ...PHONE, screen: `/table/${code}` });
    await sitDown(far);
    await ready(laptop);
    await begin(laptop, [far]);
    const handed = [];
    const passing = async (visit) => handed.push(await nobodysCards(visit));
    await playTogether([laptop, far], async (choices) => {
      await nobodysCards(laptop);
      return choices >= 30;
    }, undefined, passing);
    assert.ok(handed.length > 0 && handed.every((waits) => waits === "hand-over"), `the laptop was passed on: ${handed}`);

    // A television is the table; one person plays at it, one with a phone, and a bot.
    const screen = await enter(TELEVISION);
    const table = await openTable(screen, "goblin", { people: 2, bots: 1, screen: true });
    await sitDown(screen);
    const phone = await enter({ ...PHONE, screen: `/table/${table.replace("/screen", "")}` });
    await sitDown(phone);
    assert.ok(await phone.id("shake").isVisible());
    await inviting(screen);
    await begin(screen, [phone]);
    const small = new Map();
    await playTogether([screen, phone], async (choices) => {
      const waits = await nobodysCards(screen);
      // Whoever plays at the television sits near it: letters are for those who watch from afar.
      const afar = ["elsewhere", "hand-over"].includes(waits);
      if (afar) for (const { height, text } of await screen.page.evaluate(capitals, ".table")) if (height < CAPITALS) small.set(text, height);
      return choices >= 24 && afar;
    });
    assert.deepEqual([...small], [], "letters that cannot be read from afar");
    assert.deepEqual([...(await barriers(screen.page, "a table screen")), ...(await faults(screen.page, "a table screen"))], []);

    // The same with the dungeon, where nothing is secret: somebody at the table itself, a bot, and two phones.
    const cave = await enter(TELEVISION);
    const dungeon = await openTable(cave, "dungeon", { people: 3, bots: 1, screen: true });
    await inviting(cave);
    await sitDown(cave);
    const phones = [];
    for (const language of ["en", "cs"]) {
      const hand = await enter({ ...PHONE, screen: `/table/${dungeon.replace("/screen", "")}`, settings: { language } });
      await sitDown(hand);
      phones.push(hand);
    }
    await begin(cave, phones);
    const least = { height: Infinity, text: "" };
    const all = [cave, ...phones];
    await playTogether(all, async (choices, chosen) => {
      const afar = ["elsewhere", "bot"].includes(await cave.page.evaluate(() => document.querySelector("[data-testid=table]").dataset.waits));
      if (!afar) return false;
      assert.equal(await cave.page.locator("[data-testid=action]:visible, .bar:visible").count(), 0, "nobody's buttons while others play");
      const [letters] = await cave.page.evaluate(capitals, ".table");
      if (letters.height < least.height) Object.assign(least, letters);
      return choices >= 16 && chosen.every((own) => own > 0);
    });
    assert.ok(least.height >= CAPITALS, `letters of ${least.height} pixels cannot be read from afar: ${least.text}`);
    assert.deepEqual(await faults(cave.page, "a table screen of the dungeon"), []);
  });
}
