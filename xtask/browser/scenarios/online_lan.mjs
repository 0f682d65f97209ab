// A table in a home network without internet, over plain http: a phone comes by the link of the device that is the table, sits down
// within three taps, is told once what it cannot do there, and plays; the table shows it.

import assert from "node:assert/strict";
import { networkInterfaces } from "node:os";
import { atHome } from "../harness/browser.mjs";
import { barriers, faults } from "../harness/eyes.mjs";
import { begin, openTable, playTogether, sitDown, withServer } from "../harness/online.mjs";
import { untilSo } from "../harness/until.mjs";

export const name = "online-lan";

const PHONE = { viewport: { width: 390, height: 844 }, touch: true };
const TABLET = { viewport: { width: 1024, height: 768 }, touch: true };

/** Counts taps. Runs in the page before anything else. */
function countTaps() {
  window.taps = 0;
  addEventListener("click", () => (window.taps += 1), { capture: true });
}

/** Where tiles lie, and what lies on them. Runs in the page. */
function board() {
  const lying = document.querySelectorAll(".board g:not(.unlaid) > .tile, .board .things > g");
  return [...lying].map((one) => one.closest("[transform]").getAttribute("transform")).sort().join();
}

/** Where the table says that phones find it: not under the address that only this machine has, if it has another one. */
async function invitation(table) {
  const link = await table.id("invite-link").inputValue();
  const addresses = Object.values(networkInterfaces()).flat().filter(({ family }) => family === "IPv4");
  const inNetwork = addresses.some(({ address }) => !/^(127|169\.254)\./.test(address));
  assert.equal(new URL(link).hostname === "127.0.0.1", !inNetwork, `phones cannot open ${link}`);
  return new URL(atHome(link));
}

/** Whoever opens the link is told what lacks without https, and sits down. */
async function joins(phone) {
  await phone.id("plain-http").waitFor();
  assert.match(await phone.text("plain-http"), /awake.*notify/);
  assert.deepEqual([...(await barriers(phone.page, "an invitation")), ...(await faults(phone.page, "an invitation"))], []);
  await sitDown(phone);
  const taps = 1 + (await phone.page.evaluate(() => window.taps));
  assert.ok(taps <= 3, `it took ${taps} taps from the link to being ready`);
}

/** It was said once, wherever one goes now. */
async function isNotToldAgain(phone) {
  assert.equal(await phone.id("plain-http").count(), 0);
  await phone.go("/online");
  await phone.id("new-table-dungeon").waitFor();
  assert.equal(await phone.id("plain-http").count(), 0);
}

export function run({ open, program }) {
  const play = async (enter) => {
    const table = await enter();
    await openTable(table, "dungeon", { people: 1, bots: 1, short: true, screen: true });
    const { origin, hash } = await invitation(table);
    const phone = await enter({ ...PHONE, address: `${origin}/`, screen: hash.slice(1), prepare: countTaps });
    // Without a secure context browsers leave this header alone, and say so.
    phone.expect(/Cross-Origin-Opener-Policy header has been ignored/);
    const secure = await Promise.all([table, phone].map(({ page }) => page.evaluate(() => isSecureContext)));
    assert.deepEqual(secure, [true, false], "the table is at this machine itself, the phone comes over plain http");
    await joins(phone);
    // A tablet that is the table over plain http is told what concerns it.
    const tablet = await enter({ ...TABLET, address: `${origin}/`, screen: `${hash.slice(1)}/screen` });
    tablet.expect(/Cross-Origin-Opener-Policy header has been ignored/);
    await tablet.id("plain-http").waitFor();
    assert.match(await tablet.text("plain-http"), /keep this screen on/);
    assert.deepEqual([...(await barriers(tablet.page, "a tablet")), ...(await faults(tablet.page, "a tablet", { touch: true }))], []);
    await begin(table, [phone, tablet]);
    const boards = new Set();
    await playTogether([phone], async (choices) => {
      const now = await phone.page.evaluate(board);
      // What the phone has chosen is on the table too.
      await untilSo(table.page, `(${board})() === ${JSON.stringify(now)}`);
      boards.add(now);
      return choices >= 12;
    });
    assert.ok(boards.size > 1, "something was explored");
    assert.equal(await table.id("plain-http").count(), 0, "the table has nothing to say about phones");
    await isNotToldAgain(phone);
  };
  return withServer(program, open, play, ["--lan"]);
}
