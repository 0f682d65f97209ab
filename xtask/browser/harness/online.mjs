// People at a table online, each in a browser of their own.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Player } from "./player.mjs";

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/** The program as a server that can be killed and started again, with the same address and data. */
class Server {
  constructor(program, data, port) {
    Object.assign(this, { program, data, port, address: `http://127.0.0.1:${port}/` });
  }

  async start() {
    const options = { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, KARAK_DATA: this.data } };
    this.child = spawn(this.program, ["play", "--no-open", "--port", String(this.port)], options);
    for await (const line of createInterface({ input: this.child.stdout })) {
      if (/http:\S+/.test(line)) return;
    }
    throw new Error("the program did not say where the page is");
  }

  async kill() {
    this.child.kill("SIGKILL");
    await once(this.child, "exit");
  }
}

/** Runs `play` with a server, closes what it opened, and ends the server. */
export async function withServer(program, open, play) {
  const data = await mkdtemp(join(tmpdir(), "karak-"));
  const server = new Server(program, data, await freePort());
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
    server.child.kill();
    await once(server.child, "exit").catch(() => {});
    await rm(data, { recursive: true });
  }
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
  for (const begun = Date.now(); Date.now() - begun < 60_000; ) {
    for (const player of players) {
      if (["person", "throw", "draw", "hand-over", "nothing"].includes(await player.page.evaluate(waits))) return player;
    }
  }
  throw new Error(`nobody is asked: ${await Promise.all(players.map(({ page }) => page.evaluate(waits)))}`);
}

/** Plays at several devices until `done` says so or the game is over; whoever is asked chooses. Gives how many choices. */
export async function playTogether(visits, done = () => false, most = 2500) {
  const players = visits.map((visit, place) => new Player(visit, { seed: place + 1 }));
  for (let choices = 0; choices < most; choices += 1) {
    const player = await asked(players);
    if ((await player.turn()) === "nothing" || (await done(choices))) return choices;
    await player.choose();
  }
  throw new Error(`the game was not over after ${most} choices`);
}
