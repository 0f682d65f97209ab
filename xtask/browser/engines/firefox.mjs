// Firefox behind the driver, by Puppeteer over WebDriver BiDi: Playwright drives only a Firefox of its own.

import puppeteer from "puppeteer-core";
import { SIZES } from "../harness/browser.mjs";
import { Driver, source } from "./driver.mjs";

export async function startEngine(executablePath) {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    // Puppeteer makes a fresh profile for each start, and takes it away at the end.
    extraPrefsFirefox: { "intl.accept_languages": "en", "network.captive-portal-service.enabled": false, "network.connectivity-service.enabled": false },
    defaultViewport: SIZES.desktop,
    // Longer than any game takes that is played inside the page, and shorter than the limit of a test.
    protocolTimeout: 235_000,
    // Who interrupts the test runner is answered by the runner, which stops engines.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  return {
    async tab() {
      const context = await browser.createBrowserContext();
      return new Firefox(await context.newPage());
    },
    stop: () => browser.close(),
  };
}

/** What Firefox says, sometimes later, of what was on its way through the service worker when a page was left: nobody's fault. */
const LEFT = "A ServiceWorker intercepted the request and encountered an unexpected error";

class Firefox extends Driver {
  #hasLeft = false;

  constructor(page) {
    super();
    this.page = page;
    page.on("console", (message) => {
      if (["error", "warn"].includes(message.type())) this.complaints.push(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => {
      if (!(this.#hasLeft && String(error).includes(LEFT))) this.complaints.push(`the page broke: ${error}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) this.complaints.push(`${response.status()}: ${response.url()}`);
    });
  }

  async goto(address) {
    await this.page.goto(address);
  }

  async reload() {
    this.#hasLeft = true;
    await this.page.reload();
  }

  evaluate(asked, argument) {
    return this.page.evaluate(`(${source(asked)})(${JSON.stringify(argument ?? null)})`);
  }

  /**
   * After the last control of the page the focus goes to the browser's own, where no key of ours gets; from there it would come back
   * to the page. It does when the tab is left and shown again.
   */
  async #comeBack() {
    const [blank] = await this.page.browser().pages();
    await blank.bringToFront();
    await this.page.bringToFront();
  }

  async press(key) {
    await this.page.keyboard.press(key);
    if (key === "Tab" && !(await this.evaluate(() => document.hasFocus()))) await this.#comeBack();
  }

  point(x, y, kind) {
    return kind === "touch" ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y);
  }

  screenshot(options) {
    return this.page.screenshot(options);
  }

  close() {
    return this.page.browserContext().close();
  }
}
