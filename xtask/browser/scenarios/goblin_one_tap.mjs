// Goblin on a phone: a card is one tap, with undo beside it; only what cannot be taken back is confirmed. And *Play now* seats
// easy bots until the first win.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";

export const name = "goblin-one-tap";
export const projects = ["phone"];

/** A card that was tapped asks to be confirmed, or lies there. */
const ANSWERED = "[data-testid=confirm], .chain .laid";

const apart = (a, b) => a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

/** A card that draws is not confirmed where the battle is ended: the next card may need no confirmation. */
async function places({ open }, width, height, percent) {
  const games = { a1: await record("goblin-begin") };
  const visit = await open({ viewport: { width, height }, touch: true, games, screen: "/play/a1", settings: { confirm: true, "text-size": percent } });
  await visit.waits("person");
  const where = `${width}×${height}, ${percent} %`;
  await visit.page.locator(".foe.lit").first().tap();
  await visit.page.locator(".monster-sheet [data-testid=action]").tap();
  await visit.waits("person");
  const end = await visit.page.locator(".bar [data-action=end]").boundingBox();
  for (const draws of await visit.page.locator(".hand [data-action^=play]").all()) {
    await draws.tap({ position: { x: 12, y: 30 } });
    await visit.page.locator(ANSWERED).first().waitFor();
    if ((await visit.id("confirm").count()) > 0) break;
    await visit.id("undo").tap();
    await visit.page.waitForFunction(() => !document.querySelector(".chain .laid"));
  }
  const card = await visit.id("confirm").boundingBox();
  assert.ok(apart(end, card), `${where}: a card is confirmed where the battle is ended, ${JSON.stringify([card, end])}`);
  await visit.id("cancel").tap();
  await visit.id("confirm").waitFor({ state: "hidden" });
  await visit.page.locator("[data-testid=action][data-action=end]").tap();
  assert.ok(apart(card, await visit.id("confirm").boundingBox()), `${where}: the end of the battle is confirmed where a card is`);
  await visit.close();
}

export async function run({ open }) {
  for (const [width, height] of [[390, 844], [844, 390], [1280, 800]]) {
    for (const percent of [100, 200]) await places({ open }, width, height, percent);
  }
  const visit = await open({ size: "phone", touch: true, games: { a1: await record("goblin-begin") }, screen: "/play/a1", settings: { confirm: true } });
  const { page } = visit;
  await visit.waits("person");
  await page.locator(".foe.lit").first().tap();
  await page.locator(".monster-sheet [data-testid=action]").tap();
  await visit.waits("person");
  const laid = () => page.locator(".chain .laid").count();
  let [once, twice] = [0, 0];
  for (const card of await page.locator(".hand [data-action^=play]").all()) {
    const before = await laid();
    await card.tap();
    await page.locator(ANSWERED).first().waitFor();
    if ((await visit.id("confirm").count()) > 0) {
      assert.equal(await laid(), before, "what is drawn cannot be taken back: it is confirmed");
      assert.match(await visit.text("prompt"), /do you play “.+”\?/, "the head line says what is asked");
      await visit.id("cancel").tap();
      await visit.id("confirm").waitFor({ state: "hidden" });
      twice += 1;
      continue;
    }
    assert.equal(await laid(), before + 1, "a card is one tap");
    await visit.id("undo").tap();
    await page.waitForFunction((before) => document.querySelectorAll(".chain .laid").length === before, before);
    once += 1;
  }
  assert.ok(once > 0, `cards of one tap: ${once}, of two: ${twice}`);
  await page.locator("[data-action=end]").first().tap();
  await visit.id("confirm").waitFor();
  assert.match(await visit.text("prompt"), /end the battle now\?/, "the head line says what is asked");
  await visit.id("cancel").tap();
  await page.waitForFunction(() => /which card do you play against “.+”\?/.test(document.querySelector("[data-testid=prompt]").textContent));
  assert.match(await visit.saved("a1"), /^1 undo$/m);
  await visit.close();

  // With two people a card of one's own is final because it is shown, whether or not it draws: the question gives no other reason.
  const two = await open({ size: "phone", touch: true, games: { a1: await record("goblin-two") }, screen: "/play/a1", settings: { confirm: true } });
  await two.waits("hand-over");
  await two.id("hand-over").tap();
  await two.waits("person");
  await two.page.locator(".hand [data-action^='play s']").first().tap();
  await two.id("confirm").waitFor();
  assert.match(await two.text("prompt"), /do you play “.+”\? That cannot be taken back\.$/);
  await two.close();

  // Easy bots until somebody here has won.
  for (const [won, level] of [
    [false, "easy"],
    [true, "normal"],
  ]) {
    for (const [button, game] of [
      ["play-now-goblin", "goblin"],
      ["play-now", "dungeon"],
    ]) {
      const prepare = won ? `localStorage.setItem("karak.won.${game}", "yes")` : "";
      const home = await open({ size: "phone", touch: true, prepare });
      assert.match(await home.id(button).innerText(), /easy until your first win/);
      await home.id(button).tap();
      await home.id("table").waitFor();
      assert.match(await home.saved(), new RegExp(`^seats: human(, ${level})+$`, "m"), game);
      await home.close();
    }
  }
}
