// Sounds come when something happens, once somebody has touched the page, and never unasked.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";
import { Player } from "../harness/player.mjs";

export const name = "sound";

/** Notes what the page does with sound. Runs in the page before anything else. */
function overhear() {
  window.heard = { made: 0, beforeClick: false, played: 0 };
  window.loudest = 0;
  window.trembled = [];
  navigator.vibrate = (milliseconds) => window.trembled.push(milliseconds);
  const { exponentialRampToValueAtTime: ramp } = AudioParam.prototype;
  AudioParam.prototype.exponentialRampToValueAtTime = function (value, when) {
    // Loudness is below 1, pitches are far above.
    if (value < 1) window.loudest = Math.max(window.loudest, value);
    return ramp.call(this, value, when);
  };
  let clicked = false;
  addEventListener("click", () => setTimeout(() => (clicked = true)), { capture: true });
  window.AudioContext = class extends window.AudioContext {
    constructor() {
      super();
      window.heard.made += 1;
      window.heard.beforeClick ||= !clicked;
    }
  };
  for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
    const { start } = prototype;
    prototype.start = function (...when) {
      window.heard.played += 1;
      return start.apply(this, when);
    };
  }
}

export async function run({ open }) {
  const options = { games: { a1: await record("walk") }, screen: "/play/a1", prepare: overhear };
  const loud = await open({ ...options, settings: { sound: true, pace: "fast" } });
  await loud.waits("person");
  assert.equal((await loud.page.evaluate(() => window.heard)).made, 0, "nothing is prepared for a visitor who only looks");
  await new Player(loud).play((_, choices) => choices >= 2);
  await loud.page.waitForFunction(() => window.heard.played > 0);
  const heard = await loud.page.evaluate(() => window.heard);
  assert.equal(heard.made, 1, "sound is prepared once");
  assert.ok(!heard.beforeClick, "and after the click was answered");

  const quiet = await open({ ...options, settings: { sound: false, pace: "fast" } });
  const player = new Player(quiet);
  await player.play((_, choices) => choices >= 2);
  assert.deepEqual(await quiet.page.evaluate(() => window.heard), { made: 0, beforeClick: false, played: 0 }, "who wants no sound gets none");

  // The slider: silence at its left end, and everything between is heard as such, now and after the page is loaded again.
  const soft = await open({ ...options, screen: "/settings", settings: { sound: undefined, pace: "fast" } });
  const slider = soft.page.getByLabel("Volume");
  assert.equal(await slider.inputValue(), "70");
  await slider.focus();
  for (let step = 0; step < 5; step += 1) await soft.page.keyboard.press("ArrowLeft");
  await soft.page.getByLabel(/^Vibration/).check({ force: true });
  await soft.page.waitForFunction(() => /volume=20\n[^]*vibration=true/.test(localStorage.getItem("karak.settings")));
  await soft.go("/play/a1");
  await soft.page.reload();
  await soft.waits("person");
  await new Player(soft).play((_, choices) => choices >= 2);
  await soft.page.waitForFunction(() => window.heard.played > 0);
  const [quieter, usual] = [await soft.page.evaluate(() => window.loudest), await loud.page.evaluate(() => window.loudest)];
  assert.ok(quieter > 0 && quieter < usual, `${quieter} is quieter than ${usual}`);
  await soft.id("menu").click();
  assert.equal(await soft.page.getByLabel("Volume").inputValue(), "20", "the menu has the same slider");

  // Own dice are felt by whoever wants that, and by nobody else.
  const felt = await open({ ...options, settings: { vibration: true, pace: "fast" } });
  await new Player(felt).play(() => felt.page.evaluate(() => window.trembled.length > 0));
  assert.ok((await felt.page.evaluate(() => window.trembled.length)) > 0);
  assert.deepEqual(await loud.page.evaluate(() => window.trembled), [], "off unless wanted");
}
