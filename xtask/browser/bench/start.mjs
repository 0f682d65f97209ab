// How long it takes until one can play, with nothing in the cache.

import { Visit } from "../harness/browser.mjs";
import { median } from "../harness/numbers.mjs";

const ROUNDS = 5;

/** Milliseconds since the navigation began, once what the selector names is there and drawn. */
function drawn(page, selector) {
  return page.evaluate(
    (selector) =>
      new Promise((resolve) => {
        const look = () => {
          if (document.querySelector(selector)) requestAnimationFrame(() => resolve(performance.now()));
          else requestAnimationFrame(look);
        };
        look();
      }),
    selector,
  );
}

export async function start({ browser, address }) {
  const home = [];
  const table = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // A context of its own has a cache of its own, and that is empty.
    const visit = await Visit.open(browser, "about:blank", { address: "about:blank", ready: false });
    const { page } = visit;
    await page.goto(`${address}?seed=${round}`, { waitUntil: "commit" });
    home.push(await drawn(page, "[data-testid=play-now]"));
    const clicked = await page.evaluate(() => performance.now());
    await visit.id("play-now").click();
    // Bots that begin have played by then: nothing is shown slowly in a measurement.
    const shown = await drawn(page, "[data-testid=table][data-waits=person]");
    table.push(home.at(-1) + (shown - clicked));
    await visit.close();
  }
  return [
    { what: "until Play now can be clicked, median of 5", value: median(home), unit: "ms", most: 2000 },
    { what: "until the table takes the first choice, median of 5", value: median(table), unit: "ms", most: 2000 },
  ];
}
