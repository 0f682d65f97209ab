// Chromium behind the driver, by Playwright.

import { chromium } from "@playwright/test";
import { LAUNCH, SIZES } from "../harness/browser.mjs";
import { listen } from "../harness/complaints.mjs";
import { Driver } from "./driver.mjs";

export async function startEngine(executablePath) {
  const browser = await chromium.launch({ executablePath, args: LAUNCH });
  return {
    async tab() {
      const context = await browser.newContext({ viewport: SIZES.desktop, hasTouch: true, locale: "en" });
      return new Chromium(await context.newPage());
    },
    stop: () => browser.close(),
  };
}

class Chromium extends Driver {
  constructor(page) {
    super();
    this.page = page;
    listen(page, this.complaints);
  }

  goto(address) {
    return this.page.goto(address);
  }

  reload() {
    return this.page.reload();
  }

  evaluate(asked, argument) {
    return this.page.evaluate(asked, argument);
  }

  press(key) {
    return this.page.keyboard.press(key);
  }

  point(x, y, kind) {
    return kind === "touch" ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y);
  }

  screenshot(options) {
    return this.page.screenshot(options);
  }

  close() {
    return this.page.context().close();
  }
}
