// What happens to people at tables online: connections that break, servers that are killed, seats that bots play for a while.

import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { connected } from "./online.mjs";

/** The connections of one tab: they can be heard and cut. */
export class Wires {
  #links = [];

  /** Every message that the tab was sent. */
  heard = [];

  /** What the server answered the tab over HTTP, until it had the proof of the game, which has all of it. */
  answers = [];

  /** For the option `routes` of a visit: connections are caught before the page makes them. */
  routes = (page) => {
    page.on("response", (response) => this.#answered(response));
    return page.routeWebSocket(/socket$/, (link) => {
      const upstream = link.connectToServer();
      upstream.onMessage((message) => {
        this.heard.push(String(message));
        link.send(message);
      });
      this.#links.push([link, upstream]);
    });
  };

  async #answered(response) {
    const pictures = /\.svg$/.test(new URL(response.url()).pathname);
    if (!/\/api\//.test(response.url()) || pictures || this.heard.some((text) => text.startsWith('{"proof"'))) return;
    // A page that is loaded again throws away what it was answered.
    this.answers.push(await response.text().catch(() => ""));
  }

  /** How many entries the game had when the tab was told of it last. */
  entries() {
    const told = this.heard.map((text) => JSON.parse(text)).map(({ fresh, update }) => fresh?.sequence ?? update?.update.to);
    return told.findLast((sequence) => sequence !== undefined);
  }

  /** Waits until the tab is told of more entries than these. */
  async tellsMore(entries) {
    for (const begun = Date.now(); this.entries() <= entries; await pause(20)) assert.ok(Date.now() - begun < 30_000, `nothing is told after entry ${entries}`);
  }

  async cut() {
    for (const [link, upstream] of this.#links.splice(0)) {
      await link.close().catch(() => {});
      await upstream.close().catch(() => {});
    }
  }

  /** Nothing that only another seat may see has come, whoever it is said to be for; nobody plays at a device without a seat. */
  refuseOthers(seat = null, least = 20) {
    const messages = this.heard.map((text) => JSON.parse(text));
    const viewers = messages.map(({ fresh, update }) => (fresh ?? update)?.viewer).filter(Boolean);
    assert.ok(viewers.length >= least, `much of a game was told: ${viewers.length} messages`);
    const others = viewers.filter((viewer) => viewer !== "spectator" && viewer.seat !== seat);
    assert.deepEqual(others, [], `nobody at seat ${seat} is told what another player sees`);
    // What proves the game has all of it, once it is over.
    const told = messages.filter(({ proof }) => !proof);
    assert.deepEqual(told.flatMap((message) => [...secretsOf(message, seat)]), [], `seat ${seat} is told what only others may know`);
    const tales = this.answers.filter((text) => /\bs\d\b|"(hand|deck|view)":/.test(text));
    assert.deepEqual(tales, [], "nothing of a game comes another way");
    const hands = told.flatMap((message) => [...playersIn(message)]).filter(([, { hand }]) => hand);
    if (hands.length === 0 || seat === null) return;
    assert.ok(hands.some(([of, { hand }]) => of === seat && hand.own !== null), "one's own hand is where the others' are looked for");
  }
}

/** Every player in a message with the seat: whole views have lists of them, updates one by one. */
function* playersIn(told, name = "") {
  if (told === null || typeof told !== "object") return;
  if (name === "player") yield told;
  if (name === "players") yield* told.map((player, index) => [index + 1, player]);
  for (const [inner, value] of Object.entries(told)) yield* playersIn(value, inner);
}

/** What happens to a card that only its player sees. */
const SEEN_ALONE = ["drew", "looked", "put_under"];

/** Starting cards by name that only another seat may know: in hands, in decks, and in what happened. */
function* secretsOf(message, own) {
  for (const [seat, { hand, deck }] of playersIn(message)) {
    if (seat === own || !hand) continue;
    if (hand.own !== null) yield `the hand of seat ${seat}: ${hand.own}`;
    for (const { known } of deck.slots) if (/^s\d/.test(known.card)) yield `${known.card} in the deck of seat ${seat}`;
  }
  yield* happenedTo(message, own);
}

function* happenedTo(told, own) {
  if (told === null || typeof told !== "object") return;
  for (const [name, value] of Object.entries(told)) {
    const card = SEEN_ALONE.includes(name) && value.seat !== own ? value.card : "";
    if (/^s\d/.test(card)) yield `${name} ${card} at seat ${value.seat}`;
    yield* happenedTo(value, own);
  }
}

/** A network that can be taken away from a page. */
export class Network {
  #open = true;
  #held = null;
  #links = [];

