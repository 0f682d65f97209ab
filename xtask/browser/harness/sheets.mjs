// What opens over the table: everything says by itself that it does.

import assert from "node:assert/strict";

/** What lies over everything else: a sheet, or the screen between two players. */
export const OVER = "dialog:is([open], :popover-open)";

/** Every button that opens a sheet, where it can be seen and pressed. */
const OPENERS = "[aria-haspopup=dialog]:visible:not(.fighting .caverns-place *)";

/** All of them, with their names. What is open is put away first. */
export async function openers(page) {
  const open = page.locator(OVER);
  if ((await open.count()) > 0) await page.keyboard.press("Escape");
  await open.first().waitFor({ state: "hidden" });
  const buttons = await page.locator(OPENERS).all();
  return Promise.all(buttons.map(async (button) => [((await button.getAttribute("aria-label")) ?? (await button.innerText())).trim(), button]));
}

/** One of each kind: all monsters that can be fought open sheets alike, and so do players, unless each of them is asked for. */
export async function kindsOfOpeners(page, { everyPlayer = false } = {}) {
  const all = await openers(page);
  const kinds = await page.locator(OPENERS).evaluateAll(
    (buttons, everyPlayer) => buttons.map((button) => button.dataset.testid ?? (button.className || (everyPlayer && button.parentElement.dataset.hero))),
    everyPlayer,
  );
  return all.filter((_, index) => kinds.indexOf(kinds[index]) === index);
}

/** Opens each, and says so while it is open. */
export async function openEach(page, buttons, opened) {
  for (const [name, button] of buttons) {
    await button.click();
    const over = page.locator(OVER).first();
    await over.waitFor();
    await opened(name);
    await page.keyboard.press("Escape");
    await over.waitFor({ state: "hidden" });
    // The browser says that it is closed a moment later: only then its content goes.
    await page.waitForFunction(() => [...document.querySelectorAll(".sheet-body")].every((body) => body.childElementCount === 0));
  }
}

/** "Why not?" names rules, and each leads to where it stands; the way back leads to the table. */
export async function reasonsLeadToRules(visit, game, letter) {
  const { page } = visit;
  await visit.id("why-not").click();
  const rule = page.locator(`${OVER} a[href*='#/rules/${game}/${letter}']`).first();
  await rule.waitFor();
  const number = (await rule.getAttribute("href")).split("/").at(-1);
  assert.match(number, new RegExp(`^${letter}\\d+\\.\\d+$`), "a reason names its rule");
  await rule.click();
  await page.waitForFunction((number) => {
    const rule = [...document.querySelectorAll("[id]")].find(({ id }) => id.endsWith(number));
    const box = rule?.getBoundingClientRect();
    return box && box.top >= -5 && box.top < innerHeight;
  }, number);
  // From any place of the rules one button leads back to the game.
  await visit.id("back").click();
  await visit.waits("person");
}

/** A sheet takes the focus at its beginning, keeps it whichever way one goes round, and gives it back. */
export async function focusGoesRound({ page }, opener) {
  const inside = () => page.evaluate(() => Boolean(document.activeElement.closest(":popover-open")));
  await opener.focus();
  await page.keyboard.press("Enter");
  const sheet = page.locator(OVER);
  await sheet.waitFor();
  const first = sheet.locator(".sheet-head button");
  const isFirst = () => first.evaluate((button) => button === document.activeElement);
  assert.ok(await isFirst(), "a sheet begins with its first control");
  await page.keyboard.press("Shift+Tab");
  assert.ok((await inside()) && !(await isFirst()), "before the first comes the last");
  await page.keyboard.press("Tab");
  assert.ok(await isFirst(), "after the last comes the first");
  await first.press("Enter");
  await sheet.waitFor({ state: "hidden" });
  assert.ok(await opener.evaluate((button) => button === document.activeElement), "what opened the sheet has the focus again");
}

/** A tap beside a sheet closes it; who only lets go there, as after marking words, keeps it. */
export async function tapBesideCloses({ page }, opener) {
  await opener.click();
  const sheet = page.locator(OVER);
  await sheet.waitFor();
  const box = await sheet.locator(".sheet-head").boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(2, 2);
  await page.mouse.up();
  assert.ok(await sheet.isVisible(), "who drags out of a sheet has not tapped beside it");
  await page.mouse.click(2, 2);
  await sheet.waitFor({ state: "hidden" });
}
