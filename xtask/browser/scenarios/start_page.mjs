// The start page is there before the game: drawn by the build, the same as the game's own to the pixel, and what is tapped
// on it happens once the game is there.

import assert from "node:assert/strict";
import { LANGUAGES, record, SIZES } from "../harness/browser.mjs";

export const name = "start-page";

const DRAWN = "#drawn .home";
const OWN = "body > .home";
/** Texts break differently with large letters. */
const LETTERS = [{}, { "text-size": 200 }];

/** Opens the page with the module held back; `release` lets it come. */
async function before({ open, address }, options = {}) {
  let release;
  const held = new Promise((resolve) => (release = resolve));
  const routes = (page) => page.route("**/web_bg.wasm", (route) => held.then(() => route.continue()));
  // The page is not loaded as long as the module is not: nobody may wait for that.
  const visit = await open({ ...options, address: "about:blank", ready: false, routes });
  await visit.page.goto(`${address}?seed=7`, { waitUntil: "commit" });
  await visit.page.waitForFunction(() => document.documentElement?.dataset.shows);
  return { visit, page: visit.page, release };
}

/** Elements with their attributes and words, and where each of them lies. */
function look(page, selector) {
  return page.evaluate(async (selector) => {
    await document.fonts.ready;
    const home = document.querySelector(selector);
    const lines = [];
    const walk = (element, depth) => {
      if (element.localName === "template") return;
      const attributes = [...element.attributes].map(({ name, value }) => [name, ["src", "href"].includes(name) && !value.startsWith("#") ? element[name] : value]);
      const words = [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data.trim()).join("");
      const { x, y, width, height } = element.getBoundingClientRect();
      // What an icon is drawn with may come later than the room for it.
      const place = element.localName === "use" ? "" : [x, y + scrollY, width, height].map((length) => length.toFixed(1)).join(" ");
      const state = "checked" in element ? element.checked : "";
      const parts = [element.localName, ...attributes.map(([name, value]) => `${name}=${value}`).sort(), state, words, "@", place];
      lines.push(" ".repeat(depth) + parts.filter((part) => part !== "").join(" "));
      for (const child of element.children) walk(child, depth + 1);
    };
    walk(home, 0);
    return lines;
  }, selector);
}

async function isThere(page) {
  await page.waitForFunction(() => !document.querySelector("#drawn"));
}

/** The same in every size of a window. */
async function looks(page, selector) {
  const all = [];
  for (const size of ["desktop", "phone", "sideways"]) {
    await page.setViewportSize(SIZES[size]);
    all.push(`In size ${size}:`, ...(await look(page, selector)));
  }
  return all;
}

/** The drawn page and the game's own, one after the other in the same window. `without` leaves out what may differ. */
async function compare(where, options, without = (lines) => lines) {
  const { visit, page, release } = await before(where, options);
  const [drawn, language] = [await looks(page, DRAWN), await spoken(page)];
  release();
  await isThere(page);
  assert.deepEqual(without(drawn), without(await looks(page, OWN)), JSON.stringify(options.settings));
  assert.equal(await spoken(page), language);
  await visit.close();
  return drawn;
}

const spoken = (page) => page.evaluate(() => document.documentElement.lang);

export async function run(where) {
  for (const language of LANGUAGES) {
    for (const letters of LETTERS) await compare(where, { settings: { ...letters, language } });
  }
  await languages(where);
  await goingOn(where);
  await taps(where);
  await links(where);
  await withoutScripts(where);
}

/** The same language as the game would choose: asked for, kept, or the device's. */
async function languages(where) {
  for (const [options, expected] of [
    [{ settings: { language: undefined }, locale: "pl-PL" }, "pl"],
    [{ settings: { language: undefined }, locale: "fr" }, "en"],
    [{ settings: { language: "de" }, locale: "cs" }, "de"],
    [{ settings: { language: "xx" }, locale: "cs" }, "cs"],
  ]) {
    const { visit, page, release } = await before(where, options);
    assert.equal(await spoken(page), expected, "drawn");
    release();
    await isThere(page);
    assert.equal(await spoken(page), expected, "the game's own");
    await visit.close();
  }
  // Chosen before the game is there: shown at once, kept, and no part of the address afterwards.
  const { visit, page, release } = await before(where);
  visit.expect(/preloaded using link preload/);
  await page.locator(`${DRAWN} label[lang=cs] input`).check();
  assert.equal(await spoken(page), "cs");
  assert.match(await page.locator(`${DRAWN} [data-testid=play-now]`).textContent(), /Hrát hned/);
  release();
  await isThere(page);
  assert.match(await page.locator(`${OWN} [data-testid=play-now]`).textContent(), /Hrát hned/);
  assert.ok(await page.locator(`${OWN} label[lang=cs] input`).isChecked());
  assert.equal(await page.evaluate(() => document.activeElement.parentElement.lang), "cs", "the focus stays on the choice");
  assert.ok(!page.url().includes("lang="), page.url());
  await page.reload();
  await isThere(page);
  assert.equal(await spoken(page), "cs");
  await visit.close();
}

