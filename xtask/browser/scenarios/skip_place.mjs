// Whoever presses "skip" once too often does not end the turn that begins then: the two share neither place nor key.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";

export const name = "skip-place";

const SCREENS = [
  { viewport: { width: 1280, height: 800 } },
  { viewport: { width: 390, height: 844 }, touch: true },
  { viewport: { width: 844, height: 390 }, touch: true },
];

const apart = (a, b) => a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

export async function run({ open }) {
  for (const screen of SCREENS) {
    const where = Object.values(screen.viewport).join("×");
    const visit = await open({ ...screen, games: { a1: await record("begin"), a2: await record("goblin-blow") }, screen: "/play/a1", settings: { pace: "slow" } });
    await visit.waits("person");
    const end = visit.page.locator("[data-testid=action][data-action=end]");
    const [place, key] = [await end.boundingBox(), await end.locator("kbd").textContent()];
    await end.dispatchEvent("click");
    const skip = visit.id("skip");
    await skip.waitFor();
    const other = await skip.boundingBox();
    assert.ok(apart(place, other), `${where}: skip lies where the turn is ended, ${JSON.stringify([place, other])}`);
    assert.notEqual(await skip.locator("kbd").textContent(), key, `${where}: skip has the key that ends the turn`);
    assert.ok(other.x >= 0 && other.y >= 0 && other.x + other.width <= screen.viewport.width && other.y + other.height <= screen.viewport.height, `${where}: skip is within the window`);
    // Nothing lies over it.
    await skip.click({ trial: true });
    await visit.page.keyboard.press(key);
    await skip.waitFor();
    await visit.page.keyboard.press("s");
    await visit.waits("person");
    // In Goblin as well: a battle is ended elsewhere than bots' turns are skipped.
    await visit.go("/play/a2");
    await visit.waits("person");
    const battle = visit.page.locator(".bar [data-action=end]");
    const [ends, by] = [await battle.boundingBox(), await battle.locator("kbd").textContent()];
    await battle.dispatchEvent("click");
    await skip.waitFor();
    const there = await skip.boundingBox();
    assert.ok(apart(ends, there), `${where}: skip lies where the battle is ended, ${JSON.stringify([ends, there])}`);
    assert.notEqual(await skip.locator("kbd").textContent(), by, `${where}: skip has the key that ends the battle`);
    await visit.close();
  }

  // Whoever skips everything still sees how the game ends: the last blow of a bot, and who stands there then.
  const over = (await record("goblin-over")).replace(/\n3 end\s+seal:.*\s*$/, "\n");
  assert.doesNotMatch(over, /^seal:/m, "the last blow is not struck yet");
  const end = await open({ games: { a1: over }, screen: "/play/a1", settings: { pace: "slow" } });
  await end.id("skip").click();
  await end.page.locator(".reward-scene.finale").waitFor();
  assert.equal(await end.id("outcome").count(), 0, "the look back comes after it");
  await end.page.locator(".reward-scene.finale").click();
  await end.id("outcome").waitFor();
}
