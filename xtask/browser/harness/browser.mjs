// Chromium, launched once, and the visits tests pay to the page in it.

import { readFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import { listen } from "./complaints.mjs";
import { keptBefore, Tab } from "./tab.mjs";

/** An address of a home network that leads to this machine. */
const HOME = "192.168.77.7";
/** Other hosts lead nowhere, so no traffic leaves this machine. */
const RESOLVER = `MAP ${HOME} 127.0.0.1, MAP * ~NOTFOUND , EXCLUDE 127.0.0.1`;

/** The same address as others of the home network open it. */
export function atHome(address) {
  const there = new URL(address);
  there.hostname = HOME;
  return there.href;
}

export const SIZES = {
  desktop: { width: 1280, height: 800 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 360, height: 740 },
  sideways: { width: 740, height: 360 },
};

export const LANGUAGES = ["en", "cs", "de", "pl"];

/** How Chromium is started. */
export const LAUNCH = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--host-resolver-rules=${RESOLVER}`,
];

/** Chromium for scripts that are no tests: those are given theirs by the test runner. */
export function launch(executablePath, more = []) {
  return chromium.launch({ executablePath, args: [...LAUNCH, ...more] });
}

/** A saved game of `data`, by its name. */
export function record(name) {
  return readFile(new URL(`../data/${name}.karak`, import.meta.url), "utf8");
}

/** A tab in a profile of its own, driven by Playwright. */
export class Visit extends Tab {
  /**
   * Opens the page. `settings` and `games` are what the browser has kept from earlier visits (see `keptBefore`); `prepare` runs in
   * the page before anything else. Only with `offline` the browser keeps the page's files: elsewhere tests are about what comes
   * from the server.
   */
  static async open(browser, address, options = {}) {
    const { size = "desktop", viewport = SIZES[size], touch = false, seed = 7, screen = "/", locale = "en" } = options;
    const context = await browser.newContext({
      viewport,
      hasTouch: touch,
      isMobile: touch,
      locale,
      deviceScaleFactor: options.scale ?? 1,
      reducedMotion: options.reducedMotion ?? "no-preference",
      serviceWorkers: options.offline ? "allow" : "block",
    });
    context.setDefaultTimeout(30_000);
    await context.addInitScript((kept) => {
      try {
        // Only on the first visit: a page that is loaded again finds what it kept itself.
        if (sessionStorage.getItem("visited")) return;
        sessionStorage.setItem("visited", "yes");
        for (const [name, text] of Object.entries(kept)) localStorage.setItem(name, text);
      } catch {
        // a test has taken storage away
      }
    }, keptBefore(options));
    if (options.prepare) await context.addInitScript(options.prepare);
    const page = await context.newPage();
    const visit = new Visit(page, context);
    visit.touch = touch;
    if (options.routes) await options.routes(page);
    visit.address = `${options.address ?? address}?seed=${seed}`;
    await page.goto(`${visit.address}#${screen}`);
    if (options.ready !== false) await visit.ready();
    return visit;
  }

  /** Another tab in the same browser profile. */
  async another(screen = "/") {
    const visit = new Visit(await this.context.newPage(), this.context);
    visit.address = this.address;
    await visit.page.goto(`${this.address}#${screen}`);
    await visit.ready();
    return visit;
  }

  constructor(page, context) {
    super(page);
    this.context = context;
    listen(page, this.complaints);
  }

  id(name) {
    return this.page.locator(`[data-testid=${name}]`);
  }

  close() {
    return this.context.close();
  }
}
