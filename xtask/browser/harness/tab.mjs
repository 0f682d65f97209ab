// One tab with the page in it, whichever engine shows it: `page` is Playwright's, or a driver of `engines` with the same names.

/** A screen or a table of the game; what the build has drawn before it is there is none. */
export const THERE = "body:not(:has(#drawn)) :is(main, [data-testid=table])";

/** Nothing moves, dice roll by themselves, nothing has to be confirmed or is explained, and no tap comes too early: what tests want unless they are about that. */
const SETTINGS = { language: "en", pace: "none", confirm: false, throw: false, steady: false, sound: false, lessons: false };

/** What a browser has kept from earlier visits: `settings`, or none for `null`, and `games`, which are records by number. */
export function keptBefore({ settings = {}, games = {} }) {
  const kept = {};
  if (settings !== null) {
    const chosen = Object.entries({ ...SETTINGS, ...settings }).filter(([, value]) => value !== undefined);
    kept["karak.settings"] = chosen.map(([name, value]) => `${name}=${value}\n`).join("");
  }
  for (const [id, text] of Object.entries(games)) kept[`karak.game.${id}`] = text;
  return kept;
}

/** Waits until the letters of what is shown are there: browsers fetch them only once something is laid out. Runs in the page. */
export async function lettered() {
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}

export class Tab {
  /** Complaints that a test provokes on purpose. */
  #expected = [];
  /** How long somebody else may play before it is somebody's turn here, in milliseconds. */
  patience = 90_000;

  constructor(page) {
    this.page = page;
    /** What the browser or the page said that it should not. */
    this.complaints = page.complaints ?? [];
  }

  /** Complaints like this one are what a test is about. */
  expect(pattern) {
    this.#expected.push(pattern);
  }

  unexpected() {
    return this.complaints.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }

  /** Waits until the game shows something, and has fetched what the screen needs, letters too. */
  async ready() {
    await this.page.waitForSelector(THERE);
    await this.page.waitForFunction(() => !document.querySelector("[data-testid=coming]"));
    await this.page.evaluate(lettered);
  }

  /** Goes to another screen as a link does. */
  async go(screen) {
    // The page hears of it before this does, and has drawn the screen by the next frame.
    await this.page.evaluate(
      (hash) =>
        new Promise((gone) => {
          if (location.hash === hash) return gone();
          addEventListener("hashchange", () => requestAnimationFrame(() => gone()), { once: true });
          location.hash = hash;
        }),
      `#${screen}`,
    );
    await this.ready();
  }

  /** Waits until the table waits for one of these, and says for which: `person`, `draw`, `bot`, `nothing`. */
  async waits(...wanted) {
    const found = await this.page.waitForFunction(
      (wanted) => wanted.find((waits) => waits === document.querySelector("[data-testid=table]")?.dataset.waits),
      wanted,
      { timeout: this.patience },
    );
    return found.jsonValue();
  }

  /** What an element says, by its name for tests. */
  text(name) {
    return this.page.evaluate((name) => document.querySelector(`[data-testid=${name}]`)?.textContent.trim(), name);
  }

  /** Presses what has this name for tests, as a mouse does. */
  press(name) {
    return this.page.click(`[data-testid=${name}]`);
  }

  /** A saved game by its number, or the newest, as the browser keeps it. */
  saved(id = null) {
    return this.page.evaluate((id) => {
      if (id) return localStorage.getItem(`karak.game.${id}`);
      const games = Object.keys(localStorage).filter((key) => key.startsWith("karak.game."));
      const number = (key) => key.slice("karak.game.".length);
      const about = (key) => localStorage.getItem(`karak.about.${number(key)}`) ?? "";
      const at = (key) => Number(/^saved=(\d+)$/m.exec(about(key))?.[1] ?? 0);
      const [latest] = games.sort((a, b) => at(b) - at(a));
      return latest && localStorage.getItem(latest);
    }, id);
  }
}
