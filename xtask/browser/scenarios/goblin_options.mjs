// What is chosen before a game of Goblin is what is played: edition, abilities, house rules, heroes, who begins, how long.

import assert from "node:assert/strict";
import { chooseRules, EDITIONS, setUpGoblin } from "../harness/set_up.mjs";

export const name = "goblin-options";

const HOUSE = { "hit-points": 7, "short-game": "on", "first-strike": "on", "cursed-hand": "remaining", "new-deck": "shuffled" };

export async function run({ open }) {
  const visit = await open({});
  const { page } = visit;
  const heroes = ["xanros", "taia"];
  const record = await setUpGoblin(visit, { seats: ["Person", "Easy"], heroes, edition: "cs", abilities: true, house: HOUSE, turns: 60 });
  for (const line of ["heroes: xanros, taia", "seats: human, easy", "turn-limit: 60"]) {
    assert.ok(record.includes(`\n${line}\n`), `the record says "${line}"`);
  }
  const settings = record.match(/^settings: (.*)$/m)[1].split(", ").sort();
  assert.deepEqual(settings, Object.entries(HOUSE).map(([name, value]) => `${name} ${value}`).sort(), "every house rule is in the record");
  await visit.waits("person", "nothing");

  // The next time the same is suggested, and one button leads back to the book.
  await visit.go("/new/goblin");
  await visit.id("house-changes").waitFor();
  assert.match(await visit.id("house-changes").textContent(), /5/, "so many settings differ from the edition");
  await visit.id("house-rules").locator("> summary").click();
  await visit.id("house-reset").click();
  await visit.id("house-changes").waitFor({ state: "detached" });

  // What differs is told for every edition but the standard one.
  for (const edition of EDITIONS) {
    await chooseRules(visit, { edition });
    const lines = await visit.id("edition-differences").locator("li").count();
    assert.equal(lines > 0, edition !== "en", `${edition}: ${lines} differences are told`);
  }
  // Somebody who sees the page in another language gets the book of that language.
  const czech = await open({ settings: { language: "cs" }, screen: "/new/goblin" });
  assert.ok(await czech.page.locator("input[name=edition]").nth(EDITIONS.indexOf("cs")).isChecked());
}
