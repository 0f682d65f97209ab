// How Playwright's test runner runs: which engines and windows there are, and what is left of a test that fails.

import { defineConfig } from "@playwright/test";
import { LAUNCH } from "./harness/browser.mjs";
import { given } from "./harness/given.mjs";

const { engines = {}, output, names = [] } = given;

/** Windows that scenarios run in; each says in which. Phones have no mouse. */
const WINDOWS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  "low-phone": { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

/** Engines that have no scenarios of their own; slow ones come first. */
const OTHERS = ["webkit", "firefox"];

/** Scenarios of every engine. In Chromium its own scenarios check the same, so it runs these only where it is alone. */
const everywhere = (OTHERS.some((engine) => engines[engine]) ? OTHERS : ["chromium"])
  .filter((engine) => engines[engine])
  .map((engine) => ({ name: engine, testMatch: "everywhere.spec.mjs", use: { engine } }));

const windows = Object.entries(WINDOWS).map(([name, window]) => ({
  name,
  testMatch: "scenarios.spec.mjs",
  grep: new RegExp(`@${name}(?![\\w-])`),
  use: { ...window, launchOptions: { executablePath: engines.chromium, args: LAUNCH } },
}));

export default defineConfig({
  testDir: ".",
  outputDir: output,
  reporter: "./harness/reporter.mjs",
  fullyParallel: true,
  // Two cores are what the smallest machines have.
  workers: 2,
  // What passes only sometimes is broken.
  retries: 0,
  // Longer than this and a scenario hangs.
  timeout: 240_000,
  // Every action, but no copies of the page or of the scripts: those took as long as the tests themselves. A film takes time too: only
  // whoever names a scenario wants to see what goes wrong in it.
  use: {
    trace: { mode: "retain-on-failure", snapshots: false, sources: false, screenshots: names.length > 0 },
    screenshot: "only-on-failure",
  },
  projects: [...everywhere, ...(engines.chromium ? windows : [])],
});
