// A worker that cannot start, or that says nonsense, does not stop a game.

import assert from "node:assert/strict";
import { Player } from "../harness/player.mjs";

export const name = "worker";

export async function run({ open }) {
  const missing = await open({ routes: (page) => page.route("**/worker.js", (route) => route.fulfill({ status: 404, body: "" })) });
  missing.expect(/worker\.js|404/);
  await missing.id("play-now").click();
  const player = new Player(missing);
  await player.play((_, choices) => choices >= 25);
  assert.ok(player.choices >= 25, "bots think in the page then");
  await missing.close();

  const body = 'onmessage = ({ data }) => { if (data.id) postMessage({ id: data.id, error: "out of ideas" }); };';
  const failing = await open({
    routes: (page) => page.route("**/worker.js", (route) => route.fulfill({ contentType: "text/javascript", body })),
  });
  failing.expect(/the worker failed: out of ideas/);
  await failing.id("play-now").click();
  await new Player(failing).play((_, choices) => choices >= 10);
}
