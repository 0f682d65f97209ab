// Keeps the page in the browser, so that it starts and plays without a network. It only runs where the page is served
// securely (https, or this machine itself); elsewhere the page works as if this file were not there.
//
// Every version of the page has its files in a folder of its own, `v/VERSION/`, and a cache of its own, filled on
// install with all of them or not at all. So:
//   - what a page asks for says by its address of which version it is, and is answered from that version's cache,
//     whichever worker is in charge by then: a game in one tab goes on when another tab takes the new version;
//   - a new version waits (nothing here calls skipWaiting by itself) until a page says that somebody wants it, or until no
//     page is open any more;
//   - what browsers take away when they run out of room is fetched again when a page asks how things are;
//   - the cache of an old version goes when no open page is of that version. Pages say which one they are by holding a lock
//     with its name, which browsers let go when a page is gone, however it went.
// Only the page's own files are ever kept or answered; everything else goes to the network as if nobody were here.

/** Written by `cargo xtask web`: the version, and every file with its hash. */
const PAGE = { version: "", files: {} };

const HOME = new URL(registration.scope);
/** Other pages of the same origin have caches and locks too. */
const PREFIX = `karak ${HOME.pathname} `;
const CACHE = PREFIX + PAGE.version;

/** The frame of the page has the shortest address: some servers answer its name with a redirection. */
const addressOf = (name) => new URL(name === "index.html" ? "./" : name, HOME).href;

/** What an address is called in the list; nothing when it is not of the page. */
function nameOf(address) {
  const { origin, pathname } = new URL(address);
  return origin === HOME.origin && pathname.startsWith(HOME.pathname) ? pathname.slice(HOME.pathname.length) : null;
}

const isFrame = (name) => name === "" || name === "index.html";

/**
 * Fetches every file into this version's cache. What arrives must be what was built: the log-in page of some network,
 * or a file of a newer version, has another hash. Then the whole install fails, and is tried again another time.
 */
async function fill() {
  // The same version may have been here before: pages that are open may use what is kept of it.
  const isNew = !(await caches.has(CACHE));
  const cache = await caches.open(CACHE);
  try {
    // One after the other: somebody is playing meanwhile, perhaps over the same slow line.
    for (const [name, integrity] of Object.entries(PAGE.files)) {
      const address = addressOf(name);
      if (await cache.match(address, { ignoreVary: true })) continue;
      const get = (from) => cache.add(new Request(address, { integrity, cache: from, credentials: "same-origin" }));
      // Files of a version never change, so the browser may have them already; the others may be old. What it has may
      // have been spoiled on the way: then it is fetched once more, past everything that was kept.
      await get(name.startsWith("v/") ? "default" : "no-cache").catch(() => get("reload"));
    }
    // Meanwhile something may have been taken away again.
    if (!(await isComplete())) throw new Error("not everything could be kept");
  } catch (error) {
    if (isNew) await caches.delete(CACHE);
    throw error;
  }
}

/** Whether everything is really there: browsers that run out of room may take things away. */
async function isComplete() {
  if (!(await caches.has(CACHE))) return false;
  const kept = new Set((await (await caches.open(CACHE)).keys()).map(({ url }) => url));
  return Object.keys(PAGE.files).every((name) => kept.has(addressOf(name)));
}

let filling = null;

/** Fills up what was lost since the install, once at a time. */
function refill() {
  filling ??= fill().finally(() => {
    filling = null;
  });
  return filling;
}

/** Removes the caches of versions that no open page is of. */
async function tidy() {
  // One that is being filled, or waits, has no pages yet.
  const isComing = () => registration.installing || registration.waiting;
  if (isComing()) return;
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const pages = open.filter(({ url }) => isFrame(nameOf(url)));
  const { held } = await navigator.locks.query();
  const locks = held.filter(({ name }) => name.startsWith(PREFIX));
  // A page that has not said of which version it is may still be loading: another time.
  if (locks.length < pages.length) return;
  const used = new Set([CACHE, ...locks.map(({ name }) => name)]);
  for (const name of await caches.keys()) {
    if (isComing()) return; // it has begun meanwhile
    if (name.startsWith(PREFIX) && !used.has(name)) await caches.delete(name);
  }
}

/** From the cache; from the network where it is not there, or where the cache itself fails. */
async function answer(request, address, cacheName) {
  const kept = await caches.match(address, { cacheName, ignoreVary: true }).catch(() => null);
  return kept ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(fill()));

// From the first visit on, pages that are open get their files from here.
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const name = nameOf(request.url);
  if (request.method !== "GET" || name === null) return;
  if (isFrame(name)) {
    // Whoever asks for it without going there wants to know what the server has.
    if (request.mode === "navigate") event.respondWith(answer(request, addressOf("index.html"), CACHE));
  } else if (name.startsWith("v/")) {
    event.respondWith(answer(request, addressOf(name)));
  } else if (Object.hasOwn(PAGE.files, name)) {
    event.respondWith(answer(request, addressOf(name), CACHE));
  }
});

/** Says what is kept; what is missing is fetched then, and when all of it is there that is said too. */
async function report(tell) {
  const complete = await isComplete();
  tell({ version: PAGE.version, complete });
  if (complete) return;
  try {
    await refill();
    tell({ version: PAGE.version, complete: true });
  } catch {
    // no network, or no room: another time
  }
}

addEventListener("message", (event) => {
  const tell = (what) => event.ports[0]?.postMessage(what);
  switch (event.data) {
    case "state":
      event.waitUntil(report(tell));
      break;
    case "take over":
      event.waitUntil(skipWaiting());
      break;
    case "tidy":
      event.waitUntil(tidy());
      break;
  }
});

// A message of a table (`platform/notify.rs`) leads to it: to a page that is open there, else to any page, else to a new one.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data ?? "", HOME).href;
  const go = async () => {
    const open = await clients.matchAll({ type: "window" });
    const pages = open.filter(({ url }) => isFrame(nameOf(url)));
    const page = pages.find(({ url }) => url === address) ?? pages[0];
    if (!page) return clients.openWindow(address);
    await page.focus();
    // A page of an older version may be under another worker: it stays where it is.
    if (page.url !== address) await page.navigate(address).catch(() => {});
  };
  event.waitUntil(go());
});
