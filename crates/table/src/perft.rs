//! Counting the paths of a game: a fingerprint of the rules.

use alloc::vec::Vec;

use crate::{Rules, Step, Turn};

/// How many different sequences of `depth` steps (decisions and chance outcomes alike) lead on from
/// this state; a game that is over counts as one. Any change of a rule that can be met within that
/// depth changes the number.
pub fn perft<R: Rules>(rules: &R, state: &R::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let count = |step| {
        let mut next = *state;
        rules.advance(&mut next, step, &mut ());
        perft(rules, &next, depth - 1)
    };
    match rules.turn(state) {
        Turn::Over => 1,
        Turn::Seat(_) => {
            let mut actions = Vec::new();
            rules.legal_actions(state, &mut actions);
            actions.into_iter().map(|action| count(Step::Act(action))).sum()
        }
        Turn::Chance => {
            let mut chances = Vec::new();
            rules.chances(state, &mut chances);
            chances.into_iter().map(|option| count(Step::Chance(option.chance))).sum()
        }
    }
}
