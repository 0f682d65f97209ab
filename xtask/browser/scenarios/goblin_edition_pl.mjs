// Whole games of Goblin by the Polish book, with two, three and four at the table.

import { wholeGames } from "../harness/goblin_games.mjs";

export const name = "goblin-edition-pl";
export const long = 3;

export const run = (tools) => wholeGames(tools, "pl");
