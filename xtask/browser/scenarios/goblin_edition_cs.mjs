// A whole game of Goblin by the Czech book, with two at the table.

import { wholeGames } from "../harness/goblin_games.mjs";

export const name = "goblin-edition-cs";
export const long = 1;

export const run = (tools) => wholeGames(tools, "cs", [2]);
