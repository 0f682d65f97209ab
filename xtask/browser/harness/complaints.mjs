// What a browser complains about, as Playwright tells it.

/** What Playwright says where a test does without a service worker. */
const BLOCKED = "Service Worker registration blocked by Playwright";

/** Adds to a list what the browser or the page says that it should not. */
export function listen(page, complaints) {
  page.on("console", (message) => {
    if (message.text() === BLOCKED) return;
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
