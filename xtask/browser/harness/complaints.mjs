// What a browser complains about, as Playwright tells it.

/** What Playwright says where a test does without a service worker. */
const BLOCKED = "Service Worker registration blocked by Playwright";

/** Chromium says it when the game takes a few seconds to come, as on a busy machine: it depends on time alone. */
const UNUSED = /was preloaded using link preload but not used within a few seconds/;

/** Adds to a list what the browser or the page says that it should not. */
export function listen(page, complaints) {
  page.on("console", (message) => {
    if (message.text() === BLOCKED || UNUSED.test(message.text())) return;
    if (["error", "warning"].includes(message.type())) complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => complaints.push(`the page broke: ${error}`));
  page.on("requestfailed", (request) => {
    // What was still on its way when a page is left or loaded again is nobody's fault.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") complaints.push(`not loaded: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
}
