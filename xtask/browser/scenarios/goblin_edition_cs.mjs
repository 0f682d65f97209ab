// A whole game of Goblin by the Czech book, with three at the table.

import { SHORTER, wholeGame } from "../harness/goblin_games.mjs";

export const name = "goblin-edition-cs";
export const long = 2;

const SEATS = ["Person", "Normal", "Normal"];
const HEROES = ["argentus", "xanros", "aderyn"];

export const run = (tools) => wholeGame(tools, { edition: "cs", seats: SEATS, heroes: HEROES, abilities: true, house: SHORTER });
