// The page as a plain folder, below another address, from a server that knows no types: it plays all the same.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { Player } from "../harness/player.mjs";

export const name = "static-folder";

/** What the simplest servers know. Browsers insist on the types of scripts and styles, so these have to be right. */
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml" };

export async function run({ open, folder }) {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(request.url.split("?")[0]).replace(/^\/some\/where\//, "/");
    const file = join(folder, normalize(path.endsWith("/") ? `${path}index.html` : path));
    try {
      const content = await readFile(file);
      response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const address = `http://127.0.0.1:${server.address().port}/some/where/`;
    const visit = await open({ address });
    await visit.id("play-now").click();
    const player = new Player(visit);
    await player.play((_, choices) => choices >= 5);
    assert.ok(player.choices >= 5);
    await visit.go("/rules/dungeon/all");
    await visit.page.waitForFunction(() => document.querySelector("main").textContent.includes("K4.3"));
    await visit.close();
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