/** With a game to go on with nothing moves either. Who plays whom the drawn card does not say. */
async function goingOn(where) {
  const prepare = () => {
    if (!location.protocol.startsWith("http")) return;
    const seats = "hero=taia\nhero=horan\nhero=\nplayer=human\nplayer=hard\nplayer=easy\n";
    localStorage.setItem("karak.about.a1", `game=goblin\n${seats}turn=12\nover=false\nsaved=${Date.now() - 7_300_000}\n`);
    localStorage.setItem("karak.about.b2", `game=dungeon\n${seats}turn=3\nover=true\nsaved=${Date.now()}\n`);
    localStorage.setItem("karak.about.c3", `game=dungeon\n${seats}turn=3\nover=false\nsaved=${Date.now()}\n`);
  };
  const [a1, b2] = await Promise.all(["goblin-turn", "over"].map(record));
  const without = (lines) => lines.map((line) => line.replace(/ title=.*\) @/, " @")).filter((line) => !/class=heard .*\(/.test(line));
  for (const settings of LETTERS) {
    const said = await compare(where, { settings, games: { a1, b2 }, prepare }, without);
    assert.ok(said.some((line) => line.includes("#/play/a1")), "the game that is not over");
    assert.ok(said.some((line) => line.includes("main-action") && line.includes("continue")), "going on is as plain as beginning anew");
  }
}

async function taps(where) {
  for (const [button, game] of [["play-now", "dungeon"], ["play-now-goblin", "goblin"]]) {
    const { visit, page, release } = await before(where, { touch: true, size: "phone" });
    const drawn = page.locator(`${DRAWN} [data-testid=${button}]`);
    // The next picture answers the tap; how long that takes is measured by `bench web`.
    const busy = await drawn.evaluate(
      (button) =>
        new Promise((resolve) => {
          button.click();
          requestAnimationFrame(() => resolve(button.getAttribute("aria-busy")));
        }),
    );
    assert.equal(busy, "true");
    assert.match(await drawn.textContent(), /torches/);
    release();
    await visit.waits("person");
    assert.equal(await visit.id("table").getAttribute("data-game"), game);
    // Whoever comes home later finds the start page, and no game begins.
    await visit.go("/");
    assert.equal(await page.locator(OWN).count(), 1);
    assert.equal(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("karak.game.")).length), 1);
    await visit.close();
  }
}

/** Links lead where they say: a torch burns there until the game is. */
async function links(where) {
  const { visit, page, release } = await before(where);
  await page.locator(`${DRAWN} [data-testid=play-now]`).click();
  await page.locator(`${DRAWN} a[href="#/rules/goblin"]`).click();
  await page.locator("#loading .torch").waitFor();
  assert.ok(!(await page.locator(DRAWN).isVisible()));
  await page.goBack();
  await page.locator(DRAWN).waitFor();
  assert.equal(await page.locator("[aria-busy]").count(), 0, "the tap is forgotten");
  await page.goForward();
  release();
  await isThere(page);
  await page.locator("h1", { hasText: "Rules" }).waitFor();
  await visit.close();
}

/** Whoever allows no scripts sees the start page in English, and what is missing. */
async function withoutScripts({ browser, address }) {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: SIZES.phone });
  try {
    const page = await context.newPage();
    await page.goto(address);
    const seen = await page.evaluate(() =>
      [...document.querySelectorAll(".sorry p, #drawn .play-now strong")].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? element.textContent : "";
      }),
    );
    assert.equal(seen.length, LANGUAGES.length + 2);
    assert.match(seen[0], /needs JavaScript/);
    assert.equal(seen[LANGUAGES.length], "Play now");
    assert.ok(seen.slice(0, -1).every(Boolean), `nothing lies over what is said: ${seen}`);
  } finally {
    await context.close();
  }
}
