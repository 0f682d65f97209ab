// A finished game of Goblin is watched with any seat's eyes, with all, and with a spectator's: then no hand is left in the page.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";
import { everything, hidden, names } from "../harness/secrets.mjs";
import { OVER } from "../harness/sheets.mjs";

export const name = "watch-eyes";

/** Waits until what opened over the table is gone, with all that was in it. */
async function closed({ page }) {
  await page.keyboard.press("Escape");
  await page.locator(OVER).first().waitFor({ state: "hidden" });
  await page.waitForFunction(() => [...document.querySelectorAll(".sheet-body")].every((body) => body.childElementCount === 0));
}

export async function run({ open, program }) {
  const text = await record("goblin-over");
  const heroes = /^heroes: (.*)$/m.exec(text)[1].split(", ");
  const seats = heroes.map((_, index) => index + 1);
  // The game up to its first turn, as somebody would have written it by hand: all hands are as they were dealt.
  const before = text.slice(0, text.search(/^\d fight /m));
  const called = await Promise.all(heroes.map((hero) => names(hero, "en")));
  const kept = await Promise.all(seats.map((seat) => hidden(program, before, seat)));
  const cards = (index) => kept[index].hand.map((card) => called[index][card]);
  assert.ok(seats.every((seat) => cards(seat - 1).length > 0), "everybody holds what nobody else has seen");

  const visit = await open({ games: { a1: text }, screen: "/watch/a1/1" });
  const { page } = visit;
  await visit.waits("time");
  const hand = page.locator("[data-testid=hand] .hand-cards > li");

  /** Looks with other eyes: those of this number among the offered ones. */
  const look = async (number) => {
    await visit.id("more").click();
    const eyes = visit.id("eyes").nth(number);
    await eyes.click();
    assert.equal(await eyes.getAttribute("aria-pressed"), "true");
    assert.equal(await page.locator("[data-testid=eyes][aria-pressed=true]").count(), 1);
    await closed(visit);
  };
  /** Hands of which the page has a part: of who holds them, or of whoever may look at them. */
  const openHands = async () => {
    const { source, told } = await everything(visit);
    const page = `${source}\n${told.join("\n")}`;
    return seats.filter((seat) => {
      const { together } = kept[seat - 1];
      const found = together.filter((card) => page.includes(called[seat - 1][card]));
      // What lies in hand or deck may be told, but not which of it is where.
      return found.length > 0 && found.length < together.length;
    });
  };

  assert.deepEqual(await openHands(), [], "a spectator sees no hand");
  assert.equal(await hand.count(), 0);
  await visit.id("more").click();
  assert.equal(await visit.id("eyes").count(), seats.length + 2, "all, each seat, a spectator");
  await closed(visit);

  for (const seat of seats) {
    await look(seat);
    await hand.first().waitFor();
    const shown = await visit.id("hand").innerHTML();
    for (const card of cards(seat - 1)) assert.ok(shown.includes(card), `seat ${seat} sees ${card} in its hand`);
    const others = (await openHands()).filter((open) => open !== seat);
    assert.deepEqual(others, [], `seat ${seat} sees no other hand`);
  }

  // All cards open: everybody's sheet shows the hand.
  await look(0);
  for (const seat of seats) {
    await page.locator(".heroes button").nth(seat - 1).click();
    const sheet = page.locator(".hero-sheet");
    await sheet.waitFor();
    const shown = await sheet.innerHTML();
    for (const card of cards(seat - 1)) assert.ok(shown.includes(card), `the sheet of seat ${seat} shows ${card}`);
    await closed(visit);
  }

  // And a spectator's again: nothing is left.
  await look(seats.length + 1);
  await hand.first().waitFor({ state: "detached" });
  assert.deepEqual(await openHands(), [], "no hand is left in the page");
  await visit.close();
}
