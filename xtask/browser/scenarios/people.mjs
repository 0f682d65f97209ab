// People have names and colours: chosen when a game is set up, kept on the device, and used wherever they are meant.

import assert from "node:assert/strict";
import { setUp } from "../harness/set_up.mjs";
import { barriers } from "../harness/eyes.mjs";

export const name = "people";

/** Names that would break a page, a record or a sentence. */
const HOSTILE = '<img src=x onerror="document.title=1">\u202e; 2 > dice 6 6 #';

export async function run({ open }) {
  const visit = await open({});
  const { page } = visit;
  await visit.go("/new/dungeon/people");
  const names = visit.id("name");
  await names.nth(0).fill("  Anna  ");
  await names.nth(0).press("Tab");
  await names.nth(1).evaluate((input, name) => {
    input.value = name;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }, HOSTILE);
  await page.getByLabel("Colour").nth(0).selectOption("white");
  assert.deepEqual(await barriers(page, "names"), []);
  const kept = await names.nth(1).inputValue();
  assert.ok(kept.length > 0 && kept.length <= 16 && !/[>;#\u202e]/.test(kept), `harmless: ${kept}`);

  // Who has the same name gets a number, and colours are swapped, never shared.
  await names.nth(1).fill("anna");
  await names.nth(1).press("Tab");
  await page.getByLabel("Colour").nth(1).selectOption("white");
  assert.equal(await page.getByLabel("Colour").nth(0).inputValue(), "own");
  await page.locator(".seat-hero").first().click();
  await page.getByRole("heading", { name: "Hero of Anna" }).waitFor();
  await page.keyboard.press("Escape");
  await setUp(visit, { people: true, seats: ["Person", "Person", "Easy"], short: true });
  await visit.waits("person", "draw");
  assert.match(await visit.saved(), /^1 taken by Anna$/m, "the names chosen before are suggested again");
  assert.match(await visit.saved(), /^2 taken by anna 2$/m);

  // At the table: cards, the card that is handed over, the head line, the log, and what is read to those who do not see.
  const cards = page.locator("nav.heroes .hero-card");
  assert.deepEqual(await cards.locator(".player").allTextContents(), ["Anna", "anna 2"]);
  const own = (await cards.evaluateAll((cards) => cards.findIndex((card) => card.classList.contains("acting")))) === 1 ? "anna 2" : "Anna";
  assert.equal(await page.locator(".prompt .player").textContent(), own);
  assert.ok((await visit.id("hand-over").textContent()).includes(`${own}, it’s your turn`));
  assert.ok((await visit.id("log").textContent()).includes(own));
  assert.match(await cards.nth(0).locator(".heard").textContent(), /, Anna, /);
  const painted = await cards.nth(1).evaluate((card) => getComputedStyle(card.querySelector(".portrait")).borderTopColor);
  assert.equal(painted, "rgb(253, 248, 242)", "the colour that was chosen");
  const colours = await cards.evaluateAll((cards) => cards.map((card) => getComputedStyle(card.querySelector(".portrait")).borderTopColor));
  assert.equal(new Set(colours).size, colours.length, "no two colours are the same");

  // Pawns and portraits differ in shape.
  const shapes = await page.locator(".pawn-head").evaluateAll((heads) => heads.map((head) => head.getAttribute("d")));
  assert.equal(new Set(shapes).size, 3);
  const corners = await cards.evaluateAll((cards) => cards.map((card) => getComputedStyle(card.querySelector(".portrait")).borderRadius));
  assert.equal(new Set(corners).size, 3);

  // All of it holds after the page is loaded again, and in another language.
  await page.reload();
  await visit.waits("person", "draw");
  assert.deepEqual(await cards.locator(".player").allTextContents(), ["Anna", "anna 2"]);
  assert.equal(await cards.nth(1).evaluate((card) => getComputedStyle(card.querySelector(".portrait")).borderTopColor), painted);

  // Leaving for good both, the last one wins; the saved game says who.
  await visit.id("menu").click();
  await visit.id("out").click();
  await visit.id("for-good").click();
  await visit.id("withdraw").click();
  await visit.waits("person", "nothing");
  await visit.go("/saved");
  const row = page.locator(".game").first();
  assert.ok((await row.textContent()).includes("Anna"));

  // A link has no names unless that is wanted; a file that one keeps has them.
  await row.locator("[data-testid=watch]").click();
  await visit.id("table").waitFor();
  assert.deepEqual(await cards.locator(".player").allTextContents(), ["Anna", "anna 2"], "a replay knows them too");
  await visit.id("share").click();
  await visit.id("share-link").waitFor();
  const link = await visit.id("share-link").inputValue();
  const other = await open({ screen: new URL(link).hash.slice(1) });
  await other.id("table").waitFor();
  assert.equal(await other.page.locator(".hero-card .player").count(), 0, "nobody learns the names");
  await page.getByLabel(/^With the players/).check({ force: true });
  await page.waitForFunction((link) => document.querySelector("[data-testid=share-link]")?.value !== link, link);
  const named = await open({ screen: new URL(await visit.id("share-link").inputValue()).hash.slice(1) });
  await named.id("table").waitFor();
  assert.deepEqual(await named.page.locator(".hero-card .player").allTextContents(), ["Anna", "anna 2"]);
}
