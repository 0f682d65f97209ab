// Tells the page what was rolled or drawn, as people do who have the real box on the table.

/** Types in one roll or draw; gives what it was. */
export async function tell(visit, random) {
  const { page } = visit;
  const before = await visit.id("log").textContent();
  const chances = visit.id("chance");
  const count = await chances.count();
  let told;
  if (count > 0) {
    const chance = chances.nth(random(count));
    told = await chance.getAttribute("data-chance");
    await chance.click();
  } else {
    // Two rows of six faces.
    const faces = [1 + random(6), 1 + random(6)];
    told = `dice ${faces.join(" ")}`;
    for (const [row, face] of faces.entries()) await visit.id("die").nth(row * 6 + face - 1).click();
  }
  await page.waitForFunction((before) => document.querySelector("[data-testid=log]").textContent !== before, before);
  return told;
}
