// Hard's thinking in the worker against the same thinking natively, and whether the page stays awake meanwhile.

import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Visit } from "../harness/browser.mjs";
import { median } from "../harness/numbers.mjs";

/** What is asked in each game, and how often that looks ahead. */
const QUESTIONS = { dungeon: ["question", 20_000], goblin: ["goblin-question", 20_000] };
const ROUNDS = 5;

export async function thinking(where) {
  const rows = [];
  for (const [game, question] of Object.entries(QUESTIONS)) rows.push(...(await about(where, game, ...question)));
  return rows;
}

async function about({ browser, address, think }, game, name, iterations) {
  const file = fileURLToPath(new URL(`../data/${name}.txt`, import.meta.url));
  const { stdout } = await promisify(execFile)(think, [file, String(ROUNDS)]);
  const native = median(stdout.trim().split("\n").map(Number));

  const question = await readFile(file, "utf8");
  const visit = await Visit.open(browser, address);
  const { times, alone, longest } = await visit.page.evaluate(
    async ([question, rounds]) => {
      const worker = new Worker(`${globalThis.karakFiles}worker.js`, { type: "module" });
      worker.postMessage({ module: globalThis.karakModule });
      const say = (id, request) =>
        new Promise((resolve, reject) => {
          worker.onmessage = ({ data }) => (data.error ? reject(new Error(data.error)) : resolve(data.answer));
          worker.onerror = () => reject(new Error("the worker could not start"));
          worker.postMessage({ id, request });
        });
      // The rules stand in the first two lines.
      const lines = question.split("\n");
      const ask = (id) => say(id, lines.slice(2).join("\n"));
      await say(0, lines.slice(0, 2).join("\n"));
      await ask(1); // wakes it up
      let longest = 0;
      let last = performance.now();
      let awake = true;
      const beat = () => {
        const now = performance.now();
        longest = Math.max(longest, now - last);
        last = now;
        if (awake) setTimeout(beat, 0);
      };
      beat();
      const timed = async () => {
        const times = [];
        for (let round = 0; round < rounds; round += 1) {
          const began = performance.now();
          await ask(2 + round);
          times.push(performance.now() - began);
        }
        return times;
      };
      const times = await timed();
      awake = false;
      // Native code runs alone; a page that looks at its clock all the time takes its share of the machine.
      return { times, alone: await timed(), longest };
    },
    [question, ROUNDS],
  );
  await visit.close();
  const browserTime = median(times);
  return [
    { what: `Hard natively in ${game}`, value: (iterations / native) * 1000, unit: "iterations/s" },
    { what: `Hard in the worker in ${game}`, value: (iterations / browserTime) * 1000, unit: "iterations/s" },
    { what: "  of native", value: (native / browserTime) * 100, unit: "%", least: 60 },
    { what: "  of native, while the page rests", value: (native / median(alone)) * 100, unit: "%" },
    { what: "  the page stands still at most", value: longest, unit: "ms", most: 50 },
  ];
}
