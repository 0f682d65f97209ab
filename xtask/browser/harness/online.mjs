// People at a table online, each in a browser of their own.

import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { Player, hurry } from "./player.mjs";
import { addressOf, ended, start, withFolder } from "./program.mjs";

/** Where servers keep their data: in memory if possible, since every move waits until it is kept. Disks are tested elsewhere. */
const MEMORY = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

/** The program as a server that can be killed and started again, with the same address and data. */
class Server {
  /** Any that is free at the first start, and then the same. */
  #port = "0";

  constructor(program, data, words) {
    Object.assign(this, { program, data, words });
  }

  async start() {
    this.child = start(this.program, this.data, ["--port", this.#port, ...this.words]);
    this.address = await addressOf(this.child);
    this.#port = new URL(this.address).port;
  }

  async kill(signal = "SIGKILL") {
    this.child.kill(signal);
    await ended(this.child);
  }
}

/** Runs `play` with a server, closes what it opened, and ends the server; `words` are more arguments of the program. */
export function withServer(program, open, play, words = []) {
  return withFolder(async (data) => {
    const server = new Server(program, data, words);
    const visits = [];
    const enter = async (more = {}) => {
      const visit = await open({ address: server.address, ...more });
      visits.push(visit);
      return visit;
    };
    try {
      await server.start();
      await play(enter, server);
      // Whoever is still there would miss the server.
      for (const visit of visits) await visit.close();
    } finally {
      await server.kill("SIGTERM");
    }
  }, MEMORY);
}

/** Opens a table of a game on the form, as its host, and gives its code. */
export async function openTable(visit, game, { people = 2, bots = 0, short = false, screen = false, clock = null } = {}) {
  await visit.go(`/new/${game}/online`);
  const { page } = visit;
  const places = page.locator(".seats > .seat");
  while ((await places.count()) < people + bots) await page.locator(".seat-add button").click();
  for (let place = 0; place < people + bots; place += 1) {
    await places.nth(place).locator("select").first().selectOption(place < people ? "Person" : "Easy");
  }
  if (short && game === "dungeon") await page.locator("label.switch", { hasText: "Short" }).click();
  if (short && game === "goblin") await page.locator("select:has(option[value='20'])").selectOption("20");
  const table = page.locator("section[aria-labelledby=setup-online]");
  if (screen) await table.locator("label.switch").nth(1).click();
  if (clock !== null) await table.locator("select").selectOption(clock);
  await visit.id("begin").click();
  await visit.id("table-code").waitFor();
  return (await visit.id("invite-link").inputValue()).split("/table/")[1];
}

/** Sits down on the first free place, and says that one is ready: the second and third tap of an invited guest. */
export async function sitDown(visit) {
  await visit.id("sit").first().click();
  await visit.page.locator(".seat.own").waitFor();
  await ready(visit);
}

/** Says that one is ready, and waits until everybody is told. */
export async function ready(visit) {
  await visit.id("ready").click();
  await visit.page.locator(".seat.own.ready").first().waitFor();
}

/** The host begins, and everybody waits for the board. */
export async function begin(host, others) {
  await host.id("start").click();
  for (const visit of [host, ...others]) await visit.id("table").waitFor();
}

/** Whoever has something to do at one of these devices, or sees the end. */
async function asked(players) {
  const waits = () => document.querySelector("[data-testid=table]")?.dataset.waits;
  for (const begun = Date.now(); Date.now() - begun < 120_000; ) {
    for (const player of players) {
      if (["person", "throw", "draw", "hand-over", "nothing"].includes(await player.page.evaluate(waits))) return player;
    }
    await pause(20);
  }
  throw new Error(`nobody is asked: ${await Promise.all(players.map(({ page }) => page.evaluate(waits)))}`);
}

/**
 * Plays at several devices until `done` says so or the game is over; whoever is asked chooses. `done` gets how many choices were made,
 * by all and at each device; `passing` is done with a device each time before somebody takes it over. Gives how many choices.
 */
export async function playTogether(visits, done = () => false, most = 2500, passing = () => {}) {
  const players = visits.map((visit, place) => new Player(visit, { seed: place + 1, passing: () => passing(visit) }));
  for (let choices = 0; choices < most; choices += 1) {
    const player = await asked(players);
    if ((await player.turn()) === "nothing" || (await done(choices, players.map((each) => each.choices)))) return choices;
    await player.choose();
  }
  throw new Error(`the game was not over after ${most} choices`);
}

/** Plays at several devices to the end, as fast as their pages can. */
export async function hurryTogether(visits) {
  const ends = await Promise.all(visits.map(({ page }, place) => hurry(page, { seed: place + 1 })));
  for (const [place, end] of ends.entries()) {
    if (end !== "nothing") throw new Error(`the game is not over at device ${place + 1}: ${end}`);
  }
}

/** Taps a button for the second time that asks whether one is sure, once that can have been read. */
export async function sure(button) {
  await button.and(button.page().locator("[data-asked=read]")).click();
}

/** Agrees to an end for everybody who sits at this device. */
async function agree(visit) {
  await visit.id("menu").click();
  await visit.page.locator(".online-ways").waitFor({ state: "attached" });
  const ways = visit.id("agree");
  // Who has agreed is not asked again.
  for (let left = await ways.count(); left > 0; left -= 1) {
    await ways.first().click();
    await sure(ways.first());
    await visit.page.waitForFunction((most) => document.querySelectorAll("[data-testid=agree]").length < most, left);
  }
  await visit.page.keyboard.press("Escape");
}

/** Plays at several devices as fast as their pages can, until somebody has made so many choices; gives who is asked next, or sees the end. */
export async function hurryAwhile(visits, most, seed = 1) {
  const playing = visits.map(({ page }, place) => hurry(page, { seed: seed + place, most }));
  await Promise.race(playing);
  for (const { page } of visits) await page.evaluate(() => (window.enough = true));
  for (const end of await Promise.all(playing)) if (end?.startsWith("stuck")) throw new Error(end);
  return asked(visits);
}

/** Plays like that for a while, and then everybody agrees to an end: games of the dungeon may take very long. */
export async function endTogether(visits, most = 40) {
  // What is still on its way would undo what was agreed: nothing is once somebody is asked.
  const next = await hurryAwhile(visits, most);
  if ((await next.id("outcome").count()) > 0) return;
  for (const visit of visits) await agree(visit);
}

/** Opens a table with these lines of a set-up, past the form, and gives its code. */
export function openBySetUp(visit, game, lines, settings = {}) {
  const set_up = [`game: ${game}`, ...lines, ""].join("\n");
  return visit.page.evaluate(async (table) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch("api/tables", { method: "POST", headers, body: JSON.stringify(table) });
    return (await answer.json()).code;
  }, { game, set_up, settings });
}

/** Opens a table for these heroes at which the rules end the game after so many turns (K11.3), and sits down as its host. */
export async function openLimited(visit, heroes, turns) {
  const code = await openBySetUp(visit, "dungeon", [`heroes: ${heroes}`, "first: 1", "content: short", `turn-limit: ${turns}`]);
  await visit.go(`/table/${code}`);
  await visit.id("sit").first().click();
  await visit.page.locator(".seat.own").waitFor();
  return code;
}

/** Waits until the page says how its connection is. */
export function connected({ page }, how = "yes") {
  return page.waitForFunction((how) => document.querySelector("[data-connected]")?.dataset.connected === how, how, { timeout: 30_000 });
}
