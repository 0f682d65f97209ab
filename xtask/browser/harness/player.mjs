// Plays like a person: looks what is lit and which buttons there are, and chooses by mouse, touch or keyboard.

import assert from "node:assert/strict";
import { untilSo } from "./until.mjs";

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

/** What a person likes to do in each game, best first; what is not listed is done when nothing else is left. */
const LIKES = {
  dungeon: [
    /^(confirm|lay)$/,
    /^(open|lay|choose|bolt|again|sacrifice)\b/,
    /^(strike|stand|leave|curse|keep|rise|fight)\b/,
    /^target:explore/,
    /^explore/,
    /^target:fight/,
    // After fights: heroes whose hands are full would pick up and leave the same thing for ever.
    /^collect$/,
    /^target:(walk|gate)/,
    /^(go|gate)/,
    /^end$/,
  ],
  goblin: [
    /^confirm$/,
    /^(take|keep|discard|pay|drink|double|counter)\b/,
    /^(shuffle|arrange|arranged)$/,
    /^play /,
    /^end$/,
    /^(target:)?fight X/,
    /^(target:)?fight \w+\.k/,
    /^(target:)?fight /,
    /^(revive|place|leave)\b/,
  ],
};

/** What can be chosen now, as the page shows it, with where to point. Runs in the page. */
function look(pointing) {
  const table = document.querySelector("[data-testid=table]");
  const game = table?.dataset.game ?? "dungeon";
  // What lies on the dungeon's map is dragged into sight, everything else is scrolled.
  const map = game === "dungeon" ? "svg, .board" : "svg.board";
  const open = [...document.querySelectorAll("dialog:is([open], :popover-open)")].at(-1);
  const inTheWay = new Set();
  /** Where to point, or nothing if it cannot be chosen. */
  const spot = (element) => {
    if (element.disabled || element.getAttribute("aria-disabled") === "true") return null;
    if (element.closest("[inert]") || !element.checkVisibility()) return null;
    if (open && !open.contains(element)) return null;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || getComputedStyle(element).visibility === "hidden") return null;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!pointing) return { x, y };
    const inside = x >= 0 && x < innerWidth && y >= 0 && y < innerHeight;
    if (!inside) return element.closest(map) ? null : {};
    // Somebody who points must see it: nothing else may lie over its middle.
    const top = document.elementFromPoint(x, y);
    if (element.contains(top) || top?.closest("[data-testid]") === element) return { x, y };
    if (!element.closest(map)) return {};
    const over = top?.closest("[class]");
    inTheWay.add(over ? `<${over.localName} class="${over.getAttribute("class")}">` : "nothing");
    return null;
  };
  const found = [];
  for (const element of document.querySelectorAll("[data-testid]")) {
    const { testid, kind, place, action } = element.dataset;
    if (!["target", "action", "lay", "arrange", "arranged", "confirm"].includes(testid)) continue;
    const at = spot(element);
    if (!at) continue;
    // A chance stands beside other numbers, without a space.
    const chance = element.querySelector(".chance")?.textContent ?? `${element.getAttribute("aria-label") ?? ""} ${element.textContent}`;
    const said = chance.match(/(\d+)\s*%/);
    const odds = said ? Number(said[1]) : 0;
    const hinted = element.classList.contains("hinted");
    // Of two buttons for the same the one in sight is pressed.
    const what = testid === "target" ? `target:${action}` : testid === "action" ? action : testid;
    const known = found.find((other) => action && other.what === what);
    if (known) Object.assign(known, known.x === undefined ? at : {});
    else if (testid === "target" && action) found.push({ what, odds, hinted, css: `[data-action="${action}"][data-testid=target]`, ...at });
    else if (testid === "target") found.push({ what: `target:${kind} ${place}`, css: `[data-testid=target][data-place="${place}"]`, ...at });
    else if (testid === "action") found.push({ what, odds, hinted, css: `[data-testid=action][data-action="${action}"]`, ...at });
    else found.push({ what: testid, css: `[data-testid=${testid}]`, ...at });
  }
  const text = (id) => document.querySelector(`[data-testid=${id}]`)?.textContent ?? "";
  // Two proposals may be confirmed in the same words.
  const proposed = document.querySelector(".proposed[data-place], .proposed > [data-action]")?.dataset;
  return {
    game,
    waits: table?.dataset.waits,
    found,
    inTheWay: [...inTheWay],
    state: [table?.dataset.waits, text("prompt"), text("confirm"), proposed?.place ?? proposed?.action, text("log").length, found.map(({ what }) => what).join()].join("|"),
  };
}

