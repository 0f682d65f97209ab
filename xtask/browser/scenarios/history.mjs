// One's own history: what ended is counted once, shown as pictures, saved, erased, brought back; bad files change nothing.

import assert from "node:assert/strict";
import { writeFile, readFile, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LANGUAGES, SIZES } from "../harness/browser.mjs";
import { barriers } from "../harness/eyes.mjs";
import { speak } from "../harness/languages.mjs";
import { hurry, leaveForGood } from "../harness/player.mjs";
import { setUp } from "../harness/set_up.mjs";

export const name = "history";

export async function run({ open }) {
  const visit = await open({ seed: 11 });
  const { page } = visit;
  await visit.go("/saved");
  await visit.id("history").click();
  await page.getByText("No game has ended here yet").waitFor();
  assert.deepEqual(await barriers(page, "no history"), []);

  // A game alone, as far as it goes.
  await setUp(visit, { seats: ["Person"], short: true });
  await visit.waits("person");
  assert.equal(await hurry(page, { most: 20 }), "person");
  await leaveForGood(visit);
  await visit.waits("nothing");
  await page.waitForFunction(() => localStorage.getItem("karak.history")?.includes("ended="));
  await visit.go("/history");
  const pictures = visit.id("history-pictures");
  assert.match(await pictures.textContent(), /1 game, 0 won/);
  assert.equal(await pictures.locator(".by-hero:not(.best) li").count(), 1);
  assert.equal(await pictures.locator(".lengths rect").count(), 1);
  assert.match(await pictures.textContent(), /Best games alone/);
  assert.deepEqual(await barriers(page, "history"), []);

  // Opened again, the same game is not counted again; deleted, it still is.
  const [id] = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("karak.game.")).map((key) => key.slice(11)));
  await visit.go(`/play/${id}`);
  await visit.waits("nothing");
  await visit.go("/saved");
  // The saved game says how it ended.
  assert.match(await page.locator(".game strong").textContent(), /^Finished/);
  await page.getByRole("button", { name: "Delete" }).click();
  await visit.id("delete").click();
  await visit.go("/history");
  assert.match(await pictures.textContent(), /1 game,/);

  // Out, away, and back; what is no history changes nothing and is told.
  const [download] = await Promise.all([page.waitForEvent("download"), visit.id("history-save").click()]);
  const saved = await readFile(await download.path(), "utf8");
  await visit.id("history-erase").click();
  await visit.id("history-gone").click();
  await page.getByText("No game has ended here yet").waitFor();
  const folder = await mkdtemp(join(tmpdir(), "karak-"));
  const bring = async (text) => {
    await writeFile(join(folder, "my.txt"), text);
    await page.locator("input[type=file]").setInputFiles(join(folder, "my.txt"));
  };
  for (const bad of ["", "game: dungeon\n", saved.replace("ended=", "ended=x "), `${saved}<b>`]) {
    await bring(bad);
    await page.getByText("my.txt is not a history of this game").waitFor();
    assert.equal(await pictures.count(), 0);
    await visit.go("/saved");
    await visit.go("/history");
  }
  await bring(saved);
  await page.getByText("One game was added.").waitFor();
  assert.match(await pictures.textContent(), /1 game,/);
  await bring(saved);
  await page.getByText("All of these games were here already.").waitFor();

  // Many games of several people: one of them can be looked at alone. It fits in every window, language and size of letters.
  const many = Array.from({ length: 30 }, (_, index) => `ended=a${index}.0 ${1_700_000_000 + index} ${index % 3 ? "dungeon" : "goblin"} ${(index % 4) + 1} ${20 + index} ${["taia", "horan", "xanros"][index % 3]} ${index % 2} ${(index % 7) + 2} 9 5 42 11 80 ${index % 2 ? "Anna" : "Bo"}\n`);
  await bring(`karak-history=1\n${many.join("")}`);
  await page.getByText("30 games were added.").waitFor();
  assert.match(await pictures.textContent(), /31 games/);
  const best = await pictures.locator(".best li .games-bar").evaluateAll((bars) => bars.map((bar) => parseInt(bar.style.width)));
  assert.ok(best[0] === 100 && best.at(-1) < 100, `the best game alone is the longest bar: ${best}`);
  await page.getByLabel("Whose games").selectOption("Bo");
  assert.match(await pictures.textContent(), /15 games, 0 won/);
  await page.getByLabel("Whose games").selectOption("");
  const text = await page.evaluate(() => localStorage.getItem("karak.history"));
  const prepare = `localStorage.setItem("karak.history", ${JSON.stringify(text)})`;
  const other = await open({ touch: true, viewport: SIZES.phone, settings: { "text-size": 200 }, prepare });
  for (const language of LANGUAGES) {
    await speak(other, language);
    await other.go("/history");
    const wide = await other.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${language}: ${wide} pixels too wide`);
    assert.deepEqual(await barriers(other.page, `history ${language}`), []);
  }
}
