//! The moments of keen games, as they come.

use goblin::{Goblin, State};
use table::{PlayoutLuck, Rules as _, Step, Turn};

use crate::keen::Keen;

/// Plays one game of keen players, up to so many turns, and shows every state on the way.
pub(crate) fn follow(rules: &Goblin, seed: u64, turns: u16, mut each: impl FnMut(&State)) {
    let mut keen = Keen::new(seed);
    let mut luck = PlayoutLuck::new(!seed);
    let mut state = rules.start();
    while state.turn() <= turns {
        each(&state);
        let step = match rules.turn(&state) {
            Turn::Over => break,
            Turn::Chance => Step::Chance(rules.sample(&state, &mut luck)),
            Turn::Seat(_) => Step::Act(keen.choose(rules, &state)),
        };
        rules.advance(&mut state, step, &mut ());
    }
}
