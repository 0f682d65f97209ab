// Four browsers at one table of Goblin, as in `online-four`.

import { together } from "./online_four.mjs";

export const name = "online-four-goblin";

export function run(given) {
  return together(given, "goblin");
}
