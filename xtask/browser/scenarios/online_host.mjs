// What guests and the host of an open table can do with it: finding it, moving, swapping, not hearing somebody, sending away, giving a
// seat to somebody else, passing the table on, withdrawing.

import assert from "node:assert/strict";
import { barriers, faults } from "../harness/eyes.mjs";
import { begin, connected, openBySetUp, playTogether, ready, sitDown, sure, withServer } from "../harness/online.mjs";

export const name = "online-host";

/** Taps one of several buttons of a kind, and once more for those that ask whether one is sure. */
async function tap(visit, id, { hasText, twice = false } = {}) {
  const button = visit.page.locator(`[data-testid=${id}]`, { hasText }).first();
  await button.click();
  if (twice) await sure(button);
}

/** Who sits where, as somebody sees it. */
const seat = ({ page }, number, hasText) => page.locator(`.seat[data-seat="${number}"]`, { hasText }).waitFor();

/** Says what one is called. */
async function introduce(visit, own) {
  await visit.id("own-name").fill(own);
  await visit.id("own-name").press("Enter");
}

/** Opens the menu, and in it what only the host may. */
async function hostsWays(visit) {
  await visit.id("menu").click();
  await visit.page.locator(".host-ways summary").click();
}

export function run({ open, program }) {
  return withServer(program, open, async (enter) => {
    const [host, anna, ben, cleo] = [await enter(), await enter(), await enter(), await enter()];
    const code = await openBySetUp(host, "dungeon", ["heroes: xanros, taia, horan", "first: 1", "content: short"], { open: true, hints: false });
    await host.go(`/table/${code}`);
    await sitDown(host);
    await introduce(host, "Hugo");

    // Whoever looks finds it.
    for (const [visit, own] of [[anna, "Anna"], [ben, "Ben"]]) {
      await visit.go("/online");
      await visit.id("lobby").locator("a", { hasText: code }).click();
      await sitDown(visit);
      await introduce(visit, own);
    }
    await seat(host, 3, "Ben");

    // A seat is changed: to a free one at once, with somebody else when both want to.
    await ben.page.locator(".seat.own [data-testid=get-up]").click();
    await anna.page.locator('.seat[data-seat="3"] [data-testid=move]').click();
    await seat(host, 3, "Anna");
    await sitDown(ben);
    await seat(host, 2, "Ben");
    await anna.page.locator('.seat[data-seat="2"] [data-testid=swap]').click();
    await ben.page.locator('.seat[data-seat="3"]', { hasText: "would like to change places" }).locator("[data-testid=swap]").click();
    for (const visit of [host, anna, ben]) await seat(visit, 2, "Anna");

    // Who is not heard is heard by the others.
    await host.page.locator(".mutes summary").click();
    await host.page.locator(".mutes button", { hasText: "Ben" }).click();
    await ben.id("emote").first().click();
    await anna.page.locator("[data-testid=talk-lines] li", { hasText: "Ben" }).waitFor();
    await anna.id("emote").nth(1).click();
    await host.page.locator("[data-testid=talk-lines] li", { hasText: "Anna" }).waitFor();
    assert.equal(await host.page.locator("[data-testid=talk-lines] li", { hasText: "Ben" }).count(), 0, "who is muted is not heard");

    // Loaded again, the page still knows whom one does not want to hear.
    await host.page.reload();
    await connected(host);
    await ben.id("emote").first().click();
    await anna.page.locator("[data-testid=talk-lines] li", { hasText: "Ben" }).nth(1).waitFor();
    await anna.id("emote").nth(2).click();
    await host.page.locator("[data-testid=talk-lines] li", { hasText: "Anna" }).waitFor();
    assert.equal(await host.page.locator("[data-testid=talk-lines] li", { hasText: "Ben" }).count(), 0, "and still not after a reload");

    // Sent away, one may not come back; a bot takes the place.
    await host.page.locator('.seat[data-seat="3"] [data-testid=remove]').click();
    await sure(host.page.locator('.seat[data-seat="3"] [data-testid=remove]'));
    await ben.id("online-ended").waitFor();
    assert.match(await ben.text("online-ended"), /sent you away/);
    assert.deepEqual([...(await barriers(ben.page, "sent away")), ...(await faults(ben.page, "sent away"))], []);
    await host.page.locator('.seat[data-seat="3"] details.bots summary').click();
    await host.page.locator('.seat[data-seat="3"] [data-bot=easy]').click();
    for (const visit of [host, anna]) if ((await visit.page.locator(".seat.own.ready").count()) === 0) await ready(visit);
    await begin(host, [anna]);

    // Who is sent away in the middle of the game leaves a seat for somebody who watched.
    await cleo.go(`/table/${code}`);
    await cleo.id("online-watching").waitFor();
    await hostsWays(host);
    await tap(host, "remove", { hasText: "Anna", twice: true });
    await anna.id("online-ended").waitFor();
    await host.page.keyboard.press("Escape");
    await hostsWays(host);
    await host.id("give-seat").waitFor();
    assert.deepEqual([...(await barriers(host.page, "the host's ways")), ...(await faults(host.page, "the host's ways"))], []);
    await tap(host, "give-seat", { twice: true });
    await cleo.id("online-watching").waitFor({ state: "detached" });
    await host.page.keyboard.press("Escape");
    await playTogether([host, cleo], (_, chosen) => chosen.every((own) => own > 0), 200);

    // The table is passed on, and its first host leaves the game.
    await hostsWays(host);
    await tap(host, "hand-table", { twice: true });
    await host.page.locator(".host-ways").waitFor({ state: "detached" });
    await tap(host, "online-withdraw", { twice: true });
    await cleo.page.locator("[data-testid=log]", { hasText: "leaves the game" }).waitFor();
    await hostsWays(cleo);
    await cleo.id("close-table").waitFor();
  });
}
