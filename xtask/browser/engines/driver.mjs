// What tests can tell a tab of any engine. The names are Playwright's, so that what the harness does inside the page, and the player
// who plays there, need not know which engine it is.

/** How long is waited for something, unless a test says otherwise. */
const PATIENCE = 30_000;

/** An expression as a function, a function as it is: what is run in the page is text. */
export function source(asked) {
  return typeof asked === "string" ? `() => (${asked})` : String(asked);
}

/** Waits until something is true, for so many milliseconds at most, and gives what it is then. Runs in the page. */
async function until(asked, argument, timeout) {
  const begun = performance.now();
  for (;;) {
    const found = await asked(argument);
    if (found || performance.now() - begun > timeout) return found;
    await new Promise((soon) => setTimeout(soon, 10));
  }
}

/**
 * A tab with storage of its own. An engine adds what differs:
 *
 * - `goto(address)`, `reload()`: until the page is loaded;
 * - `evaluate(asked, argument)`: runs it in the page, waits for what it promises, and gives that;
 * - `press(key)`, `point(x, y, kind)`: one key, one click or tap (`mouse`, `touch`) where it is;
 * - `screenshot({ path })`, `close()`.
 */
export class Driver {
  /** What the browser or the page said that it should not. */
  complaints = [];
  /** Whether fingers can be imitated. */
  touches = true;

  mouse = { click: (x, y) => this.point(x, y, "mouse") };
  touchscreen = { tap: (x, y) => this.point(x, y, "touch") };
  keyboard = { press: (key) => this.press(key) };

  /** Waits until something is true in the page; it must be something that can be told as text. */
  async waitForFunction(asked, argument = null, { timeout = PATIENCE } = {}) {
    const given = JSON.stringify(argument);
    const found = await this.evaluate(`(${until})(${source(asked)}, ${given}, ${timeout})`);
    if (!found) throw new Error(`not within ${timeout / 1000} seconds: ${source(asked)} of ${given}`);
    return { jsonValue: async () => found };
  }

  /** Waits until such an element is there. */
  waitForSelector(css, options) {
    return this.waitForFunction((css) => document.querySelector(css) !== null, css, options);
  }

  /** Clicks the middle of the first such element, which must not lie under another. */
  async click(css, options) {
    const { x, y } = await this.#middle(css, options);
    await this.mouse.click(x, y);
  }

  async tap(css, options) {
    const { x, y } = await this.#middle(css, options);
    await this.touchscreen.tap(x, y);
  }

  /** Where the middle of an element is, once it is in sight and nothing lies over it. */
  async #middle(css, options) {
    const middle = (css) => {
      const element = document.querySelector(css);
      element?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      const box = element?.getBoundingClientRect();
      if (!box?.width) return null;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return element.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
    };
    const found = await this.waitForFunction(middle, css, options);
    return found.jsonValue();
  }
}
