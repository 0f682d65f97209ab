// Takes a picture of every screen and of every state of the table, in every language and size.
// node screenshots.mjs ADDRESS CHROMIUM FOLDER [PART…]
// The pictures are called LANGUAGE-SIZE-STATE.png; only those are taken whose names have all the parts.
// Tables online, which need several browsers, are in `screenshots/`.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LANGUAGES, Visit, launch, record } from "./harness/browser.mjs";
import { ONLINE, photographOnline } from "./screenshots/online.mjs";

const [address, executablePath, folder, ...parts] = process.argv.slice(2);

const SCREENS = {
  "01-home": "/",
  "02-new-game": "/new/dungeon",
  "03-pass-and-play": "/new/dungeon/people",
  "05-saved": "/saved",
  "06-rules": "/rules/dungeon",
  "07-rules-at-a-number": "/rules/dungeon/K4.3",
  "08-settings": "/settings",
  "09-about": "/about",
  "10-game-not-found": "/play/ffff",
  "60-goblin-new-game": "/new/goblin",
  "61-goblin-pass-and-play": "/new/goblin/people",
  "62-goblin-rules": "/rules/goblin",
  "63-goblin-rules-at-a-number": "/rules/goblin/G4.6",
};

/** Screens that are higher than the window are photographed whole. */
const WHOLE = ["/", "/new/dungeon", "/new/goblin", "/settings", "/about"];

/** Which saved game each state is, and what is done there first. */
const TABLE = {
  "20-begin": ["begin"],
  "21-walk": ["walk"],
  "22-proposal": ["walk", (visit) => visit.id("target").first().click()],
  "23-lay-a-tile": ["lay"],
  "24-turn-the-tile": ["lay", (visit) => visit.id("turn-right").click()],
  "25-choose-a-token": ["token"],
  "26-fight-with-bolts": ["fight"],
  "27-fight-roll-again": ["again"],
  "28-fight-sacrifice": ["sacrifice"],
  "29-loot": ["loot"],
  "30-curse": ["curse"],
  "31-rise": ["rise"],
  "32-portal": ["portal"],
  "33-swap": ["swap"],
  "34-chest": ["chest"],
  "35-collect": ["collect"],
  "36-cursed": ["cursed"],
  "37-all-tiles": ["full"],
  "40-menu": ["walk", (visit) => visit.id("menu").click()],
  "41-hero-sheet": ["walk", (visit) => visit.page.locator("nav.heroes button").first().click()],
  "42-why-not": ["walk", (visit) => visit.id("why-not").click()],
  "38-portal-to-whom": ["portal", (visit) => visit.id("ask").first().click()],
  "43-hint": ["walk", (visit) => visit.id("hint").click().then(() => visit.page.locator(".toast").waitFor())],
  "44-own-dice": ["own"],
  "45-two-people": ["two"],
  "49-over": ["over"],
  "70-goblin-begin": ["goblin-begin"],
  "71-goblin-turn": ["goblin-turn"],
  "72-goblin-proposal": ["goblin-turn", (visit) => visit.page.locator("[data-action^=fight]").first().click()],
  "73-goblin-battle": ["goblin-battle"],
  "74-goblin-battle-cursed": ["goblin-battle-cursed"],
  "75-goblin-double": ["goblin-double"],
  "76-goblin-counter": ["goblin-counter"],
  "77-goblin-look": ["goblin-look"],
  "78-goblin-discard": ["goblin-discard"],
  "79-goblin-defy": ["goblin-defy"],
  "67-goblin-head-start": ["goblin-head-start"],
  "68-goblin-name": ["goblin-name"],
  "80-goblin-arrange": ["goblin-arrange"],
  "81-goblin-equip": ["goblin-equip"],
  "82-goblin-heal": ["goblin-heal"],
  "83-goblin-shop": ["goblin-shop"],
  "84-goblin-pay": ["goblin-pay"],
  "86-goblin-lord": ["goblin-lord"],
  "87-goblin-pawnshop": ["goblin-pawnshop"],
  "88-goblin-alone": ["goblin-solo"],
  "89-goblin-cs": ["goblin-cs"],
  "90-goblin-de": ["goblin-de"],
  "91-goblin-pl": ["goblin-pl"],
  "92-goblin-hand-over": ["goblin-two"],
  "93-goblin-taken-over": ["goblin-two", (visit) => visit.id("hand-over").click()],
  "94-goblin-own-draw": ["goblin-own"],
  "95-goblin-own-card": ["goblin-own-card"],
  "96-goblin-hint": ["goblin-battle", (visit) => visit.id("hint").click().then(() => visit.page.locator(".toast").waitFor())],
  "97-goblin-why-not": ["goblin-battle", (visit) => visit.id("why-not").click()],
  "98-goblin-player": ["goblin-turn", (visit) => visit.page.locator("nav.heroes button, .players button[aria-haspopup=dialog]").last().click()],
  "99-goblin-over": ["goblin-over"],
};

