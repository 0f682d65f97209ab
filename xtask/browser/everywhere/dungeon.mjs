// A whole game of the dungeon, in every engine.

import { wholeGame } from "../harness/everywhere.mjs";

export const name = "everywhere-dungeon";
export const long = 2;

export const run = (tools) => wholeGame(tools, "dungeon", "play-now");
