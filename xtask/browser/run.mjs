// Runs the scenarios: every one, or those named.
// node run.mjs ADDRESS CHROMIUM SCREENSHOTS PAGE PROGRAM [NAME…]

import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { launch, Visit } from "./harness/browser.mjs";

/** Two cores are what the smallest machines have. */
const AT_ONCE = 2;
/** Longer than this and a scenario hangs. */
const LIMIT = 120_000;

const [address, executablePath, screenshots, folder, program, ...names] = process.argv.slice(2);

async function scenarios() {
  const files = (await readdir(new URL("scenarios", import.meta.url))).filter((file) => file.endsWith(".mjs")).sort();
  const all = await Promise.all(files.map((file) => import(`./scenarios/${file}`)));
  const unknown = names.filter((name) => !all.some((scenario) => scenario.name === name));
  if (unknown.length > 0) {
    throw new Error(`there is no scenario ${unknown.join(", ")}; there are ${all.map(({ name }) => name).join(", ")}`);
  }
  // Long ones first, so that they do not end alone.
  const chosen = names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all;
  return chosen.sort((a, b) => (b.long ?? 0) - (a.long ?? 0));
}

/** Runs one scenario; gives the sentences that say what is wrong. */
async function attempt(browser, scenario) {
  const visits = [];
  const open = async (options) => {
    const visit = await Visit.open(browser, address, options);
    visits.push(visit);
    return visit;
  };
  const adopt = (visit) => visits.push(visit);
  let wrong = [];
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${LIMIT / 1000} seconds`)), LIMIT);
  });
  try {
    await Promise.race([scenario.run({ open, adopt, browser, address, folder, program, screenshots }), late]);
  } catch (error) {
    wrong.push(error.code === "ERR_ASSERTION" ? error.message : (error.stack ?? String(error)));
    for (const [number, { page }] of visits.entries()) {
      const path = join(screenshots, `failed-${scenario.name}${number > 0 ? `-${number + 1}` : ""}.png`);
      await page.screenshot({ path, timeout: 5000 }).then(() => wrong.push(`the moment: ${path}`), () => {});
    }
  } finally {
    clearTimeout(timer);
  }
  wrong = wrong.concat(visits.flatMap((visit) => [...new Set(visit.unexpected())].map((text) => `the browser complains: ${text}`)));
  await Promise.all(visits.map((visit) => visit.close().catch(() => {})));
  return wrong;
}

const start = performance.now();
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
let failed = 0;
let passed = 0;
try {
  const waiting = await scenarios();
  const browser = await launch(executablePath);
  const work = async () => {
    for (let scenario = waiting.shift(); scenario; scenario = waiting.shift()) {
      const began = performance.now();
      const wrong = await attempt(browser, scenario);
      console.log(`${wrong.length === 0 ? "ok    " : "FAILED"} ${seconds(began).padStart(7)}  ${scenario.name}`);
      for (const sentence of wrong) console.log(`        ${sentence.split("\n").join("\n        ")}`);
      if (wrong.length === 0) passed += 1;
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await browser.close();
  console.log(`${passed} scenarios passed, ${failed} failed, in ${seconds(start)}`);
} catch (error) {
  console.error(error.message);
  failed += 1;
}
process.exitCode = failed > 0 ? 1 : 0;
