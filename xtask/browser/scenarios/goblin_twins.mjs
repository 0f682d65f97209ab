// Two games of Goblin that differ only in which cards the other player holds are the same page, letter by letter: whoever has
// the device can find out nothing, whatever they open.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";
import { Player } from "../harness/player.mjs";
import { everything, twins } from "../harness/secrets.mjs";
import { openEach, openers } from "../harness/sheets.mjs";

export const name = "goblin-twins";
export const long = 1;

/** The page at every moment from opening the game to when the other player takes over. */
async function moments(open, game) {
  // Advice comes a moment after the rest.
  const visit = await open({ games: { a1: game }, screen: "/play/a1", settings: { hints: false, odds: false } });
  const { page } = visit;
  const seen = [];
  const look = async (where) => seen.push({ where, ...(await everything(visit)) });
  await visit.waits("hand-over");
  await look("before anybody has the device");
  const player = new Player(visit, { seed: 2 });
  await player.turn();
  await look("in the battle");
  await openEach(page, await openers(page), (name) => look(`with "${name}" open`));
  // To the end of the turn, whatever has to be typed in on the way.
  for (let step = 0; step < 30; step += 1) {
    const waits = await visit.waits("person", "draw", "nothing", "hand-over");
    await look(`step ${step}, waiting for ${waits}`);
    if (waits === "draw") await visit.id("chance").first().click();
    else if (waits === "person") await player.choose();
    else break;
  }
  await page.reload();
  await visit.waits("hand-over");
  await look("loaded again when the device is passed on");
  await visit.close();
  return seen;
}

export async function run({ open }) {
  const game = await record("goblin-two");
  const acting = Number(game.match(/^(\d) \w.*$/gm).at(-1)[0]);
  const [one, other] = twins(game, 3 - acting);
  assert.notEqual(one, other);
  const [first, second] = [await moments(open, one), await moments(open, other)];
  assert.deepEqual(first.map(({ where }) => where), second.map(({ where }) => where), "both games have the same moments");
  for (const [index, { where, source, told }] of first.entries()) {
    assert.deepEqual(second[index].told, told, `${where}: a screen reader finds the same`);
    if (second[index].source !== source) {
      const at = [...source].findIndex((letter, place) => second[index].source[place] !== letter);
      assert.fail(`${where}: the pages differ: …${source.slice(at - 100, at + 100)}… and …${second[index].source.slice(at - 100, at + 100)}…`);
    }
  }
  assert.ok(first.length > 6);
}
