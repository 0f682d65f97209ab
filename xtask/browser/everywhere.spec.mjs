// A test of each scenario for every engine.

import { test } from "./engines/test.mjs";
import { given } from "./harness/given.mjs";
import { scenarios } from "./harness/scenarios.mjs";

const { program, names } = given;

for (const { name, run } of await scenarios("everywhere", names)) {
  test(name, ({ open }) => run({ open, program }));
}
