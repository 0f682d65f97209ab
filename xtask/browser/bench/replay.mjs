// Opening a replay of a long game, and jumping to any of its turns.

import { Visit, record } from "../harness/browser.mjs";
import { quantile } from "../harness/numbers.mjs";

const ROUNDS = 5;

/** From the address to the drawn table, in milliseconds; the page itself is there already. */
function opened(page, screen) {
  return page.evaluate(
    (hash) =>
      new Promise((resolve) => {
        const begun = performance.now();
        const look = () => {
          const there = document.querySelector("[data-testid=table][data-waits=time] [data-testid=chart]");
          requestAnimationFrame(there ? () => resolve(performance.now() - begun) : look);
        };
        location.hash = hash;
        look();
      }),
    `#${screen}`,
  );
}

/** From moving the slider to the picture of that moment. */
function jump(page, share) {
  return page.evaluate(
    (share) =>
      new Promise((resolve) => {
        const slider = document.querySelector("[data-testid=time-slider]");
        const begun = performance.now();
        slider.value = Math.round(share * slider.max);
        slider.dispatchEvent(new Event("input", { bubbles: true }));
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now() - begun);
          channel.port2.postMessage(null);
        });
      }),
    share,
  );
}

export async function replay({ browser, address }) {
  const [opens, jumps] = [[], []];
  let turns = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const visit = await Visit.open(browser, address, { games: { a1: await record("long") }, screen: "/saved" });
    opens.push(await opened(visit.page, "/watch/a1"));
    turns = Number(/\d+\D+(\d+)/.exec(await visit.id("time-turn").textContent())[1]);
    // There and back, so that neighbours are far apart.
    for (let place = 0; place < 20; place += 1) jumps.push(await jump(visit.page, ((place * 7) % 20) / 19));
    await visit.close();
  }
  return [
    { what: `opening a replay of ${turns} turns with its curves, slowest of ${ROUNDS}`, value: Math.max(...opens), unit: "ms", most: 500 },
    { what: `  jumping to any moment, median of ${jumps.length}`, value: quantile(jumps, 0.5), unit: "ms", most: 100 },
    { what: "  slowest", value: Math.max(...jumps), unit: "ms", most: 100 },
  ];
}
