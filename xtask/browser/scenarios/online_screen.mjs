// A device that is the table, and phones as hands: the board is there for everybody, the choices only on the phones.

import assert from "node:assert/strict";
import { begin, openTable, playTogether, sitDown, withServer } from "../harness/online.mjs";

export const name = "online-screen";

const PHONE = { viewport: { width: 390, height: 844 }, touch: true };

export function run({ open, program }) {
  return withServer(program, open, async (enter) => {
    const screen = await enter();
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
    // Reloaded, it is the table again.
    await screen.page.reload();
    await screen.id("table").waitFor();
    assert.equal(await screen.page.locator(".online.screen").count(), 1);
    // A phone is taken over by another device of the same player.
    await phones[0].go("/online");
    await phones[0].id("other-device").click();
    await phones[0].id("personal-link").waitFor();
    const link = await phones[0].id("personal-link").inputValue();
    const other = await enter({ ...PHONE, screen: new URL(link).hash.slice(1) });
    await other.page.locator(".table-line").first().click();
    await other.id("table").waitFor();
    await playTogether([other, ...phones.slice(1)], (choices) => choices >= 6);
  });
}
