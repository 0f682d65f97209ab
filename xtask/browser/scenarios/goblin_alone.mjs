// Whole games of Goblin alone, by the English and the Czech book.

import { wholeGameAlone } from "../harness/goblin_games.mjs";

export const name = "goblin-alone";
export const long = 3;

export async function run(tools) {
  for (const edition of ["en", "cs"]) await wholeGameAlone(tools, edition);
}
