// A small client of WebDriver, as the W3C describes it: one session with a browser.

import { setTimeout as pause } from "node:timers/promises";

/** Longer than any game takes, and shorter than the limit of a test. */
const SCRIPT = 225_000;

/** The keys that tests press, as WebDriver writes them. */
const KEYS = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

/** A browser that has not begun by then never will: it takes two seconds on a busy machine. */
const BEGINNING = 30_000;

async function ask(address, method, body, signal) {
  const response = await fetch(address, { method, body: body && JSON.stringify(body), signal });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`WebDriver: ${value.error}: ${value.message}`);
  return value;
}

/** Waits until a driver that has just been started answers; `ended` says whether it never will. */
export async function ready(address, ended) {
  for (;;) {
    if (ended()) throw new Error("the WebDriver program has ended before it answered");
    const answer = await ask(`${address}/status`, "GET").catch(() => null);
    if (answer?.ready) return;
    await pause(20);
  }
}

export class Session {
  static async begin(address) {
    const { sessionId } = await ask(`${address}/session`, "POST", { capabilities: {} }, AbortSignal.timeout(BEGINNING));
    const session = new Session(`${address}/session/${sessionId}`);
    await session.post("timeouts", { script: SCRIPT, pageLoad: 30_000, implicit: 0 });
    return session;
  }

  constructor(address) {
    this.address = address;
  }

  post(command, body = {}) {
    return ask(`${this.address}/${command}`, "POST", body);
  }

  end() {
    return ask(this.address, "DELETE");
  }

  /** Runs a function, given as text, in the page, and waits for what it promises. */
  async run(source, argument) {
    const script = `
      const [argument, done] = arguments;
      const run = async () => (${source})(argument);
      run().then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = await this.post("execute/async", { script, args: [argument ?? null] });
    if (error) throw new Error(`in the page: ${error}`);
    return value;
  }

  press(key) {
    const value = KEYS[key] ?? key;
    return this.post("actions", { actions: [{ type: "key", id: "keyboard", actions: [{ type: "keyDown", value }, { type: "keyUp", value }] }] });
  }

  click(x, y) {
    // WebDriver knows whole pixels only.
    const move = { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) };
    const actions = [move, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
    return this.post("actions", { actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }] });
  }
}