/** What is unfolded or brought on the screen of a new game. */
const SET_UP = {
  "64-goblin-house-rules": (visit) => visit.id("house-rules").locator("> summary").click(),
  "69-goblin-hit-points-by-seat": async (visit) => {
    await visit.id("house-rules").locator("> summary").click();
    await visit.page.locator(".house-setting > .switch").click();
    await visit.id("handicap").first().waitFor();
  },
  "65-goblin-own-cards": (visit) => bring(visit, (cards) => cards),
  "66-goblin-faulty-cards": (visit) => bring(visit, (cards) => cards.replace('color = "blue"', 'color = "pink"').replace("healing = 4", "healing = 3")),
};

async function bring(visit, change) {
  const cards = await readFile(new URL("../../crates/goblin/content/goblin.toml", import.meta.url), "utf8");
  const buffer = Buffer.from(change(cards.replace("goblin-1", "our-caves")));
  await visit.page.locator("[data-testid=cards] input[type=file]").setInputFiles({ name: "our-caves.toml", mimeType: "text/plain", buffer });
  await visit.page.locator("[data-testid=cards-good], [data-testid=cards-bad]").waitFor();
}

const SIZES = { desktop: { size: "desktop" }, phone: { size: "phone", touch: true, scale: 2 }, tablet: { size: "tablet", touch: true } };

/** Takes the pictures of a language and a size, and says which are wanted. */
function cameraOf(language, size) {
  const named = (state) => `${language}-${size}-${state}`;
  return {
    wanted: (state) => parts.every((part) => named(state).includes(part)),
    take: async ({ page }, state, fullPage = false) => {
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(folder, `${named(state)}.png`), animations: "disabled", fullPage });
    },
  };
}

async function photograph(browser, language, name, { wanted, take: picture }) {
  const games = {};
  const numbers = {};
  for (const [index, state] of [...new Set(Object.values(TABLE).map(([state]) => state))].entries()) {
    numbers[state] = `a${index.toString(16)}`;
    games[numbers[state]] = await record(state);
  }
  const settings = { language, confirm: true };
  const of = (states) => Object.entries(states).filter(([state]) => wanted(state));
  if (name !== "tablet" && wanted("04-no-saved-games")) {
    const empty = await Visit.open(browser, address, { ...SIZES[name], settings, screen: "/saved", locale: language });
    await picture(empty, "04-no-saved-games");
    await empty.close();
  }
  const visit = await Visit.open(browser, address, { ...SIZES[name], settings, games, locale: language });
  let failed = 0;
  if (name !== "tablet") {
    for (const [state, screen] of of(SCREENS)) {
      await visit.go(screen);
      // What is fetched is there when nothing is on its way.
      await visit.page.waitForLoadState("networkidle");
      await picture(visit, state, WHOLE.includes(screen));
    }
    for (const [state, act] of of(SET_UP)) {
      await visit.go("/about");
      await visit.go("/new/goblin");
      await act(visit);
      await picture(visit, state, true);
    }
  }
  for (const [state, [game, act]] of of(TABLE)) {
    await visit.go("/about"); // so that each state begins anew
    await visit.go(`/play/${numbers[game]}`);
    try {
      await visit.waits("person", "draw", "nothing", "hand-over");
      await act?.(visit);
    } catch (error) {
      console.error(`${language} ${name} ${state}: ${error.message.split("\n")[0]}`);
      failed += 1;
    }
    await picture(visit, state);
    await visit.page.keyboard.press("Escape");
  }
  for (const complaint of visit.unexpected()) console.error(`${language} ${name}: ${complaint}`);
  await visit.close();
  return failed;
}

const browser = await launch(executablePath);
const states = [SCREENS, SET_UP, TABLE].flatMap(Object.keys).concat("04-no-saved-games");
const sittings = LANGUAGES.flatMap((language) => [
  ...Object.keys(SIZES).map((size) => ({ language, size, states, name: `${language} ${size}` })),
  ...Object.entries(ONLINE).map(([size, states]) => ({ language, size, states, online: true, name: `${language} ${size} online` })),
]);
const waiting = sittings.filter(({ language, size, states }) => states.some(cameraOf(language, size).wanted));
let failed = 0;
const work = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { language, size, online, name } = next;
    const camera = cameraOf(language, size);
    failed += await (online ? photographOnline(browser, address, language, size, camera) : photograph(browser, language, size, camera));
    console.log(`${name}: done`);
  }
};
await Promise.all([work(), work()]);
await browser.close();
process.exitCode = failed > 0 ? 1 : 0;
