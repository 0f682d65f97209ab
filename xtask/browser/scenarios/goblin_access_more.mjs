// axe-core finds no barrier on the other half of the states of Goblin's table and on the sheets that open there: desktop.

import { noBarriers } from "../harness/barriers.mjs";

export const name = "goblin-access-more";
export const long = 3;

export const run = ({ open }) => noBarriers(open, "desktop", "goblin", 1);
