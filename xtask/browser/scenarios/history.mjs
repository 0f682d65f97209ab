// One's own history: what ended is counted once, shown as pictures, saved, erased, brought back; bad files change nothing.

import assert from "node:assert/strict";
import { writeFile, readFile, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LANGUAGES, SIZES } from "../harness/browser.mjs";
import { barriers } from "../harness/eyes.mjs";
import { hurry } from "../harness/player.mjs";
import { setUp } from "../harness/set_up.mjs";

export const name = "history";

export async function run({ open }) {
  const visit = await open({ seed: 11 });
  const { page } = visit;
  await visit.go("/saved");
  await visit.id("history").click();
  await page.getByText("No game has ended here yet").waitFor();
  assert.deepEqual(await barriers(page, "no history"), []);

  // A game alone, to its end or as far as it goes.
  await setUp(visit, { seats: ["Person"], short: true });
  await visit.waits("person");
  if ((await hurry(page, { most: 60 })) === "person") {
    await visit.id("menu").click();
    await visit.id("out").click();
    await visit.id("for-good").click();
    await visit.id("withdraw").click();
  }
  await visit.waits("nothing");
  await page.waitForFunction(() => localStorage.getItem("karak.history")?.includes("ended="));
  await visit.go("/history");
  const pictures = visit.id("history-pictures");
  assert.match(await pictures.textContent(), /1 game, [01] won/);
  assert.equal(await pictures.locator(".by-hero li").count(), 1);
  assert.equal(await pictures.locator(".lengths rect").count(), 1);
  assert.match(await pictures.textContent(), /Best games alone/);
  assert.deepEqual(await barriers(page, "history"), []);

  // Opened again, the same game is not counted again; deleted, it still is.
  const [id] = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("karak.game.")).map((key) => key.slice(11)));
  await visit.go(`/play/${id}`);
  await visit.waits("nothing");
  await visit.go("/saved");
  // The saved game says how it ended.
  assert.match(await page.locator(".game strong").textContent(), /^(Won by|Finished)/);
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
  const many = Array.from({ length: 30 }, (_, index) => `ended=a${index}.0 ${1_700_000_000 + index} ${index % 3 ? "dungeon" : "goblin"} ${(index % 4) + 1} ${20 + index} ${["taia", "horan", "xanros"][index % 3]} ${index % 2} 12 9 5 42 11 80 ${index % 2 ? "Anna" : "Bo"}\n`);
  await bring(`karak-history=1\n${many.join("")}`);
  await page.getByText("30 games were added.").waitFor();
  assert.match(await pictures.textContent(), /31 games/);
  await page.getByLabel("Whose games").selectOption("Bo");
  assert.match(await pictures.textContent(), /15 games, 0 won/);
  await page.getByLabel("Whose games").selectOption("");
  const text = await page.evaluate(() => localStorage.getItem("karak.history"));
  for (const language of LANGUAGES) {
    const other = await open({ screen: "/history", touch: true, viewport: SIZES.phone, settings: { language, "text-size": 200 }, prepare: `localStorage.setItem("karak.history", ${JSON.stringify(text)})` });
    const wide = await other.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${language}: ${wide} pixels too wide`);
    assert.deepEqual(await barriers(other.page, `history ${language}`), []);
    await other.close();
  }
}
