// Whole games of Goblin by the book of one edition, from the set-up screen to the one who beats the lord.

import assert from "node:assert/strict";
import { hurry, Player } from "./player.mjs";
import { viewOf } from "./secrets.mjs";
import { setUpGoblin } from "./set_up.mjs";

/** The game is over because the lord was beaten, and the last screen says by whom. */
export async function endedByTheLord(visit, program) {
  const record = await visit.saved();
  const { turn } = await viewOf(program, record, "spectator");
  assert.ok(turn.phase.over?.lord, `the lord is beaten, and not ${JSON.stringify(turn.phase)}`);
  const seats = record.match(/^seats: (.*)$/m)[1].split(", ").length;
  const played = new Set(record.match(/^[1-4](?= )/gm));
  assert.equal(played.size, seats, "everybody has played");
  const outcome = visit.id("outcome");
  await outcome.waitFor();
  const hero = record.match(/^heroes: (.*)$/m)[1].split(", ")[turn.phase.over.lord - 1];
  const told = await outcome.locator("h2").first().textContent();
  if (hero !== "random") assert.match(told.toLowerCase(), new RegExp(hero), "the last screen says who won");
  return turn.number;
}

/** What makes games with many seats a third shorter. */
const SHORTER = { "first-strike": "on", "hit-points": 7 };

/**
 * Plays one. The person at the table chooses whatever comes along, so that a bot wins; who is alone has to read what the page
 * advises (`reads`).
 */
export async function wholeGame({ open, program }, { seed, reads = false, heroes, ...table }) {
  const visit = await open({ seed, settings: reads ? {} : { hints: false, odds: false } });
  await setUpGoblin(visit, { heroes, ...table });
  assert.equal(await hurry(visit.page, { seed: table.seats.length, reads }), "nothing", "the game comes to its end");
  await endedByTheLord(visit, program);
  await visit.close();
}

/** Who sits at tables of two, three and four; every hero is at one of them. */
const TABLES = { 2: ["horan", "taia"], 3: ["argentus", "xanros", "aderyn"], 4: ["victorius", "taia", "argentus", "horan"] };

/** Plays a whole game by the book of one edition at each of these tables. */
export async function wholeGames(tools, edition, tables) {
  for (const heroes of tables.map((count) => TABLES[count])) {
    const seats = ["Person", ...heroes.slice(1).map(() => "Normal")];
    await wholeGame(tools, { edition, seats, heroes, abilities: true, house: SHORTER });
  }
}

/** Plays a whole game alone, by the book of one edition: who does what the page advises beats the lord. */
export function wholeGameAlone(tools, edition) {
  return wholeGame(tools, { edition, seats: ["Person"], heroes: ["taia"], reads: true, house: { "short-game": "on" } });
}

/** Somebody in a hurry: fights what lies nearest and ends the battle at once, so that the bot wins soon. */
const HASTY = [/^(confirm|arranged)$/, /^(take|keep|discard|shuffle|decline)\b/, /^end$/, /^(target:)?fight I\./, /^(target:)?fight/, /^(revive|leave)$/];

/** Plays one for many turns choice by choice, by `keyboard` or `touch` alone, and then to its end as fast as the page can. */
export async function wholeGameBy({ open, program }, by, options) {
  const visit = await open({ ...options, settings: { ...options.settings, hints: false, odds: false } });
  await setUpGoblin(visit, { seats: ["Person", "Normal"], heroes: ["taia", "horan"], abilities: true, house: SHORTER });
  const player = new Player(visit, { by, likes: HASTY });
  const waits = await player.play((_, choices) => choices >= 40);
  assert.ok(player.choices > 20, `a whole game takes more than ${player.choices} choices`);
  if (waits !== "nothing") assert.equal(await hurry(visit.page), "nothing", "the game comes to its end");
  await endedByTheLord(visit, program);
}
