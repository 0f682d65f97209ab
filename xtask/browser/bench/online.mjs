// Tables online while 200 others are played: how soon a tap is marked, another's move is on the screen, and a table is joined; and how
// long an invitation takes on a phone that has nothing of the page.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { Visit } from "../harness/browser.mjs";
import { median, quantile } from "../harness/numbers.mjs";
import { begin, openBySetUp, sitDown } from "../harness/online.mjs";
import { Player } from "../harness/player.mjs";
import { onPhone, seen } from "./start.mjs";

const TABLES = 200;
/** Enough for a 99th percentile. */
const MOVES = 300;
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

/**
 * Remembers when something was clicked and sent, and when a picture was drawn with how often a choice had been made and the log had
 * grown until then, by the clock of this machine. Runs in the page.
 */
function watch() {
  const now = () => performance.timeOrigin + performance.now();
  const seen = { clicked: 0, sent: 0, chosen: 0, grown: 0, drawn: [] };
  window.seen = seen;
  addEventListener("click", (event) => (seen.clicked = performance.timeOrigin + event.timeStamp), { capture: true });
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    if (String(text).startsWith('{"command"')) seen.sent = now();
    return send.call(this, text);
  };
  addEventListener("karak-watch", () => {
    let waits = false;
    const table = document.querySelector(".table");
    const log = document.querySelector("[data-testid=log]");
    const observer = new MutationObserver((changes) => {
      // Nothing is chosen any more once something was.
      seen.chosen += changes.filter(({ attributeName, oldValue }) => attributeName === "data-waits" && oldValue === "person").length;
      if (changes.some(({ type, target }) => type !== "attributes" && log.contains(target))) seen.grown += 1;
      if (waits) return;
      waits = true;
      requestAnimationFrame(() => {
        waits = false;
        const channel = new MessageChannel();
        channel.port1.onmessage = () => seen.drawn.push({ time: now(), chosen: seen.chosen, grown: seen.grown });
        channel.port2.postMessage(null);
      });
    });
    observer.observe(table, { subtree: true, childList: true, attributes: true, attributeOldValue: true, characterData: true });
  });
}

/** How often a choice was made, or the log has grown, so far. */
const counted = ({ page }, what) => page.evaluate((what) => window.seen[what], what);

/** When the first picture was drawn in which that was more than before. */
async function drawnWithMore({ page }, what, before) {
  const more = ([what, before]) => window.seen.drawn.find((picture) => picture[what] > before);
  const found = await page.waitForFunction(more, [what, before], { timeout: 5000 });
  return (await found.jsonValue()).time;
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

export async function online({ browser, address, load }) {
  const stop = await others(load, address);
  const visits = [];
  try {
    for (const seed of [1, 2]) visits.push(await Visit.open(browser, address, { seed, prepare: watch }));
    const [host, guest] = visits;
    const code = await openBySetUp(host, "dungeon", ["heroes: xanros, taia", "first: 1"]);
    for (const visit of visits) {
      await visit.go(`/table/${code}`);
      await sitDown(visit);
    }
    await begin(host, [guest]);
    for (const { page } of visits) await page.evaluate(() => dispatchEvent(new Event("karak-watch")));
    const players = visits.map((visit, place) => new Player(visit, { seed: place + 1 }));
    const [marked, shown] = [[], []];
    while (shown.length < MOVES) {
      const waits = await Promise.all(players.map(({ page }) => page.evaluate(() => document.querySelector("[data-testid=table]").dataset.waits)));
      if (waits.includes("nothing")) break;
      const place = waits.indexOf("person");
      if (place < 0) continue;
      const [own, other] = [visits[place], visits[1 - place]];
      const [chosen, grown] = await Promise.all([counted(own, "chosen"), counted(other, "grown")]);
      await players[place].choose();
      const { clicked, sent } = await own.page.evaluate(() => window.seen);
      // Turning a tile concerns nobody else.
      if (sent < clicked) continue;
      marked.push((await drawnWithMore(own, "chosen", chosen)) - clicked);
      shown.push((await drawnWithMore(other, "grown", grown)) - clicked);
    }
    if (shown.length < MOVES / 3) throw new Error(`the game was over after ${shown.length} moves`);
    const third = await Visit.open(browser, address, { seed: 3 });
    visits.push(third);
    const joined = await joins(third, code);
    const open = await openBySetUp(third, "dungeon", ["heroes: xanros, taia"]);
    const sits = await invited(browser, address, open);
    return [
      { what: `a tap online to its mark, median of ${marked.length}`, value: median(marked), unit: "ms", most: 50 },
      { what: "  95th percentile", value: quantile(marked, 0.95), unit: "ms", most: 50 },
      { what: `another's move from the tap to this screen with ${TABLES} other tables, median of ${shown.length}`, value: median(shown), unit: "ms", most: 150 },
      { what: "  99th percentile", value: quantile(shown, 0.99), unit: "ms", most: 150 },
      { what: `joining a table in progress by its link, slowest of ${joined.length}`, value: Math.max(...joined), unit: "ms", most: 1000 },
      { what: `an invitation on a phone: until Sit can be tapped, median of ${sits.length}`, value: median(sits), unit: "ms", most: 4000 },
    ];
  } finally {
    for (const visit of visits) await visit.close();
    await stop();
  }
}
