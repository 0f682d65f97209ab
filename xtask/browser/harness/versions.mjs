// Versions of the page for tests: a copy of the built one, another version of it, and a server that can be switched from
// one to the other, break, or go away.

import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";

const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** The version of the page in a folder. */
export async function version(folder) {
  const [only] = await readdir(join(folder, "v"));
  return only;
}

/**
 * Another version of the page, as `cargo xtask web` would make it: the text `from` in a file of its version is `to`, and the
 * service worker's list says so. Gives the new folder.
 */
export async function otherVersion(folder, file, from, to) {
  const made = await mkdtemp(join(tmpdir(), "karak-page-"));
  await cp(folder, made, { recursive: true });
  const before = await version(made);
  const after = createHash("sha256").update(before + to).digest("hex").slice(0, before.length);
  await rename(join(made, "v", before), join(made, "v", after));
  const change = async (name, change) => writeFile(join(made, name), change(await readFile(join(made, name), "utf8")));
  await change(`v/${after}/${file}`, (text) => {
    if (!text.includes(from)) throw new Error(`${file} does not say "${from}"`);
    return text.replace(from, to);
  });
  await change("index.html", (text) => text.replaceAll(before, after));
  const hashes = {};
  for (const name of ["index.html", `v/${after}/${file}`]) {
    hashes[name] = `sha256-${createHash("sha256").update(await readFile(join(made, name))).digest("base64")}`;
  }
  await change("sw.js", (text) => {
    const [, list] = text.match(/^const PAGE = (\{.*\});$/m);
    const { files } = JSON.parse(list.replaceAll(before, after));
    return text.replace(list, JSON.stringify({ version: after, files: { ...files, ...hashes } }));
  });
  return made;
}

/**
 * A plain file server below a folder of its address. `folder` may be changed at any time, `broken` answers 500 and
 * says so by an event of that name, and `spoiled` something else, which browsers may keep.
 */
export class Server {
  broken = null;
  spoiled = null;
  /** Every path that was asked for. */
  asked = [];

  static async start(folder) {
    const server = new Server();
    server.folder = folder;
    server.temporary = [];
    server.http = createServer((request, response) => server.answer(request, response));
    await new Promise((resolve) => server.http.listen(0, "127.0.0.1", resolve));
    server.address = `http://127.0.0.1:${server.http.address().port}/some/where/`;
    return server;
  }

  async answer(request, response) {
    const path = decodeURIComponent(request.url.split("?")[0]).replace(/^\/some\/where\//, "");
    this.asked.push(path);
    if (this.broken?.test(path)) {
      this.http.emit("broken");
      return response.writeHead(500).end();
    }
    if (this.spoiled?.test(path)) {
      return response.writeHead(200, { "content-type": "text/html", "cache-control": "max-age=3600" }).end("Please log in.");
    }
    const file = join(this.folder, normalize(`/${path || "index.html"}`));
    try {
      const content = await readFile(file);
      response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  }

  /** Serves another version from now on. */
  async put(file, from, to) {
    const made = await otherVersion(this.folder, file, from, to);
    this.temporary.push(made);
    this.folder = made;
    return version(made);
  }

  /** The network is gone: connections are refused. */
  async stop() {
    this.http.closeAllConnections();
    await new Promise((resolve) => this.http.close(resolve));
    for (const folder of this.temporary.splice(0)) await rm(folder, { recursive: true });
  }
}

/** The version of the page in a tab. */
export function shown({ page }) {
  return page.evaluate(() => globalThis.karakFiles.split("/").at(-2));
}

/** Waits until everything is kept. */
export function kept({ page }) {
  return page.waitForFunction(() => (globalThis.karakOffline?.state & 2) > 0, null, { timeout: 30_000 });
}

/** Waits until another version is there. */
export function offered({ page }) {
  return page.waitForFunction(() => (globalThis.karakOffline?.state & 4) > 0, null, { timeout: 30_000 });
}

/** Looks for a new version now, as the page does when it becomes visible after an hour. */
export function lookForNew({ page }) {
  return page.evaluate(() => globalThis.karakOffline.check());
}

/** The versions that are kept. */
export function caches({ page }) {
  return page.evaluate(async () => (await window.caches.keys()).map((name) => name.split(" ").at(-1)).sort());
}

/** Waits until the versions that are kept are as they should be. Playwright's own wait does not wait for promises. */
export async function untilCaches(visit, good) {
  const begun = performance.now();
  for (let found = await caches(visit); !good(found); found = await caches(visit)) {
    if (performance.now() - begun > 20_000) throw new Error(`these are kept: ${found}`);
    await visit.page.evaluate(() => new Promise(requestAnimationFrame));
  }
}
