// A table online with a bot, in every engine: sitting down, dice that both sides make, a page that is loaded again, and the proof.

import assert from "node:assert/strict";
import { openBySetUp } from "../harness/online.mjs";
import { hurry, Player } from "../harness/player.mjs";
import { withProgram } from "../harness/program.mjs";

export const name = "everywhere-online";

const css = (id) => `[data-testid=${id}]`;

export async function run({ open, program }) {
  await withProgram(program, [], async (address) => {
    const tab = await open({ address });
    const { page } = tab;
    await tab.ready();
    const code = await openBySetUp(tab, "goblin", ["heroes: horan, taia", "turn-limit: 8"]);
    await tab.go(`/table/${code}`);
    await page.waitForSelector(css("sit"));
    await page.click(css("sit"));
    await page.waitForSelector(".seat.own");
    await page.click("details.bots summary");
    await page.click(`${css("seat-bot")}[data-bot=easy]`);
    // Everything moves when the bot has sat down.
    await page.waitForFunction(() => !document.querySelector("[data-testid=seat-bot]"));
    await page.click(css("ready"));
    await page.waitForSelector(`${css("start")}:not([disabled])`);
    await page.click(css("start"));
    await tab.waits("person");
    const player = new Player(tab);
    await player.play((_, choices) => choices >= 6);
    assert.ok(player.choices >= 6, "a game online goes on");
    await page.reload();
    await tab.waits("person", "nothing");
    assert.equal(await hurry(page), "nothing", "the game comes to its end");
    await page.waitForFunction(() => /proved/i.test(document.querySelector("[data-testid=proof]")?.textContent));
    // Whoever is still there would miss the program.
    await page.goto("about:blank");
  });
}
