// Two people and two bots at one device: what a player has opened is closed before a bot plays, and who is left when the
// other one has gone takes the device over first.

import assert from "node:assert/strict";
import { Player } from "../harness/player.mjs";
import { everything, hidden, names } from "../harness/secrets.mjs";
import { setUpGoblin } from "../harness/set_up.mjs";
import { OVER } from "../harness/sheets.mjs";

export const name = "goblin-secrets-bots";
export const long = 1;

const HEROES = ["argentus", "horan", "taia", "xanros"];

export async function run({ open, program }) {
  // With long pauses, so that there is time to open something while the end of a battle is shown.
  const visit = await open({ settings: { pace: "slow" } });
  const { page } = visit;
  await setUpGoblin(visit, { people: true, seats: ["Person", "Easy", "Person", "Easy"], heroes: HEROES });
  const called = await Promise.all(HEROES.map((hero) => names(hero, "en")));
  const nobody = async (where) => {
    const { source, told } = await everything(visit);
    const record = await visit.saved();
    for (const seat of [1, 3]) {
      const { together } = await hidden(program, record, seat);
      const found = together.filter((card) => `${source}\n${told.join("\n")}`.includes(called[seat - 1][card]));
      assert.ok(found.length === 0 || found.length === together.length, `${where}: the page has ${found} of seat ${seat}`);
    }
  };
  const player = new Player(visit, { seed: 5 });

  assert.equal(await player.turn(), "person");
  while ((await visit.id("battle").count()) === 0) await player.choose();
  const hand = page.locator(".hand-card").first();
  await page.locator("[data-testid=action][data-action=end]").first().click();
  await visit.waits("showing");
  await hand.click();
  await page.locator(OVER).waitFor();
  await visit.waits("bot");
  await page.waitForFunction(() => [...document.querySelectorAll(".sheet-body")].every((body) => body.childElementCount === 0));
  assert.equal(await page.locator(OVER).count(), 0, "what was open is closed");
  await nobody("while a bot plays");
  await visit.id("skip").click();

  // The second person leaves: the first one is asked to take the device before anything of theirs is shown.
  assert.equal(await player.turn(), "person");
  await visit.id("menu").click();
  await visit.id("out").click();
  await visit.id("for-good").click();
  await visit.id("withdraw").click();
  await visit.waits("hand-over");
  await nobody("when one of two has left");
  await visit.id("hand-over").click();
  await visit.waits("person");
  assert.ok((await page.locator(".hand-card").count()) > 0, "alone, a player sees the own hand");
}
