// Loads the game and starts it. The compiled module is kept for the worker, so that it is compiled once.

/** Compiles while the module arrives, where the server says what it is; else when all of it is there. */
async function compile(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const type = response.headers.get("Content-Type") ?? "";
  // Some servers answer every address with a page, and so do networks that want somebody to log in.
  if (type.startsWith("text/html")) throw new Error(`${address} is not there`);
  if (WebAssembly.compileStreaming && type.startsWith("application/wasm")) {
    return WebAssembly.compileStreaming(response);
  }
  return WebAssembly.compile(await response.arrayBuffer());
}

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

/** How long the game has the line and the processor for itself before its files are kept, in milliseconds. */
const AT_EASE = 1000;

const { say, failed } = globalThis.karakSorry;
try {
  const address = new URL("web_bg.wasm", import.meta.url);
  // Whatever the page fetches later lies here too: the files of one version.
  globalThis.karakFiles = new URL(".", import.meta.url).href;
  const styles = styled(new URL("later.css", import.meta.url));
  const [{ default: init, mount }, module] = await Promise.all([import("./web.js"), compile(address), styles]);
  globalThis.karakModule = module;
  await init({ module_or_path: module });
  await mount(); // the torch burns until the game is there
  document.getElementById("loading")?.remove();
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
