// A browser that cannot run the game is told so, in its own language; so is one whose connection breaks.

import assert from "node:assert/strict";

export const name = "unsupported";

const OLD = { en: /too old/, cs: /příliš starý/, de: /zu alt/, pl: /za stara/ };

export async function run({ open }) {
  for (const [locale, sentence] of Object.entries(OLD)) {
    const visit = await open({ locale, settings: { language: undefined }, ready: false, prepare: () => delete window.WebAssembly });
    const loading = visit.page.locator("#loading");
    await visit.page.waitForFunction(() => document.querySelector("#loading.failed"));
    assert.match(await loading.textContent(), sentence);
    assert.equal(await loading.getAttribute("role"), "alert");
    await visit.close();
  }
  const page = { status: 200, contentType: "text/html", body: "Please log in." };
  for (const broken of [(route) => route.abort(), (route) => route.fulfill(page)]) {
    const visit = await open({ ready: false, routes: (page) => page.route("**/web_bg.wasm", broken) });
    visit.expect(/web_bg\.wasm|Failed to fetch|Failed to load/);
    await visit.page.waitForFunction(() => document.querySelector("#loading.failed"));
    assert.match(await visit.page.locator("#loading").textContent(), /could not be loaded/);
    await visit.close();
  }
}
