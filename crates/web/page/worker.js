// Thinks beside the page, so that nothing stands still meanwhile. It gets
//   { module }         once: the compiled module of the page;
//   { id, request }    and answers { id, answer } or, when something went wrong, { id, error, broken }: `broken` when
//                      the module itself failed, and is of no use any more.
// Requests that arrive before the module is ready wait for it.

import "./compile.js";
import init, { think } from "./web.js";

let begin;
const ready = new Promise((resolve) => {
  begin = resolve;
}).then((module) => init({ module_or_path: module }));
ready.catch(() => {}); // each request tells it

addEventListener("message", ({ data }) => {
  if (data.module) {
    begin(data.module);
    return;
  }
  last = last.then(() => answer(data));
});

/** One after the other: a question is about the rules that the lesson before it taught. */
let last = Promise.resolve();
async function answer({ id, request }) {
  try {
    await ready;
    postMessage({ id, answer: await think(request) });
  } catch (error) {
    postMessage({ id, error: String(error?.message ?? error), broken: typeof error !== "string" });
  }
}
