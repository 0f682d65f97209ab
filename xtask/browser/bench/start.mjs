// How long it takes until one can play, with nothing in the cache: on this machine, and as on a phone.

import { Visit } from "../harness/browser.mjs";
import { median } from "../harness/numbers.mjs";

const ROUNDS = 5;

/** A phone on the road: 9 Mbit/s, 170 ms, and a processor four times slower than this one. */
const PHONE = {
  network: { offline: false, latency: 170, downloadThroughput: 9_000_000 / 8, uploadThroughput: 1_500_000 / 8 },
  slower: 4,
};

/** From now on a visit is one of such a phone. */
export async function onPhone({ context, page }, device = PHONE) {
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", device.network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: device.slower });
}

/** Milliseconds since the navigation began, once what the selector names is to be seen; then it may be tapped. */
export function seen(page, selector, tap = false) {
  return page.evaluate(
    ([selector, tap]) =>
      new Promise((resolve) => {
        const find = () => [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0);
        // Found in a frame, it is drawn by the next.
        const look = (before) =>
          requestAnimationFrame(() => {
            const found = find();
            if (!before || !found) return look(found);
            resolve(performance.now());
            if (tap) found.click();
          });
        look();
      }),
    [selector, tap],
  );
}

/** Until *Play now* of a game is drawn and remembers a tap, and, tapped at once, until its table takes the first choice. */
async function begin(browser, address, button, seed, device) {
  // A context of its own has a cache of its own, and that is empty.
  const visit = await Visit.open(browser, "about:blank", { address: "about:blank", ready: false });
  const { page } = visit;
  if (device) await onPhone(visit, device);
  await page.goto(`${address}?seed=${seed}`, { waitUntil: "commit" });
  const home = await seen(page, `[data-testid=${button}]`, true);
  // Whoever plays now begins, so no bot thinks before that.
  const table = await seen(page, "[data-testid=table][data-waits=person]");
  await visit.close();
  return { home, table };
}

async function rounds(browser, address, device) {
  const times = { home: [], dungeon: [], goblin: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    // In turns, so that a machine that slows down slows both.
    for (const [game, button] of [["dungeon", "play-now"], ["goblin", "play-now-goblin"]]) {
      const { home, table } = await begin(browser, address, button, round, device);
      times.home.push(home);
      times[game].push(table);
    }
  }
  return Object.fromEntries(Object.entries(times).map(([what, values]) => [what, median(values)]));
}

const rows = (where, { home, dungeon, goblin }, most) => [
  { what: `${where}: until Play now can be tapped, median of ${2 * ROUNDS}`, value: home, unit: "ms", most: most.home },
  { what: `${where}: until the table of dungeon takes the first choice, median of ${ROUNDS}`, value: dungeon, unit: "ms", most: most.table },
  { what: `${where}: until the table of goblin takes the first choice, median of ${ROUNDS}`, value: goblin, unit: "ms", most: most.table },
];

export async function start({ browser, address }) {
  const here = await rounds(browser, address);
  const phone = await rounds(browser, address, PHONE);
  return [
    ...rows("start", here, { home: 2000, table: 2000 }),
    { what: "  goblin against dungeon", value: here.goblin / here.dungeon, unit: "times", most: 1.25 },
    ...rows("start on a phone", phone, { home: 2500, table: 3200 }),
  ];
}
