// The program, started by a test with its own arguments.

import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { hasEnded } from "../engines/processes.mjs";

/** Runs `use` with a folder that is gone afterwards, whatever happens. */
export async function withFolder(use, within = tmpdir()) {
  const folder = await mkdtemp(join(within, "karak-"));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Sees to it that a program ends with this process at the latest: a worker that the test runner stops ends nothing itself. */
function bound(child) {
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => process.off("exit", kill));
  return child;
}

/** Waits until a program is no more. */
export async function ended(child) {
  if (!hasEnded(child)) await once(child, "exit");
}

/** Starts the program with its data in a folder, and gives it at once. */
export function start(program, data, words) {
  const options = { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, KARAK_DATA: data } };
  return bound(spawn(program, ["play", "--no-open", ...words], options));
}

/** Where the page is, once the program says so. */
export async function addressOf(child) {
  for await (const line of createInterface({ input: child.stdout })) {
    const address = line.match(/http:\S+/)?.[0];
    if (address) return address;
  }
  throw new Error("the program did not say where the page is");
}

/** Runs `play` with the page's address until it is done, and then ends the program. */
export function withProgram(program, more, play) {
  return withFolder(async (data) => {
    const child = start(program, data, ["--port", "0", ...more]);
    try {
      return await play(await addressOf(child));
    } finally {
      child.kill();
      await ended(child);
    }
  });
}

/** The program proves every step and roll of a game that was played in a browser: both run the same engine. */
export function prove(program, record) {
  return withFolder(async (folder) => {
    const file = join(folder, "game.karak");
    await writeFile(file, record);
    const { stdout } = await promisify(execFile)(program, ["replay", file, "--verify", "--lang", "en"]);
    assert.match(stdout, /proved|verified|dice/i);
  });
}
