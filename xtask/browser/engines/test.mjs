// Playwright's `test` for scenarios of every engine: the project names the engine, and `open` opens a tab in it.

import { test as base } from "@playwright/test";
import { given } from "../harness/given.mjs";
import { keptBefore, Tab } from "../harness/tab.mjs";
import { refuseComplaints } from "../harness/test.mjs";

/** Opens the page in a tab that has kept `settings` and `games` from earlier visits. */
async function visit(tab, { address = given.address, seed = 7, screen = "/", ...before }) {
  tab.address = `${address}?seed=${seed}`;
  // A file of the same origin that is no page: there the storage can be filled before the page looks. Browsers look for an icon
  // of such a file, which only the page has.
  tab.expect(/404.*favicon\.ico/);
  await tab.page.goto(`${address}sorry.js`);
  await tab.page.evaluate((kept) => {
    for (const [name, text] of Object.entries(kept)) localStorage.setItem(name, text);
  }, keptBefore(before));
  await tab.page.goto(`${tab.address}#${screen}`);
  await tab.ready();
}

export const test = base.extend({
  engine: ["", { option: true, scope: "worker" }],

  /** The engine, started once for all tests of a worker. */
  started: [
    async ({ engine }, use) => {
      const { startEngine } = await import(`./${engine}.mjs`);
      const started = await startEngine(given.engines[engine]);
      await use(started);
      await started.stop();
    },
    { scope: "worker" },
  ],

  open: async ({ started }, use, about) => {
    const tabs = [];
    await use(async (options = {}) => {
      const tab = new Tab(await started.tab());
      tabs.push(tab);
      await visit(tab, options);
      return tab;
    });
    for (const { page } of tabs) {
      if (about.status !== about.expectedStatus) {
        const path = about.outputPath("failed.png");
        const taken = await page.screenshot({ path }).then(() => true, () => false);
        if (taken) about.attachments.push({ name: "the moment", path, contentType: "image/png" });
      }
      await page.close();
    }
    refuseComplaints(tabs);
  },
});
