// Loads the game and starts it. The compiled module is kept for the worker, so that it is compiled once.

import { compile } from "./compile.js";

/** The style sheet that the first picture does not wait for. */
function styled(address) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`${address} is not there`));
    document.head.append(link);
  });
}

/** Icons and what boards are drawn with. */
async function draw(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  document.body.insertAdjacentHTML("afterbegin", await response.text());
}

/** Done when the next screen is drawn. The page hears of it before this does. */
const moved = () => new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));

/** What can have the focus on the start page, drawn or the game's own. */
const FOCUSABLE = ":is(.skip, .home a, .home button, .home input)";

/** The game's own page in place of the drawn one: the same to look at, and the focus stays where it was. */
function replace(drawn) {
  const place = [...drawn.querySelectorAll(FOCUSABLE)].indexOf(document.activeElement);
  drawn.remove();
  document.getElementById("loading")?.remove();
  document.documentElement.removeAttribute("data-shows");
  if (place >= 0) document.querySelectorAll(FOCUSABLE)[place]?.focus({ preventScroll: true });
}

/** How long the game has the line and the processor for itself before its files are kept, in milliseconds. */
const AT_EASE = 1000;

const { say, failed } = globalThis.karakSorry;
try {
  const address = new URL("web_bg.wasm", import.meta.url);
  // Whatever the page fetches later lies here too: the files of one version.
  globalThis.karakFiles = new URL(".", import.meta.url).href;
  const [{ default: init, mount }, module] = await Promise.all([
    import("./web.js"),
    fetch(address).then(compile),
    styled(new URL("later.css", import.meta.url)),
    draw(new URL("drawings.html", import.meta.url)),
  ]);
  globalThis.karakModule = module;
  await init({ module_or_path: module });
  const drawn = document.getElementById("drawn");
  const logo = document.createElement("template"); // for whenever somebody comes home
  logo.id = "logo";
  logo.innerHTML = drawn.querySelector(".logo-art").outerHTML;
  document.body.append(logo);
  await mount(); // the drawn page is there, or the torch burns, until the game is
  if (location.hash.startsWith("#/play/") && drawn.querySelector("[aria-busy=true]")) await moved();
  replace(drawn);
} catch (error) {
  if (error instanceof WebAssembly.CompileError) say("unsupported");
  else failed();
  throw error;
}

/** The page's side of the service worker, once: after a while, or when somebody asks for a new version before that. */
let offline;
const keep = () => (offline ??= import("./offline.js").then(({ begin }) => void begin().catch(() => {})));
globalThis.karakOffline = { state: 0, check: () => keep().then(() => globalThis.karakOffline.check()).catch(() => {}) };
setTimeout(() => keep().catch(() => {}), AT_EASE);
