// The same with the program itself: its headers let the page be kept, and what is kept plays when the program is gone.

import assert from "node:assert/strict";
import { Player } from "../harness/player.mjs";
import { withProgram } from "../harness/program.mjs";
import { kept } from "../harness/versions.mjs";

export const name = "offline-program";

export async function run({ open, program }) {
  const visit = await withProgram(program, [], async (address) => {
    const visit = await open({ address, offline: true });
    await kept(visit);
    const headers = await visit.page.evaluate(async () => {
      const control = async (path) => (await fetch(path, { method: "HEAD" })).headers.get("cache-control");
      return [await control("sw.js"), await control("./"), await control(`${globalThis.karakFiles}web.js`)];
    });
    assert.deepEqual(headers, ["no-cache", "no-cache", "public, max-age=31536000, immutable"]);
    return visit;
  });
  visit.expect(/sw\.js|ERR_CONNECTION_REFUSED/);
  await visit.page.reload();
  await visit.id("play-now").click();
  const player = new Player(visit);
  await player.play((_, choices) => choices >= 5);
  assert.ok(player.choices >= 5);
}
