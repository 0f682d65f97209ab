// What is on the page, for whoever reads its source or listens to it, and what is secret in a game of Goblin.

import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { withFolder } from "./program.mjs";

const CARDS = await readFile(new URL("../../../crates/goblin/content/goblin.toml", import.meta.url), "utf8");

/** Everything in the page: its source with every attribute, and its accessible tree as the browser tells it. */
export async function everything({ page, context }) {
  // The pictures of the cards come a moment after the table.
  await page.waitForFunction(() => !document.querySelector("[data-game=goblin]") || document.querySelector("#card-light"));
  const source = await page.evaluate(() => document.documentElement.outerHTML);
  const session = await context.newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const text = (value) => (typeof value?.value === "string" ? [value.value] : []);
  const told = nodes.flatMap(({ name, description, value, properties = [] }) => [
    ...text(name),
    ...text(description),
    ...text(value),
    ...properties.flatMap(({ value }) => text(value)),
  ]);
  return { source, told };
}

/** What the program was asked already, by viewer and record: it takes a while, and the same is asked often. */
const views = new Map();

/** A game as the program sees it for one viewer. */
export function viewOf(program, record, viewer) {
  const asked = `${viewer}\n${record}`;
  if (!views.has(asked)) views.set(asked, replay(program, record, viewer));
  return views.get(asked);
}

function replay(program, record, viewer) {
  return withFolder(async (folder) => {
    const file = join(folder, "game.karak");
    await writeFile(file, record);
    const { stdout } = await promisify(execFile)(program, ["replay", file, "--json", "--view", String(viewer)]);
    return JSON.parse(stdout).view;
  });
}

/**
 * The starting cards of a seat that nobody else has ever seen: those in hand, and those in hand and deck together, which the
 * rules tell everybody (G3.4).
 */
export async function hidden(program, record, seat) {
  const both = await Promise.all([seat, "spectator"].map((viewer) => viewOf(program, record, viewer)));
  const [own, open] = both.map(({ players }) => players[seat - 1]);
  const shown = new Set([...record.matchAll(new RegExp(`^${seat} (?:play|discard) (s\\d)`, "gm"))].map(([, card]) => card));
  const unseen = (cards) => cards.filter((card) => !shown.has(card));
  return { hand: unseen(own.hand.own), together: unseen(open.concealed) };
}

/** What a hero's starting cards are called in a language, by their notation. */
export async function names(hero, language) {
  const blocks = CARDS.split("[[starting]]").slice(1);
  const english = blocks.filter((block) => block.includes(`hero = "${hero}"`)).map((block) => block.match(/name = "(.*)"/)[1]);
  if (language === "en") return Object.fromEntries(english.map((name, index) => [`s${index + 1}`, name]));
  const texts = await readFile(new URL(`../../../crates/words/text/${language}.ftl`, import.meta.url), "utf8");
  const said = (name) => {
    const key = name.toLowerCase().replaceAll("’", "").replaceAll("'", "").replace(/[^a-z0-9]+/g, "-");
    return texts.match(new RegExp(`^[a-z-]*card-${key} = (.*)$`, "m"))?.[1];
  };
  return Object.fromEntries(english.map((name, index) => [`s${index + 1}`, said(name)]));
}

/**
 * Two records of the same game, as far as everybody else can know: they differ in which starting cards the seat holds. The
 * draws are the players' own, so that both are possible. Nobody may have played a card of that seat yet.
 */
export function twins(record, seat) {
  const own = record.replace(/^(dice-.*|seal: .*)\n/gm, "").replace(/^(seats: .*)$/m, "$1\ndraws: own");
  const begin = own.match(/^begin .*$/m)[0];
  const drawn = [...begin.matchAll(/> card (s\d)/g)];
  const hand = drawn.slice((seat - 1) * 4, seat * 4);
  const held = hand.map(([, card]) => card);
  const free = ["s1", "s2", "s3", "s4", "s5", "s6"].filter((card) => !held.includes(card));
  let other = begin;
  for (const [number, card] of free.entries()) {
    const { index } = hand[number];
    other = `${other.slice(0, index)}> card ${card}${other.slice(index + "> card s1".length)}`;
  }
  return [own, own.replace(begin, other)];
}
