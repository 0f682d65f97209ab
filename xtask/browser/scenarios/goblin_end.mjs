// The end of a game of Goblin: who won, a summary worth reading, a look at the table, and a rematch with the same set-up.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";

export const name = "goblin-end";

const SETUP = ["game", "content", "edition", "settings", "abilities", "heroes", "first", "turn-limit", "seats"];

function lines(text) {
  return SETUP.map((key) => text.match(new RegExp(`^${key}: (.*)$`, "m"))?.[0]);
}

export async function run({ open }) {
  // The last blow: the lord is as good as beaten.
  const named = (await record("goblin-victory")).replace(/^seal:.*$/m, "1 taken by Anna");
  const alone = await open({ games: { a1: named }, screen: "/play/a1", settings: { pace: "fast" } });
  await alone.waits("person");
  await alone.page.locator("[data-testid=action][data-action=end]").first().click();
  const champion = alone.page.locator(".reward-scene.finale");
  await champion.waitFor();
  assert.match(await champion.locator("p").textContent(), /Anna/, "who beat the lord is called by name");
  await champion.click();
  await alone.waits("nothing");
  const won = alone.id("outcome");
  await won.waitFor();
  assert.match(await won.locator("h2").first().textContent(), /Argentus/, "the winner is named");
  await alone.close();

  const before = await record("goblin-over");
  const visit = await open({ games: { a1: before }, screen: "/play/a1" });
  const { page } = visit;
  await visit.waits("nothing");
  const outcome = visit.id("outcome");
  await outcome.waitFor();
  for (const hero of ["Victorius", "Aderyn", "Xanros", "Taia"]) {
    assert.ok((await outcome.textContent()).includes(hero), `${hero} is in the ranking`);
  }
  // How it came to that is found out a moment later.
  const look = visit.id("look-back");
  await look.waitFor();
  assert.equal(await look.locator(".curve").count(), 4, "everybody's chances are drawn");
  assert.ok((await look.locator(".turned li").count()) > 0, "who was ahead, and when it turned");
  const luck = await look.locator(".luck").textContent();
  for (const hero of ["Victorius", "Aderyn", "Xanros", "Taia"]) assert.ok(luck.includes(hero), `${hero}'s luck in fights is told`);

  // The result can be put aside, to look at the table.
  await outcome.getByRole("button", { name: /Look at/ }).click();
  await outcome.waitFor({ state: "detached" });
  await page.locator(".show-result").click();
  await outcome.waitFor();

  await visit.id("again").click();
  await page.waitForFunction(() => !location.hash.endsWith("/play/a1"));
  await visit.waits("person");
  const after = await visit.saved();
  assert.notEqual(after, before);
  assert.deepEqual(lines(after), lines(before), "the rematch is set up alike");
  assert.equal(await page.evaluate(() => localStorage.getItem("karak.game.a1")), before, "the game that is over stays as it was");
}
