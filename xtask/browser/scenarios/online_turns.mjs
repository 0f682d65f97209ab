// Several tables at once, and several tabs: every screen says where it is one's turn; two tabs of one guest show one table, and
// both prove the game after they were loaded again. It goes on until the rules end it (K11.3).

import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { barriers, faults } from "../harness/eyes.mjs";
import { begin, connected, hurryTogether, openBySetUp, playTogether, sitDown, withServer } from "../harness/online.mjs";

export const name = "online-turns";

const SET_UP = ["heroes: xanros, taia", "first: 1", "content: short", "turn-limit: 10"];

/** Somebody comes back to the page: then it asks how the other tables are. */
const comesBack = ({ page }) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));

async function sound(visit, what) {
  assert.deepEqual([...(await barriers(visit.page, what)), ...(await faults(visit.page, what))], []);
}

export function run({ open, program }) {
  return withServer(program, open, async (enter) => {
    const anna = await enter();
    const ben = await enter();
    const codes = [];
    for (const table of [1, 2]) {
      const code = await openBySetUp(anna, "dungeon", SET_UP);
      await anna.go(`/table/${code}`);
      await sitDown(anna);
      // Anna has the second table open twice.
      const twice = table === 2 ? [await anna.another(`/table/${code}`)] : [];
      for (const tab of twice) await tab.page.locator(".seat.own").waitFor();
      await ben.go(`/table/${code}`);
      await sitDown(ben);
      await begin(anna, [ben, ...twice]);
      codes.push({ code, twice });
    }
    const [{ code: first }, { code: second, twice: [tab] }] = codes;

    // It is Anna's turn at both: at one of them, everywhere else, and in the list.
    await comesBack(anna);
    await anna.id("turns").waitFor();
    assert.equal(await anna.id("turns").getAttribute("href"), `#/table/${first}`, "one table: straight there");
    assert.match(await anna.page.title(), /^▶/);
    await sound(anna, "a table with a sign of another one");
    await anna.go("/");
    await anna.page.locator("[data-testid=turns]", { hasText: "2 other tables" }).waitFor();
    await sound(anna, "home with a sign");
    await anna.id("turns").click();
    await anna.page.locator("[data-testid=yours] .your-turn").nth(1).waitFor();
    await sound(anna, "one's own tables");
    assert.match(await anna.page.title(), /^▶/);
    // At a game with bots it is a small sign over the board.
    await anna.go("/");
    await anna.id("play-now").click();
    await anna.id("table").waitFor();
    await anna.page.locator(".online-strip [data-testid=turns]").waitFor();
    await sound(anna, "a game at this device with a sign");

    // It is told where nobody looks, to those who want it.
    await anna.page.context().grantPermissions(["notifications"]);
    await anna.go("/online");
    await anna.id("notify").locator(".switch-track").click();
    await anna.page.waitForFunction(() => localStorage.getItem("karak.notify") !== null);
    await anna.go(`/table/${first}`);
    await anna.id("table").waitFor();
    await ben.go(`/table/${first}`);
    await ben.id("table").waitFor();
    await anna.page.evaluate(() => {
      window.told = [];
      window.Notification = class {
        static permission = "granted";
        constructor(title, { body, data }) {
          window.told.push({ title, body, data });
        }
      };
      Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
    });
    await playTogether([anna, ben], () => anna.page.evaluate(() => window.told.length > 0), 400);
    const [told] = await anna.page.evaluate(() => window.told);
    assert.match(told.title, /^Your turn/);
    assert.equal(told.data, `#/table/${first}`);

    // Two tabs of one guest: what one does the other shows, whoever is asked.
    await anna.go(`/table/${second}`);
    await ben.go(`/table/${second}`);
    for (const visit of [anna, ben, tab]) await visit.id("table").waitFor();
    await playTogether([tab, ben], (choices) => choices >= 6);
    // The last of it may still be on its way to either.
    const logs = () => Promise.all([anna, tab].map((visit) => visit.text("log")));
    let [one, other] = await logs();
    for (const begun = Date.now(); one !== other && Date.now() - begun < 30_000; [one, other] = await logs()) await pause(50);
    assert.equal(one, other);
    for (const visit of [anna, tab]) {
      await visit.page.reload();
      await visit.id("table").waitFor();
      await connected(visit);
    }
    await hurryTogether([tab, ben]);
    for (const visit of [anna, tab, ben]) {
      await visit.id("outcome").waitFor();
      assert.match(await visit.text("outcome"), /10 turns/, "the rules have ended it");
      await visit.id("proof").waitFor();
      assert.match(await visit.text("proof"), /proved/, "loaded again, it proves what it saw before");
    }
    // Opened once more it still does.
    await tab.page.reload();
    await tab.id("proof").waitFor();
    assert.match(await tab.text("proof"), /proved/);
  });
}
