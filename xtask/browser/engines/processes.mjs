// Programs that an engine consists of: whatever happens, they end with the process that has started them.

import { spawn } from "node:child_process";
import { once } from "node:events";

const running = new Set();

function kill(child, signal) {
  try {
    // Each leads a group of its own, with all that it starts itself.
    process.kill(-child.pid, signal);
  } catch {
    // it has ended already
  }
}

process.on("exit", () => {
  for (const child of running) kill(child, "SIGKILL");
});

/** Starts a program; `extra` are more pipes than the usual three. */
export async function start(program, words, { env = {}, extra = [] } = {}) {
  const child = spawn(program, words, { detached: true, env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "ignore", ...extra] });
  await once(child, "spawn");
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

/** Ends a program and all that it has started. */
export async function stop(child) {
  const ended = child.exitCode !== null || child.signalCode !== null || once(child, "exit");
  kill(child, "SIGTERM");
  await ended;
  kill(child, "SIGKILL"); // what it has left behind
}
