// What Lighthouse says of the start page, with its own idea of a phone: a slow line and a slow processor, reckoned.

import { createServer } from "node:net";
import { once } from "node:events";
import lighthouse from "lighthouse";
import { launch } from "../harness/browser.mjs";
import { median } from "../harness/numbers.mjs";

/** Its figures depend on what else a machine does; it advises to take the middle one of several. */
const ROUNDS = 3;

const LEAST = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };

/** What the performance is made of, in milliseconds. */
const PARTS = { "first-contentful-paint": "first picture", "largest-contentful-paint": "largest picture", "total-blocking-time": "time without an answer" };

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/** One visit in a browser of its own: Lighthouse speaks to it over a port. */
async function visit(executablePath, address) {
  const port = await freePort();
  const browser = await launch(executablePath, [`--remote-debugging-port=${port}`]);
  try {
    const { lhr } = await lighthouse(address, { port, logLevel: "error", onlyCategories: Object.keys(LEAST) });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    return lhr;
  } finally {
    await browser.close();
  }
}

export async function rated({ address, executablePath }) {
  const results = [];
  for (let round = 0; round < ROUNDS; round += 1) results.push(await visit(executablePath, address));
  const middle = (value) => median(results.map(value));
  return [
    ...Object.entries(LEAST).map(([category, least]) => ({
      what: `Lighthouse: ${category}, median of ${ROUNDS}`,
      value: middle(({ categories }) => Math.round(categories[category].score * 100)),
      unit: "points",
      least,
    })),
    ...Object.entries(PARTS).map(([audit, what]) => ({
      what: `  ${what}`,
      value: middle(({ audits }) => audits[audit].numericValue),
      unit: "ms",
    })),
  ];
}
