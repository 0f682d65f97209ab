// Runs the scenarios in the engines that are given: every one, or those named.
// node run.mjs ADDRESS PAGE PROGRAM OUTPUT [ENGINE=PROGRAM…] [NAME…]

import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { VARIABLE } from "./harness/given.mjs";
import { refuseUnknown } from "./harness/scenarios.mjs";

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

const [address, folder, program, output, ...rest] = process.argv.slice(2);
const engines = Object.fromEntries(rest.filter((word) => word.includes("=")).map((word) => word.split("=")));
const names = rest.filter((word) => !word.includes("="));

try {
  await refuseUnknown(engines.chromium ? ["scenarios", "everywhere"] : ["everywhere"], names);
  const runner = spawn(process.execPath, [here("node_modules/@playwright/test/cli.js"), "test", "--config", here("playwright.config.mjs")], {
    env: { ...process.env, [VARIABLE]: JSON.stringify({ address, folder, program, output, engines, names }) },
    stdio: "inherit",
  });
  // Whoever interrupts this interrupts the runner, which ends what it has started.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => runner.kill("SIGINT"));
  const [code, signal] = await once(runner, "exit");
  if (signal) console.error(`the test runner was ended by ${signal}`);
  process.exitCode = code ?? 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
