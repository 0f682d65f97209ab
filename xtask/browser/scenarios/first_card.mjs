// The card before a first game on a low phone: both games' open at their top, and the dungeon's has room for all of it.

import assert from "node:assert/strict";

export const name = "first-card";

export async function run({ open }) {
  const low = await open({ settings: { lessons: true }, viewport: { width: 844, height: 390 }, touch: true });
  const scrolled = () => low.page.locator(".veil:popover-open > .sheet").evaluate((sheet) => [sheet.scrollTop, sheet.scrollHeight - sheet.clientHeight]);
  for (const button of ["play-now", "play-now-goblin"]) {
    await low.go("/");
    await low.press(button);
    await low.page.waitForSelector("[data-testid=first-card]");
    // What has the focus gets it a moment later.
    await low.page.waitForFunction(() => document.activeElement?.closest(".veil"));
    const [from, below] = await scrolled();
    assert.equal(from, 0, `${button}: the card opens at its top`);
    if (button === "play-now") assert.ok(below <= 0, `${below} pixels of the card are below its edge`);
    await low.press("first-begin");
  }
}
