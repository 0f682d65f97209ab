// Dragging a dungeon of all 80 tiles around.

import { Visit, record } from "../harness/browser.mjs";
import { quantile } from "../harness/numbers.mjs";

const SECONDS = 5;

export async function panning({ browser, address }) {
  const visit = await Visit.open(browser, address, { games: { a1: await record("full") }, screen: "/play/a1" });
  await visit.waits("person");
  const { page } = visit;
  await page.evaluate(() => {
    window.frames80 = [];
    const tick = (now) => {
      window.frames80.push(now);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const board = page.locator(".board").first();
  const box = await board.boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.evaluate(() => (window.frames80.length = 0));
  const began = performance.now();
  for (let step = 0; performance.now() - began < SECONDS * 1000; step += 1) {
    const angle = step / 12;
    await page.mouse.move(x + Math.sin(angle) * box.width * 0.35, y + Math.cos(angle * 0.7) * box.height * 0.35);
  }
  const frames = await page.evaluate(() => [...window.frames80]);
  await page.mouse.up();
  await visit.close();
  const times = frames.slice(1).map((time, index) => time - frames[index]);
  const sum = times.reduce((sum, time) => sum + time, 0);
  return [
    { what: "panning 80 tiles", value: (times.length / sum) * 1000, unit: "frames/s", least: 55 },
    { what: "  95th percentile of frame time", value: quantile(times, 0.95), unit: "ms" },
  ];
}