  /** The numbers of commands that the server has carried out. */
  done = [];

  routes = (page) =>
    page.routeWebSocket(/socket$/, (link) => {
      if (!this.#open) return link.close();
      const upstream = link.connectToServer();
      upstream.onMessage((message) => {
        const { done } = JSON.parse(String(message));
        if (done) this.done.push(done.number);
        if (this.#held) this.#held.push(() => link.send(message));
        else link.send(message);
      });
      this.#links.push([link, upstream]);
    });

  async cut(visit) {
    this.#open = false;
    for (const ends of this.#links.splice(0)) for (const end of ends) await end.close().catch(() => {});
    await visit.id("connection-lost").waitFor();
  }

  /** What the server says is on its way until `release`, although nothing is broken. */
  hold() {
    this.#held = [];
  }

  release() {
    const held = this.#held;
    this.#held = null;
    for (const pass of held) pass();
  }

  /** What was held never comes. */
  lose() {
    this.#held = null;
  }

  async mend(visit) {
    this.#open = true;
    const lost = visit.id("connection-lost");
    // It may come back by itself before the button is pressed.
    await Promise.race([lost.locator("button").click().catch(() => {}), lost.waitFor({ state: "detached" })]);
    await connected(visit);
  }
}

/** A guest who hears nothing of the making of the dice until that is let through. */
export class SlowDice {
  #held = [];

  routes = (page) =>
    page.routeWebSocket(/socket$/, (link) => {
      const server = link.connectToServer();
      server.onMessage((text) => {
        if (this.#held && String(text).startsWith('{"fair"')) this.#held.push(() => link.send(text));
        else link.send(text);
      });
    });

  release() {
    const held = this.#held;
    this.#held = null;
    for (const pass of held) pass();
  }
}

/** What the log of a device says, once it has been still for a second: one thing may follow from another without a question. */
function settled({ page }) {
  return page.evaluate(async () => {
    const read = () => document.querySelector("[data-testid=log]").textContent.trim();
    let [log, since] = [read(), performance.now()];
    while (performance.now() - since < 1000) {
      await new Promise((soon) => setTimeout(soon, 50));
      if (read() !== log) [log, since] = [read(), performance.now()];
    }
    return log;
  });
}

/** Somebody loads the page again: the others notice nothing. */
export async function reloads(visit, other) {
  const log = await settled(other);
  await visit.page.reload();
  await visit.id("table").waitFor();
  assert.equal(await other.text("log"), log, "the others notice nothing");
}

/** The server is killed and started again; everybody comes back by themselves. */
export async function killAndStart(server, visits) {
  for (const visit of visits) visit.expect(/WebSocket connection to .* failed/);
  await server.kill();
  for (const visit of visits) await visit.id("connection-lost").waitFor();
  await server.start();
  for (const visit of visits) await connected(visit);
}

/** A bot plays for somebody while `play` runs. */
export async function lend(visit, play) {
  await visit.id("menu").click();
  await visit.id("online-lend").click();
  await visit.id("online-back").waitFor();
  await play();
  await visit.id("online-back").click();
  await visit.id("online-lend").waitFor();
  await visit.page.keyboard.press("Escape");
}
