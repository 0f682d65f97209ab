// The scenarios: files that export `name` and `run`. Those of `scenarios` are for Chromium, with all that Playwright can do; those
// of `everywhere` are for every engine.

import { readdir } from "node:fs/promises";

async function read(folder) {
  const place = new URL(`../${folder}/`, import.meta.url);
  const files = (await readdir(place)).filter((file) => file.endsWith(".mjs")).sort();
  return Promise.all(files.map((file) => import(new URL(file, place))));
}

/** Those of a folder that are wanted. Long ones come first, so that they do not end alone. */
export async function scenarios(folder, names) {
  const chosen = (await read(folder)).filter(({ name }) => names.length === 0 || names.includes(name));
  return chosen.sort((a, b) => (b.long ?? 0) - (a.long ?? 0));
}

/** Refuses names that no scenario of these folders has. */
export async function refuseUnknown(folders, names) {
  const known = (await Promise.all(folders.map(read))).flat().map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`there is no scenario ${unknown.join(", ")}; there are ${known.join(", ")}`);
}
