// A finished game is watched: by buttons, keys, slider, swipe and by itself, turn by turn, from the curve at its end.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";

export const name = "watch";

export async function position(visit) {
  return Number(await visit.id("time-bar").getAttribute("data-position"));
}

const turn = async (visit) => Number(/\d+/.exec(await visit.id("time-turn").textContent())?.[0]);

/** Waits until the position is another one. */
export async function moved(visit, from) {
  await visit.page.waitForFunction((from) => document.querySelector("[data-testid=time-bar]").dataset.position !== String(from), from);
  return position(visit);
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
  const bar = await page.locator(".time-acts").boundingBox();
  const y = bar.y + bar.height / 2;
  const swipe = (from, to) => async () => {
    await page.mouse.move(from, y);
    await page.mouse.down();
    await page.mouse.move(to, y, { steps: 4 });
    await page.mouse.up();
  };
  const label = await visit.id("time-turn").boundingBox();
  const middleX = label.x + label.width / 2;
  assert.ok((await press(swipe(middleX + 60, middleX - 60))) > 0, "a swipe to the left goes on");
  assert.ok((await press(swipe(middleX - 60, middleX + 60))) < 0, "a swipe to the right goes back");
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
  await page.waitForFunction(() => document.querySelector("[data-testid=log]").textContent.length > 100);
  await page.keyboard.press(" ");
  await page.waitForFunction((end) => Number(document.querySelector("[data-testid=time-bar]").dataset.position) < end, at);
  await page.keyboard.press(" ");

  // The dice, in words.
  await visit.id("more").click();
  await visit.id("prove").click();
  assert.match(await visit.id("proof").textContent(), /Proved: all \d+ rolls and draws follow from the secret numbers/);
  await visit.close();
}

export async function run(where) {
  await watchOne(where, "over");
  await watchOne(where, "goblin-over");
}
