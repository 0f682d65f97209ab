// The first win against bots: *Play now* seats stronger ones from then on, and says so before.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";

export const name = "first-win";
export const projects = ["desktop", "phone"];

export async function run({ open }) {
  const visit = await open({ games: { a1: await record("goblin-crown") } });
  const { page } = visit;
  const mark = () => page.evaluate(() => localStorage.getItem("karak.won.goblin"));
  const seats = async () => (await visit.saved()).match(/^seats: (.*)$/m)[1];
  assert.match(await visit.id("play-now-goblin").innerText(), /easy until your first win/);
  assert.equal(await mark(), null);

  await visit.go("/play/a1");
  await visit.waits("person");
  assert.equal(await mark(), null, "nothing is won yet");
  await page.locator("[data-testid=action][data-action=end]").first().click();
  await visit.waits("nothing");
  assert.equal(await mark(), "yes", "the win is remembered");

  await visit.go("/");
  await visit.id("play-now-goblin").click();
  await visit.id("table").waitFor();
  assert.equal(await seats(), "human, normal, normal");
  // It is a win of that game alone.
  await visit.go("/");
  await visit.id("play-now").click();
  await visit.id("table").waitFor();
  assert.match(await seats(), /^human(, easy)+$/);
}
