// A tap that was meant for the moment before is not taken for this one; a key that is pressed is.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";

export const name = "steady-taps";

const END = "[data-testid=action][data-action=end]";

export async function run({ open }) {
  for (const screen of [{}, { viewport: { width: 390, height: 844 }, touch: true }]) {
    const visit = await open({ ...screen, games: { a1: await record("walk") }, screen: "/play/a1", settings: { steady: true } });
    await visit.waits("person");
    const { page } = visit;
    // Time stands still but for these steps, so that it does not matter how fast the test is.
    let now = Date.now() + 1000;
    const later = (milliseconds) => page.clock.setFixedTime((now += milliseconds));
    const tap = (css) => (screen.touch ? page.tap(css) : page.click(css));
    const lines = async () => (await visit.saved("a1")).trim().split("\n").filter((line) => !line.startsWith("seal:"));
    await later(0);

    const before = (await lines()).length;
    await page.locator("[data-testid=target][data-kind=walk]").first().dispatchEvent("click");
    await visit.waits("person");
    assert.equal((await lines()).length, before + 1, "the hero has walked");
    await later(200);
    await tap(END);
    assert.equal((await lines()).length, before + 1, "the same finger does not end the turn");
    // What was there before can be tapped at any time.
    await tap("[data-testid=undo]");
    await page.waitForFunction(() => {
      const lines = localStorage.getItem("karak.game.a1").trim().split("\n");
      return lines.findLast((line) => !line.startsWith("seal:")).includes("undo");
    });

    // A sheet opens under the finger, and closes again.
    await later(1000);
    await tap(".hero-card button >> nth=1");
    const sheet = page.locator(":popover-open");
    await sheet.waitFor();
    await page.waitForFunction(() => document.querySelector(":popover-open .sheet-body").childElementCount > 0);
    await sheet.locator(".sheet-head button").click();
    assert.ok(await sheet.isVisible(), "a sheet that has just opened is not closed by the tap that opened it");
    await later(400);
    await sheet.locator(".sheet-head button").click();
    await sheet.waitFor({ state: "hidden" });
    await tap(END);
    assert.doesNotMatch((await lines()).at(-1), /end/, "nor is what lay below it tapped when it closes");

    // Keys are pressed on purpose.
    await page.locator(END).focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => /^1 end/m.test(localStorage.getItem("karak.game.a1").split("undo").at(-1)));
    await visit.close();
  }
}
