// Says a line for each test as it ends, what is wrong and where its pictures are, and at the end how many passed.

import { stripVTControlCharacters } from "node:util";

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;
const indented = (text) => `        ${text.split("\n").join("\n        ")}`;

/** Playwright colours its sentences, also where nobody sees colours. */
const told = (error) => stripVTControlCharacters(error.stack ?? error.message ?? String(error.value));
const inShort = (error) => told(error).split("\n")[0].slice(0, 300);

export default class Reporter {
  passed = 0;
  failed = 0;
  /** How long the tests of each project took together. */
  spent = new Map();
  /** One line about each that failed: what was said about it then is far above. */
  failures = [];

  onTestEnd(test, result) {
    const ok = result.status === "passed";
    if (ok) this.passed += 1;
    else this.failed += 1;
    const project = test.parent.project().name;
    this.spent.set(project, (this.spent.get(project) ?? 0) + result.duration);
    console.log(`${ok ? "ok    " : "FAILED"} ${seconds(result.duration).padStart(8)}  ${project.padEnd(9)}  ${test.title}`);
    if (ok) return;
    this.failures.push(`${result.status}  ${project}  ${test.title}: ${result.errors.length > 0 ? inShort(result.errors[0]) : ""}`);
    for (const error of result.errors) console.log(indented(told(error)));
    for (const { name, path } of result.attachments) if (path) console.log(indented(`${name}: ${path}`));
  }

  /** What is wrong outside of tests. */
  onError(error) {
    this.failed += 1;
    this.failures.push(`outside of tests: ${inShort(error)}`);
    console.log(told(error));
  }

  onStdOut(chunk) {
    process.stdout.write(chunk);
  }

  onStdErr(chunk) {
    process.stderr.write(chunk);
  }

  onEnd({ duration, status }) {
    // Nobody may take a run in which nothing was checked for a good one.
    const bad = this.passed === 0 || this.failed > 0 || status !== "passed";
    for (const [project, time] of this.spent) console.log(`${project}: ${seconds(time)} of tests`);
    console.log(`\nin ${seconds(duration)}${status === "interrupted" ? ", interrupted" : ""}`);
    for (const failure of this.failures) console.log(`FAILED ${failure}`);
    console.log(`${this.passed} passed, ${this.failed} failed`);
    return { status: bad ? "failed" : "passed" };
  }

  printsToStdio() {
    return true;
  }
}
