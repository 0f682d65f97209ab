// What a first game explains: the remark that is there now, and whether it points at something that can be seen.

import assert from "node:assert/strict";
import { record } from "./browser.mjs";

/** The remark that is in sight: which lesson, its words, and what is wrong with where it stands. */
export function remark(page) {
  return page.evaluate(() => {
    const shown = document.querySelector(".remarks.in-sight .remark");
    if (!shown) return null;
    const box = (element) => element.getBoundingClientRect();
    const [here, ring] = [box(shown), box(document.querySelector(".remark-ring"))];
    const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
    const wrong = [];
    if (here.left < 0 || here.top < 0 || here.right > innerWidth + 0.5 || here.bottom > innerHeight + 0.5) wrong.push("the remark is not in the window");
    if (ring.width < 8 || ring.left < -8 || ring.top < -8 || ring.right > innerWidth + 8 || ring.bottom > innerHeight + 8) wrong.push("it points out of the window");
    if (!apart(here, ring)) wrong.push("it covers what it is about");
    const words = shown.querySelector(".remark-words");
    if (words.scrollWidth > words.clientWidth + 1 || box(words).right > here.right) wrong.push("its words do not fit");
    // What is pointed at is on top there.
    const top = document.elementFromPoint(ring.left + ring.width / 2, ring.top + ring.height / 2);
    if (!top || top.closest(".veil, .remark")) wrong.push("something covers what it is about");
    for (const button of document.querySelectorAll(".bar .acts button, .fight .acts button, .throw-dice")) {
      if (!apart(here, box(button)) && box(button).width > 0) wrong.push(`it covers the button ${button.textContent.trim()}`);
    }
    // What it speaks of is read together with it: who fights, what it adds up to, whose hearts.
    for (const told of document.querySelectorAll(".fight .versus .name, .gauge, .fighter, .panel h2, .acting .hearts")) {
      // A title is as wide as its letters.
      const letters = document.createRange();
      letters.selectNodeContents(told);
      if (!apart(here, box(letters)) && told.checkVisibility()) wrong.push(`it covers ${told.className || told.localName}`);
    }
    return { lesson: shown.dataset.lesson, words: words.textContent.trim(), wrong };
  });
}

/** Waits until this lesson is explained, and stands still. */
export async function explained(page, lesson) {
  await page.waitForFunction((lesson) => {
    const [shown, ring] = [".remarks.in-sight .remark", ".remark-ring"].map((css) => document.querySelector(css));
    if (shown?.dataset.lesson !== lesson || !ring) return false;
    const now = JSON.stringify([shown, ring].map((element) => element.getBoundingClientRect()));
    const since = window.stoodSince?.now === now ? window.stoodSince : { now, at: performance.now() };
    window.stoodSince = since;
    return performance.now() - since.at > 400;
  }, lesson);
  return remark(page);
}

/** Waits until nothing is explained. */
export function silent(page) {
  return page.waitForFunction(() => !document.querySelector(".remark"));
}

/** As long as the page takes to look twice for something to explain. Runs in the page. */
function looks() {
  return new Promise((resolve) => {
    const begun = performance.now();
    const next = () => (performance.now() - begun > 600 ? resolve() : requestAnimationFrame(next));
    next();
  });
}

/** What is explained in these states, one after the other. */
const STATES = {
  begin: ["dungeon-exit"],
  fight: ["dungeon-fight"],
  chest: ["dungeon-key", "dungeon-chest"],
  loot: ["dungeon-curse"],
  cursed: ["dungeon-own-curse"],
  hurt: ["dungeon-fountain"],
  "goblin-begin": ["goblin-monster"],
  "goblin-battle-cursed": ["goblin-curse", "goblin-chain"],
  "goblin-arrange": ["goblin-reshuffle"],
  "goblin-turn": ["goblin-reward", "goblin-key", "goblin-merchant"],
};

/** Each of these is given, stands well, and goes with a tap on it. What has been taught already does not come in its way. */
export async function taught(open, options, where, states = STATES) {
  const games = {};
  for (const [number, state] of Object.keys(states).entries()) games[`a${number}`] = await record(state);
  // The cards before a first game have been read.
  const prepare = `localStorage.getItem("karak.taught") ?? localStorage.setItem("karak.taught", "dungeon-card goblin-card")`;
  const visit = await open({ ...options, settings: { ...options.settings, lessons: true }, games, prepare });
  for (const [number, [state, lessons]] of Object.entries(states).entries()) {
    for (const lesson of lessons) {
      await visit.go("/");
      await visit.go(`/play/a${number}`);
      await visit.waits("person");
      // What bots did is read first.
      await visit.page.evaluate(() => document.querySelector(".since .round")?.click());
      const { words, wrong } = await explained(visit.page, lesson);
      assert.deepEqual(wrong, [], `${where} ${state}: ${words}`);
      await visit.press("remark");
      await silent(visit.page);
      // One remark a moment: none follows until somebody does something, whatever the language.
      if ((options.settings.language ?? "en") !== "en") continue;
      await visit.page.evaluate(looks);
      assert.equal(await remark(visit.page), null, `${state}: no remark follows at once`);
    }
  }
  await visit.close();
}
