// Many turns of Goblin by touch on a phone, where choices are confirmed, and on to the one who beats the lord.

import { wholeGameBy } from "../harness/goblin_games.mjs";

export const name = "goblin-phone-game";
export const projects = ["phone"];
export const long = 2;

export const run = (tools) => wholeGameBy(tools, "touch", { size: "phone", touch: true, settings: { confirm: undefined } });
