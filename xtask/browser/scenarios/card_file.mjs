// Goblin with cards of one's own: a faulty file is told about line by line and changes nothing; a good one is played with, and
// travels with the game.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

export const name = "card-file";

const CARDS = await readFile(new URL("../../../crates/goblin/content/goblin.toml", import.meta.url), "utf8");
const OWN = CARDS.replace('id = "goblin-1"', 'id = "our-caves"').replace(/name = "(.)/g, (_, letter) => `name = "Our ${letter.toLowerCase()}`);

const FAULTS = [
  ["healing = 4", "healing = 3"],
  ['color = "blue"', 'color = "pink"'],
  ['name = "Our ice shard"', "name = 7"],
];

/** Drops a file on the page, as somebody does who drags it from a folder. */
async function drop(page, file, text) {
  await page.evaluate(
    ([file, text]) => {
      const data = new DataTransfer();
      data.items.add(new File([text], file, { type: "text/plain" }));
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
    },
    [file, text],
  );
}

export async function run({ open }) {
  const visit = await open({ screen: "/new/goblin" });
  const { page } = visit;
  const choose = (name, content) => page.locator("[data-testid=cards] input[type=file]").setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(content) });
  const bad = visit.id("cards-bad");
  const good = visit.id("cards-good");

  const faulty = FAULTS.reduce((text, [right, wrong]) => text.replace(right, wrong), OWN);
  await page.evaluate(() => document.body.dispatchEvent(new DragEvent("dragover", { bubbles: true, cancelable: true })));
  assert.equal(await page.locator("[data-drop]").count(), 1, "what hovers may be dropped, and the page shows it");
  await drop(page, "faulty.toml", faulty);
  await bad.waitFor();
  assert.equal(await page.locator("[data-drop]").count(), 0);
  await page.waitForFunction(() => document.querySelector("[data-testid=cards-bad]").getBoundingClientRect().top < innerHeight);
  const told = await bad.innerText();
  assert.match(told, /faulty\.toml/, "the file is named");
  for (const [, wrong] of FAULTS) {
    const line = faulty.split("\n").findIndex((text) => text.includes(wrong)) + 1;
    assert.match(told, new RegExp(`Line ${line}:`), `what is wrong in line ${line} is told`);
  }
  assert.ok((await bad.locator("li").count()) >= FAULTS.length, "every fault is told");
  assert.equal(await good.count(), 0);

  // In the player's language; the file's own words stay.
  for (const [locale, faults] of [
    ["de", [/Zeile \d+:/, /`pink` ist hier nicht möglich; möglich sind: green, blue, red, yellow/, /`healing`: 3 statt 4 Tränke/, /`name` ist ein Name in Anführungszeichen/]],
    ["cs", [/Řádek \d+:|řádek \d+/i, /`pink` tu není možné; možnosti: green, blue, red, yellow/, /počet lektvarů je 3, musí být 4/, /`name` je jméno v uvozovkách/]],
  ]) {
    const other = await open({ screen: "/new/goblin", settings: { language: locale } });
    await drop(other.page, "faulty.toml", faulty);
    await other.id("cards-bad").waitFor();
    const list = await other.id("cards-bad").innerText();
    for (const fault of faults) assert.match(list, fault, locale);
    assert.doesNotMatch(list, /must be|is a name|not possible/, locale);
    await other.close();
  }

  // Nothing that is no card file stops the page, and the game's own cards stay.
  await choose("picture.png", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0xff, 0xd8]));
  await page.waitForFunction(() => document.querySelector("[data-testid=cards-bad]")?.textContent.includes("picture.png"));
  await choose("huge.toml", Buffer.alloc(3 << 20, "x"));
  await page.waitForFunction(() => document.querySelector("[data-testid=cards-bad]")?.textContent.includes("huge.toml"));
  await choose("empty.toml", "");
  await page.waitForFunction(() => document.querySelector("[data-testid=cards-bad]")?.textContent.includes("empty.toml"));
  await visit.id("begin").click();
  await visit.waits("person");
  const standard = await visit.saved();
  assert.match(standard, /^content: goblin-1 /m, "a faulty file leaves the game's own cards");
  assert.ok(!standard.includes("content-file:"));

  await visit.go("/new/goblin");
  await choose("ours.toml", OWN);
  await good.waitFor();
  assert.match(await good.innerText(), /our-caves/);
  assert.equal(await bad.count(), 0);
  await visit.id("cards").locator(".card-names summary").click();
  assert.match(await visit.id("cards").locator("dl").innerText(), /Our cave rat/, "the names of the cards can be read");
  await visit.id("begin").click();
  await visit.waits("person");
  const carries = async (where) => {
    const record = await visit.saved();
    assert.match(record, /^content: our-caves /m, `${where}: the record names the cards`);
    assert.match(record, /^content-file:/m, `${where}: and carries them`);
    assert.match(await page.evaluate(() => document.querySelector("[data-testid=table]").outerHTML), /Our [a-z]/, `${where}: their names are on the table`);
  };
  await carries("at first");
  await page.reload();
  await visit.waits("person");
  await carries("loaded again");

  // Somebody who opens the record elsewhere plays with the same cards.
  const text = await visit.saved();
  const other = await open({ screen: "/saved" });
  await other.page.locator("input[type=file]").setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
  await other.page.locator("a[href*='#/play/']").first().click();
  await other.waits("person");
  assert.match(await other.page.evaluate(() => document.querySelector("[data-testid=table]").outerHTML), /Our [a-z]/, "the cards have come along");

  // And back to the game's own. What was brought is forgotten when the page is loaded again.
  await visit.go("/new/goblin");
  assert.equal(await good.count(), 0);
  await choose("ours.toml", OWN);
  await visit.id("cards-standard").click();
  await good.waitFor({ state: "detached" });
  await visit.id("begin").click();
  await visit.waits("person");
  assert.match(await visit.saved(), /^content: goblin-1 /m);
}
