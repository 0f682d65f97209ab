// The page's side of the service worker (`sw.js`): registers it once the game is there, and tells the game
//   - whether everything is kept, so that it starts without a network;
//   - whether another version is there. It is never taken by itself: `renew` is for a button.
// The game reads `karakOffline.state` whenever the window gets the event `karak-offline`. Where there are no service workers
// (plain http, private windows) or where the browser refuses one, nothing is kept, and nothing else changes.

/** What `state` is made of; `platform/offline.rs` knows the same numbers. */
const IMPOSSIBLE = 1; // this browser keeps nothing for this page
const KEPT = 2; // everything is kept
const OFFERED = 4; // another version is there
const CHECKING = 8; // somebody asked for a new version
const NEWEST = 16; // and there is none
const UNREACHABLE = 32; // and it could not be had

const HOUR = 60 * 60 * 1000;
/** How long a worker may take to say something, or to take over. */
const PATIENCE = 5000;

const home = new URL("../..", import.meta.url);
const version = new URL(".", import.meta.url).pathname.split("/").at(-2);

let registration;
/** Until there is one; without a network that can take a while. */
let registering;
let checked = 0;
/** Another worker has taken over since this page was loaded, because somebody wanted its version. */
let replaced = false;

const api = { state: 0, check: () => check(true), renew };
globalThis.karakOffline = api;

function tell(state) {
  if (state === api.state) return;
  api.state = state;
  dispatchEvent(new Event("karak-offline"));
}

/**
 * Asks a worker for its version and whether it has kept everything; nothing when it does not answer in time, and then it is
 * asked again when it does. One that has lost something answers again when it has everything.
 */
function ask(worker) {
  if (!worker) return null;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    let late = false;
    port1.onmessage = ({ data }) => {
      port1.onmessage = look;
      if (late) look();
      else resolve(data);
    };
    setTimeout(() => {
      late = true;
      resolve(null);
    }, PATIENCE);
    worker.postMessage("state", [port2]);
  });
}

/** Looks at what there is now. */
async function look() {
  if (!registration) return;
  const waiting = registration.waiting;
  const newest = await ask(waiting ?? registration.active);
  const other = newest && newest.version !== version;
  // The version that waits is the one this page is of (it was loaded past the worker): nobody has to be asked.
  if (waiting && newest && !other) waiting.postMessage("take over");
  const active = waiting ? await ask(registration.active) : newest;
  // Whichever is in charge when the page is opened again: one of them has everything.
  const kept = newest?.complete || active?.complete;
  // A page that was loaded past a worker may be newer than that worker: nobody is led back.
  const offered = other && (waiting || replaced);
  tell((kept ? KEPT : 0) | (offered ? OFFERED : 0) | (api.state & (CHECKING | NEWEST | UNREACHABLE)));
}

/** Waits until a worker that is being installed has everything; whether it has. */
function installed(worker) {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state !== "installing") resolve(worker.state !== "redundant");
    };
    worker.addEventListener("statechange", look);
    look();
  });
}

/** Asks the server for another version; somebody who asked for it is told what came of it. */
async function check(asked) {
  if (api.state & (CHECKING | IMPOSSIBLE)) return;
  checked = Date.now();
  if (asked) tell((api.state & ~(NEWEST | UNREACHABLE)) | CHECKING);
  await registering;
  let result = NEWEST;
  try {
    // The very first version may not have been had yet: then it is tried again.
    if (registration?.installing || registration?.waiting || registration?.active) await registration.update();
    else await register();
    const { installing } = registration;
    if (installing && !(await installed(installing))) result = UNREACHABLE;
  } catch {
    result = UNREACHABLE;
  }
  await look();
  if (asked) tell((api.state & ~CHECKING) | (api.state & OFFERED ? 0 : result));
}

/** Loads the version that is there. Games are saved with every step, so one that runs goes on. */
async function renew() {
  const { waiting } = registration ?? {};
  if (waiting) {
    const taken = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
      setTimeout(resolve, PATIENCE);
    });
    waiting.postMessage("take over");
    await taken;
  }
  location.reload();
}

async function register() {
  registration = await navigator.serviceWorker?.register(new URL("sw.js", home), { updateViaCache: "none" });
  registration?.addEventListener("updatefound", () => {
    const { installing } = registration;
    if (installing) installed(installing).then(look);
  });
}

export async function begin() {
  let unreachable = false;
  // The page plays all the same. Only a script that could not be had is a `TypeError`.
  registering = register().catch((error) => (unreachable = error instanceof TypeError));
  await registering;
  if (!registration && !unreachable) return tell(IMPOSSIBLE);
  // As long as this page is open its files stay (see `tidy` in sw.js).
  navigator.locks?.request(`karak ${home.pathname} ${version}`, { mode: "shared" }, () => new Promise(() => {})).catch(() => {});
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    replaced = true;
    look();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && Date.now() - checked > HOUR) check(false);
  });
  // Another time: when somebody asks, or comes back to this page.
  if (unreachable) return tell(UNREACHABLE);
  if (registration.active) {
    await check(false);
    registration.active?.postMessage("tidy");
  } else if (registration.installing) {
    checked = Date.now();
    await installed(registration.installing); // the first visit
    await look();
  }
}
