// Programs that an engine consists of: whatever happens, they end with the process that has started them.

import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Runs a program in a group of its own, with all that it starts itself, and ends the group as soon as the program ends or nobody holds
 * the other end of standard input any more: also a process that is killed lets go of that.
 */
const GUARD = '("$0" "$@" < /dev/null; kill 0) & cat; kill 0';

/** Starts a program; `extra` are more pipes than the usual three. */
export async function start(program, words, { env = {}, extra = [] } = {}) {
  const stdio = ["pipe", "ignore", "ignore", ...extra];
  const child = spawn("sh", ["-c", GUARD, program, ...words], { detached: true, env: { ...process.env, ...env }, stdio });
  await once(child, "spawn");
  return child;
}

/** Whether a program is no more. */
export function hasEnded(child) {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Ends a program and all that it has started. */
export async function stop(child) {
  if (hasEnded(child)) return;
  const ended = once(child, "exit");
  child.stdin.end();
  await ended;
}
