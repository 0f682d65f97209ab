// Goblin's table has room for what counts: the lord on every screen, every choice of a fight, and what a bot's fight will come to.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";
import { Player } from "../harness/player.mjs";

export const name = "goblin-room";

/** Whether the middle of an element is in sight, and on top. */
const inSight = (element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return bottom <= innerHeight && top >= 0 && right <= innerWidth && (element.contains(found) || found?.contains(element) === true);
};

/** With all keys the lord's card is seen without scrolling, within his chamber. */
async function lord({ open }, width, height, percent = 100) {
  const games = { a1: await record("goblin-turn") };
  const visit = await open({ viewport: { width, height }, touch: width < 900, games, screen: "/play/a1", settings: { "text-size": percent } });
  await visit.waits("person");
  const where = `${width}×${height}, ${percent} %`;
  const card = visit.page.locator(".chamber .foe.lit > .playing-card");
  assert.ok(await card.evaluate(inSight), `${where}: the lord is in sight`);
  const chamber = await visit.page.locator(".chamber").boundingBox();
  const box = await card.boundingBox();
  assert.ok(box.x >= chamber.x && box.x + box.width <= chamber.x + chamber.width, `${where}: the lord's card is not wider than his chamber`);
  assert.match(await visit.page.locator(".banner").textContent(), /lord/i, `${where}: it is said that he can be fought`);
  await visit.close();
}

/** What happened since the last turn lies over no part of the board, and a lord who can be fought is in sight beside it. */
async function since({ open }, width, height, percent = 100) {
  const games = { a1: await record("goblin-turn") };
  const visit = await open({ viewport: { width, height }, touch: width < 900, games, screen: "/play/a1", settings: { "text-size": percent } });
  const player = new Player(visit, { likes: [/^leave$/, /^merchant$/, /^(shuffle|keep)$/] });
  const told = visit.id("since");
  // A turn at the merchant's, then the bots'.
  await player.play(async () => (await told.count()) > 0, 15);
  const where = `${width}×${height}, ${percent} %`;
  await told.waitFor();
  const [strip, board] = [await told.boundingBox(), await visit.page.locator(".caverns").boundingBox()];
  assert.ok(strip.y + strip.height <= board.y + 1, `${where}: the strip lies above the board, not over it`);
  assert.ok(board.height > strip.height, `${where}: the board has more room than the strip`);
  const card = visit.page.locator(".chamber .foe.lit > .playing-card");
  if ((await card.count()) > 0) assert.ok(await card.evaluate(inSight), `${where}: the lord is in sight below the strip`);
  // Read or not, it goes with the next tap, and the board has its room again.
  await visit.page.locator(".table-head").click({ position: { x: 4, y: 4 } });
  await told.waitFor({ state: "detached" });
  const whole = await visit.page.locator(".caverns").boundingBox();
  assert.ok(whole.height > board.height, `${where}: the room is the board's again`);
  await visit.close();
}

/** All that can be done in a fight can be reached by scrolling at most what lies under it. */
async function fight({ open }, width, height) {
  const games = { a1: await record("goblin-battle"), a2: await record("goblin-battle-cursed"), a3: await record("goblin-defy") };
  const visit = await open({ viewport: { width, height }, touch: width < 900, games, settings: { "text-size": 200 } });
  for (const game of Object.keys(games)) {
    await visit.go(`/play/${game}`);
    await visit.waits("person");
    // The tools, the hand, and what the cards add up to are not cut.
    const where = `${width}×${height}, ${game}`;
    const parts = await visit.page.evaluate(() => {
      const shown = (css) => [...document.querySelectorAll(css)].filter((part) => part.checkVisibility());
      const out = (part) => {
        const { left, right } = part.getBoundingClientRect();
        return left < -1 || right > innerWidth + 1 || part.scrollWidth > part.clientWidth + 1;
      };
      const css = [".tools button", ".gauge", ".gauge b", ".hand .playing-card"];
      return css.map((css) => [css, shown(css).length > 0, shown(css).filter((part) => css !== ".hand .playing-card" && out(part)).length]);
    });
    assert.deepEqual(parts.filter(([, there, cut]) => !there || cut > 0), [], where);
    for (const tool of await visit.page.locator(".tools button").all()) {
      assert.ok(!(await tool.isVisible()) || (await tool.evaluate(inSight)), `${where}: ${await tool.getAttribute("data-testid")} is in sight`);
    }
    const choices = visit.page.locator("[data-testid=action]");
    const count = await choices.count();
    assert.ok(count > 1, "there is something to choose");
    for (let number = 0; number < count; number += 1) {
      const choice = choices.nth(number);
      await choice.scrollIntoViewIfNeeded();
      const what = `${width}×${height}, ${game}: ${await choice.getAttribute("data-action")}`;
      // Of a card that lies under the next one its left edge is enough.
      await choice.click({ trial: true, position: { x: 12, y: 30 } });
      assert.ok((await choice.boundingBox()).x >= 0, what);
    }
    const monster = visit.page.locator(".opponent > .playing-card");
    assert.ok(await monster.evaluate(inSight), `${width}×${height}, ${game}: the monster is in sight`);
  }
  await visit.close();
}

/** What somebody else's fight will come to is told below it, whole. */
async function forecast({ open }) {
  const visit = await open({ games: { a1: await record("goblin-over") }, screen: "/watch/a1" });
  await visit.waits("time");
  let checked = 0;
  for (let step = 0; step < 60 && checked < 4; step += 1) {
    await visit.id("step-on").click();
    await visit.waits("time");
    const outlook = visit.page.locator(".battle .outlook:not(:empty)");
    if ((await outlook.count()) === 0 || (await visit.page.locator(".backs").count()) === 0) continue;
    checked += 1;
    const [box, battle] = [await outlook.boundingBox(), await visit.id("battle").boundingBox()];
    assert.ok(box.y + box.height <= battle.y + battle.height, "the forecast lies within the battle");
  }
  assert.ok(checked > 0, "there was a forecast");
  await visit.close();
}

export async function run(tools) {
  for (const [width, height, percent] of [[1920, 1080], [2560, 1440], [1280, 800], [390, 844], [844, 390], [390, 844, 200], [844, 390, 200]]) {
    await lord(tools, width, height, percent);
  }
  for (const [width, height, percent] of [[1280, 800], [390, 844], [844, 390], [390, 844, 200]]) await since(tools, width, height, percent);
  for (const [width, height] of [[1280, 800], [390, 844], [844, 390]]) await fight(tools, width, height);
  await forecast(tools);
}
