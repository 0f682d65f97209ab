// axe-core finds no barrier on any screen, in any state of the dungeon's table and on any sheet that opens there: phone.

import { noBarriers } from "../harness/barriers.mjs";

export const name = "access-phone";
export const projects = ["phone"];
export const long = 3;

export const run = ({ open }) => noBarriers(open, "phone", "dungeon");
