// When something was tapped, sent and heard, and which pictures the page has drawn since, by the clock of this machine.

/** Remembers all that. Runs in the page before anything else. */
export function watch() {
  const now = () => performance.timeOrigin + performance.now();
  const seen = { clicked: 0, clicks: 0, answered: 0, sent: 0, heard: 0, chosen: 0, grown: 0, pictures: [], waiting: [] };
  window.seen = seen;
  const clicked = (event) => {
    seen.clicked = performance.timeOrigin + event.timeStamp;
    seen.clicks += 1;
  };
  addEventListener("click", clicked, { capture: true });
  const Socket = WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...words) {
      super(...words);
      this.addEventListener("message", ({ data }) => {
        if (String(data).startsWith('{"update"')) seen.heard = now();
      });
    }
    send(text) {
      if (String(text).startsWith('{"command"')) seen.sent = now();
      super.send(text);
    }
  };
  /** Gives the first picture with more of this than before, once it is drawn. */
  seen.more = (what, before) =>
    new Promise((resolve) => {
      const look = () => {
        const found = seen.pictures.find((picture) => picture[what] > before);
        if (found) resolve(found);
        return Boolean(found);
      };
      if (!look()) seen.waiting.push(look);
    });
  const drawn = () => {
    seen.pictures.push({ time: now(), answered: seen.answered, chosen: seen.chosen, grown: seen.grown, heard: seen.heard });
    if (seen.pictures.length > 100) seen.pictures.shift();
    seen.waiting = seen.waiting.filter((look) => !look());
  };
  addEventListener("karak-watch", () => {
    let waits = false;
    const table = document.querySelector(".table");
    const log = document.querySelector("[data-testid=log]");
    const observer = new MutationObserver((changes) => {
      // Something has changed since the last click.
      seen.answered = seen.clicks;
      const grown = changes.some(({ type, target }) => type !== "attributes" && log.contains(target));
      if (grown) seen.grown += 1;
      // Nothing can be chosen any more once something was, or what came of it is there already.
      if (grown || changes.some(({ attributeName, oldValue }) => attributeName === "data-waits" && oldValue === "person")) seen.chosen += 1;
      if (waits) return;
      waits = true;
      requestAnimationFrame(() => {
        waits = false;
        const channel = new MessageChannel();
        channel.port1.onmessage = drawn;
        channel.port2.postMessage(null);
      });
    });
    observer.observe(table, { subtree: true, childList: true, attributes: true, attributeOldValue: true, characterData: true });
  });
}

/** Begins to watch the table that is shown now. */
export function begin({ page }) {
  return page.evaluate(() => dispatchEvent(new Event("karak-watch")));
}

/** How much of everything there was so far. */
export function latest({ page }) {
  return page.evaluate(() => ({ answered: window.seen.answered, chosen: window.seen.chosen, grown: window.seen.grown }));
}

/** The first picture with more of this than before. Ask for it before it can be there: asking takes the page time. */
export function more({ page }, what, before) {
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error(`no picture with more ${what} in five seconds`)), 5000).unref());
  return Promise.race([page.evaluate(([what, before]) => window.seen.more(what, before), [what, before]), late]);
}
