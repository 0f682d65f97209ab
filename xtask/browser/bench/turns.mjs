// How many taps a turn takes on a phone, and how long bots' turns take at normal speed.

import { Visit } from "../harness/browser.mjs";
import { median, quantile } from "../harness/numbers.mjs";
import { Player } from "../harness/player.mjs";

const PHONE = { viewport: { width: 390, height: 844 }, touch: true };
/** What is measured of each. */
const STEPS = 12;
const CARDS = 12;
const TURNS = 12;

/** A new game against bots, as *Play now* begins it on a device that nobody has used. */
async function begun({ browser, address }, game, settings, more = {}) {
  const visit = await Visit.open(browser, address, { ...more, settings });
  await visit.page.locator(`[data-testid=${game === "dungeon" ? "play-now" : "play-now-goblin"}]`).click();
  await visit.waits("person", "throw");
  return visit;
}

/** Counts taps. A player who knows what is wanted taps nothing else. */
class Tapper extends Player {
  taps = 0;
  async take(choice) {
    this.taps += 1;
    return super.take(choice);
  }
}

/** How often something of this kind is in the record: what a player did at the first seat. */
const done = async (visit, kind) => ((await visit.saved()).match(new RegExp(`^1 ${kind}`, "gm")) ?? []).length;

/** Taps for each tile that is explored: choosing where, confirming, turning and laying the tile. */
async function exploring(where) {
  const visit = await begun(where, "dungeon", { pace: "none", confirm: undefined, throw: false }, PHONE);
  const player = new Tapper(visit, { seed: 3 });
  const taps = [];
  for (let most = 0; taps.length < STEPS && most < 400; most += 1) {
    if ((await player.turn()) === "nothing") break;
    const [explored, before] = [await done(visit, "explore"), player.taps];
    const offered = await player.look();
    const explores = offered.found.some(({ what }) => what.startsWith("target:explore"));
    // From a choice where nothing is begun until the tile lies there.
    do await player.choose();
    while ((await player.turn()) === "person" && (await visit.page.locator("[data-testid=lay], [data-testid=confirm]").count()) > 0);
    if (explores && (await done(visit, "explore")) === explored + 1) taps.push(player.taps - before);
  }
  await visit.close();
  return taps;
}

/** Taps for each card that is played and can be taken back. */
async function playing(where) {
  const visit = await begun(where, "goblin", { pace: "none", confirm: undefined }, PHONE);
  const player = new Tapper(visit, { seed: 5 });
  const taps = [];
  for (let most = 0; taps.length < CARDS && most < 400; most += 1) {
    if ((await player.turn()) === "nothing") break;
    const { found } = await player.look();
    const cards = found.filter(({ what }) => what.startsWith("play "));
    if (cards.length === 0) {
      await player.choose();
      continue;
    }
    const played = await done(visit, "play");
    let [needed, asked] = [0, false];
    for (; needed < 4 && (await done(visit, "play")) === played; needed += 1) {
      const confirm = visit.id("confirm");
      asked ||= (await confirm.count()) > 0;
      if ((await confirm.count()) > 0) await player.take({ css: "[data-testid=confirm]" });
      else await player.take(cards[0]);
      await visit.waits("person", "nothing");
    }
    // What cannot be taken back is confirmed.
    if (!asked) taps.push(needed);
  }
  await visit.close();
  return taps;
}

/** How long each bot's turn takes at normal speed, in seconds, from its beginning to the next. */
async function waiting(where, game) {
  const visit = await begun(where, game, { pace: "normal", confirm: false, throw: false });
  // Bots one after the other, each as slowly as people like to watch.
  visit.patience = 180_000;
  await visit.id("opening").waitFor({ state: "detached" });
  const player = new Player(visit, { seed: 9 });
  await visit.page.evaluate(() => {
    window.turns = [];
    let [hero, began, person] = [null, 0, true];
    const note = () => {
      const banner = document.querySelector(".banner");
      const now = banner?.dataset.hero;
      if (!now || now === hero) return;
      if (hero && !person) window.turns.push((performance.now() - began) / 1000);
      [hero, began] = [now, performance.now()];
      person = !banner.querySelector(".portrait.bot");
    };
    new MutationObserver(note).observe(document.querySelector(".banner"), { subtree: true, childList: true, attributes: true });
    note();
  });
  for (let most = 0; most < 300; most += 1) {
    if ((await player.turn()) === "nothing" || (await visit.page.evaluate(() => window.turns.length)) >= TURNS) break;
    await player.choose();
  }
  const turns = await visit.page.evaluate(() => window.turns);
  await visit.close();
  return turns;
}

export async function turns(where) {
  const [steps, cards] = [await exploring(where), await playing(where)];
  const rows = [
    { what: `taps a step of exploring on a phone, mean of ${steps.length}`, value: mean(steps), unit: "taps", most: 2 },
    { what: `taps a card that can be taken back on a phone, mean of ${cards.length}`, value: mean(cards), unit: "taps", most: 1 },
  ];
  for (const game of ["dungeon", "goblin"]) {
    const times = await waiting(where, game);
    rows.push({ what: `a bot's turn in ${game}, median of ${times.length}`, value: median(times), unit: "s", most: 6 });
    rows.push({ what: "  95th percentile", value: quantile(times, 0.95), unit: "s" });
  }
  return rows;
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
}
