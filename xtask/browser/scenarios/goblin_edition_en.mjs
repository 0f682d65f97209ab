// A whole game of Goblin by the English book, with two at the table.

import { wholeGame } from "../harness/goblin_games.mjs";

export const name = "goblin-edition-en";
export const long = 2;

export const run = (tools) => wholeGame(tools, { edition: "en", seats: ["Person", "Normal"], heroes: ["horan", "taia"], abilities: true, house: { "short-game": "on" } });
