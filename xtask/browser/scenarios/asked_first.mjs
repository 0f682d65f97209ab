// What cannot be taken back is asked first, what leaves no choice is not asked at all, and a light does what it says.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";

export const name = "asked-first";

const OWN = "game: dungeon\nheroes: horan, taia\nfirst: 1\nseats: human, human\ndraws: own\n\n";

export async function run({ open }) {
  const lines = async (visit) => (await visit.saved("a1")).trim().split("\n").filter((line) => !line.startsWith("seal:"));
  const phone = { viewport: { width: 390, height: 844 }, touch: true };

  // The turn does not end with moves left before somebody has said so twice; a walk is done at once, because it can be taken back.
  const visit = await open({ ...phone, games: { a1: await record("walk") }, screen: "/play/a1", settings: { confirm: true } });
  await visit.waits("person");
  const before = (await lines(visit)).length;
  const end = visit.page.locator("[data-testid=action][data-action=end]");
  await end.tap();
  await visit.id("confirm").waitFor();
  assert.match(await visit.id("confirm").textContent(), /4 moves go unused/, "it says what is given away");
  assert.equal((await lines(visit)).length, before, "nothing has happened yet");
  await visit.id("cancel").tap();
  await end.waitFor();
  await visit.page.locator("[data-testid=target][data-kind=walk]").first().dispatchEvent("click");
  await visit.waits("person");
  assert.equal((await lines(visit)).length, before + 1, "a walk needs one tap");
  const fight = visit.page.locator("[data-testid=target][data-kind=fight]").first();
  await fight.dispatchEvent("click");
  await visit.id("confirm").waitFor();
  assert.equal((await lines(visit)).length, before + 1, "a fight is asked first");
  await visit.id("cancel").tap();
  await end.tap();
  await visit.id("confirm").tap();
  await visit.page.waitForFunction((before) => localStorage.getItem("karak.game.a1").split("\n").slice(before).some((line) => /^1 end/.test(line)), before);
  await visit.close();

  // A chest that is opened ends the turn as well.
  const chest = await open({ ...phone, games: { a1: await record("chest") }, screen: "/play/a1", settings: { confirm: true } });
  await chest.waits("person");
  const unopened = (await lines(chest)).length;
  await chest.page.locator("[data-testid=action][data-action=open]").tap();
  await chest.id("confirm").waitFor();
  assert.match(await chest.id("confirm").textContent(), /3 moves go unused/, "it says what is given away");
  assert.equal((await lines(chest)).length, unopened, "nothing has happened yet");
  await chest.id("confirm").tap();
  await chest.page.waitForFunction((before) => /^1 open/.test(localStorage.getItem("karak.game.a1").split("\n").filter((line) => !line.startsWith("seal:"))[before]), unopened);
  await chest.close();

  // A thief's fight is asked by its button as it is on the board.
  const thief = `${OWN.replace("horan", "aderyn")}1 explore n > tile room cross\n1 lay nesw > token mummy\n`;
  const sneaks = await open({ ...phone, games: { a1: thief }, screen: "/play/a1", settings: { confirm: true } });
  await sneaks.waits("person");
  const unfought = (await lines(sneaks)).length;
  await sneaks.page.locator("[data-testid=action][data-action=fight]").tap();
  await sneaks.id("confirm").waitFor();
  assert.match(await sneaks.id("confirm").textContent(), /ends your turn/, "it says what comes of it");
  assert.equal((await lines(sneaks)).length, unfought, "nothing has happened yet");
  await sneaks.id("confirm").tap();
  await sneaks.waits("draw");
  assert.match((await lines(sneaks)).at(-1), /^1 fight/);
  await sneaks.close();

  // Nobody leaves the merchant by a slip as long as there is something to buy.
  const shop = await open({ ...phone, games: { a1: await record("goblin-shop") }, screen: "/play/a1", settings: { confirm: true } });
  await shop.waits("person");
  const unpaid = (await lines(shop)).length;
  const leave = shop.page.locator("[data-testid=action][data-action=leave]");
  await leave.tap();
  await shop.id("confirm").waitFor();
  assert.match(await shop.id("confirm").textContent(), /ends your turn/);
  assert.equal((await lines(shop)).length, unpaid, "nothing has happened yet");
  await shop.id("cancel").tap();
  await shop.page.locator(".panel.shop").waitFor();
  await leave.tap();
  await shop.id("confirm").tap();
  await shop.page.waitForFunction(() => /^1 leave/m.test(localStorage.getItem("karak.game.a1")));
  await shop.close();

  // A monster's sheet says what a fight costs before it begins.
  const sheet = await open({ ...phone, games: { a1: await record("goblin-begin") }, screen: "/play/a1" });
  await sheet.waits("person");
  await sheet.page.locator(".foe.lit").first().tap();
  assert.match(await sheet.page.locator(".monster-sheet [data-testid=action]").innerText(), /takes your whole turn/);
  await sheet.close();

  // At most two taps for a step into the unknown, and one where the tile can lie in one way only.
  const begin = await open({ ...phone, games: { a1: OWN }, screen: "/play/a1", settings: { confirm: true } });
  await begin.waits("person");
  await begin.page.locator("[data-testid=target][data-kind=explore]").first().tap();
  await begin.waits("draw");
  assert.match((await lines(begin)).at(-1), /^1 explore/, "one tap draws a tile");
  await begin.close();
  const single = await open({ ...phone, games: { a1: `${OWN}1 explore n > tile room cross\n` }, screen: "/play/a1", settings: { confirm: true, pace: "slow" } });
  await single.page.locator(".in-hand").waitFor();
  assert.equal(await single.id("lay").count(), 0, "a tile with one turning is seen, and not asked for");
  await single.waits("draw");
  assert.match((await lines(single)).at(-1), /^1 lay nesw/, "it lies by itself");
  await single.close();

  // Who has fallen can do nothing but revive, and is not asked; nor is who can pay with one card only.
  const fallen = await open({ games: { a1: await record("goblin-fallen") }, screen: "/play/a1" });
  await fallen.page.waitForFunction(() => /^1 revive/m.test(localStorage.getItem("karak.game.a1")), null, { timeout: 5000 });
  await fallen.close();

  // A place farther off: the hero goes there and explores, as its light says.
  const far = await open({ games: { a1: `${OWN}1 explore n > tile tunnel cross\n1 lay nesw\n` }, screen: "/play/a1" });
  await far.waits("person");
  const light = far.page.locator("[data-testid=target][data-place='1,0']");
  assert.match(await light.getAttribute("aria-label"), /explore to the east: 2 moves/);
  await light.dispatchEvent("click");
  await far.waits("draw");
  assert.match((await lines(far)).at(-1), /^1 go s; explore e/, "what a light says is done with one tap");
}
