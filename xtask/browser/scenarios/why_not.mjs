// "Why not?" in both games: what was tapped is named with its own reason, each reason is told once, and it is never empty.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";
import { OVER } from "../harness/sheets.mjs";

export const name = "why-not";

const DUNGEON = ["begin", "walk", "lay", "fight", "curse", "rise", "token", "loot", "cursed", "swap", "chest"];
const GOBLIN = ["goblin-begin", "goblin-turn", "goblin-battle", "goblin-battle-cursed", "goblin-shop", "goblin-equip", "goblin-arrange", "goblin-discard", "goblin-look", "goblin-lord"];

/** What the sheet says: whole, and reason by reason. */
async function reasons(visit) {
  const { page } = visit;
  await visit.id("why-not").click();
  const sheet = page.locator(OVER);
  await sheet.locator(".why-not-more").waitFor();
  const said = await sheet.evaluate((sheet) => ({
    all: sheet.innerText,
    names: [...sheet.querySelectorAll(".why-not b")].map((name) => name.textContent),
    whys: [...sheet.querySelectorAll(".why-not b + p")].map((why) => why.textContent),
  }));
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  return said;
}

/** A tile with a thing on it that is not lit and can be tapped, where it is on the screen. Runs in the page. */
function unlit() {
  const at = (element) => element.getAttribute("transform");
  const lit = new Set([...document.querySelectorAll("[data-testid=target]")].map(at));
  for (const thing of document.querySelectorAll(".things > g")) {
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const touched = document.elementFromPoint(x, y);
    if (!lit.has(at(thing)) && touched?.closest(".stage")) return { x, y };
  }
  return null;
}

export async function run({ open }) {
  const games = {};
  const numbers = [...DUNGEON, ...GOBLIN].map((game, index) => [game, `a${index}`]);
  for (const [game, number] of numbers) games[number] = await record(game);
  const visit = await open({ games, screen: `/play/${numbers[0][1]}` });
  const { page } = visit;

  for (const [game, number] of numbers) {
    await visit.go(`/play/${number}`);
    await visit.waits("person");
    assert.ok(await visit.id("why-not").isVisible(), `${game}: it can be asked`);
    const { all, names, whys } = await reasons(visit);
    assert.ok(whys.length > 0 || /Everything you can see is possible/.test(all), `${game}: it is not empty`);
    assert.equal(new Set(whys).size, whys.length, `${game}: the same reason is told once: ${whys.join("; ")}`);
    assert.equal(names.length, whys.length);
    assert.ok(whys.every((why) => !/\([KG]\d/.test(why)), `${game}: a link names the rule, the sentence does not: ${whys.join("; ")}`);
    if (game === "walk") assert.doesNotMatch(all, /no monster here|no chest here|Only Lord Xanros/, "nothing that contradicts the board");
  }

  // Who can open a chest is not sent elsewhere.
  await visit.go(`/play/${numbers.find(([known]) => known === "chest")[1]}`);
  await visit.waits("person");
  assert.equal(await page.locator(".tap:visible").count(), 0, "the chest is the thing to do");

  // What is tapped on the board is named, and comes first on the sheet.
  const number = (game) => numbers.find(([known]) => known === game)[1];
  for (const game of ["walk", "swap"]) {
    await visit.go(`/play/${number(game)}`);
    await visit.waits("person");
    const spot = await page.evaluate(unlit);
    assert.ok(spot, `${game}: something lies where the hero cannot go`);
    await page.mouse.click(spot.x, spot.y);
    const toast = page.locator(".toast");
    await toast.waitFor();
    const named = await toast.locator("b").textContent();
    assert.match(named, /\p{L}{3}/u, "what was tapped is named");
    assert.doesNotMatch(named, /\(-?\d/, "not by coordinates");
    const { names } = await reasons(visit);
    assert.equal(names[0], named, "the sheet begins with what was tapped");
  }

  // In Goblin a card that cannot be played is named as well.
  for (const game of ["goblin-battle-cursed", "goblin-battle"]) {
    await visit.go(`/play/${number(game)}`);
    await visit.waits("person");
    const card = page.locator(".hand [aria-disabled=true]").first();
    assert.ok((await card.count()) > 0, `${game}: there is a card that cannot be played`);
    await card.click({ force: true });
    await page.locator(".toast b").waitFor();
    const heard = await card.locator(".heard").textContent();
    assert.ok(heard.includes(await page.locator(".toast b").textContent()), "the card that was tapped is named");
  }
}