/**
 * Where something on the board is once it has stopped: the dungeon's camera may set out when somebody has already looked, and Goblin's
 * cards make room for chances that come later. Runs in the page.
 */
async function still(css) {
  const place = () => {
    const box = document.querySelector(css)?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  for (let last = place(); ; ) {
    await new Promise(requestAnimationFrame);
    const now = place();
    const moves = document.querySelector(".stage[data-moves]");
    if (!now || (!moves && now.x === last?.x && now.y === last.y)) return now;
    last = now;
  }
}

export class Player {
  /** How many choices were made. */
  choices = 0;
  /** How often the device was passed on. */
  handed = 0;
  /** How often dice were thrown. */
  thrown = 0;

  /** `by` is `mouse`, `touch` or `keyboard`; `passing` is done each time before the device is taken over. */
  constructor(visit, { by = visit.touch ? "touch" : "mouse", seed = 1, likes = null, passing = null } = {}) {
    Object.assign(this, { visit, page: visit.page, by, likes, passing, random: chance(seed) });
  }

  look() {
    return this.page.evaluate(look, this.by !== "keyboard");
  }

  /** Waits until somebody has to choose or type, or the game is over, and says which: `person`, `draw` or `nothing`. */
  async turn() {
    for (;;) {
      const waits = await this.visit.waits("person", "draw", "nothing", "hand-over", "throw");
      if (waits === "throw") {
        await this.take({ css: "[data-testid=throw]" });
        this.thrown += 1;
        await this.page.waitForFunction(() => document.querySelector("[data-testid=table]").dataset.waits !== "throw");
        continue;
      }
      if (waits !== "hand-over") return waits;
      await this.passing?.();
      await this.take({ css: "[data-testid=hand-over]" });
      this.handed += 1;
      await this.page.waitForFunction(() => document.querySelector("[data-testid=table]").dataset.waits !== "hand-over");
    }
  }

  /** Makes one choice and waits until the page has shown it. */
  async choose() {
    const seen = await this.tap();
    const changed = `(${look})(${this.by !== "keyboard"}).state !== ${JSON.stringify(seen.state)}`;
    await untilSo(this.page, changed, 20_000).catch(() => {
      throw new Error(`choosing "${seen.choice.what}" by ${this.by} changed nothing: ${seen.state}`);
    });
    return seen.choice.what;
  }

  /** Makes one choice; `about` is done right before it. Gives the choice and what was seen when it was made. */
  async tap(about = () => {}) {
    const pointing = this.by !== "keyboard";
    let seen = await this.look();
    if (seen.found.length === 0) {
      // What is shown may still be on its way.
      await untilSo(this.page, `(${look})(${pointing}).found.length > 0`, 15_000).catch(() => {});
      seen = await this.look();
    }
    const lying = seen.inTheWay.length > 0 ? `; over what is lit lies ${seen.inTheWay.join(", ")}` : "";
    assert.ok(seen.found.length > 0, `it is a person's turn, and nothing can be chosen by ${this.by}: ${seen.state}${lying}`);
    const choice = this.prefer(seen.found, this.likes ?? LIKES[seen.game]);
    const moves = pointing && choice.what.startsWith("target:") && choice.x !== undefined;
    const there = moves ? { ...choice, ...(await this.page.evaluate(still, choice.css)) } : choice;
    await about();
    await this.take(there);
    this.choices += 1;
    return { ...seen, choice };
  }

  prefer(found, likes) {
    for (const like of likes) {
      const liked = found.filter(({ what }) => like.test(what));
      // Now and then something else, so that heroes do not run in circles.
      if (liked.length === 0 || (this.random(20) === 0 && found.length > liked.length)) continue;
      const best = Math.max(...liked.map(({ odds = 0 }) => odds));
      const promising = liked.filter(({ odds = 0 }) => odds === best);
      return promising[this.random(promising.length)];
    }
    return found[this.random(found.length)];
  }

  /** Chooses something: pointing where it is, or with the keyboard. */
  async take({ css, x, y }) {
    if (this.by === "keyboard") {
      await this.focus(css);
      await this.page.keyboard.press("Enter");
    } else if (x === undefined) {
      await (this.by === "touch" ? this.page.tap(css, { timeout: 15_000 }) : this.page.click(css, { timeout: 15_000 }));
    } else if (this.by === "touch") await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  /** Gets to an element with the keyboard alone, and sees that the focus shows. Places on the board are reached by arrows. */
  async focus(css) {
    const wanted = css.startsWith("[data-testid=target]") ? "[data-testid=target]" : css;
    // Once around everything that has the focus, and the browser's own things: the log of a long game has many lines.
    const around = await this.page.evaluate(() => document.querySelectorAll("a[href], button, input, select, summary, [tabindex='0']").length + 20);
    for (let pressed = 0; !(await this.focused(wanted)); pressed += 1) {
      assert.ok(pressed < around, `${wanted} cannot be reached with the Tab key`);
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

/**
 * Who reads what the page says fights what is worth most of what is likely to be won, and does in a battle what the solver
 * says, which is told once the bulb is pressed. Gives nothing as long as that is not said yet. Runs in the page.
 */
function advised(found) {
  const confirm = found.find(({ what }) => what === "confirm");
  const hinted = confirm ?? found.find(({ hinted }) => hinted);
  if (hinted) return [hinted];
  const fights = found.filter(({ what }) => what.startsWith("target:fight"));
  if (fights.length === 0) {
    const bulb = document.querySelector("[data-testid=hint]");
    if (!bulb || !found.some(({ what }) => what.startsWith("play "))) return [];
    // Once a battle: from then on the solver's way is shown, and another hint would be another opinion.
    const battle = document.querySelector("[data-testid=battle]");
    if (battle && !battle.dataset.asked) {
      battle.dataset.asked = "yes";
      bulb.click();
    }
    return null;
  }
  if (document.querySelectorAll(".foe.lit:not(:has(.chance))").length > 0) return null;
  const worth = ({ what }) => ["fight I.", "fight II", "fight III", ".k", "fight X"].findLastIndex((part) => what.includes(part));
  const likely = fights.filter(({ odds }) => odds >= 70);
  const best = (of, by) => of.filter((one) => by(one) === Math.max(...of.map(by)));
  return likely.length > 0 ? best(likely, worth) : best(fights, ({ odds }) => odds);
}

/** Plays on as fast as the page can. Runs in the page. */
async function rush(look, advised, { likes, seed, most, until, reads }) {
  const liked = (game) => likes[game].map((like) => new RegExp(like));
  const stop = until && new RegExp(until);
  let state = seed;
  const random = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % below;
  };
  const soon = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  // For how long something was asked here and nothing chosen, and up to when that was counted.
  let [idle, counted] = [0, performance.now()];
  window.enough = false;
  for (let step = 0; step < most; ) {
    // Looking takes time, which whoever is waited for needs.
    const waits = document.querySelector("[data-testid=table]")?.dataset.waits;
    if (window.enough) return waits;
    const now = performance.now();
    const passed = now - counted;
    counted = now;
    if (["bot", "showing", "elsewhere", "answer"].includes(waits)) {
      // Whoever is waited for elsewhere may share this machine.
      await soon(["elsewhere", "answer"].includes(waits) ? 15 : 0);
      continue;
    }
    const seen = look(false);
    // Others may take their time, but not whoever is asked.
    idle += passed;
    if (idle > 90_000) return `stuck: ${seen.state}`;
    if (seen.waits === "nothing" || seen.waits === "draw") return seen.waits;
    if (seen.waits === "hand-over" || seen.waits === "throw") {
      document.querySelector(`[data-testid=${seen.waits}]`)?.click();
      await soon();
      continue;
    }
    if (seen.waits !== "person" || seen.found.length === 0) {
      await soon();
      continue;
    }
    if (stop && seen.found.some(({ what }) => stop.test(what))) return "person";
    const advice = reads ? advised(seen.found) : [];
    if (!advice) {
      await soon();
      continue;
    }
    const best = [advice, ...liked(seen.game).map((like) => seen.found.filter(({ what }) => like.test(what)))].find((some) => some.length > 0);
    const some = (reads || random(15) > 0) && best ? best : seen.found;
    const element = document.querySelector(some[random(some.length)].css);
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
    step += 1;
    idle = 0;
    await soon();
  }
  return "person";
}

/**
 * Plays on inside the page, as fast as it can, and gives what is waited for at the end; `window.enough` ends it sooner. With `reads`
 * the player takes the page's advice, else whatever comes along.
 */
export function hurry(page, { seed = 1, most = 4000, until = null, reads = false } = {}) {
  const likes = Object.fromEntries(Object.entries(LIKES).map(([game, likes]) => [game, likes.map((like) => like.source)]));
  // As one text: the page's content security policy lets nobody make functions of texts there.
  return page.evaluate(`(${rush})(${look}, ${advised}, ${JSON.stringify({ likes, seed, most, until: until?.source ?? null, reads })})`);
}

/** Leaves the game for good, from the menu: some games of the dungeon would never end by chance. */
export async function leaveForGood(visit) {
  for (const button of ["menu", "out", "for-good", "withdraw"]) await visit.id(button).click();
}
