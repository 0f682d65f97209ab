// What the tests are given by `run.mjs`. Every process of the test runner finds it in its environment.

/** The variable it travels in. */
export const VARIABLE = "KARAK_BROWSER";

/**
 * `address` is where the page is, `folder` its files, `program` the program that serves it, `output` the folder for what
 * failures leave, `engines` the programs of the engines by their names, `names` the scenarios to run (all when empty).
 */
export const given = JSON.parse(process.env[VARIABLE] ?? "{}");
