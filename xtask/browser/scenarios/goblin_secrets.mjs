// Two people pass one device in Goblin: nothing of the cards that only the other one may see is anywhere in the page, neither
// in its source nor in what a screen reader finds: while it is passed on, afterwards, after taking back, after loading again.

import assert from "node:assert/strict";
import { Player } from "../harness/player.mjs";
import { everything, hidden, names, viewOf } from "../harness/secrets.mjs";
import { setUpGoblin } from "../harness/set_up.mjs";
import { kindsOfOpeners, openEach } from "../harness/sheets.mjs";

export const name = "goblin-secrets";
export const long = 2;

const HEROES = ["argentus", "taia"];

export async function run({ open, program }) {
  for (const [language, most] of Object.entries({ en: 16, de: 12 })) {
    const visit = await open({});
    const { page } = visit;
    await setUpGoblin(visit, { people: true, seats: ["Person", "Person"], heroes: HEROES, abilities: true });
    const called = await Promise.all(HEROES.map((hero) => names(hero, language)));
    assert.ok(called.every((cards) => Object.values(cards).every(Boolean)), `the cards have names in ${language}`);
    if (language !== "en") {
      await visit.waits("hand-over");
      const table = await page.evaluate(() => location.hash.slice(1));
      await visit.go("/settings");
      await page.locator(`label[lang=${language}] input`).check({ force: true });
      await page.waitForFunction((language) => document.documentElement.lang === language, language);
      await visit.go(table);
    }

    let looks = 0;
    /** Nobody but `holder` (0 for nobody) may find their cards in the page. */
    const look = async (holder, where) => {
      const record = await visit.saved();
      const { source, told } = await everything(visit);
      const page = `${source}\n${told.join("\n")}`;
      for (const seat of [1, 2].filter((seat) => seat !== holder)) {
        const { hand, together } = await hidden(program, record, seat);
        const cards = called[seat - 1];
        const found = together.filter((card) => page.includes(cards[card]));
        // All of hand and deck may be told, but never a part of it.
        const allowed = found.length === 0 || found.length === together.length;
        assert.ok(allowed, `${where}: seat ${seat} holds ${hand.join()}, and the page has ${found.map((card) => cards[card]).join()}`);
        looks += 1;
      }
      if (holder === 0) assert.ok(!/data-action=/.test(source), `${where}: nothing can be chosen while the device is passed on`);
    };

    const passing = async () => {
      await look(0, "while the device is passed on");
      if (player.handed === 2) {
        await page.reload();
        await visit.waits("hand-over");
        await look(0, "loaded again while the device is passed on");
      }
    };
    const player = new Player(visit, { seed: 6, passing });
    let undone = false;
    let opened = false;
    await player.play(async (waits, choices) => {
      const holder = (await viewOf(program, await visit.saved(), "spectator")).turn.seat;
      if (choices % 3 === 0) await look(holder, "while the other one plays");
      if (!undone && choices > 4 && (await visit.id("undo").getAttribute("aria-disabled")) !== "true") {
        await visit.id("undo").click();
        await visit.waits("person", "hand-over");
        await player.turn();
        await look(holder, "after taking back");
        undone = true;
      }
      if (!opened && language === "en" && choices > 8) {
        // Whatever opens beside the game: the other player's sheet, what is not possible, the menu.
        await openEach(page, await kindsOfOpeners(page, { everyPlayer: true }), (name) => look(holder, `with "${name}" open`));
        await page.reload();
        await visit.waits("hand-over");
        await look(0, "loaded again");
        await player.turn();
        opened = true;
      }
      return choices >= most;
    });
    assert.ok(player.handed > 1 && looks > 4, "the device was passed on, and the page was looked at often");
    if (language === "en") assert.ok(undone && opened, "also after taking back and with every sheet open");
    await visit.close();
  }
}
