// The engine in the browser counts the same positions as natively.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

export const name = "counts";

export async function run({ open, perft }) {
  const visit = await open({});
  const expected = await readFile(perft, "utf8");
  const counted = await visit.page.evaluate(async (counts) => (await import("./web.js")).recount(counts), expected);
  assert.equal(counted.trim(), expected.trim());
}
