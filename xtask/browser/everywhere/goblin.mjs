// A whole game of Goblin, in every engine.

import { wholeGame } from "../harness/everywhere.mjs";

export const name = "everywhere-goblin";
export const long = 3;

export const run = (tools) => wholeGame(tools, "goblin", "play-now-goblin");
