// Four browsers at one table, each in a language of its own, through a game of each kind to its end: one is loaded again, one loses its
// connection, the server is killed, a bot plays for somebody. Nobody is ever sent what another player sees.

import assert from "node:assert/strict";
import { LANGUAGES } from "../harness/browser.mjs";
import { faults } from "../harness/eyes.mjs";
import { begin, connected, hurryTogether, openLimited, openTable, playTogether, ready, sitDown, withServer } from "../harness/online.mjs";
import { killAndStart, lend, reloads, Wires } from "../harness/troubles.mjs";

export const name = "online-four";

const PHONE = { viewport: { width: 390, height: 844 }, touch: true };

/** What everybody is told at the end. */
const PROVED = { en: /proved/, cs: /dokázáno/, de: /bewiesen/, pl: /udowodniono/ };

/** A whole game of four, which has a last turn. */
export function together({ open, program }, game) {
  return withServer(program, open, async (enter, server) => {
    const wires = LANGUAGES.map(() => new Wires());
    const host = await enter({ routes: wires[0].routes });
    const limited = () => openLimited(host, "xanros, taia, horan, argentus", 24);
    const code = await (game === "dungeon" ? limited() : openTable(host, game, { people: 4, short: true }));
    const all = [host];
    for (const [place, language] of LANGUAGES.entries()) {
      if (place === 0) continue;
      const guest = await enter({ ...PHONE, screen: `/table/${code}`, settings: { language }, routes: wires[place].routes });
      await sitDown(guest);
      assert.deepEqual(await faults(guest.page, `the places in ${language}`), []);
      all.push(guest);
    }
    const guests = all.slice(1);
    await ready(host);
    await begin(host, guests);
    await playTogether(all, (choices) => choices >= 8);
    for (const [place, visit] of all.entries()) {
      assert.deepEqual(await faults(visit.page, `a table in ${LANGUAGES[place]}`), []);
    }
    await reloads(guests[0], host);
    await playTogether(all, (choices) => choices >= 6);
    await wires[2].cut();
    await connected(all[2]);
    await playTogether(all, (choices) => choices >= 6);
    await lend(guests.at(-1), () => playTogether(all.slice(0, -1), (choices) => choices >= 6));
    await killAndStart(server, all);
    await hurryTogether(all);
    for (const [place, visit] of all.entries()) {
      await visit.id("outcome").waitFor();
      await visit.id("proof").waitFor();
      assert.match(await visit.text("proof"), PROVED[LANGUAGES[place]]);
      assert.deepEqual(await faults(visit.page, `the end in ${LANGUAGES[place]}`), []);
      wires[place].refuseOthers(place + 1);
    }
    // Everybody keeps the same game.
    const games = await Promise.all(all.map((visit) => visit.saved()));
    assert.equal(new Set(games.map((game) => game.match(/^[1-4] .*$/gm).join())).size, 1, "everybody saw the same game");
  });
}

export function run(given) {
  return together(given, "dungeon");
}
