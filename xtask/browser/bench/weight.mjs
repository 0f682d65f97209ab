// What travels over the wire until each game can be played in one language.

import { LANGUAGES, Visit } from "../harness/browser.mjs";

const KIBIBYTE = 1024;

/** The bytes of every file that the page asks for, head and body, from a cold cache to the first choice at both tables. */
async function files(browser, address, language) {
  const visit = await Visit.open(browser, address, { settings: { language }, ready: false });
  const session = await visit.context.newCDPSession(visit.page);
  const urls = new Map();
  const bytes = new Map();
  session.on("Network.requestWillBeSent", ({ requestId, request }) => urls.set(requestId, request.url));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    // The same file asked for twice (preloaded, or by the worker) comes from the cache the second time.
    if (url?.startsWith("http")) bytes.set(url, Math.max(bytes.get(url) ?? 0, encodedDataLength));
  });
  await session.send("Network.enable");
  await session.send("Network.clearBrowserCache");
  await visit.page.goto("about:blank");
  await visit.page.goto(visit.address);
  await visit.id("play-now").click();
  await visit.waits("person");
  await visit.go("/");
  await visit.id("play-now-goblin").click();
  await visit.page.waitForSelector("[data-game=goblin][data-waits=person]");
  await visit.page.evaluate(() => document.fonts.ready);
  const scripts = await visit.page.evaluate(() => performance.getEntriesByType("resource").map(({ name, encodedBodySize }) => [name, encodedBodySize]));
  for (const [url, size] of scripts) if (!bytes.has(url)) bytes.set(url, size);
  await visit.close();
  return [...bytes].map(([url, size]) => ({ name: new URL(url).pathname.replace(/^\/(v\/[^/]+\/)?/, "") || "index.html", size: size / KIBIBYTE }));
}

const sum = (files) => files.reduce((sum, { size }) => sum + size, 0);

export async function weight({ browser, address }) {
  const sums = [];
  for (const language of LANGUAGES) {
    const found = await files(browser, address, language);
    sums.push({ language, found, sum: sum(found) });
  }
  const [heaviest] = sums.sort((a, b) => b.sum - a.sum);
  const shown = heaviest.found.sort((a, b) => b.size - a.size);
  const figures = shown.map(({ name, size }) => ({ what: `  ${name}`, value: size, unit: "KiB" }));
  for (const [game, other] of [["dungeon", "goblin"], ["goblin", "dungeon"]]) {
    const needed = shown.filter(({ name }) => name !== `split_${other}.wasm`);
    const module = needed.filter(({ name }) => name.endsWith(".wasm"));
    figures.push({ what: `the module for the ${game}`, value: sum(module), unit: "KiB", most: 700 });
    figures.push({ what: `all that is needed to play the ${game} (${heaviest.language})`, value: sum(needed), unit: "KiB", most: 1000 });
  }
  return figures;
}
