// A worker that cannot start, or that says nonsense, does not stop a game.

import assert from "node:assert/strict";
import { Player } from "../harness/player.mjs";

export const name = "worker";

/** The second seat is a bot's. */
const botPlayed = async (visit) => /^2 /m.test(await visit.saved());

export async function run({ open }) {
  const missing = await open({ routes: (page) => page.route("**/worker.js", (route) => route.fulfill({ status: 404, body: "" })) });
  missing.expect(/worker\.js|404/);
  await missing.id("play-now").click();
  const player = new Player(missing);
  await player.play(async (_, choices) => choices >= 8 && (await botPlayed(missing)));
  assert.ok(await botPlayed(missing), "bots think in the page then");
  await missing.close();

  const body = 'onmessage = ({ data }) => { if (data.id) postMessage({ id: data.id, error: "out of ideas" }); };';
  const failing = await open({
    routes: (page) => page.route("**/worker.js", (route) => route.fulfill({ contentType: "text/javascript", body })),
  });
  failing.expect(/the worker failed: out of ideas/);
  await failing.id("play-now").click();
  await new Player(failing).play(async (_, choices) => choices >= 5 && (await botPlayed(failing)));
  assert.ok(await botPlayed(failing), "bots think in the page then as well");
}
