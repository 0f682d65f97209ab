// A game of Goblin is set up by hand: edition, house rules, heroes and a card file, with all its faults told first. What
// was chosen is in the record, and is suggested again the next time.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { looksRight } from "../harness/eyes.mjs";

export const name = "goblin-set-up";
export const projects = ["phone"];

const CARDS = new URL("../../../crates/goblin/content/goblin.toml", import.meta.url);

export async function run({ open }) {
  const visit = await open({ size: "phone", touch: true, screen: "/new/goblin" });
  const { page } = visit;
  await page.getByRole("button", { name: "Remove player 3", exact: true }).click();
  await page.getByLabel("Who decides").nth(1).selectOption("Easy");
  await page.locator(".seat-hero").first().click();
  // Names are in the letters of texts, where they can be read.
  for (const css of [".hero-card-text strong", ".veil:popover-open .sheet-head h2", ".seat-head h3"]) {
    const letters = await page.locator(css).first().evaluate((name) => getComputedStyle(name).fontFamily);
    assert.match(letters, /^"?Alegreya/, css);
  }
  await page.getByRole("button", { name: /^Taia/ }).click();
  await page.locator("label").filter({ hasText: "Czech edition" }).click();
  assert.match(await visit.id("edition-differences").textContent(), /outside battle/);
  await page.locator("label").filter({ hasText: /^Special abilities/ }).click();
  await visit.id("house-rules").locator("summary").click();
  const last = async (name) => {
    const choice = page.locator("label.choice").filter({ has: page.locator(`input[name=${name}]`) }).last();
    await choice.click();
    await choice.locator(":checked").waitFor({ state: "attached" });
  };
  await last("hit-points");
  assert.equal(await page.evaluate(() => document.activeElement.name), "hit-points", "the keyboard stays where it was");
  await last("short-game");
  assert.match(await visit.id("house-changes").textContent(), /^2 /);

  const good = (await readFile(CARDS, "utf8")).replace('"goblin-1"', '"our-caves"');
  const faulty = good.replace("healing = 4", "healing = 3").replace('color = "blue"', 'color = "pink"');
  await visit.id("cards").locator("> summary").click();
  const give = (file, content) =>
    visit.id("cards").locator("input[type=file]").setInputFiles({ name: file, mimeType: "text/plain", buffer: Buffer.from(content) });
  await give("faulty.toml", faulty);
  const faults = visit.id("cards-bad").getByRole("listitem");
  await faults.first().waitFor();
  assert.deepEqual((await faults.allTextContents()).map((text) => text.match(/^Line \d+/)[0]), ["Line 9", "Line 17"]);
  await looksRight(page, "a card file with faults", { touch: true });
  await give("film.mkv", Buffer.alloc(300_000, 65));
  await visit.id("cards-bad").filter({ hasText: "too large" }).waitFor();
  await give("picture.png", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]));
  await visit.id("cards-bad").filter({ hasText: "not a text file" }).waitFor();
  await give("good.toml", good);
  await visit.id("cards-good").filter({ hasText: "our-caves" }).waitFor();

  await visit.id("begin").click();
  await page.waitForFunction(() => location.hash.startsWith("#/play/"));
  const record = await visit.saved();
  for (const line of [
    "game: goblin",
    "edition: cs",
    "settings: hit-points 7, short-game on",
    "abilities: on",
    "heroes: taia, random",
    "seats: human, easy",
  ]) {
    assert.ok(record.includes(`${line}\n`), `the record says ${line}`);
  }
  assert.match(record, /^content: our-caves /m);
  assert.match(record, /^\| id = "our-caves"$/m, "the cards travel in the record");

  await visit.go("/new/goblin");
  assert.equal(await page.getByLabel("Who decides").count(), 2, "what was chosen is suggested again");
  await visit.id("cards-good").waitFor();
  await visit.id("house-rules").locator("summary").click();
  await visit.id("house-reset").click();
  await visit.id("house-changes").waitFor({ state: "detached" });
}
