// What a choice brings is said before it is made: chance and loot of a monster, what ends the turn, what a skill does.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";
import { OVER } from "../harness/sheets.mjs";

export const name = "promises";

const GAMES = ["walk", "fight", "chest", "collect", "portal", "swap", "curse", "rise", "token", "again", "sacrifice", "cursed"];

/** Goes to one of the games. */
async function at(visit, game) {
  await visit.go(`/play/a${GAMES.indexOf(game)}`);
  await visit.waits("person");
}

export async function run({ open }) {
  const records = await Promise.all(GAMES.map(async (game, index) => [`a${index}`, await record(game)]));
  const visit = await open({ games: Object.fromEntries(records), screen: "/play/a0", settings: { confirm: true } });
  const { page } = visit;
  await visit.waits("person");

  // A lit monster shows what it gives and the chance to win it, to everybody.
  const lit = page.locator("[data-kind=fight]").first();
  const promise = page.locator(`[data-promise="${await lit.getAttribute("data-place")}"]`);
  assert.match(await promise.textContent(), /^\d+\s%$/, "the chance is on the board");
  assert.match(await promise.locator("use").getAttribute("href"), /icon-piece-/, "and so is what it gives");
  assert.match(await lit.getAttribute("aria-label"), /loot: [a-z’ ]+.*; win \d+\s%/, "listeners hear both");
  await lit.hover();
  const tip = page.locator(".board-tip");
  await tip.waitFor();
  assert.match(await tip.innerText(), /^[a-z ]+ \d+ → [a-z’ ]+[\s\S]*wins \d+\s%/i, "whoever rests the mouse there reads it");
  assert.doesNotMatch(await tip.innerText(), /\(-?\d+,-?\d+\)/, "a tip speaks of things, not of coordinates");
  await page.mouse.move(5, 5);
  const near = page.locator("[data-kind=fight]", { hasNot: page.locator(".mark.small") }).first();
  await near.click();
  const confirm = visit.id("confirm");
  await confirm.waitFor();
  assert.match(await confirm.innerText(), /→[\s\S]*ends your turn/, "and once more before it is confirmed");

  // The sheet of the combat, and what is left.
  await at(visit, "fight");
  assert.match(await page.locator(".fight .versus .gives").innerText(), /→\s*\S+/, "the sheet names the loot");
  assert.match(await page.locator(".fight [data-action=bolt]").innerText(), /used up/, "a bolt says whether it is spent");
  await page.locator("button.supply").click();
  const left = await page.locator(`${OVER} section`).first().locator("li").all();
  assert.ok(left.length > 5, `what is left is told: ${left.length} rows`);
  for (const row of left) {
    assert.match(await row.locator(".gives").innerText(), /\p{L}{3}/u, "every monster and chest that is left says what it gives");
  }
  await page.keyboard.press("Escape");

  // What ends the turn says so, and so does what a spell or a skill costs.
  for (const [game, css, says] of [
    ["chest", "[data-action=open]", /ends your turn/],
    ["collect", "[data-action=collect]", /ends your turn/],
    ["portal", ".acts", /heals fully, lifts the curse, costs no move/],
    ["swap", ".acts", /takes all four moves/],
    ["curse", ".panel", /no skills until a fountain or a portal/],
    ["rise", ".panel", /all hit points, and your turn ends/],
    ["token", ".panel", /goes back into the bag[\s\S]*→/],
    ["again", "[data-action=again]", /second roll counts/],
    ["sacrifice", "[data-action=sacrifice]", /costs (one|your last) hit point/],
  ]) {
    await at(visit, game);
    assert.match(await page.locator(css).first().innerText(), says, game);
  }

  // Whoever is cursed finds on the own sheet how to be rid of it.
  await at(visit, "cursed");
  await page.locator(".hero-card.cursed button").first().click();
  assert.match(await page.locator(`${OVER} .hero-sheet .why`).first().innerText(), /until a fountain or a portal of healing lifts the curse/);
  await page.keyboard.press("Escape");

  // After the throw the bar says what a blow comes to, like its button; what would help says whether it does.
  const thrown = (dice) => `game: dungeon\nheroes: xanros, taia\nfirst: 1\nseats: human, human\ndraws: own\n\n1 explore n > tile room cross\n1 lay nesw > token mummy > dice ${dice}\n`;
  const games = { b1: thrown("3 3"), b2: thrown("1 2") };
  for (const [game, helps] of [
    ["b1", /\bties\b/],
    ["b2", /still lose/],
  ]) {
    const fight = await open({ games, screen: `/play/${game}` });
    await fight.waits("person");
    assert.match(await fight.page.locator(".fight-odds").innerText(), /If you strike now\s*loss 100\s%/, "the bar is about the blow, and names nothing that cannot happen");
    assert.match(await fight.page.locator(".fight [data-action=strike]").innerText(), /loses/);
    const give = fight.page.locator(".fight [data-action=sacrifice]");
    assert.match(await give.innerText(), helps, "a hit point says what it helps");
    assert.equal(await give.evaluate((button) => button.classList.contains("main-action")), false, "and is not the thing to do");
    await fight.close();
  }
  // Each part of the bar has its words below it.
  await at(visit, "again");
  const apart = await page.evaluate(() => {
    const middle = (element) => (element.getBoundingClientRect().left + element.getBoundingClientRect().right) / 2;
    const words = [...document.querySelectorAll(".fight .legend > *")];
    const parts = [...document.querySelectorAll(".fight .strip > *")];
    return words.map((word, index) => [word.className === parts[index]?.className, index === 0 || middle(word) > middle(words[index - 1])]);
  });
  assert.ok(apart.length > 0 && apart.flat().every(Boolean), "words and parts come in one order, and none without the other");

  // Where nothing has to be confirmed one click does it: what ends the turn says so before, to those who look and those who listen.
  const swift = `${thrown("3 3").split("1 explore")[0]}1 explore n > tile tunnel cross\n1 lay nesw\n1 explore n > tile tunnel cross\n1 lay nesw\n1 explore n > tile tunnel cross\n1 lay nesw\n`;
  const atOnce = await open({ games: { a1: await record("walk"), a2: swift }, screen: "/play/a1" });
  for (const [game, css, ends] of [
    ["a1", "[data-kind=fight]", true],
    ["a1", "[data-kind=walk]", false],
    ["a2", "[data-kind=walk]", true],
  ]) {
    await atOnce.go(`/play/${game}`);
    await atOnce.waits("person");
    await atOnce.page.locator(".stage:not([data-moves])").waitFor();
    const lit = atOnce.page.locator(css).first();
    await lit.hover();
    const said = [await lit.getAttribute("aria-label"), await atOnce.page.locator(".board-tip").innerText()];
    for (const words of said) assert.equal(/ends your turn/i.test(words), ends, `${game} ${css}: ${words}`);
    await atOnce.page.mouse.move(5, 5);
    await atOnce.page.locator(".board-tip").waitFor({ state: "detached" });
  }
  await atOnce.close();

  // Players who want no chances see what a monster gives, and no number.
  const plain = await open({ games: { a1: await record("walk") }, screen: "/play/a1", settings: { odds: false, language: "de" } });
  await plain.waits("person");
  const dark = plain.page.locator("[data-kind=fight]").first();
  assert.equal(await plain.page.locator(".promise text").count(), 0);
  assert.ok((await plain.page.locator(".promise use").count()) > 0);
  assert.match(await dark.getAttribute("aria-label"), /Beute: \p{L}+; danach endet dein Zug$/u);
}
