// Goblin in all four languages, also with letters twice as large.

import { everyLanguage } from "../harness/languages.mjs";

export const name = "goblin-languages";
export const long = 2;

const SCREENS = ["/new/goblin", "/new/goblin/people", "/new/goblin/online", "/rules/goblin", "/rules/goblin/all"];
const STATES = ["turn", "battle", "battle-cursed", "double", "look", "discard", "arrange", "equip", "shop", "pay", "own", "two", "over"];

export const run = ({ open }) => everyLanguage(open, SCREENS, STATES.map((state) => `goblin-${state}`));
