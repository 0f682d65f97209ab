//! Exact odds of combats under the best play: first win, then tie, then spend little.
//!
//! [`Fighter`] knows the odds of a combat that is about to begin. [`now`], [`of_choice`] and [`ahead`]
//! know those of any moment of a game: they try what may happen on a copy of the state, so no rule is
//! told twice.

mod choice;
mod fighter;
mod ratio;

pub use choice::{ahead, now, of_choice};
pub use fighter::{Chances, Fighter, Odds};
pub use ratio::Ratio;

use crate::FightResult;

/// How a combat may end; the three make up a whole. Better is what wins more often, then what ties
/// more often.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Prospects {
    /// The monster is beaten.
    pub win: Ratio,
    /// Nobody is hurt.
    pub tie: Ratio,
    /// A hit point is lost.
    pub loss: Ratio,
}

impl Prospects {
    /// Those of a combat that is sure to end like this.
    pub fn certain(result: FightResult) -> Self {
        let is = |end: FightResult| Ratio::new(u32::from(result == end), 1);
        Self { win: is(FightResult::Won), tie: is(FightResult::Tied), loss: is(FightResult::Lost) }
    }

    /// How the combat ends, if that is certain.
    pub fn certain_result(self) -> Option<FightResult> {
        [FightResult::Won, FightResult::Tied, FightResult::Lost]
            .into_iter()
            .zip([self.win, self.tie, self.loss])
            .find_map(|(result, part)| part.is_whole().then_some(result))
    }
}
