// Tables online while 200 others are played: how soon a tap is marked, another's move is on the screen, and a table is joined; and how
// long an invitation takes on a phone that has nothing of the page.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { Visit, launch } from "../harness/browser.mjs";
import { median, quantile } from "../harness/numbers.mjs";
import { begin as beginTogether, openBySetUp, sitDown } from "../harness/online.mjs";
import { Player } from "../harness/player.mjs";
import { setUp } from "../harness/set_up.mjs";
import { begin, latest, more, watch } from "./pictures.mjs";
import { onPhone, seen } from "./start.mjs";

const TABLES = 200;
/** Enough for a 99th percentile. */
const MOVES = 300;
const CHOICES = 100;
const JOINS = 7;
const INVITED = 5;
/** Longer than all of it takes, in seconds. */
const LOADED = 600;

/** Two people each at so many other tables, a move a second at each. */
async function others(load, address) {
  const child = spawn(load, [new URL(address).host], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  child.stdin.write(`open dungeon ${TABLES} 2 0\n`);
  const { value, done } = await lines.next();
  if (done) throw new Error("the load generator ended; its own message is above");
  child.stdin.write(`play slow 0 ${LOADED}\n`);
  console.log(`other tables: ${value}`);
  return async () => {
    child.kill();
    await once(child, "exit");
  };
}

/** Who is asked, of these devices. */
function asked(visits) {
  return Promise.all(visits.map(({ page }) => page.evaluate(() => document.querySelector("[data-testid=table]").dataset.waits)));
}

/**
 * One choice: when it was tapped, sent, and marked on its own screen, and when it was heard and drawn on the other. Nothing if it
 * concerned nobody else, such as turning a tile.
 */
async function one(player, other) {
  const own = player.visit;
  const [before, theirs] = await Promise.all([latest(own), latest(other)]);
  let [any, marked, grown] = [];
  await player.tap(() => {
    any = more(own, "answered", before.answered);
    marked = more(own, "chosen", before.chosen);
    grown = more(other, "grown", theirs.grown);
    // Of a choice that is not sent they never come.
    for (const picture of [marked, grown]) picture.catch(() => {});
  });
  await any;
  const { clicked, sent } = await own.page.evaluate(() => ({ clicked: window.seen.clicked, sent: window.seen.sent }));
  if (sent < clicked) return null;
  return { clicked, sent, marked: (await marked).time, there: await grown };
}

/** The same choices without a server: two people at one device. */
async function offline(browser, address) {
  const visit = await Visit.open(browser, address, { prepare: watch });
  await setUp(visit, { people: true, seats: ["Person", "Person"] });
  const player = new Player(visit, { seed: 1 });
  await player.turn();
  await begin(visit);
  const times = [];
  for (let tries = 0; times.length < CHOICES && tries < 3 * CHOICES; tries += 1) {
    if ((await player.turn()) !== "person") break;
    const before = await latest(visit);
    let marked;
    await player.tap(() => {
      marked = more(visit, "answered", before.answered);
    });
    times.push((await marked).time - (await visit.page.evaluate(() => window.seen.clicked)));
  }
  await visit.close();
  return times;
}

/** Somebody new opens the invitation; the page's files are in the browser's cache. */
async function joins(visit, code) {
  const times = [];
  for (let join = 0; join < JOINS; join += 1) {
    const { page } = await visit.another();
    await page.goto("about:blank");
    await page.goto(`${visit.address}#/table/${code}`, { waitUntil: "commit" });
    times.push(
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            const look = () => (document.querySelector("[data-testid=table] .board") ? requestAnimationFrame(() => resolve(performance.now())) : requestAnimationFrame(look));
            look();
          }),
      ),
    );
    await page.close();
  }
  return times;
}

/** A phone opens an invitation, with nothing in its cache: until *Sit here* can be tapped. */
async function invited(browser, address, code) {
  const times = [];
  for (let time = 0; time < INVITED; time += 1) {
    const visit = await Visit.open(browser, "about:blank", { address: "about:blank", ready: false, viewport: { width: 390, height: 844 }, touch: true, settings: null });
    await onPhone(visit);
    await visit.page.goto(`${address}#/table/${code}`, { waitUntil: "commit" });
    times.push(await seen(visit.page, "[data-testid=sit]"));
    await visit.close();
  }
  return times;
}

export async function online({ browser, address, executablePath, load }) {
  const alone = await offline(browser, address);
  const stop = await others(load, address);
  // Two people have two devices.
  const elsewhere = await launch(executablePath);
  const visits = [];
  try {
    for (const [seed, device] of [browser, elsewhere].entries()) visits.push(await Visit.open(device, address, { seed: seed + 1, prepare: watch }));
    const [host, guest] = visits;
    const code = await openBySetUp(host, "dungeon", ["heroes: xanros, taia", "first: 1"]);
    for (const visit of visits) {
      await visit.go(`/table/${code}`);
      await sitDown(visit);
    }
    await beginTogether(host, [guest]);
    for (const visit of visits) await begin(visit);
    const players = visits.map((visit, place) => new Player(visit, { seed: place + 1 }));
    const taps = [];
    while (taps.length < MOVES) {
      const waits = await asked(visits);
      if (waits.includes("nothing")) break;
      const place = waits.indexOf("person");
      const tap = place < 0 ? null : await one(players[place], visits[1 - place]);
      if (tap) taps.push(tap);
    }
    if (taps.length < MOVES / 3) throw new Error(`the game was over after ${taps.length} moves`);
    const third = await Visit.open(browser, address, { seed: 3 });
    visits.push(third);
    const joined = await joins(third, code);
    const open = await openBySetUp(third, "dungeon", ["heroes: xanros, taia"]);
    const sits = await invited(browser, address, open);
    const marked = taps.map(({ clicked, marked }) => marked - clicked);
    const shown = taps.map(({ clicked, there }) => there.time - clicked);
    const part = (what, times) => ({ what: `  of these ${what}, median`, value: median(times), unit: "ms" });
    return [
      { what: `a tap at one device to its picture, median of ${alone.length}`, value: median(alone), unit: "ms", most: 50 },
      { what: "  95th percentile", value: quantile(alone, 0.95), unit: "ms", most: 50 },
      { what: `a tap online to its mark with ${TABLES} other tables, median of ${marked.length}`, value: median(marked), unit: "ms", most: 50 },
      { what: "  95th percentile", value: quantile(marked, 0.95), unit: "ms", most: 50 },
      { what: `another's move from the tap to this screen, the same, median of ${shown.length}`, value: median(shown), unit: "ms", most: 150 },
      { what: "  99th percentile", value: quantile(shown, 0.99), unit: "ms", most: 150 },
      part("until it was sent", taps.map(({ clicked, sent }) => sent - clicked)),
      part("until it was heard", taps.map(({ sent, there }) => there.heard - sent)),
      part("until it was drawn", taps.map(({ there }) => there.time - there.heard)),
      { what: `joining a table in progress by its link, slowest of ${joined.length}`, value: Math.max(...joined), unit: "ms", most: 1000 },
      { what: `an invitation on a phone: until Sit can be tapped, median of ${sits.length}`, value: median(sits), unit: "ms", most: 4000 },
    ];
  } finally {
    for (const visit of visits) await visit.close();
    await elsewhere.close();
    await stop();
  }
}
