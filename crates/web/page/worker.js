// Thinks beside the page, so that nothing stands still meanwhile. It gets
//   { module }         once: the compiled module of the page;
//   { id, request }    and answers { id, answer } or, when something went wrong, { id, error, broken }: `broken` when
//                      the module itself failed, and is of no use any more.
// Requests that arrive before the module is ready wait for it.

import init, { think } from "./web.js";

let begin;
const ready = new Promise((resolve) => {
  begin = resolve;
}).then((module) => init({ module_or_path: module }));
ready.catch(() => {}); // each request tells it

addEventListener("message", async ({ data }) => {
  if (data.module) {
    begin(data.module);
    return;
  }
  const { id, request } = data;
  try {
    await ready;
    postMessage({ id, answer: think(request) });
  } catch (error) {
    postMessage({ id, error: String(error?.message ?? error), broken: typeof error !== "string" });
  }
});
