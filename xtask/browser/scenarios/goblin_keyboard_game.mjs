// Many turns of Goblin by keyboard alone, and on to the one who beats the lord.

import { wholeGameBy } from "../harness/goblin_games.mjs";

export const name = "goblin-keyboard-game";
export const long = 2;

export const run = (tools) => wholeGameBy(tools, "keyboard", {});
