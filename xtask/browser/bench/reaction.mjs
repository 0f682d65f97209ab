// From a click on a board or a card to the next picture that differs.

import { Visit, record } from "../harness/browser.mjs";
import { quantile } from "../harness/numbers.mjs";
import { OVER } from "../harness/sheets.mjs";

const TIMES = 60;
/** The limit has to hold in each of them. */
const RUNS = 5;

/** A game, with everything ready to measure how long clicks take. */
async function watched({ browser, address }, state, settings) {
  const visit = await Visit.open(browser, address, { games: { a1: await record(state) }, screen: "/play/a1", settings });
  await visit.waits("person");
  // Reaction, not loading: that has its own figure. People see the board before they tap it.
  await visit.page.evaluate(async () => {
    await document.fonts.ready;
    for (let time = 0; time < 3; time += 1) await new Promise((rested) => requestIdleCallback(rested));
  });
  // From the moment the browser got the input until the frame after the change was handed over for drawing.
  await visit.page.evaluate(() => {
    window.reactions = [];
    const begin = (event) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => window.reactions.push(performance.now() - event.timeStamp);
          channel.port2.postMessage(null);
        });
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    };
    addEventListener("click", begin, { capture: true });
  });
  return visit;
}

/** Clicks and waits until the change was drawn. */
async function click({ page }, press) {
  const before = await page.evaluate(() => window.reactions.length);
  await press();
  await page.waitForFunction((before) => window.reactions.length > before, before, { timeout: 3000 });
}

/** How long the clicks of a visit took, in milliseconds. */
async function ended(visit) {
  const times = await visit.page.evaluate(() => window.reactions);
  await visit.close();
  return times;
}

/** Several runs, each by itself: the slowest counts. */
async function rows(where, what, run) {
  const runs = [];
  for (let number = 0; number < RUNS; number += 1) runs.push(await run(where));
  const slowest = (share) => Math.max(...runs.map((times) => quantile(times, share)));
  return [
    { what: `${what}, median of ${TIMES}, slowest of ${RUNS} runs`, value: slowest(0.5), unit: "ms", most: 50 },
    { what: "  95th percentile, slowest run", value: slowest(0.95), unit: "ms", most: 50 },
  ];
}

/** Proposes one fight in the dungeon after the other. */
async function onTheBoard(where) {
  const visit = await watched(where, "walk", { pace: "normal", confirm: true });
  const { page } = visit;
  const boxes = await page.evaluate(() =>
    [...document.querySelectorAll("[data-testid=target][data-kind=fight]")].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return element.contains(document.elementFromPoint(x, y)) ? [{ x, y }] : [];
    }),
  );
  if (boxes.length < 2) throw new Error("fewer than two places on the board can be clicked");
  for (let time = 0; time < TIMES; time += 1) {
    // Each click proposes another place, so that something changes each time.
    const { x, y } = boxes[time % boxes.length];
    await click(visit, () => page.mouse.click(x, y));
  }
  return ended(visit);
}

/** Challenges a monster alone, lays a card, and takes both back. */
async function inBattle(where) {
  const visit = await watched(where, "goblin-solo", { pace: "normal", confirm: false });
  const { page } = visit;
  const press = (button) => click(visit, () => button.click());
  while ((await page.evaluate(() => window.reactions.length)) < TIMES) {
    await press(page.locator("[data-action^='fight I.']").first());
    const sheet = page.locator(`${OVER} [data-action^=fight]`);
    if ((await sheet.count()) > 0) await press(sheet.first());
    await visit.waits("person");
    // Whoever draws a card sees something new, and cannot take that back.
    await press(page.locator("[data-action^=play]:not([aria-label*=draw])").first());
    await visit.waits("person");
    for (const step of ["card", "monster"]) {
      await page.waitForFunction(() => !document.querySelector("[data-testid=undo]").getAttribute("aria-disabled"), null, { timeout: 3000 }).catch(() => {
        throw new Error(`the ${step} could not be taken back`);
      });
      await press(visit.id("undo"));
      await visit.waits("person");
    }
  }
  return ended(visit);
}

export async function reaction(where) {
  return [
    ...(await rows(where, "click on the board to its picture", onTheBoard)),
    ...(await rows(where, "click in a battle to its picture", inBattle)),
  ];
}
