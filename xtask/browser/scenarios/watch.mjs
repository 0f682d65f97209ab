// A finished game is watched: by buttons, keys, slider, swipe and by itself, turn by turn, at every speed, from the curve at its end.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";

export const name = "watch";
export const projects = ["desktop", "phone", "low-phone"];

export async function position(visit) {
  return Number(await visit.id("time-bar").getAttribute("data-position"));
}

const turn = async (visit) => Number(/\d+/.exec(await visit.id("time-turn").textContent())?.[0]);

/** Waits until the position is another one. */
export async function moved(visit, from) {
  await visit.page.waitForFunction((from) => document.querySelector("[data-testid=time-bar]").dataset.position !== String(from), from);
  return position(visit);
}

/** A finger goes across in the middle of an element, by so many pixels. */
async function swipe(visit, place, by) {
  const { x, y, width, height } = await visit.page.locator(place).boundingBox();
  const finger = await visit.context.newCDPSession(visit.page);
  const touch = (type, at) => finger.send("Input.dispatchTouchEvent", { type, touchPoints: at === null ? [] : [{ x: at, y: y + height / 2 }] });
  const from = x + width / 2 - by / 2;
  await touch("touchStart", from);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch("touchMove", from + part * by);
  await touch("touchEnd", null);
  await finger.detach();
}

/** The slider has its turns, and its thumb stands where the chart has its cursor. */
async function oneTime(visit, turns) {
  const { marks, apart } = await visit.page.evaluate(() => {
    const line = document.querySelector(".time-line");
    const slider = line.querySelector("input");
    const { left, width } = slider.getBoundingClientRect();
    const thumb = 1.2 * parseFloat(getComputedStyle(document.documentElement).fontSize);
    const middle = left + thumb / 2 + (slider.value / slider.max) * (width - thumb);
    const cursor = line.querySelector(".now").getBoundingClientRect();
    const marks = line.querySelector("[data-testid=turn-marks] path").getAttribute("d").split("M").length - 1;
    return { marks, apart: Math.abs(cursor.left + cursor.width / 2 - middle) };
  });
  assert.equal(marks, turns > 60 ? Math.floor(turns / 5) : turns, "turns are marked");
  assert.ok(apart < 2, `thumb and cursor are ${apart} pixels apart`);
}

/** Each speed can be chosen, and is the table's then. */
async function speeds(visit) {
  await visit.id("more").click();
  for (const [name, pace] of [["Slow", "slow"], ["Normal", "normal"], ["Fast", "fast"]]) {
    const button = visit.page.locator(".watch-more").getByRole("button", { name, exact: true });
    await button.click();
    await visit.page.waitForSelector(`[data-testid=table][data-pace=${pace}]`);
    assert.equal(await button.getAttribute("aria-pressed"), "true", `${name} is pressed`);
    assert.equal(await visit.page.locator(".watch-more [aria-pressed=true]").filter({ hasText: /^(Slow|Normal|Fast)$/ }).count(), 1);
  }
  await visit.page.keyboard.press("Escape");
  await visit.id("prove").waitFor({ state: "hidden" });
}

async function watchOne({ open }, game) {
  const visit = await open({ games: { a1: await record(game) }, screen: "/play/a1", settings: { pace: "fast" } });
  const { page } = visit;
  await visit.waits("nothing");
  await page.waitForSelector("[data-testid=chart]");
  // A tap on the curve leads into the middle of the game.
  const { width } = await visit.id("chart").boundingBox();
  await visit.id("chart").click({ position: { x: width / 2, y: 8 } });
  await visit.waits("time");
  const middle = await turn(visit);
  const turns = Number(/\d+\D+(\d+)/.exec(await visit.id("time-turn").textContent())[1]);
  assert.ok(Math.abs(middle - turns / 2) <= turns / 20 + 1, `turn ${middle} of ${turns} is about the middle`);
  await visit.id("chart").waitFor();
  await oneTime(visit, turns);

  let at = await position(visit);
  const press = async (what) => {
    await what();
    const now = await moved(visit, at);
    const by = now - at;
    at = now;
    await visit.waits("time", "showing");
    return by;
  };
  assert.ok((await press(() => visit.id("step-on").click())) > 0);
  assert.ok((await press(() => visit.id("step-back").click())) < 0);
  assert.ok((await press(() => page.keyboard.press("ArrowRight"))) > 0);
  assert.ok((await press(() => page.keyboard.press("ArrowLeft"))) < 0);
  await press(() => page.keyboard.press("PageDown"));
  assert.equal(await turn(visit), middle + 1);
  await press(() => visit.id("turn-back").click());
  assert.equal(await turn(visit), middle);
  await press(() => visit.id("turn-on").click());
  // A finger swipes anywhere on the bar but on the slider.
  for (const place of visit.touch ? ["[data-testid=time-turn]", ".time-line [data-testid=chart]"] : []) {
    assert.ok((await press(() => swipe(visit, place, -100))) > 0, `a swipe to the left on ${place} goes on`);
    assert.ok((await press(() => swipe(visit, place, 100))) < 0, `a swipe to the right on ${place} goes back`);
  }
  await press(() => visit.id("time-slider").fill("0"));
  assert.equal(at, 0);
  // On the slider keys are the slider's own.
  await visit.id("time-slider").evaluate((slider) => slider.blur());
  await press(() => page.keyboard.press("Home"));
  assert.equal(await turn(visit), 1);

  // By itself, and from the end anew.
  await press(() => visit.id("run").click());
  await moved(visit, at);
  await visit.id("run").click();
  at = await position(visit);
  await press(() => page.keyboard.press("End"));
  assert.equal(await turn(visit), turns);
  await oneTime(visit, turns);
  // On a phone the log is a sheet of its own.
  if (!visit.touch) await page.waitForFunction(() => document.querySelector("[data-testid=log]").textContent.length > 100);
  await page.keyboard.press(" ");
  await page.waitForFunction((end) => Number(document.querySelector("[data-testid=time-bar]").dataset.position) < end, at);
  await page.keyboard.press(" ");
  await speeds(visit);

  // The dice, in words.
  await visit.id("more").click();
  await visit.id("prove").click();
  assert.match(await visit.id("proof").textContent(), /Proved: all \d+ rolls and draws follow from the secret numbers/);
  await visit.close();
}

/** A game from a file is watched like any other. */
async function fromFile({ open }) {
  const visit = await open({ screen: "/saved" });
  const buffer = Buffer.from(await record("goblin-over"));
  await visit.page.locator("input[type=file]").setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer });
  await visit.id("watch").click();
  await visit.waits("time");
  const at = await position(visit);
  await visit.id("turn-on").click();
  assert.ok((await moved(visit, at)) > at);
  assert.equal(await turn(visit), 2);
  await visit.close();
}

export async function run(where) {
  await watchOne(where, "over");
  await watchOne(where, "goblin-over");
  await fromFile(where);
}
