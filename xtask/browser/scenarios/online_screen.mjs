// A device that is the table, and phones as hands: the board is there for everybody, the choices only on the phones; who comes later
// finds the way in too, and the next game is shown by itself.

import assert from "node:assert/strict";
import { barriers, faults } from "../harness/eyes.mjs";
import { begin, endTogether, openTable, playTogether, sitDown, withServer } from "../harness/online.mjs";
import { Wires } from "../harness/troubles.mjs";

export const name = "online-screen";

const PHONE = { viewport: { width: 390, height: 844 }, touch: true };

export function run({ open, program }) {
  return withServer(program, open, async (enter) => {
    const wires = new Wires();
    const screen = await enter({ routes: wires.routes });
    const code = await openTable(screen, "goblin", { people: 3, screen: true });
    assert.equal(await screen.page.locator(".seat.own").count(), 0, "nobody plays at the table itself");
    const phones = [];
    for (let phone = 0; phone < 3; phone += 1) {
      const visit = await enter({ ...PHONE, screen: `/table/${code.replace("/screen", "")}` });
      await sitDown(visit);
      phones.push(visit);
    }
    await begin(screen, phones);
    await playTogether(phones, (choices) => choices >= 15);
    assert.equal(await screen.page.locator("[data-testid=action]:visible, [data-testid=target].lit:visible").count(), 0, "the table has nobody's buttons");
    assert.equal(await screen.page.evaluate(() => document.querySelector("[data-testid=table]").dataset.waits), "elsewhere");
    // Who comes in the middle of the game finds the way in the menu.
    await screen.id("menu").click();
    await screen.page.locator("[data-testid=invite-later] summary").click();
    await screen.page.waitForFunction(() => document.querySelector("img.qr")?.naturalWidth > 0);
    const menu = "the invitation in the menu";
    assert.deepEqual([...(await barriers(screen.page, menu)), ...(await faults(screen.page, menu))], []);
    await screen.page.keyboard.press("Escape");
    // Reloaded, it is the table again.
    await screen.page.reload();
    await screen.id("table").waitFor();
    assert.equal(await screen.page.locator(".online.screen").count(), 1);
    // A phone is taken over by another device of the same player.
    await phones[0].go("/online");
    await phones[0].id("other-device").click();
    await phones[0].id("personal-link").waitFor();
    const link = await phones[0].id("personal-link").inputValue();
    // Whoever has tables of their own would lose them, and is asked first.
    await phones[1].go(new URL(link).hash.slice(1));
    await phones[1].id("take-over").waitFor();
    const where = "a personal link";
    assert.deepEqual([...(await barriers(phones[1].page, where)), ...(await faults(phones[1].page, where))], []);
    await phones[1].go(`/table/${code.replace("/screen", "")}`);
    await phones[1].id("table").waitFor();
    const other = await enter({ ...PHONE, screen: new URL(link).hash.slice(1) });
    await other.page.locator(".table-line").first().click();
    await other.id("table").waitFor();
    let chose = 0;
    await playTogether([other, ...phones.slice(1)], (choices, [own]) => (chose = own) > 0 && choices >= 6, 100);
    assert.ok(chose > 0, "the device that took over plays");
    wires.refuseOthers(null, 10);
    // Nobody taps a table: when the players go on to another game it shows that.
    await endTogether([other, ...phones.slice(1)], 4);
    await screen.id("outcome").waitFor();
    await phones[1].id("rematch").click();
    await screen.id("table-code").waitFor();
    assert.equal(await screen.page.locator(".online.screen").count(), 1, "and is the table there too");
  });
}
