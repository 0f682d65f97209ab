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

/** One that a finger can get at, once there is one: what is many tiles away may be out of sight, and is in the list. Runs in the page. */
function touchable() {
  const spots = [...document.querySelectorAll("[data-testid=target][data-kind=pick]")];
  for (const spot of spots) {
    const box = spot.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const touched = document.elementFromPoint(x, y);
    if (touched?.closest("[data-kind=pick]") === spot) return { x, y, action: spot.dataset.action };
  }
  return null;
}

async function inSight({ page }) {
  await page.waitForFunction(touchable);
  // The camera may still glide.
  await page.waitForFunction(() => !document.querySelector(".stage[data-moves]"));
  return page.evaluate(touchable);
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
  await named(visit);
  const fountain = await inSight(visit);
  await page.mouse.click(fountain.x, fountain.y);
  await page.waitForFunction((css) => !document.querySelector(css), SPOTS);
  assert.match(await visit.saved(), new RegExp(`^1 ${fountain.action}`, "m"), "the fountain that was tapped");

  // A hero for the portal, then a fountain, with keys; and back again before that.
  await at(visit, "portal");
  await visit.id("ask").first().click();
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
  await named(visit);
  const other = await inSight(visit);
  await page.mouse.click(other.x, other.y);
  await page.waitForFunction((css) => !document.querySelector(css), SPOTS);
  assert.match(await visit.saved(), new RegExp(`^1 ${other.action}`, "m"), "with the hero that was tapped");

  // A gate is tapped where it lies.
  const tiles = ["gate straight", "tunnel cross", "gate straight"].map((tile) => `1 explore n > tile ${tile}\n1 lay ${tile.endsWith("cross") ? "nesw" : "ns"}\n`);
  const gates = await open({ games: { b1: `game: dungeon\nheroes: horan, taia\nfirst: 1\nseats: human, human\ndraws: own\n\n${tiles.join("")}` }, screen: "/play/b1" });
  await gates.waits("person");
  await gates.page.locator(".stage:not([data-moves])").waitFor();
  const gate = gates.page.locator("[data-testid=target][data-kind=gate]");
  assert.equal(await gate.getAttribute("data-place"), "0,1");
  await gate.click();
  await gates.page.waitForFunction(() => /^1 gate 0,1/m.test(localStorage.getItem("karak.game.b1")));
  await gates.close();

  // On phones the first tap shows whom it would be, and the second does it; lying down as well.
  for (const viewport of [{ width: 390, height: 844 }, { width: 844, height: 390 }]) {
    const phone = await open({ games, screen: "/play/a4", viewport, touch: true, settings: { confirm: true, language: "de" } });
    await phone.waits("person");
    await named(phone);
    const { x, y, action: curse } = await inSight(phone);
    const before = await phone.saved();
    await phone.page.touchscreen.tap(x, y);
    await phone.page.locator(`.pick.picked[data-action="${curse}"]`).waitFor();
    assert.equal(await phone.saved(), before, "one tap does nothing yet");
    await phone.page.touchscreen.tap(x, y);
    await phone.page.waitForFunction((css) => !document.querySelector(css), SPOTS);
    const times = (text) => text.split("\n").filter((line) => line.startsWith(`1 ${curse}`)).length;
    assert.equal(times(await phone.saved()), times(before) + 1, "the second does it");
  }
}
