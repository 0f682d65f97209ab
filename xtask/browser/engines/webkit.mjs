// WebKit behind the driver: WebKitGTK's small browser on a display of its own that nobody sees, by plain WebDriver.

import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { promisify } from "node:util";
import { SIZES } from "../harness/browser.mjs";
import { Driver, source } from "./driver.mjs";
import { hasEnded, start, stop } from "./processes.mjs";
import { ready, Session } from "./webdriver.mjs";

/** What lies above the page in the small browser's window. */
const BAR = 38;

/** A display that is free: the program that shows it says which it took. */
async function startDisplay() {
  const { width, height } = SIZES.desktop;
  const words = ["-displayfd", "3", "-screen", "0", `${width}x${height + BAR}x24`, "-nolisten", "tcp"];
  const child = await start("Xvfb", words, { extra: ["pipe"] });
  const said = await Promise.race([once(child.stdio[3], "data"), once(child, "exit")]);
  if (hasEnded(child)) throw new Error("Xvfb ended without saying which display it shows");
  return { child, name: `:${String(said[0]).trim()}` };
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/**
 * A WebDriver program of its own for each session: one that begins a session while the browser of the last is still ending may
 * wait for ever.
 */
async function startDriver(program, display) {
  const port = await freePort();
  const child = await start(program, ["--host=127.0.0.1", `--port=${port}`], { env: { DISPLAY: display, GDK_BACKEND: "x11", LANG: "C.UTF-8" } });
  const address = `http://127.0.0.1:${port}`;
  await ready(address, () => hasEnded(child));
  return { child, address };
}

/** How often a browser may be started until one answers: a few in a thousand never do, before any page is asked for. */
const STARTS = 3;

/** A session, with the program that holds it. */
async function begin(program, display, starts = STARTS) {
  const { child, address } = await startDriver(program, display);
  try {
    return { child, session: await Session.begin(address) };
  } catch (error) {
    await stop(child);
    if (error.name !== "TimeoutError" || starts === 1) throw error;
    return begin(program, display, starts - 1);
  }
}

export async function startEngine(program) {
  const display = await startDisplay();
  return {
    async tab() {
      const { child, session } = await begin(program, display.name);
      const { width, height } = SIZES.desktop;
      await session.post("window/rect", { x: 0, y: 0, width, height: height + BAR });
      return new WebKit(session, child, display.name);
    },
    stop: () => stop(display.child),
  };
}

/** Keeps what the page complains about: WebDriver does not tell. Runs in the page. */
function listen() {
  if (window.complaints) return;
  window.complaints = [];
  const keep = (text) => window.complaints.push(text);
  for (const kind of ["error", "warn"]) {
    const say = console[kind];
    console[kind] = (...words) => {
      keep(`console: ${words.join(" ")}`);
      say.apply(console, words);
    };
  }
  addEventListener("error", ({ message, target }) => keep(message ? `the page broke: ${message}` : `not loaded: ${target.src ?? target.href}`), true);
  addEventListener("unhandledrejection", ({ reason }) => keep(`the page broke: ${reason}`));
}

class WebKit extends Driver {
  // This WebDriver takes fingers for mice.
  touches = false;

  constructor(session, child, display) {
    super();
    Object.assign(this, { session, child, display });
  }

  /** Leaves one page for another; complaints go with a page, unless they are taken first. */
  async #leave(command, body) {
    await this.#collect();
    await this.session.post(command, body);
    await this.evaluate(listen);
  }

  async #collect() {
    this.complaints.push(...(await this.evaluate(() => window.complaints?.splice(0) ?? [])));
  }

  goto(address) {
    return this.#leave("url", { url: address });
  }

  reload() {
    return this.#leave("refresh");
  }

  evaluate(asked, argument) {
    return this.session.run(source(asked), argument);
  }

  press(key) {
    return this.session.press(key);
  }

  point(x, y) {
    return this.session.click(x, y);
  }

  /** Of the display: WebDriver's own picture never comes. */
  async screenshot({ path }) {
    await promisify(execFile)("import", ["-display", this.display, "-window", "root", path]);
  }

  async close() {
    try {
      await this.#collect();
      await this.session.end();
    } finally {
      await stop(this.child);
    }
  }
}
