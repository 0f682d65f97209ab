// Remarks of both games with very large letters, and on a phone that is held sideways.

import { taught } from "../harness/remarks.mjs";

export const name = "remarks-room";

const STATES = { fight: ["dungeon-fight"], "goblin-turn": ["goblin-reward", "goblin-key"] };

export async function run({ open }) {
  for (const [width, height, percent] of [
    [844, 390, 100],
    [390, 844, 200],
    [844, 390, 200],
    [1280, 800, 200],
  ]) {
    const options = { viewport: { width, height }, touch: width < 900, settings: { "text-size": percent } };
    await taught(open, options, `${width}×${height}, ${percent} %,`, STATES);
  }
}
