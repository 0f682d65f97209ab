// The page can be installed, also from a folder of a server, and its pictures are of our drawing.

import assert from "node:assert/strict";
import { kept, Server } from "../harness/versions.mjs";

export const name = "install";

/** How far the colours of a picture are from those of the drawing, from 0 to 255 on average, within the drawing's middle. */
function difference([picture, part]) {
  const pixels = async (address, scale) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 128;
    const context = canvas.getContext("2d");
    const side = 128 / scale;
    context.drawImage(image, (128 - side) / 2, (128 - side) / 2, side, side);
    return context.getImageData(24, 24, 80, 80).data;
  };
  return Promise.all([pixels("icons/icon.svg", 1), pixels(picture, part)]).then(([drawn, found]) => {
    let sum = 0;
    for (const [index, value] of drawn.entries()) sum += Math.abs(value - found[index]);
    return sum / drawn.length;
  });
}

export async function run({ open, folder }) {
  const server = await Server.start(folder);
  try {
    const visit = await open({ address: server.address, offline: true });
    const { page } = visit;
    await kept(visit);
    const session = await visit.context.newCDPSession(page);
    const { url, errors, data } = await session.send("Page.getAppManifest");
    assert.equal(url, `${server.address}manifest.webmanifest`);
    assert.deepEqual(errors, []);
    const manifest = JSON.parse(data);
    assert.equal(new URL(manifest.start_url, url).href, server.address);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    // Profiles of tests are like private windows.
    assert.deepEqual(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"), []);

    for (const { src, sizes } of manifest.icons) {
      const size = await page.evaluate(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      assert.ok(sizes === "any" || sizes === size, `${src} is ${size}`);
    }
    for (const [picture, part] of [["icon-192", 1], ["icon-512", 1], ["maskable-512", 0.74], ["apple-touch-icon", 0.92]]) {
      const far = await page.evaluate(difference, [`icons/${picture}.png`, part]);
      assert.ok(far < 8, `${picture}.png is not what icon.svg shows (${far.toFixed(1)}): cargo xtask browser --icons draws it anew`);
    }
    await visit.close();
  } finally {
    await server.stop();
  }
}
