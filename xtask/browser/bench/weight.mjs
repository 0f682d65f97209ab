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
  const [parts] = [...urls.values()].filter((url) => url.endsWith("parts.js"));
  const script = await (await fetch(parts)).text();
  await visit.close();
  const found = [...bytes].map(([url, size]) => ({ name: new URL(url).pathname.replace(/^\/(v\/[^/]+\/)?/, "") || "index.html", size: size / KIBIBYTE }));
  return { found, script };
}

/** The files of the module that a game needs, as the script that fetches its parts has them: start page and game, and what those share with others. */
function partsOf(game, script) {
  const [, shared] = new RegExp(`__wasm_split_load_${game} [\\s\\S]*?, \\[([^\\]]*)\\]`).exec(script) ?? [, ""];
  return ["web_bg.wasm", `split_${game}.wasm`, ...[...shared.matchAll(/__chunk_(\d+)/g)].map(([, number]) => `chunk_${number}.wasm`)];
}

const sum = (files) => files.reduce((sum, { size }) => sum + size, 0);

export async function weight({ browser, address }) {
  const sums = [];
  for (const language of LANGUAGES) {
    const { found, script } = await files(browser, address, language);
    sums.push({ language, found, script, sum: sum(found) });
  }
  const [heaviest] = sums.sort((a, b) => b.sum - a.sum);
  const shown = heaviest.found.sort((a, b) => b.size - a.size);
  const figures = shown.map(({ name, size }) => ({ what: `  ${name}`, value: size, unit: "KiB" }));
  // Both games are made ready at the first sign of somebody; one needs only its own.
  for (const game of ["dungeon", "goblin"]) {
    const parts = partsOf(game, heaviest.script);
    const needed = shown.filter(({ name }) => !name.endsWith(".wasm") || parts.includes(name));
    const module = needed.filter(({ name }) => name.endsWith(".wasm"));
    figures.push({ what: `the module for the ${game}`, value: sum(module), unit: "KiB", most: 700 });
    figures.push({ what: `all that is needed to play the ${game} (${heaviest.language})`, value: sum(needed), unit: "KiB", most: 1000 });
  }
  return figures;
}
