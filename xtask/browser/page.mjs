// Opens the page in Chromium and checks what a player sees.
// node page.mjs ADDRESS CHROMIUM SCREENSHOTS [PERFT]

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";

const [address, executablePath, screenshots, perft] = process.argv.slice(2);

const SIZES = [
  { name: "desktop", width: 1280, height: 800 },
  { name: "phone", width: 360, height: 740 },
];

/** Opens the page at one size, waits until a game is over, checks it, and gives what it says. */
async function visit(browser, { name, width, height }) {
  const page = await browser.newPage({ viewport: { width, height } });
  const complaints = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  const broken = new Promise((_, reject) => {
    page.on("pageerror", (error) => {
      complaints.push(String(error));
      reject(new Error(`${name}: the page broke: ${error}`));
    });
  });
  broken.catch(() => {}); // it may break before anybody waits for it
  page.on("requestfailed", (request) => complaints.push(`${request.url()} was not loaded`));
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()} answered ${response.status()}`);
  });

  await page.goto(`${address}?seed=7`);
  const over = page
    .waitForFunction(() => document.querySelector("[data-testid=outcome]")?.textContent.trim(), null, {
      timeout: 60_000,
    })
    .catch((error) => {
      throw new Error(`${name}: no game came to its end within a minute: ${[error.message, ...complaints].join("; ")}`);
    });
  await Promise.race([over, broken]);

  const text = (id) => page.locator(`[data-testid=${id}]`).textContent();
  const seen = { log: await text("log"), outcome: await text("outcome"), perft: await text("perft") };
  await page.screenshot({ path: join(screenshots, `${name}.png`) });

  assert.deepEqual(complaints, [], `${name}: the browser complains`);
  assert.ok(seen.log.trim(), `${name}: the log is empty`);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(overflow <= 0, `${name}: the page is ${overflow} pixels too wide`);
  await page.close();
  return seen;
}

const browser = await chromium.launch({
  executablePath,
  args: [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});
try {
  const visits = [];
  for (const size of SIZES) visits.push(await visit(browser, size));
  assert.deepEqual(visits[0], visits[1], "the same seed must give the same game at every size");
  if (perft) {
    const expected = (await readFile(perft, "utf8")).trim();
    assert.equal(visits[0].perft.trim(), expected, `the page's count of positions differs from ${perft}`);
  }
  console.log(`${SIZES.map(({ name }) => name).join(" and ")}: ${visits[0].outcome}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await browser.close();
}
