// Draws the pictures that devices show for the installed page, from our own drawing.
// node icons.mjs CHROMIUM FOLDER (with icon.svg in it)

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { launch } from "./harness/browser.mjs";

const [executablePath, folder] = process.argv.slice(2);

/** The colour of the drawing's own ground. */
const GROUND = "#211b16";

/**
 * How large, on a ground that fills the square, and how much of it the drawing takes. Devices cut maskable pictures to
 * circles and the like, and keep the inner four fifths; the drawing's corners are ground, so it may be a little larger.
 */
const PICTURES = [
  { name: "icon-192", size: 192, ground: "transparent", part: 1 },
  { name: "icon-512", size: 512, ground: "transparent", part: 1 },
  { name: "maskable-512", size: 512, ground: GROUND, part: 0.74 },
  { name: "apple-touch-icon", size: 180, ground: GROUND, part: 0.92 },
];

const drawing = `data:image/svg+xml;base64,${(await readFile(join(folder, "icon.svg"))).toString("base64")}`;
const browser = await launch(executablePath);
try {
  for (const { name, size, ground, part } of PICTURES) {
    const page = await browser.newPage({ viewport: { width: size, height: size }, deviceScaleFactor: 1 });
    const side = Math.round(size * part);
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}"><img width="${side}" height="${side}" src="${drawing}">`,
    );
    await page.evaluate(() => document.querySelector("img").decode());
    await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: ground === "transparent" });
    await page.close();
  }
} finally {
  await browser.close();
}
