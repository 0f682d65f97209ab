// Fountains and heroes are chosen on the map, by tap and by key; their buttons name them in words, never by coordinates.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";

export const name = "on-the-map";

const GAMES = { a1: "rise", a2: "portal", a3: "swap", a4: "curse" };
const SPOTS = "[data-testid=target][data-kind=pick]";

/** Goes to one of the games. */
async function at(visit, game) {
  await visit.go(`/play/${Object.keys(GAMES).find((number) => GAMES[number] === game)}`);
  await visit.waits("person");
}

/** Waits until every place and hero to choose is in sight, with nothing over it; says which of them are not. */
async function allInSight({ page }) {
  const hidden = () =>
    [...document.querySelectorAll("[data-testid=target][data-kind=pick]")].filter((spot) => {
      const box = spot.getBoundingClientRect();
      const touched = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return !touched?.closest("[data-kind=pick]");
    }).length;
  await page.waitForFunction(`(${hidden})() === 0 && document.querySelectorAll("${SPOTS}").length > 0`, null, { timeout: 5000 });
}

/** The buttons of the panel: as many as are lit, and none speaks of coordinates. */
async function named({ page }) {
  const words = await page.locator(".panel .pick").allInnerTexts();
  const labels = await page.locator(SPOTS).evaluateAll((spots) => spots.map((spot) => spot.getAttribute("aria-label")));
  assert.equal(words.length, labels.length, `each is on the map and in the list: ${words.join("; ")}`);
  for (const text of [...words, ...labels]) assert.doesNotMatch(text, /-?\d+,\s?-?\d+/, "no coordinates");
}

export async function run({ open }) {
  const games = {};
  for (const [number, game] of Object.entries(GAMES)) games[number] = await record(game);
  const visit = await open({ games, screen: "/play/a1" });
  const { page } = visit;

  // A fountain, with the mouse.
  await visit.waits("person");
  await allInSight(visit);
  await named(visit);
  const place = await page.locator(SPOTS).last().getAttribute("data-place");
  await page.locator(SPOTS).last().click();
  await page.waitForFunction((css) => !document.querySelector(css), SPOTS);
  assert.match(await visit.saved(), new RegExp(`^1 rise ${place}`, "m"), "the fountain that was tapped");

  // A hero for the portal, then a fountain, with keys; and back again before that.
  await at(visit, "portal");
  await visit.id("ask").first().click();
  await allInSight(visit);
  await named(visit);
  await visit.id("back-out").click();
  await page.locator(SPOTS).first().waitFor({ state: "detached" });
  await visit.id("ask").first().click();
  await page.locator(SPOTS).first().focus();
  await page.keyboard.press("Enter");
  for (let asked = 0; asked < 2 && !/portal 1/.test(await visit.saved()); asked += 1) {
    if ((await page.locator(SPOTS).count()) === 0) break;
    await named(visit);
    await page.locator(SPOTS).first().focus();
    await page.keyboard.press("Enter");
  }
  assert.match(await visit.saved(), /^1 portal \d/m, "the portal was used");

  // Xanros swaps places with the hero that is tapped.
  await at(visit, "swap");
  await visit.id("ask").first().click();
  await allInSight(visit);
  await named(visit);
  const swap = await page.locator(SPOTS).first().getAttribute("data-action");
  await page.locator(SPOTS).first().click();
  await page.waitForFunction((css) => !document.querySelector(css), SPOTS);
  assert.match(await visit.saved(), new RegExp(`^1 ${swap}`, "m"), "with the hero that was tapped");

  // On phones the first tap shows whom it would be, and the second does it; lying down as well.
  for (const viewport of [{ width: 390, height: 844 }, { width: 844, height: 390 }]) {
    const phone = await open({ games, screen: "/play/a4", viewport, touch: true, settings: { confirm: true, language: "de" } });
    await phone.waits("person");
    await allInSight(phone);
    await named(phone);
    const spot = phone.page.locator(SPOTS).first();
    const curse = await spot.getAttribute("data-action");
    const before = await phone.saved();
    await spot.tap();
    await phone.page.locator(`.pick.picked[data-action="${curse}"]`).waitFor();
    assert.equal(await phone.saved(), before, "one tap does nothing yet");
    await spot.tap();
    await phone.page.waitForFunction((css) => !document.querySelector(css), SPOTS);
    const done = (await phone.saved()).slice(before.lastIndexOf("seal:"));
    assert.match(done, new RegExp(`^1 ${curse}`, "m"));
  }
}
