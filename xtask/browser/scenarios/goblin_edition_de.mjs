// A whole game of Goblin by the German book, with four at the table.

import { SHORTER, wholeGame } from "../harness/goblin_games.mjs";

export const name = "goblin-edition-de";
export const long = 2;

const SEATS = ["Person", "Normal", "Normal", "Normal"];
const HEROES = ["victorius", "taia", "argentus", "horan"];

export const run = (tools) => wholeGame(tools, { edition: "de", seats: SEATS, heroes: HEROES, abilities: true, house: SHORTER });
