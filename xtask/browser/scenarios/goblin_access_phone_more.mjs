// axe-core finds no barrier on the other half of the states of Goblin's table and on the sheets that open there: phone.

import { noBarriers } from "../harness/barriers.mjs";

export const name = "goblin-access-phone-more";
export const projects = ["phone"];
export const long = 3;

export const run = ({ open }) => noBarriers(open, "phone", "goblin", 1);
