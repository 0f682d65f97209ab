// What is seen over Goblin's table: a card enlarged, what is told beside the game, and the finale.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";

export const name = "goblin-seen";

const enlarged = (visit) => visit.id("enlarged");

/** Whether two boxes have something in common. */
const meet = (one, other) => one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

/** The pointer rests on a card: on the board, in a battle, and while bots play. */
async function hover({ open }) {
  const games = { a1: await record("goblin-turn"), a2: await record("goblin-battle"), a3: await record("goblin-over") };
  const visit = await open({ games, screen: "/play/a1" });
  const { page } = visit;
  const rest = async (selector) => {
    const card = page.locator(selector).first();
    await card.hover();
    await enlarged(visit).waitFor();
    const [large, small] = [await enlarged(visit).locator(".playing-card").boundingBox(), await card.boundingBox()];
    assert.ok(large.width > 1.3 * small.width, `${selector} is seen larger`);
    assert.ok(!meet(large, small), `${selector} is not covered`);
    assert.ok(large.y >= 0 && large.y + large.height <= 800, `${selector} is seen whole`);
    await page.mouse.move(640, 30);
    await enlarged(visit).waitFor({ state: "detached" });
  };
  await visit.waits("person");
  await rest(".foe > .playing-card");
  await rest(".hand-card > .playing-card");
  await visit.go("/play/a2");
  await visit.waits("person");
  for (const selector of [".opponent > .playing-card", ".laid > .playing-card", ".worn > .playing-card"]) await rest(selector);
  // Nobody is asked here: it is somebody else's battle that is watched.
  await visit.go("/watch/a3");
  await visit.waits("time");
  for (let step = 0; step < 60 && (await page.locator(".opponent").count()) === 0; step += 1) await visit.id("step-on").click();
  await rest(".opponent > .playing-card");
  await visit.close();
}

/** A finger stays on a card: it is seen large, and lifting the finger is no tap. */
async function hold({ open }) {
  const games = { a1: await record("goblin-battle") };
  const visit = await open({ viewport: { width: 390, height: 844 }, touch: true, games, screen: "/play/a1" });
  await visit.waits("person");
  const before = await visit.saved();
  const { x, y, width } = await visit.page.locator(".hand-card.playable > .playing-card").first().boundingBox();
  const touch = await visit.context.newCDPSession(visit.page);
  const at = [{ x: x + width / 3, y: y + 20 }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at });
  await enlarged(visit).waitFor();
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await enlarged(visit).waitFor({ state: "detached" });
  assert.equal(await visit.saved(), before, "the card was not played");
  // A tap still is one.
  await visit.page.touchscreen.tap(at[0].x, at[0].y);
  await visit.page.waitForFunction((before) => Object.entries(localStorage).some(([name, text]) => name === "karak.game.a1" && text !== before), before);
  await visit.close();
}

/** What is told leaves by itself and does not lie on what it recommends, also at the merchant. */
async function toast({ open }) {
  const games = { a1: await record("goblin-shop"), a2: await record("goblin-turn") };
  const visit = await open({ games, screen: "/play/a1" });
  const { page } = visit;
  await page.clock.install();
  for (const game of ["a1", "a2"]) {
    await visit.go(`/play/${game}`);
    await visit.waits("person");
    await visit.id("hint").click();
    const toast = page.locator(".toast");
    await toast.waitFor({ timeout: 30_000 });
    const best = page.locator(".hinted:visible, [data-hinted]:visible").first();
    assert.ok(await best.count(), "what is best is marked");
    // It has moved within two frames.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60)))));
    assert.ok(!meet(await toast.boundingBox(), await best.boundingBox()), `${game}: what is recommended can be seen`);
    await page.mouse.move(5, 5);
    await page.clock.fastForward(30_000);
    await toast.waitFor({ state: "detached" });
    assert.ok(await best.count(), "what is best stays marked");
  }
  await visit.close();
}

