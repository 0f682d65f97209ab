// Every remark of a first game stands beside what it is about, in German and Polish.

import { taught } from "../harness/remarks.mjs";

export const name = "remarks-more";
export const projects = ["desktop", "phone"];
export const long = 1;

export async function run({ open }) {
  for (const language of ["de", "pl"]) await taught(open, { settings: { language } }, language);
}
