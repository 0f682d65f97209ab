// Chromium, launched once, and the visits tests pay to the page in it.

import { readFile } from "node:fs/promises";
import { chromium } from "playwright-core";

/** An address of a home network that leads to this machine. */
export const HOME = "192.168.77.7";
/** Other hosts lead nowhere, so no traffic leaves this machine. */
const RESOLVER = `MAP ${HOME} 127.0.0.1, MAP * ~NOTFOUND , EXCLUDE 127.0.0.1`;

export const SIZES = {
  desktop: { width: 1280, height: 800 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 360, height: 740 },
  sideways: { width: 740, height: 360 },
};

export const LANGUAGES = ["en", "cs", "de", "pl"];

/** A screen or a table of the game; what the build has drawn before it is there is none. */
export const THERE = "body:not(:has(#drawn)) :is(main, [data-testid=table])";

/** What Playwright says where a test does without a service worker. */
const BLOCKED = "Service Worker registration blocked by Playwright";

/** Nothing moves and nothing has to be confirmed: what tests want unless they are about that. */
const SETTINGS = { language: "en", pace: "none", confirm: false, sound: false };

export function launch(executablePath, more = []) {
  return chromium.launch({
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
      `--host-resolver-rules=${RESOLVER}`,
      ...more,
    ],
  });
}

/** A saved game of `data`, by its name. */
export function record(name) {
  return readFile(new URL(`../data/${name}.karak`, import.meta.url), "utf8");
}

/** One tab in a browser profile of its own, with everything the browser complains about. */
export class Visit {
  /** What the browser or the page said that it should not. */
  complaints = [];
  /** Complaints that a test provokes on purpose. */
  #expected = [];

  /**
   * Opens the page. `settings` and `games` (records by number) are what the browser has kept from earlier visits;
   * `prepare` runs in the page before anything else. Only with `offline` the browser keeps the page's files: elsewhere
   * tests are about what comes from the server.
   */
  static async open(browser, address, options = {}) {
    const { size = "desktop", touch = false, settings = {}, games = {}, seed = 7, screen = "/", locale = "en" } = options;
    const context = await browser.newContext({
      viewport: SIZES[size],
      hasTouch: touch,
      isMobile: touch,
      locale,
      deviceScaleFactor: options.scale ?? 1,
      reducedMotion: options.reducedMotion ?? "no-preference",
      serviceWorkers: options.offline ? "allow" : "block",
    });
    context.setDefaultTimeout(10_000);
    const chosen = Object.entries({ ...SETTINGS, ...settings }).filter(([, value]) => value !== undefined);
    const kept = { "karak.settings": chosen.map(([name, value]) => `${name}=${value}\n`).join("") };
    if (options.settings === null) delete kept["karak.settings"];
    for (const [id, text] of Object.entries(games)) kept[`karak.game.${id}`] = text;
    await context.addInitScript((kept) => {
      try {
        // Only on the first visit: a page that is loaded again finds what it kept itself.
        if (sessionStorage.getItem("visited")) return;
        sessionStorage.setItem("visited", "yes");
        for (const [name, text] of Object.entries(kept)) localStorage.setItem(name, text);
      } catch {
        // a test has taken storage away
      }
    }, kept);
    if (options.prepare) await context.addInitScript(options.prepare);
    const page = await context.newPage();
    const visit = new Visit(page, context);
    if (options.routes) await options.routes(page);
    visit.address = `${options.address ?? address}?seed=${seed}`;
    await page.goto(`${visit.address}#${screen}`);
    if (options.ready !== false) await page.waitForSelector(THERE);
    return visit;
  }

  /** Another tab in the same browser profile. */
  async another(screen = "/") {
    const visit = new Visit(await this.context.newPage(), this.context);
    visit.address = this.address;
    await visit.page.goto(`${this.address}#${screen}`);
    await visit.page.waitForSelector(THERE);
    return visit;
  }

  constructor(page, context) {
    this.page = page;
    this.context = context;
    page.on("console", (message) => {
      if (message.text() === BLOCKED) return;
      if (["error", "warning"].includes(message.type())) this.complaints.push(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => this.complaints.push(`the page broke: ${error}`));
    page.on("requestfailed", (request) => {
      // What was still on its way when a page is left or loaded again is nobody's fault.
      if (request.failure()?.errorText !== "net::ERR_ABORTED") this.complaints.push(`not loaded: ${request.url()}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) this.complaints.push(`${response.status()}: ${response.url()}`);
    });
  }

  /** Complaints like this one are what a test is about. */
  expect(pattern) {
    this.#expected.push(pattern);
  }

  unexpected() {
    return this.complaints.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }

  /** Goes to another screen as a link does. */
  async go(screen) {
    // The page hears of it before this does, and has drawn the screen by the next frame.
    await this.page.evaluate(
      (hash) =>
        new Promise((gone) => {
          if (location.hash === hash) return gone();
          addEventListener("hashchange", () => requestAnimationFrame(gone), { once: true });
          location.hash = hash;
        }),
      `#${screen}`,
    );
    await this.page.waitForSelector(THERE);
  }

  id(name) {
    return this.page.locator(`[data-testid=${name}]`);
  }

  /** Waits until the table waits for one of these: `person`, `draw`, `bot`, `nothing`. */
  async waits(...wanted) {
    await this.page.waitForFunction(
      (wanted) => wanted.includes(document.querySelector("[data-testid=table]")?.dataset.waits),
      wanted,
      { timeout: 30_000 },
    );
    return this.id("table").getAttribute("data-waits");
  }

  /** A saved game by its number, or the newest, as the browser keeps it. */
  saved(id = null) {
    return this.page.evaluate((id) => {
      if (id) return localStorage.getItem(`karak.game.${id}`);
      const games = Object.keys(localStorage).filter((key) => key.startsWith("karak.game."));
      const number = (key) => key.slice("karak.game.".length);
      const about = (key) => localStorage.getItem(`karak.about.${number(key)}`) ?? "";
      const at = (key) => Number(/^saved=(\d+)$/m.exec(about(key))?.[1] ?? 0);
      const [latest] = games.sort((a, b) => at(b) - at(a));
      return latest && localStorage.getItem(latest);
    }, id);
  }

  close() {
    return this.context.close();
  }
}
