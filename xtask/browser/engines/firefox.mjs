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

class Firefox extends Driver {
  constructor(page) {
    super();
    this.page = page;
    page.on("console", (message) => {
      if (["error", "warn"].includes(message.type())) this.complaints.push(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => this.complaints.push(`the page broke: ${error}`));
    page.on("response", (response) => {
      if (response.status() >= 400) this.complaints.push(`${response.status()}: ${response.url()}`);
    });
  }

  async goto(address) {
    await this.page.goto(address);
  }

  async reload() {
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
