// axe-core finds no barrier on any screen of Goblin, in half of the states of its table and on the sheets that open there: desktop.

import { noBarriers } from "../harness/barriers.mjs";

export const name = "goblin-access";
export const long = 3;

export const run = ({ open }) => noBarriers(open, "desktop", "goblin", 0);
