// How a game begins is shown: who drew which hero, who rolled what, who begins. It is in nobody's way.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";
import { setUp } from "../harness/set_up.mjs";

export const name = "opening";

export async function run({ open }) {
  const visit = await open({ settings: { pace: "slow" } });
  const { page } = visit;
  await setUp(visit, { seats: ["Person", "Easy"] });
  const card = visit.id("opening");
  await card.waitFor();
  const told = await card.locator("li").allTextContents();
  assert.equal(told.filter((line) => /rolls/.test(line)).length >= 2, true, `both rolls are told: ${told.join(" ")}`);
  assert.equal(await card.locator(".begins").count(), 1, "and who begins");
  // Any tap puts it aside.
  await page.mouse.click(5, 400);
  await card.waitFor({ state: "detached" });
  await visit.close();
  // A game that has gone on does not begin again.
  const later = await open({ settings: { pace: "slow" }, games: { a1: await record("walk") }, screen: "/play/a1" });
  await later.waits("person");
  assert.equal(await later.id("opening").count(), 0);
  await later.close();

  // Very large text on a low phone: it leaves the board to be seen.
  const large = await open({ settings: { pace: "slow", "text-size": 200 }, viewport: { width: 844, height: 390 }, touch: true });
  await large.press("play-now");
  await large.id("opening").waitFor();
  const share = await large.page.evaluate(() => {
    const height = (css) => document.querySelector(css).getBoundingClientRect().height;
    return height(".opening") / height(".board-place");
  });
  assert.ok(share < 0.45, `it covers ${Math.round(share * 100)} % of the board`);
  await large.close();

  const calm = await open({ settings: { pace: "none" } });
  await setUp(calm, { seats: ["Person", "Easy"] });
  await calm.waits("person");
  assert.equal(await calm.id("opening").count(), 0, "without animations the log tells it");
  assert.match(await calm.text("log"), /rolls/);
}
