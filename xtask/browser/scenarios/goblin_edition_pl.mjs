// A whole game of Goblin by the Polish book, with four at the table.

import { wholeGames } from "../harness/goblin_games.mjs";

export const name = "goblin-edition-pl";
export const long = 2;

export const run = (tools) => wholeGames(tools, "pl", [4]);
