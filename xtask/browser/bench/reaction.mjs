// From a click on the board to the next picture that differs.

import { Visit, record } from "../harness/browser.mjs";
import { quantile } from "../harness/numbers.mjs";

const TIMES = 60;

export async function reaction({ browser, address }) {
  const visit = await Visit.open(browser, address, {
    games: { a1: await record("walk") },
    screen: "/play/a1",
    settings: { pace: "Normal", confirm: true },
  });
  await visit.waits("person");
  const { page } = visit;
  // Reaction, not loading: that has its own figure. People see the board before they tap it.
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let time = 0; time < 3; time += 1) await new Promise((rested) => requestIdleCallback(rested));
  });
  // From the moment the browser got the input until the frame after the change was handed over for drawing.
  await page.evaluate(() => {
    window.reactions = [];
    const begin = (event) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => window.reactions.push(performance.now() - event.timeStamp);
          channel.port2.postMessage(null);
        });
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    };
    addEventListener("click", begin, { capture: true });
  });
  const boxes = await page.evaluate(() =>
    [...document.querySelectorAll("[data-testid=target]")].flatMap((element) => {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return element.contains(document.elementFromPoint(x, y)) ? [{ x, y }] : [];
    }),
  );
  if (boxes.length < 2) throw new Error("fewer than two places on the board can be clicked");
  for (let time = 0; time < TIMES; time += 1) {
    // Each click proposes another place, so that something changes each time.
    const { x, y } = boxes[time % boxes.length];
    await page.mouse.click(x, y);
    await page.waitForFunction((time) => window.reactions.length > time, time, { timeout: 3000 });
  }
  const times = await page.evaluate(() => window.reactions);
  await visit.close();
  return [
    { what: `click on the board to its picture, median of ${times.length}`, value: quantile(times, 0.5), unit: "ms", most: 50 },
    { what: "  95th percentile", value: quantile(times, 0.95), unit: "ms", most: 50 },
  ];
}
