// Goblin's decisions: what a fight costs and brings, what can be taken back, what a visit to the merchant is worth, which piece
// is better, and choices that are settled once and for all.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";

export const name = "goblin-decisions";
export const long = 2;

const text = (page, css) => page.evaluate((css) => [...document.querySelectorAll(css)].map((one) => one.textContent).join(" | "), css);
const actions = (page) => page.evaluate(() => [...document.querySelectorAll("[data-action]")].map(({ dataset }) => dataset.action).sort().join());

/** Every state with its own number, so that one visit sees them all. */
const STATES = ["begin", "battle", "double", "counter", "discard", "look", "defy", "equip", "arrange", "lord"];

export async function run({ open }) {
  const games = {};
  for (const [number, state] of STATES.entries()) games[`a${number}`] = await record(`goblin-${state}`);
  const at = (state) => `/play/a${STATES.indexOf(state)}`;
  const visit = await open({ games, screen: at("begin") });
  const { page } = visit;
  await visit.waits("person");

  // Every fight that could be begun says its chance and what it will probably cost; where nothing can be won it is dim.
  await page.waitForFunction(() => [...document.querySelectorAll(".foe.lit")].every((foe) => foe.querySelector(".chance")));
  const foes = await page.evaluate(() =>
    [...document.querySelectorAll(".foe.lit")].map((foe) => ({
      action: foe.dataset.action,
      chance: foe.querySelector(".chance").textContent,
      cost: foe.querySelector(".cost .icon") !== null,
      dim: foe.classList.contains("hopeless"),
      heard: foe.querySelector(".heard").textContent,
    })),
  );
  for (const { action, chance, cost, dim, heard } of foes) {
    assert.equal(dim, /^0\s%/.test(chance), `${action}: without a chance it is dim, and only then`);
    assert.ok(dim || cost, `${action}: it says what it costs`);
    assert.match(heard, /reward: /, `${action}: and what it brings`);
    assert.match(heard, dim ? /cannot win/ : /probably/, action);
  }
  const fight = foes.find(({ dim }) => !dim).action;
  await page.locator(`[data-testid=target][data-action="${fight}"]`).click();
  const sheet = await text(page, ".monster-sheet");
  assert.match(sheet, /probably/);
  assert.match(sheet, /Reward: /);
  assert.equal(await page.locator(".monster-sheet details[open]").count(), 0, "the card itself is shown to those who ask");
  assert.match(await page.locator(".veil:popover-open .sheet-head h2").evaluate((title) => getComputedStyle(title).fontFamily), /^"?Alegreya/, "a monster's name is no title");

  // The best way to play is told when the bulb is pressed, and not before.
  await page.locator(`.monster-sheet [data-action="${fight}"]`).click();
  await visit.waits("person");
  await page.locator(".advice").first().waitFor();
  assert.match(await text(page, ".advice"), /%|cannot win/);
  assert.doesNotMatch(await text(page, ".battle"), /Best:/);
  assert.equal(await page.locator(".hand .hinted, .acts .hinted").count(), 0, "nothing is marked as best");
  await visit.id("hint").click();
  await page.waitForFunction(() => /Best:/.test(document.querySelector(".battle").textContent), null, { timeout: 30_000 });

  // Alone with bots whatever chance has not answered can be taken back, whichever kind of card it is.
  const kinds = { battle: /^play /, double: /^double /, counter: /^counter /, discard: /^discard /, look: /^take / };
  for (const [state, kind] of Object.entries(kinds)) {
    await visit.go(at(state));
    await visit.waits("person");
    const before = await actions(page);
    const wanted = before.split(",").filter((action) => kind.test(action));
    assert.ok(wanted.length > 0, `${state}: there is something to do`);
    let taken = 0;
    for (const action of wanted) {
      await page.locator(`[data-action="${action}"]`).first().click();
      await visit.waits("person");
      // A card that draws shows something: that stays.
      if ((await visit.id("undo").getAttribute("aria-disabled")) === "true") break;
      await visit.id("undo").click();
      await page.waitForFunction((before) => [...document.querySelectorAll("[data-action]")].map(({ dataset }) => dataset.action).sort().join() === before, before);
      taken += 1;
    }
    assert.ok(taken > 0 || state === "look", `${state}: it is taken back`);
  }

  // Curses are lifted and defied by buttons that say so.
  await visit.go(at("counter"));
  await visit.waits("person");
  assert.match(await text(page, ".curse-chip[data-action]"), /Lift the curse/);
  await visit.go(at("defy"));
  await visit.waits("person");
  assert.match(await text(page, ".defy"), /Defy/);

  // The better piece is proposed; a tap on a piece keeps it.
  await visit.go(at("equip"));
  await visit.waits("person");
  assert.equal(await page.locator(".piece[data-action]").count(), 2, "both pieces can be tapped");
  assert.equal(await page.locator(".piece.proposed").count(), 1);
  assert.match(await text(page, ".piece.proposed"), /better/);
  // A hint is told here too, and does not lie over what it recommends.
  await visit.id("hint").click();
  const toast = page.locator(".toast");
  await toast.waitFor({ timeout: 30_000 });
  const lies = await page.evaluate(() => {
    const box = (css) => document.querySelector(css).getBoundingClientRect();
    const [told, piece] = [box(".toast"), box(".piece.hinted, .piece.proposed")];
    const free = told.right <= piece.left || piece.right <= told.left || told.bottom <= piece.top || piece.bottom <= told.top;
    return { free, seen: document.querySelector(".toast").contains(document.elementFromPoint(told.left + told.width / 2, told.top + told.height / 2)) };
  });
  assert.deepEqual(lies, { free: true, seen: true }, "the hint is read beside the pieces");
  await toast.locator(".round").click();
  const kept = await page.locator(".piece.proposed").getAttribute("data-action");
  await page.locator(".piece.proposed").click();
  await page.locator(".panel.equip").waitFor({ state: "detached" });
  assert.match(await visit.saved(`a${STATES.indexOf("equip")}`), new RegExp(`^1 ${kept}\\b`, "m"));

  // With all keys the prompt says that the lord can be fought.
  await visit.go(at("lord"));
  await visit.waits("person");
  assert.match(await text(page, ".banner"), /way to the lord is open/);

  // Whoever wants to see rewards at once sees them on the sheet of a monster; the end of a battle says that it ends the turn.
  const curious = await open({ games: { a0: games.a0, a1: games.a1 }, screen: "/play/a0", settings: { rewards: true } });
  await curious.waits("person");
  await curious.page.locator(`[data-testid=target][data-action="${fight}"]`).click();
  assert.equal(await curious.page.locator(".monster-sheet details[open]").count(), 1, "the card lies open");
  await curious.page.keyboard.press("Escape");
  await curious.go("/play/a1");
  await curious.waits("person");
  assert.match(await curious.page.locator(".bar [data-action=end]").innerText(), /ends your turn/);
  await curious.close();

  // A visit to the merchant that buys nothing says so, before it and in the shop; leaving says that it ends the turn.
  const poor = await open({ games: { a1: games.a0 }, screen: "/play/a1" });
  await poor.waits("person");
  const merchant = poor.page.locator(".bar [data-action=merchant]");
  assert.match(await merchant.innerText(), /only costs your turn/);
  await poor.page.locator(".town").click();
  assert.match(await text(poor.page, "dialog:popover-open"), /would only cost your turn.*cannot pay with the 4 starting action cards in your hand/);
  await poor.page.keyboard.press("Escape");
  await merchant.click();
  await poor.page.locator(".panel.shop").waitFor();
  assert.match(await text(poor.page, ".purse"), /4 starting action cards/);
  assert.match(await poor.page.locator("[data-action=leave]").innerText(), /ends your turn/);
  await poor.close();

  // Whoever always shuffles is not asked again.
  await visit.go(at("arrange"));
  await visit.waits("person");
  // To shuffle is the first choice; the cards lie open for those who want to put them in order.
  const panel = page.locator(".panel.arrange");
  assert.equal(await panel.locator("button").first().getAttribute("data-action"), "shuffle");
  assert.match(await panel.locator("button").first().getAttribute("class"), /main-action/);
  assert.equal(await panel.locator("[data-place]").count(), 0);
  assert.match(await visit.text("prompt"), /shuffle/);
  // A hint goes when the cards are laid out that it would cover.
  await visit.id("hint").click();
  await page.locator(".toast").waitFor({ timeout: 30_000 });
  await visit.id("arrange").click();
  await page.locator(".toast").waitFor({ state: "detached", timeout: 2_000 });
  assert.ok((await panel.locator("[data-place]").count()) > 2, "the cards lie there to be put in order");
  const top = () => panel.locator("[data-place='0'] .heard").textContent();
  const before = (await top()).replace(/^.*?: /, "");
  await panel.locator("[data-place='0']").click();
  await panel.locator("[data-place='1']").click();
  assert.ok(!(await top()).endsWith(before) || (await panel.locator("[data-place='1'] .heard").textContent()).endsWith(before), "a tapped card goes elsewhere");
  assert.ok(await visit.id("arranged").isVisible());
  await page.reload();
  await visit.waits("person");
  await visit.id("always-shuffle").click();
  await page.locator(".panel.arrange").waitFor({ state: "detached" });
  const arranged = STATES.indexOf("arrange");
  assert.match(await visit.saved(`a${arranged}`), /^1 shuffle\b/m);
  assert.match(await page.evaluate(() => localStorage.getItem("karak.settings")), /^always-shuffle=true$/m);
  const settled = await open({ games: { a1: games[`a${arranged}`] }, screen: "/play/a1", settings: { "always-shuffle": true } });
  await settled.waits("person", "bot");
  assert.equal(await settled.page.locator(".panel.arrange").count(), 0, "it is shuffled without asking");
  await settled.page.waitForFunction(() => /^1 shuffle\b/m.test(localStorage.getItem("karak.game.a1")));
  await settled.close();
}
