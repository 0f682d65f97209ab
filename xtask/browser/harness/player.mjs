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

/** What can be chosen now, as the page shows it, with where to point. Runs in the page. */
function look(pointing) {
  const table = document.querySelector("[data-testid=table]");
  const open = [...document.querySelectorAll("dialog[open]")].at(-1);
  const inTheWay = new Set();
  /** Where to point, or nothing if it cannot be chosen. */
  const spot = (element) => {
    if (element.disabled || element.getAttribute("aria-disabled") === "true" || element.closest("[inert]")) return null;
    if (open && !open.contains(element)) return null;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || getComputedStyle(element).visibility === "hidden") return null;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!pointing) return { x, y };
    // The page and its sheets can be scrolled, the board is dragged.
    const inside = x >= 0 && x < innerWidth && y >= 0 && y < innerHeight;
    if (!inside) return element.closest("svg, .board") ? null : {};
    // Somebody who points must see it: nothing else may lie over its middle.
    const top = document.elementFromPoint(x, y);
    if (element.contains(top) || top?.closest("[data-testid]") === element) return { x, y };
    if (!element.closest("svg, .board")) return {};
    const over = top?.closest("[class]");
    inTheWay.add(over ? `<${over.localName} class="${over.getAttribute("class")}">` : "nothing");
    return null;
  };
  const found = [];
  for (const element of document.querySelectorAll("[data-testid]")) {
    const { testid, kind, place, action } = element.dataset;
    if (!["target", "action", "lay", "confirm"].includes(testid)) continue;
    const at = spot(element);
    if (!at) continue;
    if (testid === "target") found.push({ what: `target:${kind} ${place}`, css: `[data-testid=target][data-place="${place}"]`, ...at });
    else if (testid === "action") found.push({ what: action, css: `[data-testid=action][data-action="${action}"]`, ...at });
    else found.push({ what: testid, css: `[data-testid=${testid}]`, ...at });
  }
  const text = (id) => document.querySelector(`[data-testid=${id}]`)?.textContent ?? "";
  return {
    waits: table?.dataset.waits,
    found,
    inTheWay: [...inTheWay],
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
    const pointing = this.by !== "keyboard";
    let seen = await this.look();
    if (seen.found.length === 0) {
      // What is shown may still be on its way.
      await this.page.waitForFunction(`(${look})(${pointing}).found.length > 0`, null, { timeout: 3000 }).catch(() => {});
      seen = await this.look();
    }
    const lying = seen.inTheWay.length > 0 ? `; over what is lit lies ${seen.inTheWay.join(", ")}` : "";
    assert.ok(seen.found.length > 0, `it is a person's turn, and nothing can be chosen by ${this.by}: ${seen.state}${lying}`);
    const choice = this.prefer(seen.found);
    await this.take(choice);
    this.choices += 1;
    const changed = `(${look})(${pointing}).state !== ${JSON.stringify(seen.state)}`;
    await this.page.waitForFunction(changed, null, { timeout: 5000 }).catch(() => {
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

  /** Chooses something: pointing where it is, or with the keyboard. */
  async take({ css, x, y }) {
    if (this.by === "keyboard") {
      await this.focus(css);
      await this.page.keyboard.press("Enter");
    } else if (x === undefined) {
      const element = this.page.locator(css).first();
      await (this.by === "touch" ? element.tap({ timeout: 3000 }) : element.click({ timeout: 3000 }));
    } else if (this.by === "touch") await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  /** Gets to an element with the keyboard alone, and sees that the focus shows. Places on the board are reached by arrows. */
  async focus(css) {
    const wanted = css.startsWith("[data-testid=target]") ? "[data-testid=target]" : css;
    for (let pressed = 0; !(await this.focused(wanted)); pressed += 1) {
      assert.ok(pressed < 150, `${wanted} cannot be reached with the Tab key`);
      await this.page.keyboard.press("Tab");
    }
    for (let pressed = 0; wanted !== css && pressed < 12 && !(await this.focused(css)); pressed += 1) {
      const arrow = await this.page.evaluate(
        ([css, odd]) => {
          const place = (element) => element.dataset.place.split(",").map(Number);
          const [x, y] = place(document.querySelector(css));
          const [atX, atY] = place(document.activeElement);
          const sideways = atX === x ? null : x > atX ? "ArrowRight" : "ArrowLeft";
          const upright = atY === y ? null : y > atY ? "ArrowUp" : "ArrowDown";
          return odd ? (sideways ?? upright) : (upright ?? sideways);
        },
        [css, pressed % 2 === 1],
      );
      await this.page.keyboard.press(arrow);
      assert.ok(await this.focused("[data-testid=target]"), `${arrow} on a lit place leads to another one`);
    }
  }

  /** Whether the focus is on such an element; then it must show. */
  async focused(css) {
    const there = await this.page.evaluate((css) => {
      const active = document.activeElement;
      if (!active?.matches(css)) return "elsewhere";
      const shows = (style) => (style.outlineStyle !== "none" && style.outlineWidth !== "0px") || style.boxShadow !== "none";
      const parts = active.closest("svg") ? [active, ...active.querySelectorAll("*")] : [active];
      return parts.some((part) => shows(getComputedStyle(part)) || part.matches(":focus-visible *")) || "hidden";
    }, css);
    assert.notEqual(there, "hidden", `${css} has the focus, and nothing shows it`);
    return there === true;
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
