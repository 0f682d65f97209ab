// Tells the page what was rolled or drawn, as people do who have the real box on the table.

import { untilSo } from "./until.mjs";

/** What is told and waited for. Runs in the page. */
function looks() {
  const table = document.querySelector("[data-testid=table]");
  return `${table.dataset.waits}|${table.textContent}`;
}

/** Types in one roll or draw; gives what it was. */
export async function tell(visit, random) {
  const { page } = visit;
  const before = await page.evaluate(looks);
  const chances = visit.id("chance");
  const count = await chances.count();
  let told;
  if (count > 0) {
    const chance = chances.nth(random(count));
    told = await chance.getAttribute("data-chance");
    await chance.click();
  } else {
    // Two rows of six faces, of which some cannot turn up: Victorius keeps no ones.
    const faces = [];
    for (const row of [0, 1]) {
      const free = visit.id("die").and(page.locator(`fieldset:nth-of-type(${row + 1}) > :enabled`));
      const die = free.nth(random(await free.count()));
      faces.push(await die.getAttribute("aria-label"));
      await die.click();
    }
    told = `dice ${faces.join(" ")}`;
  }
  await untilSo(page, `(${looks})() !== ${JSON.stringify(before)}`);
  return told;
}
