// An invitation opened on a phone that knows nothing of the game: two taps to the table, in its language; who comes too late
// watches; a table that is not there, or is closed, says so.

import assert from "node:assert/strict";
import { barriers, faults, unfold } from "../harness/eyes.mjs";
import { begin, openTable, playTogether, ready, withServer } from "../harness/online.mjs";
import { keptBefore } from "../harness/tab.mjs";

export const name = "online-invite";

const PHONE = { viewport: { width: 390, height: 844 }, touch: true };

/** Everything fits, fingers too, and axe-core finds nothing. */
async function sound(visit, what) {
  const found = await faults(visit.page, what, { touch: visit.touch });
  assert.deepEqual([...(await barriers(visit.page, what)), ...found], []);
}

export function run({ open, program }) {
  return withServer(program, open, async (enter) => {
    const host = await enter();
    await host.go("/online");
    await host.id("new-table-dungeon").waitFor();
    await sound(host, "tables online");
    await host.go("/new/dungeon/online");
    await unfold(host.page);
    await sound(host, "a new table");
    const code = await openTable(host, "dungeon", { short: true });
    await unfold(host.page);
    await sound(host, "the places of the host");
    // The QR code is there.
    await host.page.waitForFunction(() => {
      const picture = document.querySelector("img.qr");
      return picture?.complete && picture.naturalWidth > 0;
    });

    // Nothing is kept there, and nothing chosen: the language is the phone's.
    const guest = await enter({ ...PHONE, screen: `/table/${code}`, settings: null, locale: "de-DE" });
    await guest.page.tap("[data-testid=sit]");
    await guest.page.locator(".seat.own").waitFor();
    await guest.page.tap("[data-testid=ready]");
    await guest.page.locator(".seat.own.ready").waitFor();
    assert.match(await guest.page.locator(".seat.own").innerText(), /bereit/, "in the language of the phone");
    await sound(guest, "the places on a phone");
    // From here on it plays as fast as other tests do, and is still the same guest.
    const settings = keptBefore({ settings: { language: "de" } })["karak.settings"];
    await guest.page.evaluate((settings) => localStorage.setItem("karak.settings", settings), settings);
    await guest.page.reload();
    await guest.page.locator(".seat.own.ready").waitFor();

    // What one says the other reads; names are everybody's.
    await guest.id("own-name").fill("Žofie");
    await guest.id("own-name").press("Enter");
    await host.page.locator(".seat", { hasText: "Žofie" }).waitFor();
    await host.id("say").fill("Welcome!");
    await host.id("say").press("Enter");
    await guest.page.locator("[data-testid=talk-lines] li", { hasText: "Welcome!" }).waitFor();

    await ready(host);
    await host.id("shake").click();
    await begin(host, [guest]);
    await playTogether([host, guest], (choices) => choices >= 8);
    await sound(guest, "a table on a phone");
    await sound(host, "a table");

    const late = await enter({ screen: `/table/${code}`, settings: { language: "pl" } });
    await late.id("online-watching").waitFor();
    assert.match(await late.text("online-watching"), /Oglądasz/);

    // Emotes come over the board, and a bot plays for whoever has had enough.
    await host.id("talk").click();
    await unfold(host.page);
    await sound(host, "what is said");
    await host.id("emote").first().click();
    await guest.page.locator(".talk-latest").waitFor();
    await host.page.keyboard.press("Escape");
    await guest.id("talk").click();
    await unfold(guest.page);
    await sound(guest, "what is said on a phone");
    await guest.page.keyboard.press("Escape");
    await guest.id("menu").click();
    await sound(guest, "the menu at a table online");
    await guest.id("online-lend").click();
    await guest.id("online-back").waitFor();
    await guest.id("online-back").click();
    await guest.id("online-lend").waitFor();

    const lost = await enter({ screen: "/table/ZZZZZZZZ" });
    await lost.id("online-ended").waitFor();
    assert.match(await lost.text("online-ended"), /no table/);
    await sound(lost, "no table");
    lost.expect(/404/);
  });
}