/** The lord falls, the champion stands there, and then one looks back. */
async function finale({ open }) {
  const games = { a1: await record("goblin-victory") };
  // Slow enough to look at it.
  const visit = await open({ games, screen: "/play/a1", settings: { pace: "normal" } });
  const { page } = visit;
  await visit.waits("person");
  await page.locator("[data-testid=action][data-action=end]").click();
  const scene = page.locator(".finale");
  await scene.waitFor();
  assert.ok(await scene.locator(".champion .portrait").isVisible(), "the champion stands there");
  assert.equal(await visit.id("outcome").count(), 0, "the look back waits");
  await visit.id("outcome").waitFor();
  assert.equal(await scene.count(), 0);
  await visit.close();
}

/** Whoever wants little motion gets to the look back at once; whoever wants to follow all the same sees the champion. */
async function still({ open }) {
  const games = { a1: await record("goblin-victory") };
  const visit = await open({ games, screen: "/play/a1", reducedMotion: "reduce", settings: { pace: undefined } });
  await visit.waits("person");
  await visit.page.locator("[data-testid=action][data-action=end]").click();
  await visit.id("outcome").waitFor();
  assert.equal(await visit.page.locator(".finale").count(), 0);
  const moving = await visit.page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);
  assert.equal(moving, 0, "nothing moves");
  await visit.close();
  const follows = await open({ games, screen: "/play/a1", reducedMotion: "reduce", settings: { pace: "fast" } });
  await follows.waits("person");
  await follows.page.locator("[data-testid=action][data-action=end]").click();
  await follows.page.locator(".finale .champion .portrait").waitFor();
  await follows.id("outcome").waitFor();
  await follows.close();
}

/** While a reward is turned over the head line names who has won it, not who is next. */
async function reward({ open }) {
  const visit = await open({ games: { a1: await record("goblin-blow") }, screen: "/play/a1", settings: { pace: "normal" } });
  const { page } = visit;
  await visit.waits("person");
  await page.locator("[data-testid=action][data-action=end]").first().click();
  const said = await page.waitForFunction(() => document.querySelector(".reward-scene") && document.querySelector("[data-testid=prompt]").textContent);
  assert.match(await said.jsonValue(), /Horan/, "whose reward it is");
  await visit.close();
}

/** Whoever has lost a fight is told that the turn is over, and why. */
async function lost({ open }) {
  const visit = await open({ games: { a1: await record("goblin-begin") }, screen: "/play/a1", settings: { pace: "normal" } });
  const { page } = visit;
  await visit.waits("person");
  await page.locator(".foe.lit").first().click();
  await page.locator(".monster-sheet [data-testid=action]").click();
  await page.locator("[data-testid=action][data-action=end]").first().click();
  await visit.id("aside").waitFor();
  assert.match(await visit.text("aside"), /^Your turn is over: the fight was lost/);
  await visit.close();
}

/** In a narrow shop long names of potions are hyphenated where their language does so, and none sticks out. */
async function potions({ open }) {
  const settings = { language: "de", "text-size": 150 };
  const visit = await open({ viewport: { width: 360, height: 740 }, touch: true, games: { a1: await record("goblin-shop") }, screen: "/play/a1", settings });
  await visit.waits("person");
  const names = await visit.page.locator(".panel.shop .wares .pick:has([data-potion]) .name").evaluateAll((names) =>
    names.map((name) => ({ text: name.textContent, out: name.scrollWidth > name.clientWidth + 1 })),
  );
  assert.ok(names.some(({ text }) => text.includes("\u00ad")), `names say where they may be broken: ${names.map(({ text }) => text)}`);
  assert.deepEqual(names.filter(({ out }) => out), [], "no name sticks out");
  await visit.close();
}

export async function run(tools) {
  await hover(tools);
  await hold(tools);
  await toast(tools);
  await finale(tools);
  await still(tools);
  await reward(tools);
  await lost(tools);
  await potions(tools);
}
