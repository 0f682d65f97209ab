// Hard's thinking in the worker against the same thinking natively, and whether the page stays awake meanwhile.

import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Visit } from "../harness/browser.mjs";
import { median } from "../harness/numbers.mjs";

const QUESTION = fileURLToPath(new URL("../data/question.bin", import.meta.url));
const ITERATIONS = 20_000;
const ROUNDS = 5;

export async function thinking({ browser, address, think }) {
  const { stdout } = await promisify(execFile)(think, [QUESTION, String(ROUNDS)]);
  const native = median(stdout.trim().split("\n").map(Number));

  const question = [...(await readFile(QUESTION))];
  const visit = await Visit.open(browser, address);
  const { times, longest } = await visit.page.evaluate(
    async ([question, rounds]) => {
      const worker = new Worker("./worker.js", { type: "module" });
      worker.postMessage({ module: globalThis.karakModule });
      const ask = (id) =>
        new Promise((resolve, reject) => {
          worker.onmessage = ({ data }) => (data.error ? reject(new Error(data.error)) : resolve(data.answer));
          worker.onerror = () => reject(new Error("the worker could not start"));
          worker.postMessage({ id, request: new Uint8Array(question) });
        });
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
      const times = [];
      for (let round = 0; round < rounds; round += 1) {
        const began = performance.now();
        await ask(2 + round);
        times.push(performance.now() - began);
      }
      awake = false;
      return { times, longest };
    },
    [question, ROUNDS],
  );
  await visit.close();
  const browserTime = median(times);
  return [
    { what: "Hard natively", value: (ITERATIONS / native) * 1000, unit: "iterations/s" },
    { what: "Hard in the worker", value: (ITERATIONS / browserTime) * 1000, unit: "iterations/s" },
    { what: "  of native", value: (native / browserTime) * 100, unit: "%", least: 60 },
    { what: "  the page stands still at most", value: longest, unit: "ms", most: 50 },
  ];
}
