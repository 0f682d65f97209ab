// A whole game of Goblin by the German book, with three at the table.

import { wholeGames } from "../harness/goblin_games.mjs";

export const name = "goblin-edition-de";
export const long = 2;

export const run = (tools) => wholeGames(tools, "de", [3]);
