// Sets up a game on its screen, as somebody does who reads English.

import assert from "node:assert/strict";

/** How the seats and rules of a new game are chosen; gives the visit back once the table is there. */
export async function setUp(visit, { people = false, seats, treasures = false, inventory = false, short = false, ownDraws = false }) {
  const { page } = visit;
  await visit.go(people ? "/new/people" : "/new");
  const who = page.getByLabel("Who decides");
  for (let count = await who.count(); count < seats.length; count = await who.count()) {
    await page.getByRole("button", { name: "Add a player" }).click();
  }
  for (let count = await who.count(); count > seats.length; count = await who.count()) {
    await page.getByRole("button", { name: `Remove player ${count}`, exact: true }).click();
  }
  for (const [seat, level] of seats.entries()) await who.nth(seat).selectOption(level);
  const mark = async (label) => {
    await page.locator("label").filter({ hasText: label }).click();
    await page.getByLabel(label).and(page.locator(":checked")).waitFor({ state: "attached" });
  };
  if (treasures) await mark(/^First to \d treasures/);
  if (inventory) await mark(/^Treasures take slots/);
  if (short) await mark(/^Short dungeon/);
  if (ownDraws) await mark(/^Own dice and tiles/);
  await visit.id("begin").click();
  await visit.id("table").waitFor();
  const record = await visit.saved();
  const goals = { "": null, t: "treasures", i: "inventory", ti: "treasures, inventory" }[`${treasures ? "t" : ""}${inventory ? "i" : ""}`];
  if (goals) assert.match(record, new RegExp(`^goals: ${goals}$`, "m"));
  assert.equal(record.match(/^heroes: (.*)$/m)[1].split(",").length, seats.length, "so many seats were chosen");
}
