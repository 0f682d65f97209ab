// Plays like a person: looks what is lit and which buttons there are, and chooses by mouse, touch or keyboard.

import assert from "node:assert/strict";

/** A small generator of numbers that look random, the same for the same seed (mulberry32). */
export function chance(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** What a person likes to do, best first; what is not listed is done when nothing else is left. */
const LIKES = [
  /^(confirm|lay)$/,
  /^(open|collect|lay|choose|bolt|again|sacrifice)\b/,
  /^(strike|stand|leave|curse|keep|rise|fight)\b/,
  /^target:explore/,
  /^explore/,
  /^target:fight/,
  /^target:(walk|gate)/,
  /^(go|gate)/,
  /^end$/,
];

/** What can be chosen now, as the page shows it. Runs in the page. */
function look(pointing) {
  const table = document.querySelector("[data-testid=table]");
  const open = [...document.querySelectorAll("dialog[open]")].at(-1);
  const usable = (element) => {
    if (element.disabled || element.getAttribute("aria-disabled") === "true" || element.closest("[inert]")) return false;
    if (open && !open.contains(element)) return false;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || getComputedStyle(element).visibility === "hidden") return false;
    if (!pointing) return true;
    // Somebody who points must see it: nothing else may lie over its middle.
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < 0 || x >= innerWidth) return false;
    if (y < 0 || y >= innerHeight) return !element.closest("svg, .board"); // the page can be scrolled, the board not
    const top = document.elementFromPoint(x, y);
    return element.contains(top) || Boolean(top?.closest("[data-testid]")?.isSameNode(element));
  };
  const found = [];
  for (const element of document.querySelectorAll("[data-testid=target], [data-testid=action], [data-testid=lay], [data-testid=confirm], [data-testid=ready]")) {
    if (!usable(element)) continue;
    const { testid, kind, place, action } = element.dataset;
    if (testid === "target") found.push({ what: `target:${kind ?? "walk"} ${place}`, css: `[data-testid=target][data-place="${place}"]` });
    else if (testid === "action") found.push({ what: action, css: `[data-testid=action][data-action="${action}"]` });
    else found.push({ what: testid, css: `[data-testid=${testid}]` });
  }
  const text = (id) => document.querySelector(`[data-testid=${id}]`)?.textContent ?? "";
  return {
    waits: table?.dataset.waits,
    found,
    state: [table?.dataset.waits, text("prompt"), text("log").length, found.map(({ what }) => what).join()].join("|"),
  };
}

export class Player {
  /** How many choices were made. */
  choices = 0;

  /** `by` is `mouse`, `touch` or `keyboard`. */
  constructor(visit, { by = "mouse", seed = 1, likes = LIKES } = {}) {
    Object.assign(this, { visit, page: visit.page, by, likes, random: chance(seed) });
  }

  look() {
    return this.page.evaluate(look, this.by !== "keyboard");
  }

  /** Waits until somebody has to choose or type, or the game is over, and says which: `person`, `draw` or `nothing`. */
  turn() {
    return this.visit.waits("person", "draw", "nothing");
  }

  /** Makes one choice and waits until the page has shown it. */
  async choose() {
    let seen = await this.look();
    if (seen.found.length === 0) {
      await this.page
        .waitForFunction((source) => Function(`return (${source})(true)`)().found.length > 0, look.toString(), { timeout: 2000 })
        .catch(() => {});
      seen = await this.look();
    }
    assert.ok(seen.found.length > 0, `it is a person's turn, and nothing can be chosen: ${seen.state}`);
    const choice = this.prefer(seen.found);
    await this.take(choice.css);
    this.choices += 1;
    await this.page
      .waitForFunction(([source, before, pointing]) => Function(`return (${source})(${pointing})`)().state !== before, [
        look.toString(),
        seen.state,
        this.by !== "keyboard",
      ])
      .catch(() => {
        throw new Error(`choosing "${choice.what}" by ${this.by} changed nothing: ${seen.state}`);
      });
    return choice.what;
  }

  prefer(found) {
    for (const like of this.likes) {
      const liked = found.filter(({ what }) => like.test(what));
      // Now and then something else, so that heroes do not run in circles.
      if (liked.length > 0 && (this.random(20) > 0 || found.length === liked.length)) return liked[this.random(liked.length)];
    }
    return found[this.random(found.length)];
  }

  async take(css) {
    const element = this.page.locator(css).first();
    if (this.by === "mouse") await element.click({ timeout: 3000 });
    else if (this.by === "touch") await element.tap({ timeout: 3000 });
    else {
      await this.focus(css);
      await this.page.keyboard.press("Enter");
    }
  }

  /** Gets to an element with the keyboard alone, and sees that it is the one. */
  async focus(css) {
    for (let pressed = 0; pressed < 150; pressed += 1) {
      const there = await this.page.evaluate((css) => {
        const active = document.activeElement;
        if (!active?.matches(css)) return null;
        const style = getComputedStyle(active);
        return style.outlineStyle !== "none" || style.boxShadow !== "none" || style.strokeWidth !== "0px" || "hidden";
      }, css);
      if (there === true) return;
      assert.notEqual(there, "hidden", `${css} has the focus, and nothing shows it`);
      await this.page.keyboard.press("Tab");
    }
    assert.fail(`${css} cannot be reached with the Tab key`);
  }

  /** Plays until `done` says so or the game is over; `done` gets what is waited for and the number of choices. */
  async play(done = () => false, most = 3000) {
    for (let step = 0; step < most; step += 1) {
      const waits = await this.turn();
      if (waits === "nothing" || (await done(waits, this.choices))) return waits;
      assert.equal(waits, "person", "a roll or draw has to be typed in");
      await this.choose();
    }
    return assert.fail(`the game did not come to its end within ${most} choices`);
  }
}

/** Plays on inside the page, as fast as it can, and gives what is waited for at the end. */
export function hurry(page, { seed = 1, most = 4000, until = null } = {}) {
  return page.evaluate(
    async ([lookSource, likes, seed, most, until]) => {
      const look = Function(`return (${lookSource})`)();
      const liked = likes.map((like) => new RegExp(like));
      const stop = until && new RegExp(until);
      let state = seed;
      const random = (below) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return (state >>> 8) % below;
      };
      const soon = () => new Promise((resolve) => setTimeout(resolve, 0));
      for (let step = 0; step < most; ) {
        const seen = look(false);
        if (seen.waits === "nothing" || seen.waits === "draw") return seen.waits;
        if (seen.waits !== "person" || seen.found.length === 0) {
          await soon();
          continue;
        }
        if (stop && seen.found.some(({ what }) => stop.test(what))) return "person";
        const best = liked.map((like) => seen.found.filter(({ what }) => like.test(what))).find((some) => some.length > 0);
        const some = random(15) > 0 && best ? best : seen.found;
        const element = document.querySelector(some[random(some.length)].css);
        element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
        step += 1;
        await soon();
      }
      return "person";
    },
    [look.toString(), LIKES.map((like) => like.source), seed, most, until?.source ?? null],
  );
}
