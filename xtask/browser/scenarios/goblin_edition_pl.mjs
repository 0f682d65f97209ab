// A whole game of Goblin by the Polish book, alone: who does what the page advises beats the lord.

import { wholeGame } from "../harness/goblin_games.mjs";

export const name = "goblin-edition-pl";
export const long = 2;

export const run = (tools) => wholeGame(tools, { edition: "pl", seats: ["Person"], heroes: ["taia"], reads: true, house: { "short-game": "on" } });
