// The program, started by a test with its own arguments.

import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";

/** Runs `play` with the page's address until it is done, and then ends the program. */
export async function withProgram(program, more, play) {
  const data = await mkdtemp(join(tmpdir(), "karak-"));
  const options = { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, KARAK_DATA: data } };
  const child = spawn(program, ["play", "--no-open", "--port", "0", ...more], options);
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const address = line.match(/http:\S+/)?.[0];
      if (address) return await play(address);
    }
    throw new Error("the program did not say where the page is");
  } finally {
    child.kill();
    await once(child, "exit");
    await rm(data, { recursive: true });
  }
}

/** The program proves every step and roll of a game that was played in a browser: both run the same engine. */
export async function prove(program, record) {
  const folder = await mkdtemp(join(tmpdir(), "karak-"));
  try {
    const file = join(folder, "game.karak");
    await writeFile(file, record);
    const { stdout } = await promisify(execFile)(program, ["replay", file, "--verify", "--lang", "en"]);
    assert.match(stdout, /proved|verified|dice/i);
  } finally {
    await rm(folder, { recursive: true });
  }
}
