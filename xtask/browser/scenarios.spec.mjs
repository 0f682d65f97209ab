// A test of each scenario for Chromium, in every project it names.

import { given } from "./harness/given.mjs";
import { scenarios } from "./harness/scenarios.mjs";
import { test } from "./harness/test.mjs";

const { address, folder, program, names } = given;

for (const { name, run, projects = ["desktop"] } of await scenarios("scenarios", names)) {
  const tag = projects.map((project) => `@${project}`);
  test(name, { tag }, ({ open, browser }) => run({ open, browser, address, folder, program }));
}
