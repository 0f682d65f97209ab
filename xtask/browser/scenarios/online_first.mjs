// First contact and its hindrances: a full, closed, busy or finished table, and a server of another version, each say so and offer
// what is possible.

import assert from "node:assert/strict";
import { barriers, faults } from "../harness/eyes.mjs";
import { begin, openBySetUp, openTable, playTogether, ready, sure, withServer } from "../harness/online.mjs";
import { SlowDice } from "../harness/troubles.mjs";

export const name = "online-first";

const PHONE = { viewport: { width: 390, height: 844 }, touch: true };

async function sound(visit, what) {
  const found = await faults(visit.page, what, { touch: visit.touch });
  assert.deepEqual([...(await barriers(visit.page, what)), ...found], []);
}

/** A server that says something else in messages with this name. */
const other = (name, change) => (page) =>
  page.routeWebSocket(/socket$/, (link) => {
    const server = link.connectToServer();
    server.onMessage((text) => link.send(String(text).startsWith(`{"${name}"`) ? change(String(text)) : text));
  });

/** A browser that can keep its screen on, and says how often it does. Runs in the page. */
function wakeful() {
  window.kept = 0;
  const request = async () => {
    window.kept += 1;
    return { release: async () => (window.kept -= 1) };
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
}

export function run({ open, program }) {
  return withServer(program, open, async (enter) => {
    const host = await enter();
    const code = await openTable(host, "dungeon", { short: true });
    const guest = await enter({
      ...PHONE,
      screen: `/table/${code}`,
      routes: other("welcome", (text) => text.replace(/"program":"[^"]*"/, '"program":"9.9.9"')),
    });
    // Before the game nobody decides anything: the new version is offered, once.
    await guest.id("renewal").waitFor();
    await sound(guest, "the offer of another version");
    await guest.page.evaluate(() => (window.old = true));
    await guest.id("renew").click();
    await guest.page.waitForFunction(
      () => !window.old && localStorage.getItem("karak.loaded-for") === "9.9.9" && document.querySelector("[data-connected=yes]"),
    );
    assert.equal(await guest.id("renewal").count(), 0, "it was loaded for this version");

    // The phone is shaken, which adds to its share.
    await guest.page.tap("[data-testid=sit]");
    await guest.page.tap("[data-testid=shake]");
    await guest.page.locator("[data-testid=shaken]", { hasText: "Shaken once" }).waitFor();
    await guest.page.waitForFunction(() => {
      const acceleration = { x: 20, y: 1, z: 2 };
      dispatchEvent(new DeviceMotionEvent("devicemotion", { acceleration, accelerationIncludingGravity: acceleration }));
      return /[2-9] times/.test(document.querySelector("[data-testid=shaken]").textContent);
    });
    await sound(guest, "one's share in the dice");
    await ready(guest);
    await ready(host);

    // Who comes to a full table may watch.
    const third = await enter({ ...PHONE, screen: `/table/${code}`, prepare: wakeful });
    await third.page.locator(".begin", { hasText: "All places are taken" }).waitFor();
    await sound(third, "a full table");
    await begin(host, [guest]);
    await third.id("online-watching").waitFor();
    await sound(third, "a game that is watched");
    // The screen stays on as long as somebody is at the table.
    await third.page.waitForFunction(() => window.kept === 1);
    await third.go("/");
    await third.page.waitForFunction(() => window.kept === 0);

    // In a game it is offered when somebody else decides, never before.
    await guest.page.evaluate(() => localStorage.removeItem("karak.loaded-for"));
    await guest.page.reload();
    await guest.id("table").waitFor();
    const decides = () => guest.page.evaluate(() => ["person", "throw", "draw"].includes(document.querySelector("[data-testid=table]").dataset.waits));
    const seen = { own: 0, others: 0 };
    await playTogether([host, guest], async () => {
      const [before, offered, after] = [await decides(), await guest.id("renewal").isVisible(), await decides()];
      if (before && after) assert.equal(offered, false, "nobody is asked in the middle of a decision");
      if (before && after) seen.own += 1;
      if (offered) seen.others += 1;
      return seen.own > 2 && seen.others > 0;
    }, 300);

    // The players agree to an end: who comes later sees how it ended.
    for (const visit of [host, guest]) {
      await visit.id("menu").click();
      await visit.id("agree").click();
      await sure(visit.id("agree"));
    }
    await host.id("outcome").waitFor();
    const late = await enter({ ...PHONE, screen: `/table/${code}` });
    await late.id("outcome").waitFor();
    assert.match(await late.text("proof"), /nothing wrong was found/i);
    await late.id("proof").click();
    assert.match(await late.text("proof-about"), /yours has not seen them/, "nothing is said to be checked that was not");
    await late.page.locator("[data-testid=proof-reasons]", { hasText: "was not there when the dice were prepared" }).waitFor();
    await sound(late, "a game that is over");

    // A table that the host closes, and one that a server of another protocol keeps.
    const closing = await openTable(host, "goblin", { people: 2 });
    const left = await enter({ ...PHONE, screen: `/table/${closing}` });
    await left.id("sit").waitFor();
    await host.id("close-table").click();
    await host.id("close-table-sure").click();
    for (const visit of [left, await enter({ ...PHONE, screen: `/table/${closing}` })]) {
      await visit.id("online-ended").waitFor();
      assert.match(await visit.text("online-ended"), /closed this table/);
      await sound(visit, "a closed table");
    }
    const [kept] = [await openBySetUp(host, "dungeon", ["heroes: xanros, taia"])];
    const old = await enter({ ...PHONE, screen: `/table/${kept}`, routes: other("welcome", () => '{"bye":"other_version"}') });
    await old.id("online-ended").waitFor();
    assert.ok(await old.id("renew").isVisible());
    await sound(old, "a server of another version");

    // A server that has too much to do is asked again.
    const busy = await enter({ screen: `/table/${kept}`, routes: (page) => page.route(`**/api/tables/${kept}`, (route) => route.fulfill({ status: 429, body: "{}" })) });
    busy.expect(/429/);
    await busy.id("ask-again").waitFor();
    await sound(busy, "a busy server");
    await busy.page.unrouteAll();
    await busy.id("ask-again").click();
    await busy.id("sit").first().waitFor();
    // So is it where all tables are.
    await busy.page.route("**/api/guest", (route) => route.fulfill({ status: 429, body: "{}" }));
    await busy.go("/online");
    await busy.id("ask-again").waitFor();
    assert.match(await busy.text("no-server"), /cannot do that just now/, "there is a server");
    await sound(busy, "a busy server's tables");
    await busy.page.unrouteAll();
    await busy.id("ask-again").click();
    await busy.id("new-table-dungeon").waitFor();

    // A personal link that was used says so; one that the server has no time for is tried again.
    const moving = await enter({ ...PHONE, screen: "/me/00ff" });
    moving.expect(/410/);
    await moving.id("not-taken").waitFor();
    assert.match(await moving.text("not-taken"), /used already/);
    assert.equal(await moving.id("ask-again").count(), 0);
    await sound(moving, "a personal link that was used");
    moving.expect(/429/);
    await moving.page.route("**/api/guest/link/take", (route) => route.fulfill({ status: 429, body: "{}" }));
    await moving.go("/me/00fe");
    await moving.id("ask-again").waitFor();
    assert.match(await moving.text("not-taken"), /cannot do that just now/, "nobody is told that a good link was used");
    await sound(moving, "a personal link for which there is no time");
    await moving.page.unrouteAll();
    await moving.id("ask-again").click();
    await moving.page.locator("[data-testid=not-taken]", { hasText: "used already" }).waitFor();

    // While one device is slow everybody sees that the dice are made.
    const slow = new SlowDice();
    const lazy = await enter({ ...PHONE, screen: `/table/${kept}`, routes: slow.routes });
    await busy.go(`/table/${kept}`);
    for (const visit of [busy, lazy]) {
      await visit.id("sit").first().click();
      await visit.page.locator(".seat.own").waitFor();
      await ready(visit);
    }
    await host.go(`/table/${kept}`);
    await host.page.locator("[data-testid=start]:not([disabled])").click();
    for (const visit of [busy, lazy]) {
      await visit.id("making-dice").waitFor();
      await sound(visit, "the making of dice");
    }
    slow.release();
    for (const visit of [busy, lazy]) await visit.id("table").waitFor();
  });
}
