// Players throw the dice of their own fights, see what they add up to before the verdict, can read it, and learn why the turn is over.

import assert from "node:assert/strict";
import { record } from "../harness/browser.mjs";

export const name = "throw";
export const projects = ["desktop", "phone", "low-phone"];

/** What is told in order, with the time of each: the sum as it grows, the verdict, and why the turn is over. Runs in the page. */
function listen() {
  window.told = [];
  const text = (css) => document.querySelector(css)?.textContent.trim() ?? "";
  const note = () => {
    const now = {
      waits: document.querySelector("[data-testid=table]")?.dataset.waits,
      sum: text("ul.sum"),
      added: document.querySelectorAll("ul.sum .added").length,
      verdict: text("[data-testid=verdict]"),
      aside: text("[data-testid=aside]"),
      prompt: text("[data-testid=prompt]"),
      hero: document.querySelector(".banner")?.dataset.hero,
      prize: document.querySelectorAll(".prize").length,
    };
    const last = window.told.at(-1);
    if (JSON.stringify({ ...last, at: 0 }) !== JSON.stringify({ ...now, at: 0 })) window.told.push({ ...now, at: performance.now() });
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  note();
}

const told = (page) => page.evaluate(() => window.told);

/** How long something was told, in milliseconds. */
function stayed(told, is) {
  const begin = told.findIndex(is);
  assert.ok(begin >= 0, `it was told: ${JSON.stringify(told)}`);
  const end = told.findIndex((moment, index) => index > begin && !is(moment));
  return (end < 0 ? told.at(-1) : told[end]).at - told[begin].at;
}

/** Goes where a monster is. */
async function fight(visit) {
  const lit = visit.page.locator("[data-testid=target][data-kind=fight]");
  await visit.waits("person");
  await lit.first().focus();
  await visit.page.keyboard.press("Enter");
}

export async function run({ open }) {
  const settings = { pace: "normal", throw: true };
  const games = { a1: await record("walk") };

  // By tap: the dice wait, and nothing is decided before.
  const tapped = await open({ games, screen: "/play/a1", settings });
  await fight(tapped);
  await tapped.waits("throw");
  assert.equal(await tapped.page.locator(".cube").count(), 0, "no dice are seen before they are thrown");
  assert.match(await tapped.text("prompt"), /throw/);
  const weapons = await tapped.page.locator(".fight p.sum .weapon").allTextContents();
  assert.equal(weapons.length, 2, "what the dice will be helped by is seen before they are thrown");
  for (const weapon of weapons) assert.match(weapon, /\+\d$/);
  await tapped.page.evaluate(listen);
  await tapped.id("throw").click();
  await tapped.id("verdict").or(tapped.id("action")).first().waitFor();
  if ((await tapped.id("verdict").count()) === 0) await tapped.page.locator("[data-action=strike]").click();
  // Whoever carries too much leaves something first.
  const left = tapped.page.locator("[data-action^=leave]").first();
  await tapped.id("aside").or(left).first().waitFor();
  if ((await left.count()) > 0) await left.click();
  await tapped.id("aside").waitFor();
  await tapped.page.waitForFunction(() => !document.querySelector("[data-testid=aside]"));
  const seen = await told(tapped.page);
  assert.ok(stayed(seen, ({ verdict }) => verdict) > 1500, "the verdict can be read");
  assert.ok(stayed(seen, ({ aside }) => aside) > 2900, "why the turn is over can be read, slowly too");
  assert.match(seen.find(({ aside }) => aside).aside, /^Your turn is over: /);
  const named = new Set(seen.filter(({ aside }) => aside).map(({ hero }) => hero));
  assert.deepEqual([...named], [seen[0].hero], "the head line is still of the turn that is over");
  await tapped.close();

  // By key; a tap goes on from the verdict.
  const typed = await open({ games, screen: "/play/a1", settings });
  await fight(typed);
  await typed.waits("throw");
  await typed.page.evaluate(() => document.activeElement?.blur());
  await typed.page.keyboard.press("Enter");
  await typed.page.waitForFunction(() => document.querySelector("[data-testid=table]").dataset.waits !== "throw");
  await typed.close();

  // By themselves, if that is wanted.
  const rolled = await open({ games, screen: "/play/a1", settings: { ...settings, throw: false } });
  await rolled.page.evaluate(listen);
  await fight(rolled);
  await rolled.page.locator(".cube").first().waitFor();
  assert.ok((await told(rolled.page)).every(({ waits }) => waits !== "throw"), "dice roll by themselves");
  await rolled.close();

  // A bolt counts before anything is decided.
  const strengthened = await open({ games: { a1: await record("fight") }, screen: "/play/a1", settings });
  await strengthened.waits("person");
  await strengthened.page.evaluate(listen);
  while ((await strengthened.page.locator("[data-action=bolt]").count()) > 0) {
    await strengthened.page.locator("[data-action=bolt]").click();
    await strengthened.waits("person", "bot", "showing");
    await strengthened.page.waitForFunction(() => document.querySelector(".fight .acts .act, [data-testid=verdict]"));
  }
  if ((await strengthened.id("verdict").count()) === 0) await strengthened.page.locator("[data-action=strike]").click();
  await strengthened.id("verdict").waitFor();
  const sums = await told(strengthened.page);
  const decided = sums.findIndex(({ verdict }) => verdict);
  const added = sums.findIndex(({ added }) => added > 0);
  assert.ok(added >= 0 && added < decided, "the +1 is on the table before the verdict");
  assert.ok(sums[decided].at - sums[added].at > 400, "and can be seen there");
  assert.ok(sums.filter(({ verdict }) => verdict).every(({ prompt }) => !prompt.includes("?")), "nothing is asked beside the verdict");
  const opacity = await strengthened.page.locator("ul.sum .added").first().evaluate((part) => Number(getComputedStyle(part).opacity));
  assert.equal(opacity, 1, "it is as plain as the dice when the verdict comes");
  // What was won flies to where the hero keeps it.
  await strengthened.page.waitForFunction(() => window.told.some(({ prize }) => prize > 0));
  await strengthened.close();

  // A treasure is looked at, with what it is worth, and told as what it is.
  const chest = await open({ games: { a1: await record("chest") }, screen: "/play/a1", settings });
  await chest.waits("person");
  await chest.page.evaluate(listen);
  await chest.page.locator("[data-testid=action][data-action=open]").click();
  const treasure = chest.page.locator(".prize.treasure");
  await treasure.waitFor();
  assert.match(await treasure.textContent(), /\+1 point$/);
  await chest.id("aside").waitFor();
  assert.match(await chest.text("aside"), /a treasure is yours/);
  await chest.page.waitForFunction(() => !document.querySelector(".prize"));
  const opened = await told(chest.page);
  const shone = stayed(opened, ({ prize }) => prize > 0);
  assert.ok(shone > 1500, `it is looked at for ${shone} milliseconds`);
  await chest.close();

  // A heart that is lost breaks.
  const lost = "game: dungeon\nheroes: xanros, taia\nfirst: 1\nseats: human, human\ndraws: own\n\n1 explore n > tile tunnel cross\n1 lay nesw\n1 explore n > tile room cross\n1 lay nesw > token mummy > dice 1 1\n";
  const beaten = await open({ games: { a1: lost }, screen: "/play/a1", settings });
  await beaten.waits("person");
  await beaten.page.locator("[data-action=strike]").click();
  await beaten.page.locator(".hero-card .heart.breaks").first().waitFor();
  await beaten.close();
}
