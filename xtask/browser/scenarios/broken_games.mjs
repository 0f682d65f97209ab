// Saved games of another version, or broken ones: friendly words, a way on, and the other games are still there.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";

export const name = "broken-games";

export async function run({ open }) {
  const sound = await record("walk");
  const games = {
    a1: sound.replace(/rules: \d+/, "rules: 99"),
    b2: "not a record at all",
    c3: sound.replace(/^1 explore .*$/m, "1 open"),
    d4: sound,
  };
  const visit = await open({ games });
  for (const id of ["a1", "b2", "c3", "ffff"]) {
    await visit.go(`/play/${id}`);
    const main = visit.page.locator("main");
    await main.waitFor();
    const text = (await main.innerText()).trim();
    assert.ok(text.length > 30, `${id}: the page says what is wrong`);
    assert.ok(!/OtherVersion|Missing\b|Err\(|panicked/.test(text), `${id}: in friendly words, not "${text.slice(0, 80)}"`);
    const way = visit.page.locator("main a[href^='#/'], main button");
    assert.ok((await way.count()) > 0, `${id}: there is a way on`);
    assert.equal(await visit.page.evaluate((id) => localStorage.getItem(`karak.game.${id}`), id), games[id] ?? null, `${id}: nothing is deleted`);
  }
  await visit.go("/saved");
  assert.ok((await visit.page.locator("a[href$='#/play/d4']").count()) > 0, "the sound game is in the list");
  await visit.go("/play/d4");
  await visit.waits("person");

  const odd = await open({ settings: null, prepare: () => localStorage.setItem("karak.settings", "pace=warp\nlanguage=7\n{") });
  await odd.id("play-now").waitFor();
}
