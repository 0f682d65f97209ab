//! Playing at random: for simulations, benchmarks, tests and the simplest of bots.

use alloc::vec::Vec;

use crate::{Luck, Rules, Step, Turn};

/// A step drawn at random: chance by its weights, players evenly among their legal actions. `None`
/// when the game is over. `actions` is scratch space; afterwards it holds what was legal.
#[inline]
pub fn random_step<R: Rules>(
    rules: &R,
    state: &R::State,
    actions: &mut Vec<R::Action>,
    luck: &mut impl Luck,
) -> Option<Step<R::Action, R::Chance>> {
    match rules.turn(state) {
        Turn::Over => None,
        Turn::Chance => Some(Step::Chance(rules.sample(state, luck))),
        Turn::Seat(_) => {
            rules.legal_actions(state, actions);
            Some(Step::Act(actions[luck.below(actions.len() as u32) as usize]))
        }
    }
}
