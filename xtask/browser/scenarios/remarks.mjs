// Every remark of a first game stands beside what it is about, in English and Czech.

import { taught } from "../harness/remarks.mjs";

export const name = "remarks";
export const projects = ["desktop", "phone"];
export const long = 1;

export async function run({ open }) {
  for (const language of ["en", "cs"]) await taught(open, { settings: { language } }, language);
}
