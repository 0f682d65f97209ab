// axe-core finds no barrier on any screen of Goblin, in half of the states of its table and on the sheets that open there: phone.

import { noBarriers } from "../harness/barriers.mjs";

export const name = "goblin-access-phone";
export const projects = ["phone"];
export const long = 3;

export const run = ({ open }) => noBarriers(open, "phone", "goblin", 0);
