// Beside the game: taking back, a hint, and why something is not possible, with the rule.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";
import { Player } from "../harness/player.mjs";
import { reasonsLeadToRules } from "../harness/sheets.mjs";

export const name = "advice";

/** The middle of the tile that is farthest from every lit place, of those that a finger can get at. Runs in the page. */
function farTile() {
  const at = (element) => element.getAttribute("transform").match(/-?[\d.]+/g).map(Number);
  const lit = [...document.querySelectorAll("[data-testid=target]")].map(at);
  let best = null;
  for (const tile of document.querySelectorAll(".stage .tile")) {
    const [left, top] = at(tile.parentElement);
    const away = Math.min(...lit.map(([x, y]) => Math.hypot(x - left, y - top)));
    const box = tile.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const touched = document.elementFromPoint(x, y);
    if (touched?.closest(".stage") && away > (best?.away ?? 1)) best = { x, y, away };
  }
  return best;
}

/** Asks for a hint and waits until it is told. */
async function advise(visit) {
  await visit.id("hint").click();
  await visit.page.locator(".toast").waitFor({ timeout: 30_000 });
}

/** What a hint names shines, alone, and Enter does it; no button has moved for that, and nothing is proposed. */
async function shines(open) {
  const games = { a1: await record("walk"), a2: await record("fight"), a3: await record("portal"), a4: await record("chest"), a5: await record("collect") };
  for (const options of [{}, { viewport: { width: 390, height: 844 }, touch: true }]) {
    const visit = await open({ ...options, games, settings: { confirm: true }, reducedMotion: "reduce" });
    const { page } = visit;
    const boxes = () =>
      page.locator(":is(.bar, .fight) .act").evaluateAll((acts) =>
        acts.map((act) => {
          const { x, y, width, height } = act.getBoundingClientRect();
          return [act.dataset.action ?? act.dataset.testid, x, y, width, height];
        }),
      );
    for (const game of Object.keys(games)) {
      await visit.go(`/play/${game}`);
      await visit.waits("person");
      await page.locator(".act").first().waitFor();
      const stood = await boxes();
      await advise(visit);
      assert.deepEqual(await boxes(), stood, `${game}: no button moves when a hint comes`);
      assert.equal(await visit.id("confirm").count(), 0, `${game}: nothing is proposed`);
      const shown = await page.evaluate(() => {
        const plain = ({ classList }) => !classList.contains("hinted") && (!classList.contains("main-action") || classList.contains("outshone"));
        const acts = [...document.querySelectorAll(".act[data-testid=action]")];
        return {
          button: acts.find(({ classList }) => classList.contains("hinted"))?.dataset.action,
          place: document.querySelector(".target.hinted")?.dataset.place,
          plain: acts.filter(plain).length,
          acts: acts.length,
        };
      });
      if (shown.button) assert.equal(shown.plain, shown.acts - 1, `${game}: only what is recommended shines`);
      // What lies behind a button that asks for more is marked there once that is opened.
      if (!shown.button && !shown.place) continue;
      await page.evaluate(() => document.activeElement?.blur());
      const lines = async () => (await visit.saved(game)).trim().split("\n").filter((line) => !line.startsWith("seal:"));
      const before = (await lines()).length;
      await page.keyboard.press("Enter");
      await page.waitForFunction(
        ([game, before]) => {
          const lines = localStorage.getItem(`karak.game.${game}`).trim().split("\n");
          return document.querySelector("[data-testid=confirm]") || lines.filter((line) => !line.startsWith("seal:")).length > before;
        },
        [game, before],
      );
      const done = (await lines())[before];
      if (done && shown.button) assert.ok(done.startsWith(`1 ${shown.button}`), `${game}: Enter does what is marked, and not ${done}`);
      const proposed = await page.evaluate(() => document.querySelector(".target.proposed")?.dataset.place);
      if (!done && shown.place) assert.equal(proposed, shown.place, `${game}: Enter proposes the place that is marked`);
    }
    await visit.close();
  }
}

/** A hint names what a way leads to, and marks that place and the way there. */
async function whole(open) {
  const visit = await open({ games: { a1: await record("walk") }, screen: "/play/a1", settings: { odds: true } });
  await visit.waits("person");
  await advise(visit);
  const marked = visit.page.locator(".target.hinted");
  if ((await marked.count()) > 0) {
    const [label, told] = [await marked.getAttribute("aria-label"), await visit.page.locator(".toast-words").innerText()];
    assert.ok(told.includes(label.split(";")[0]), `the hint names its place as the light does: ${label} in ${told}`);
    assert.ok((await visit.page.locator(".footsteps > *").count()) > 0, "the way there is shown");
  }
  await visit.close();
}

/** A hint to lay a tile turns it: laying it as it lies then is what the hint says. */
async function turned(open) {
  const visit = await open({ games: { a1: await record("lay") }, screen: "/play/a1" });
  await visit.waits("person");
  await advise(visit);
  const lay = visit.page.locator("[data-testid=lay].hinted");
  await lay.waitFor();
  const says = await lay.getAttribute("data-action");
  await visit.id("turn-right").click();
  if ((await visit.id("lay").getAttribute("data-action")) !== says) assert.equal(await lay.count(), 0, "another way to lie is not recommended");
  await visit.id("turn-left").click();
  await lay.click();
  await visit.page.waitForFunction((says) => localStorage.getItem("karak.game.a1").includes(`1 ${says}`), says);
  await visit.close();
}

export async function run({ open }) {
  const visit = await open({ games: { a1: await record("walk") }, screen: "/play/a1" });
  const { page } = visit;
  const toast = page.locator(".toast");
  await visit.waits("person");

  const before = await visit.id("prompt").textContent();
  await new Player(visit, { likes: [/^target:walk/, /^go /] }).choose();
  // A walk of several moves is taken back as one.
  await visit.id("undo").click();
  await page.waitForFunction((before) => document.querySelector("[data-testid=prompt]")?.textContent === before, before);
  assert.match(await visit.saved(), /^1 undo$/m, "taking back is an entry of the record");

  await visit.id("hint").click();
  await page.waitForFunction(() => document.querySelector(".toast")?.textContent.includes(" %"));
  await toast.getByRole("button").click();
  await toast.waitFor({ state: "detached" });

  // Somebody who taps a tile that is too far away is told why; so is who asks what is not possible at all.
  const far = await page.evaluate(farTile);
  assert.ok(far, "a tile can be seen that is not lit");
  await page.mouse.click(far.x, far.y);
  await toast.waitFor();
  assert.match(await toast.textContent(), /too far for the moves that are left|blocks the way/, "a tap on a tile that is too far away says so");
  await toast.getByRole("button").click();
  await toast.waitFor({ state: "detached" });
  await reasonsLeadToRules(visit, "dungeon", "K");
  assert.equal(await visit.id("prompt").textContent(), before, "and the way back leads to the table");

  await shines(open);
  await whole(open);
  await turned(open);

  // Asked for a hint, the tools stay where they are; the hint goes when another question opens that it would cover.
  const asked = await open({ games: { a1: await record("portal") }, screen: "/play/a1" });
  await asked.waits("person");
  const place = () => asked.id("hint").boundingBox();
  const stood = await place();
  await asked.id("hint").click();
  const hint = asked.page.locator(".toast");
  await hint.waitFor({ timeout: 30_000 });
  assert.deepEqual(await place(), stood, "the button of the hint has not moved");
  await asked.id("ask").first().click();
  await hint.waitFor({ state: "detached", timeout: 2_000 });
  await asked.close();
}
