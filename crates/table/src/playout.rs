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

/// How a batch of random games went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Playouts {
    /// Games that came to their end.
    pub ended: u64,
    /// Decisions made; steps of chance are not counted.
    pub decisions: u64,
    /// Decisions with one legal action only.
    pub forced: u64,
    /// Steps of chance.
    pub chances: u64,
}

/// Whether each step of a playout is checked before it is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Checking {
    /// [`Rules::advance`]: the steps are legal by construction.
    Unchecked,
    /// [`Rules::apply`], as a host would.
    Checked,
}

impl Playouts {
    /// Plays one more game at random, cut after `limit` decisions: what benchmarks measure. Gives
    /// the last state.
    ///
    /// # Panics
    /// If a legal step is refused.
    #[inline]
    pub fn play<R: Rules>(
        &mut self,
        rules: &R,
        checking: Checking,
        limit: u64,
        luck: &mut impl Luck,
        actions: &mut Vec<R::Action>,
    ) -> R::State {
        let mut state = rules.start();
        let mut left = limit;
        while left > 0 {
            let Some(step) = random_step(rules, &state, actions, luck) else {
                self.ended += 1;
                break;
            };
            if let Step::Act(_) = step {
                left -= 1;
                self.forced += u64::from(actions.len() == 1);
            } else {
                self.chances += 1;
            }
            match checking {
                Checking::Unchecked => rules.advance(&mut state, step, &mut ()),
                Checking::Checked => {
                    let applied = rules.apply(&mut state, step, &mut ());
                    assert!(applied.is_ok(), "a legal step was refused: {applied:?}");
                }
            }
        }
        self.decisions += limit - left;
        state
    }
}
