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

/** Until *Play now* of a game can be clicked, and until its table takes the first choice. */
async function begin(browser, address, button, seed) {
  // A context of its own has a cache of its own, and that is empty.
  const visit = await Visit.open(browser, "about:blank", { address: "about:blank", ready: false });
  const { page } = visit;
  await page.goto(`${address}?seed=${seed}`, { waitUntil: "commit" });
  const home = await drawn(page, `[data-testid=${button}]`);
  const clicked = await page.evaluate(() => performance.now());
  await visit.id(button).click();
  // Whoever plays now begins, so no bot thinks before that.
  const shown = await drawn(page, "[data-testid=table][data-waits=person]");
  await visit.close();
  return { home, table: home + (shown - clicked) };
}

export async function start({ browser, address }) {
  const games = { dungeon: [], goblin: [] };
  const home = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // In turns, so that a machine that slows down slows both.
    for (const [game, button] of [["dungeon", "play-now"], ["goblin", "play-now-goblin"]]) {
      const times = await begin(browser, address, button, round);
      home.push(times.home);
      games[game].push(times.table);
    }
  }
  const rows = Object.entries(games).map(([game, times]) => ({
    what: `until the table of ${game} takes the first choice, median of ${ROUNDS}`,
    value: median(times),
    unit: "ms",
    most: 2000,
  }));
  return [
    { what: `until Play now can be clicked, median of ${home.length}`, value: median(home), unit: "ms", most: 2000 },
    ...rows,
    { what: "  goblin against dungeon", value: median(games.goblin) / median(games.dungeon), unit: "times", most: 1.25 },
  ];
}
