// Goblin with the real box: what was dealt and drawn is typed in, secretly where it is a secret, and what was mistyped is
// corrected.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";
import { tell } from "../harness/own_draws.mjs";
import { Player, chance } from "../harness/player.mjs";
import { twins } from "../harness/secrets.mjs";
import { setUpGoblin } from "../harness/set_up.mjs";

export const name = "goblin-own-draws";
export const long = 2;

export async function run({ open }) {
  const visit = await open({});
  await setUpGoblin(visit, { people: true, seats: ["Person", "Person"], heroes: ["horan", "taia"], ownDraws: true });
  const random = chance(3);
  const told = [];
  let corrected = false;
  const player = new Player(visit, { seed: 4 });
  while (player.choices < 25) {
    const waits = await player.turn();
    if (waits === "nothing") break;
    if (waits === "draw") {
      told.push(await tell(visit, random));
      if (!corrected && told.length === 3) {
        await visit.id("undo").click();
        told.pop();
        corrected = true;
      }
    } else await player.choose();
  }
  const saved = await visit.saved();
  assert.match(saved, /^draws: own$/m);
  assert.match(saved, /^correct/m, "what was mistyped is corrected in the record");
  for (const kind of ["monster", "card"]) assert.ok(told.some((text) => text.startsWith(kind)), `a ${kind} was typed in`);
  for (const text of told.slice(3, 30)) assert.ok(saved.includes(text), `${text} is in the record`);
  assert.ok(player.handed >= 2, "the device is passed on for each player's own cards");

  // Every state that waits for a draw says what is to be drawn.
  for (const state of ["goblin-own", "goblin-own-card"]) {
    const other = await open({ games: { a1: await record(state) }, screen: "/play/a1" });
    assert.equal(await new Player(other).turn(), "draw", state);
    assert.ok((await other.id("chance").count()) > 1, `${state}: there are several things to choose from`);
    assert.ok((await other.id("prompt").textContent()).trim(), `${state}: it is said what is to be drawn`);
    await other.close();
  }

  // Open draws of the own turn, such as the back of the next card, leave the device where it is.
  const [later] = twins(await record("goblin-two-later"), 1);
  const two = await open({ games: { a1: later }, screen: "/play/a1" });
  const passed = [];
  const passing = async () => passed.push(await two.id("hand-over").getAttribute("data-hero"));
  const both = new Player(two, { seed: 2, likes: [/^shuffle$/, /^play /, /^end$/, /^(target:)?fight I\./], passing });
  const backs = [];
  while (both.choices < 30 || backs.length === 0) {
    if ((await both.turn()) === "person") await both.choose();
    else backs.push(...[await tell(two, random)].filter((text) => text.startsWith("back")));
    assert.ok(both.choices < 90, "a back is typed in");
  }
  assert.ok(passed.every((hero, index) => hero !== passed[index - 1]), `always to somebody else: ${passed}`);
  await two.close();

  // Whoever draws for a bot has seen its hand: only what can come is offered, and it is said whose deck it is.
  const mixed = await open({});
  await setUpGoblin(mixed, { seats: ["Person", "Easy"], heroes: ["horan", "taia"], ownDraws: true });
  const offered = {};
  while ((await new Player(mixed).turn()) === "draw") {
    const owner = (await mixed.page.locator(".draws h2").innerText()).match(/^(.*)’s deck/)?.[1];
    if (owner) (offered[owner] ??= []).push(await mixed.id("chance").count());
    if (offered.Taia?.length === 4) break;
    await tell(mixed, random);
  }
  assert.deepEqual(offered, { Horan: [6, 5, 4, 3], Taia: [6, 5, 4, 3] });
}
