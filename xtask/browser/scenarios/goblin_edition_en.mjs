// Whole games of Goblin by the English book, with two, three and four at the table.

import { wholeGames } from "../harness/goblin_games.mjs";

export const name = "goblin-edition-en";
export const long = 3;

export const run = (tools) => wholeGames(tools, "en", [2, 3, 4]);
