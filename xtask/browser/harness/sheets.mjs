// What opens over the table: everything says by itself that it does.

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
    await button.click({ timeout: 5000 });
    const over = page.locator(OVER).first();
    await over.waitFor();
    await opened(name);
    await page.keyboard.press("Escape");
    await over.waitFor({ state: "hidden" });
    // The browser says that it is closed a moment later: only then its content goes.
    await page.waitForFunction(() => [...document.querySelectorAll(".sheet-body")].every((body) => body.childElementCount === 0));
  }
}
