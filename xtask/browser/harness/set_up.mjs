// Sets up a game on its screen, as somebody does who reads English.

import assert from "node:assert/strict";
import { OVER } from "./sheets.mjs";

export const EDITIONS = ["en", "cs", "de", "pl"];
const HEROES = ["random", "argentus", "horan", "xanros", "aderyn", "victorius", "taia"];
/** What Goblin's settings can be, in the order of the screen. */
const VALUES = {
  "hit-points": ["3", "4", "5", "6", "7"],
  gatekeepers: ["5", "4"],
  "new-deck": ["arranged", "shuffled"],
  resolution: ["damage-first", "strike-first"],
  "cursed-hand": ["remaining", "base"],
};
const SWITCH = ["off", "on"];

async function mark(page, label) {
  await page.locator("label").filter({ hasText: label }).click();
  await page.getByLabel(label).and(page.locator(":checked")).waitFor({ state: "attached" });
}

/** Chooses who sits at the table, and with which heroes. */
async function seat(visit, { seats, heroes = [] }) {
  const { page } = visit;
  const who = page.getByLabel("Who decides");
  for (let count = await who.count(); count < seats.length; count = await who.count()) {
    await page.getByRole("button", { name: "Add a player" }).click();
  }
  for (let count = await who.count(); count > seats.length; count = await who.count()) {
    await page.getByRole("button", { name: `Remove player ${count}`, exact: true }).click();
  }
  for (const [seat, level] of seats.entries()) await who.nth(seat).selectOption(level);
  for (const [seat, hero] of heroes.entries()) {
    await page.locator(".seat-hero").nth(seat).click();
    await page.locator(`${OVER} .hero-card`).nth(HEROES.indexOf(hero)).click();
    await page.locator(OVER).waitFor({ state: "hidden" });
  }
}

/** Begins, and gives the record of the new game. */
async function begin(visit, seats) {
  await visit.id("begin").click();
  await visit.id("table").waitFor();
  const record = await visit.saved();
  assert.equal(record.match(/^heroes: (.*)$/m)[1].split(",").length, seats.length, "so many seats were chosen");
  return record;
}

/** How the seats and rules of a new game of the dungeon are chosen. */
export async function setUp(visit, { people = false, seats, treasures = false, inventory = false, short = false, ownDraws = false }) {
  const { page } = visit;
  await visit.go(people ? "/new/dungeon/people" : "/new/dungeon");
  await seat(visit, { seats });
  if (treasures) await mark(page, /^First to \d treasures/);
  if (inventory) await mark(page, /^Treasures take slots/);
  if (short) await mark(page, /^Short dungeon/);
  if (ownDraws) await mark(page, /^Own dice and tiles/);
  const record = await begin(visit, seats);
  const goals = { "": null, t: "treasures", i: "inventory", ti: "treasures, inventory" }[`${treasures ? "t" : ""}${inventory ? "i" : ""}`];
  if (goals) assert.match(record, new RegExp(`^goals: ${goals}$`, "m"));
}

/** Chooses the rules of a new game of Goblin; `house` are settings by their names in records. */
export async function chooseRules(visit, { edition = "en", abilities = false, ownDraws = false, house = {}, turns = null }) {
  const { page } = visit;
  const choose = async (name, index) => {
    const choice = page.locator("label.choice").filter({ has: page.locator(`input[name="${name}"]`) }).nth(index);
    await choice.click();
    await choice.locator(":checked").waitFor({ state: "attached" });
  };
  await choose("edition", EDITIONS.indexOf(edition));
  if (abilities) await mark(page, /^Special abilities/);
  if (ownDraws) await mark(page, /^Real cards/);
  if (turns) await page.getByLabel("Length of the game").selectOption(String(turns));
  const settings = Object.entries(house);
  if (settings.length > 0) await visit.id("house-rules").locator("> summary").click();
  for (const [name, value] of settings) {
    await choose(name, (VALUES[name] ?? SWITCH).indexOf(String(value)));
  }
}

/** How the seats and rules of a new game of Goblin are chosen. */
export async function setUpGoblin(visit, { people = false, seats, heroes, ...rules }) {
  await visit.go(people ? "/new/goblin/people" : "/new/goblin");
  await seat(visit, { seats, heroes });
  await chooseRules(visit, rules);
  const record = await begin(visit, seats);
  assert.match(record, /^game: goblin$/m);
  assert.match(record, new RegExp(`^edition: ${rules.edition ?? "en"}$`, "m"));
  assert.match(record, new RegExp(`^abilities: ${rules.abilities ? "on" : "off"}$`, "m"));
  return record;
}
