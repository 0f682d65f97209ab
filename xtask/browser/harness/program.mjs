// The program, started by a test with its own arguments.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** Runs `play` with the page's address until it is done, and then ends the program. */
export async function withProgram(program, more, play) {
  const child = spawn(program, ["play", "--no-open", "--port", "0", ...more], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const address = line.match(/http:\S+/)?.[0];
      if (address) return await play(address);
    }
    throw new Error("the program did not say where the page is");
  } finally {
    child.kill();
    await once(child, "exit");
  }
}
