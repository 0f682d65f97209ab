// A game is passed on as a link that has all of it, and goes on from any moment; broken links say so in friendly words.

import assert from "node:assert/strict";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { record } from "../harness/browser.mjs";
import { Player } from "../harness/player.mjs";

export const name = "share";

/** The link of a game that is watched. */
async function linkOf(visit) {
  await visit.id("share").click();
  await visit.page.waitForSelector("[data-testid=share-link], [data-testid=too-long]");
  return visit.id("share-link").inputValue();
}

/** The game that a link has in it. */
function unpacked(link) {
  const packed = new URL(link).hash.replace("#/game/1", "");
  return inflateRawSync(Buffer.from(packed, "base64url")).toString();
}

/** What is passed on of a game that goes on is a game, and gives away neither coming rolls nor cards that are hidden. */
function keepsSecrets(passedOn, text, what) {
  assert.match(passedOn, /^game: (dungeon|goblin)$/m, `${what} is a game`);
  const [, secret] = /dice-host: (\w+)/.exec(text);
  assert.ok(!passedOn.includes(secret) && !passedOn.includes("dice-host"), `${what} keeps the dice's secret`);
  // The cards of the first hands are in their owners' hands and decks, and in the record as they were drawn.
  const hands = /^begin.*> card s\d.*$/m;
  assert.ok(!hands.test(passedOn), `${what} keeps the hands`);
}

export async function run({ open }) {
  for (const game of ["over", "goblin-over"]) {
    const visit = await open({ games: { a1: await record(game) }, screen: "/watch/a1" });
    await visit.waits("time");
    const link = await linkOf(visit);
    assert.ok(link.length < 8000, `${game}: ${link.length} letters`);
    await visit.close();

    // Somebody else opens it, and plays on from the third turn.
    const guest = await open({ screen: new URL(link).hash.slice(1) });
    await guest.waits("time");
    // Nothing goes on from the end: it is said that a new game begins before it.
    await guest.page.keyboard.press("End");
    await guest.id("more").click();
    assert.match(await guest.page.locator(".go-on").textContent(), /begins shortly before, in turn \d+/);
    await guest.page.keyboard.press("Escape");
    await guest.id("prove").waitFor({ state: "hidden" });
    await guest.page.keyboard.press("Home");
    for (let time = 0; time < 2; time += 1) await guest.id("turn-on").click();
    await guest.id("more").click();
    assert.match(await guest.page.locator(".go-on").textContent(), /begins with turn 3 as it was/);
    await guest.id("prove").click();
    assert.match(await guest.id("proof").textContent(), /Proved/);
    await guest.id("go-on").nth(1).click();
    await guest.waits("person");
    const before = await guest.saved();
    assert.match(before, /^position:/m, "the record begins with a position");
    // The first tap may only open the sheet of a monster.
    const player = new Player(guest);
    await player.play(async () => (await guest.saved()) !== before, 5);
    await guest.page.reload();
    await guest.waits("person", "nothing");
    await guest.close();
  }

  // A game that goes on has no secrets in its link.
  let links = 0;
  for (const game of ["walk", "goblin-battle"]) {
    const text = await record(game);
    const visit = await open({ games: { a1: text }, screen: "/watch/a1" });
    await visit.waits("time");
    await visit.id("more").click();
    assert.equal(await visit.id("eyes").count(), 0, "nobody's eyes but a spectator's");
    await visit.id("prove").click();
    assert.match(await visit.id("proof").textContent(), /not over/);
    await visit.page.keyboard.press("Escape");
    await visit.id("share").click();
    await visit.page.waitForSelector("[data-testid=share-link], [data-testid=too-long]");
    const download = visit.page.waitForEvent("download");
    await visit.id("share-file").click();
    const stream = await (await download).createReadStream();
    let file = "";
    for await (const part of stream) file += part;
    keepsSecrets(file, text, "the file");
    if ((await visit.id("share-link").count()) > 0) {
      const link = await visit.id("share-link").inputValue();
      keepsSecrets(unpacked(link), text, "the link");
      links += 1;
      const guest = await open({ screen: new URL(link).hash.slice(1) });
      await guest.waits("time");
      await guest.close();
    }
    await visit.close();
  }
  assert.ok(links > 0, "one of them is short enough for a link");

  // What people can meet.
  const visit = await open({ games: { a1: await record("over") }, screen: "/watch/a1" });
  await visit.waits("time");
  const hash = new URL(await linkOf(visit)).hash.slice(1);
  const said = async (screen, pattern, prepare) => {
    const guest = await open({ screen, prepare });
    assert.match(await guest.id("unreadable").textContent(), pattern);
    assert.ok((await guest.page.locator("[data-testid=unreadable] a").count()) > 0, "there is a way on");
    await guest.close();
  };
  await said(hash.slice(0, hash.length - 200), /part of it is missing/i);
  await said("/game/", /part of it is missing/i);
  // Of a link nothing is kept here that could be downloaded.
  const later = deflateRawSync((await record("over")).replace(/^rules: 2$/m, "rules: 99")).toString("base64url");
  await said(`/game/1${later}`, /Reload this page to get the newest one/);
  await said("/game/9abc", /newer version/);
  await said(hash, /browser is too old to open games from links/, () => delete window.DecompressionStream);
  await said("/watch/77", /deleted, or played in another browser/);

  const text = await record("over");
  const roll = text.split("\n").find((line) => line.includes("> dice"));
  const other = roll.replace(/> dice (\d) (\d)/, (_, a, b) => `> dice ${(a % 6) + 1} ${b}`);
  const newer = text.replace(/^rules: 2$/m, "rules: 99");
  const games = { a1: text.replace(roll, other), a2: newer, a3: text.replace(/^game: dungeon$/m, "game: goblin"), a4: "hello", a5: text.replace(/^seal: .*$/m, "1 fly") };
  const broken = await open({ games, screen: "/watch/a1" });
  assert.match(await broken.id("unreadable").textContent(), /seal does not fit/);
  for (const [id, pattern] of [["a2", /download it and open it with that version/], ["a3", /something in it was changed or got lost/], ["a4", /not a game of Karak/], ["a5", /something in it was changed or got lost/]]) {
    await broken.go(`/watch/${id}`);
    await broken.page.waitForSelector("[data-testid=unreadable]");
    assert.match(await broken.id("unreadable").textContent(), pattern);
  }
  await broken.close();
}
