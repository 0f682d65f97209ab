// Measures the page as players get it, and compares each figure with its limit.
// node bench.mjs ADDRESS CHROMIUM THINK LOAD [PART…]: all parts, or those that are named.

import { rated } from "./bench/lighthouse.mjs";
import { online } from "./bench/online.mjs";
import { panning } from "./bench/panning.mjs";
import { reaction } from "./bench/reaction.mjs";
import { replay } from "./bench/replay.mjs";
import { start } from "./bench/start.mjs";
import { thinking } from "./bench/thinking.mjs";
import { turns } from "./bench/turns.mjs";
import { weight } from "./bench/weight.mjs";
import { launch } from "./harness/browser.mjs";

const [address, executablePath, think, load, ...named] = process.argv.slice(2);
const PARTS = { weight, start, rated, reaction, replay, panning, turns, thinking, online };
const unknown = named.filter((name) => !PARTS[name]);
if (unknown.length > 0) throw new Error(`no part of the bench is called ${unknown.join(", ")}; there are ${Object.keys(PARTS).join(", ")}`);

/** `least` or `most` is the limit; a figure without one is only told. */
function row({ what, value, unit, most, least }) {
  const limit = most === undefined ? (least === undefined ? "" : `at least ${least} ${unit}`) : `at most ${most} ${unit}`;
  const kept = (most === undefined || value <= most) && (least === undefined || value >= least);
  const digits = Math.abs(value) < 100 && !Number.isInteger(value) ? 1 : 0;
  return { what, value: `${value.toFixed(digits)} ${unit}`, limit, verdict: limit && (kept ? "ok" : "FAIL"), kept };
}

const rows = [];
/** What is measured is told at once: what fails later does not take it along. */
function tell(part) {
  const width = (field) => Math.max(...part.map((row) => row[field].length));
  for (const { what, value, limit, verdict } of part) {
    console.log(`${what.padEnd(width("what"))}  ${value.padStart(width("value"))}  ${limit.padEnd(width("limit"))}  ${verdict}`);
  }
  rows.push(...part);
}

const browser = await launch(executablePath);
try {
  for (const [name, measure] of Object.entries(PARTS)) {
    if (named.length > 0 && !named.includes(name)) continue;
    tell((await measure({ browser, address, executablePath, think, load })).map(row));
  }
} finally {
  await browser.close();
}

const missed = rows.filter(({ kept }) => !kept);
if (missed.length > 0) {
  console.error(`${missed.length} of the limits are missed: ${missed.map(({ what }) => what).join("; ")}`);
  process.exitCode = 1;
}
