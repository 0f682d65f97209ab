// Whole games of Goblin alone, by the German and the Polish book.

import { wholeGameAlone } from "../harness/goblin_games.mjs";

export const name = "goblin-alone-more";
export const long = 3;

export async function run(tools) {
  for (const edition of ["de", "pl"]) await wholeGameAlone(tools, edition);
}
