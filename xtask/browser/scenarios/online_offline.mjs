// Without a connection: what was tapped is marked and counts once it is back, or is given back, also if the page is loaded again
// meanwhile; what was written stays; what was missed is shown at a pace that can be followed, or skipped.

import assert from "node:assert/strict";
import { barriers, faults } from "../harness/eyes.mjs";
import { begin, openBySetUp, playTogether, ready, sitDown, withServer } from "../harness/online.mjs";
import { Player } from "../harness/player.mjs";
import { Network, Wires } from "../harness/troubles.mjs";

export const name = "online-offline";

/** What the table waits for at a device. */
const waits = ({ page }) => page.evaluate(() => document.querySelector("[data-testid=table]").dataset.waits);

/** Chooses until something is sent: a tile may be turned before it is laid. */
async function sends(player) {
  do await player.choose();
  while ((await waits(player)) === "person");
  assert.equal(await waits(player), "answer", "it is marked as chosen");
}

/** Remembers that what was missed is shown: it may be over before anybody looks. Runs in the page. */
function noteShowing() {
  const note = () => {
    if (document.querySelector("[data-testid=table][data-waits=showing]")) window.showed = true;
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-waits"] });
}

/** Sits down and changes how the table is kept while the server takes its time. */
async function withPatience(visit, network) {
  const own = visit.page.locator(".seat.own");
  await visit.id("sit").first().waitFor();
  network.hold();
  await visit.id("sit").first().click();
  await visit.id("sent-frame").waitFor();
  await visit.id("sent").waitFor();
  assert.deepEqual(await faults(visit.page, "a place that is asked for"), []);
  await visit.id("sit").first().click();
  network.release();
  await own.waitFor();
  await visit.id("sent").waitFor({ state: "detached" });
  assert.equal(await own.count(), 1);
  assert.equal(await visit.id("refused").count(), 0, "whoever taps twice means it once");
  // Two changes do not undo each other.
  const hints = visit.page.locator("section[aria-labelledby=online-kept] label.switch").nth(1);
  const before = await hints.locator("input").isChecked();
  network.hold();
  await visit.id("clock").selectOption("2");
  await hints.click();
  network.release();
  await visit.id("sent").waitFor({ state: "detached" });
  assert.equal(await visit.id("clock").inputValue(), "2");
  assert.equal(await hints.locator("input").isChecked(), !before);
  await ready(visit);
}

/** What is written without a connection is kept until it can be said. */
async function writes(visit, other, network) {
  await visit.id("talk").click();
  await network.cut(visit);
  await visit.id("say").fill("Are you there?");
  await visit.id("say").press("Enter");
  await visit.id("talk-lost").waitFor();
  assert.equal(await visit.id("say").inputValue(), "Are you there?");
  assert.deepEqual([...(await barriers(visit.page, "a line that waits")), ...(await faults(visit.page, "a line that waits"))], []);
  await visit.page.keyboard.press("Escape");
  await network.mend(visit);
  await visit.id("talk").click();
  await visit.id("say").fill("Here I am!");
  await visit.id("say").press("Enter");
  await other.page.locator(".talk-latest", { hasText: "Here I am!" }).waitFor();
  await visit.page.keyboard.press("Escape");
}

/** How many of somebody's commands the server has carried out, as everybody's log has them. */
const lines = ({ page }) => page.evaluate(() => document.querySelectorAll("[data-testid=log] li").length);

export function run({ open, program }) {
  return withServer(program, open, async (enter) => {
    const network = new Network();
    const anna = await enter({ routes: network.routes, settings: { pace: "normal" } });
    const wires = new Wires();
    const ben = await enter({ routes: wires.routes });
    const code = await openBySetUp(anna, "dungeon", ["heroes: xanros, taia", "first: 1"]);
    await anna.go(`/table/${code}`);
    await withPatience(anna, network);
    await ben.go(`/table/${code}`);
    await sitDown(ben);
    await begin(anna, [ben]);
    const player = new Player(anna, { seed: 3 });
    assert.equal(await player.turn(), "person");

    // While all is well a small sign says so.
    assert.equal(await anna.id("connection-well").getAttribute("aria-label"), "Connected");

    // Marked where it was tapped, and as sent, until the server answers.
    network.hold();
    await sends(player);
    await anna.id("sent-frame").waitFor();
    await anna.id("sent").waitFor();
    network.release();
    await anna.id("sent").waitFor({ state: "detached" });
    await playTogether([anna, ben], async () => (await waits(anna)) === "person");

    // Marked at once, sent once.
    const before = await lines(ben);
    const [entries, done] = [wires.entries(), network.done.length];
    await network.cut(anna);
    await sends(player);
    await anna.page.locator("[data-testid=connection-lost]", { hasText: "Your choice waits" }).waitFor();
    const lost = "a lost connection";
    assert.deepEqual([...(await barriers(anna.page, lost)), ...(await faults(anna.page, lost))], []);
    assert.equal(await lines(ben), before, "and nobody else has heard of it");
    await network.mend(anna);
    // What goes on with a thing that was told stands in its line.
    await wires.tellsMore(entries);
    await anna.waits("person", "elsewhere");
    const answered = network.done.slice(done);
    assert.equal(new Set(answered).size, answered.length, "each command came into effect once");
    assert.equal(wires.entries() - entries, answered.length, "and is in the game once");
    // What was chosen may have ended the turn.
    await playTogether([anna, ben], async () => (await waits(anna)) === "person");

    // A line that is dead without a word is noticed by what it does not answer.
    network.hold();
    await sends(player);
    await anna.id("connection-lost").waitFor();
    network.lose();
    await network.cut(anna);
    await network.mend(anna);
    await anna.waits("person", "elsewhere");
    await playTogether([anna, ben], async () => (await waits(anna)) === "person");

    // Loaded again, the page says that what was chosen before did not come through.
    await network.cut(anna);
    await sends(player);
    await anna.page.reload();
    await network.mend(anna);
    await anna.page.locator(".toast", { hasText: "had not reached the server" }).waitFor();
    assert.equal(await anna.waits("person"), "person", "it can be chosen again");
    await writes(anna, ben, network);

    // In another tab the same player was faster: it is given back.
    const tab = await anna.another(`/table/${code}`);
    const other = new Player(tab, { seed: 3 });
    assert.equal(await other.turn(), "person");
    await network.cut(anna);
    await player.choose();
    assert.equal(await waits(anna), "answer");
    await other.choose();
    await tab.page.waitForFunction(() => document.querySelector("[data-testid=table]").dataset.waits !== "answer");
    await network.mend(anna);
    await anna.page.locator(".toast", { hasText: "overtaken" }).waitFor();
    assert.notEqual(await waits(anna), "answer", "something can be chosen again");
    await tab.page.close();

    // What was missed is shown one thing after the other.
    await playTogether([anna, ben], async () => (await waits(ben)) === "person");
    await network.cut(anna);
    const second = new Player(ben, { seed: 5 });
    for (let choices = 0; (await waits(ben)) === "person" && choices < 12; choices += 1) {
      await second.choose();
      await ben.waits("person", "elsewhere");
    }
    await anna.page.evaluate(noteShowing);
    await network.mend(anna);
    await anna.page.waitForFunction(() => window.showed);
    // It may be over before somebody skips it.
    await anna.id("skip").click({ timeout: 3000 }).catch(async (error) => {
      if ((await waits(anna)) === "showing") throw error;
    });
    await anna.waits("person", "elsewhere");
  });
}
