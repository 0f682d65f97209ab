// Playwright's `test` with what our scenarios need: `open` pays a visit to the page, in a window of the project's size.

import { test as base } from "@playwright/test";
import { Visit } from "./browser.mjs";
import { given } from "./given.mjs";

/** Fails when a browser or the page complained about something that no scenario provokes. */
export function refuseComplaints(tabs) {
  const complaints = tabs.flatMap((tab) => [...new Set(tab.unexpected())]);
  if (complaints.length > 0) throw new Error(complaints.map((text) => `the browser complains: ${text}`).join("\n"));
}

export const test = base.extend({
  open: async ({ browser, viewport, hasTouch }, use) => {
    const visits = [];
    await use(async (options = {}) => {
      // A scenario that names a size is about that one.
      const window = options.size ? {} : { viewport, touch: hasTouch };
      const visit = await Visit.open(browser, given.address, { ...window, ...options });
      visits.push(visit);
      return visit;
    });
    await Promise.all(visits.map((visit) => visit.close()));
    refuseComplaints(visits);
  },
});
