// Whoever has to go lends the seat to a bot and takes it back, or leaves for good.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";

export const name = "leaving";

export async function run({ open }) {
  const visit = await open({ games: { a1: await record("walk") }, screen: "/play/a1", settings: { pace: "normal" } });
  await visit.waits("person");
  const seat = (await visit.page.locator(".hero-card").evaluateAll((cards) => cards.findIndex((card) => card.classList.contains("acting")))) + 1;
  const card = visit.page.locator(".hero-card").nth(seat - 1);
  const isBots = () => card.locator('.who use[href="#icon-bot"]').count();

  // Nothing happens by accident: one can stay, and leaving for good is asked once more.
  await visit.id("menu").click();
  const low = await visit.page.locator(".veil:popover-open > .sheet").evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight);
  assert.ok(low <= 0, `the menu has room for all of it: ${low} pixels are below the edge`);
  await visit.id("out").click();
  await visit.id("stay").click();
  await visit.id("out").click();
  const offered = await visit.page.locator(".withdraw button").evaluateAll((buttons) => buttons.map((button) => button.dataset.testid));
  assert.deepEqual(offered, ["lend", "for-good", "stay"], "lending comes first");
  await visit.id("lend").click();
  await visit.page.waitForFunction((seat) => Object.values(localStorage).some((text) => text.includes(`\n${seat} lent to normal\n`)), seat);
  assert.equal(await isBots(), 1, "the card shows that a bot plays");

  // The bot plays on while nobody is there, and after the page is loaded again.
  await visit.page.waitForFunction(
    (seat) => new RegExp(`^${seat} lent to normal\n${seat} `, "m").test(localStorage.getItem("karak.game.a1")),
    seat,
  );
  await visit.page.reload();
  await visit.ready();
  assert.equal(await isBots(), 1, "the seat is still lent");
  await visit.id("menu").click();
  await visit.id("come-back").click();
  await visit.page.waitForFunction((seat) => localStorage.getItem("karak.game.a1").includes(`\n${seat} is back\n`), seat);
  assert.equal(await isBots(), 0);
  await visit.waits("person", "draw");

  await visit.id("menu").click();
  await visit.id("out").click();
  await visit.id("for-good").click();
  await visit.id("withdraw").click();
  await visit.page.waitForFunction((seat) => new RegExp(`^${seat} withdraw`, "m").test(localStorage.getItem("karak.game.a1")), seat);
  await visit.close();

  // Whoever plays alone need not wait for the bots to say so: the seat is lent when its turn comes.
  const busy = await open({ games: { a1: await record("walk") }, screen: "/play/a1", settings: { pace: "slow" } });
  await busy.waits("person");
  await busy.page.locator("[data-testid=action][data-action=end]").click();
  await busy.id("skip").waitFor();
  await busy.id("menu").click();
  await busy.id("out").click();
  await busy.id("lend").click();
  assert.ok(!(await busy.saved("a1")).includes(`\n${seat} lent`), "bots play on first");
  await busy.id("skip").click();
  await busy.page.waitForFunction((seat) => localStorage.getItem("karak.game.a1").includes(`\n${seat} lent to normal\n`), seat);
  // And while the dice wait to be thrown.
  const dice = await open({ games: { a1: await record("walk") }, screen: "/play/a1", settings: { pace: "slow", throw: true } });
  await dice.waits("person");
  await dice.page.locator("[data-testid=target][data-kind=fight]").first().focus();
  await dice.page.keyboard.press("Enter");
  await dice.waits("throw");
  await dice.id("menu").click();
  await dice.id("out").waitFor();
}
