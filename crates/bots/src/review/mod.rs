//! A review of a game that is over: what every decision was worth, and how lucky everybody was.
//!
//! Each moment of a game has a value: everybody's chance to win, together one. A step changes it, and every
//! change has one owner:
//!
//! - What chance turns up is **luck**: the value after it, less the mean over all that could have turned up,
//!   each valued alike. So luck is 0 on average, and what one seat gains by it others lose.
//! - All else belongs to **decisions**: what the one who decides gains or loses by it, and what it gives to
//!   others.
//!
//! So for each seat `result − start = luck + decisions`, to rounding. A value is found by looking to the end of
//! the turn, by an estimate there ([`Reviewed::estimate`]). When the next turn begins that is looked at anew,
//! by what its player can know: what the value changes by then is counted to the next decision, apart from
//! what the decision itself did ([`Decided::revised`]), and never to luck.
//!
//! A decision is judged by what the seat could know: the moment is the true one, but what is hidden from the
//! player counts as it might be, not as it was ([`Reviewed::attend`]).

mod account;
mod look;
mod told;

use table::{MAX_SEATS, Rules, Seat, StepOf};

use crate::Searched;
pub use told::{Decided, Drawn, Mark, Review, SeatReview};

/// The review of a game with these rules.
pub type ReviewOf<R> = Review<<R as Rules>::Action, <R as Rules>::Chance>;

/// A chance to win for each seat, together one.
type Chances = [f64; MAX_SEATS];

/// A game that can be reviewed.
pub trait Reviewed: Searched {
    /// Room to think in.
    fn room(&self) -> Self::Scratch;

    /// Whose turn it is, also while chance decides.
    fn mover(state: &Self::State) -> Seat;

    /// From now on moments are judged by what this seat can know in this state.
    fn attend(&self, room: &mut Self::Scratch, state: &Self::State, seat: Seat);

    /// A new look begins: nothing is left of what the last one used up.
    fn refresh(_room: &mut Self::Scratch) {}

    /// How likely each seat is to win, by what is attended to.
    fn estimate(&self, room: &mut Self::Scratch, state: &Self::State) -> [f32; MAX_SEATS];

    /// What ends a choice that could be made again and again, where nobody looks closely.
    fn rest(&self, _state: &Self::State) -> Option<Self::Action> {
        None
    }
}

/// The review of the game that these steps made of the start. `None` where there is nothing to review: nobody
/// plays against anybody, or nobody has decided anything.
pub fn review<R: Reviewed>(rules: &R, start: R::State, steps: &[StepOf<R>]) -> Option<ReviewOf<R>> {
    account::Account::new(rules, start).of(steps)
}
