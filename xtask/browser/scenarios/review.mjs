// The review of a game that is over: found beside the page, told in words, each lesson with a way to its turn.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";
import { barriers } from "../harness/eyes.mjs";

export const name = "review";

/** Finding it takes seconds, on a busy machine many. */
const PATIENCE = 120_000;

async function reviewed({ open }, game, more = {}) {
  const visit = await open({ games: { a1: await record(game) }, screen: "/play/a1", ...more });
  await visit.waits("nothing");
  const review = visit.id("review");
  await visit.id("review-begin").click();
  await review.locator(".seats li").first().waitFor({ timeout: PATIENCE });
  return { visit, review };
}

export async function run(where) {
  const { visit, review } = await reviewed(where, "over");
  const { page } = visit;
  const players = await visit.id("outcome").locator(".ranking li").count();
  const seats = await review.locator(".seats").textContent();
  assert.equal(seats.match(/With average luck/g)?.length, players, "every player's decisions are weighed");
  assert.deepEqual(await barriers(page, "review"), []);
  // A lesson leads to its turn.
  const lesson = visit.id("lesson").first();
  const turn = /^Turn (\d+),/.exec(await lesson.textContent())[1];
  await lesson.click();
  await visit.waits("time");
  assert.match(await visit.id("time-turn").textContent(), new RegExp(`\\b${turn}\\b`));
  await visit.close();

  const phone = await reviewed(where, "goblin-over", { size: "phone", settings: { language: "de" } });
  assert.equal((await phone.review.locator(".seats").textContent()).match(/durchschnittlich/g)?.length, 4);
  assert.deepEqual(await barriers(phone.visit.page, "review on a phone"), []);
  assert.equal(await phone.visit.page.evaluate(() => document.querySelector(".outcome-veil").scrollWidth > innerWidth), false);
  // Whoever leaves does not wait any longer, and nothing breaks.
  await phone.visit.close();
  const left = await where.open({ games: { a1: await record("over") }, screen: "/play/a1" });
  await left.waits("nothing");
  await left.id("review-begin").click();
  await left.go("/saved");
  await left.id("history").waitFor();
}
