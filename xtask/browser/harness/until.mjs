// Waiting for something that is said as text.

import { setTimeout as pause } from "node:timers/promises";

/**
 * Waits until an expression is true in the page, and gives what it is then. Playwright's own wait would have the page evaluate the text
 * again and again, which the page's content security policy forbids from the second time on.
 */
export async function untilSo(page, expression, timeout = 30_000) {
  for (const begun = Date.now(); ; await pause(20)) {
    const found = await page.evaluate(expression);
    if (found) return found;
    if (Date.now() - begun > timeout) throw new Error(`not within ${timeout / 1000} seconds: ${expression.slice(0, 200)}`);
  }
}
