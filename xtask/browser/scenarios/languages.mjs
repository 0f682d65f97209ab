// The screens and the dungeon in all four languages, also with letters twice as large.

import { everyLanguage } from "../harness/languages.mjs";

export const name = "languages";
export const long = 1;

const SCREENS = ["/", "/new/dungeon", "/new/dungeon/people", "/new/dungeon/online", "/online", "/saved", "/settings", "/about", "/rules/dungeon", "/rules/dungeon/all"];
const STATES = ["walk", "lay", "fight", "loot", "curse", "over"];

export const run = ({ open }) => everyLanguage(open, SCREENS, STATES);
