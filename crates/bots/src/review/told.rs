//! What a review says, in numbers.

use alloc::vec::Vec;
use core::convert::Infallible;

use serde::{Deserialize, Serialize};
use table::Seat;

/// A review. `A` is an action and `C` what chance turns up, in whatever form: as itself, in notation, or as a
/// sentence. Chances to win are from 0 to 1; a point is a hundredth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Review<A, C> {
    /// Each seat's chance to win when the first turn began.
    pub start: Vec<f64>,
    /// What it came to: 1 for a victory, a part of it for a shared one. Of a game that ended without a winner
    /// what the estimate said last.
    pub result: Vec<f64>,
    /// What there is to say of each seat.
    pub seats: Vec<SeatReview>,
    /// Every decision, in order.
    pub decisions: Vec<Decided<A>>,
    /// Everything that chance turned up, in order.
    pub draws: Vec<Drawn<C>>,
    /// The decisions to learn most from, the dearest first, as places in `decisions`: at most
    /// [`MOST_LESSONS`](Self::MOST_LESSONS).
    pub lessons: Vec<usize>,
}

/// A seat in a review.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatReview {
    /// What chance gave it, or took.
    pub luck: f64,
    /// What its own decisions gave it, or cost.
    pub own: f64,
    /// What the decisions of the others gave it, or cost.
    pub others: f64,
    /// Its decisions that count: neither forced nor obvious.
    pub decisions: u16,
    /// What it lost by them against the best, together.
    pub lost: f64,
    /// What a decision lost on average.
    pub error: f64,
    /// How many of them have each mark, the slightest first.
    pub marks: [u16; 3],
    /// What the result would have been with average luck: the result without luck.
    pub adjusted: f64,
}

/// How bad a decision was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// It lost five points of winning chance or more.
    Doubtful,
    /// Ten or more.
    Mistake,
    /// Fifteen or more.
    Blunder,
}

impl Mark {
    /// All of them, the slightest first.
    pub const ALL: [Self; 3] = [Self::Doubtful, Self::Mistake, Self::Blunder];

    /// The mark for a loss of so much.
    pub fn of(loss: f64) -> Option<Self> {
        let marks = [(0.15, Self::Blunder), (0.10, Self::Mistake), (0.05, Self::Doubtful)];
        marks.into_iter().find(|&(least, _)| loss >= least).map(|(_, mark)| mark)
    }
}

/// A decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Decided<A> {
    /// Which step of the game it was, counted from 0.
    pub step: usize,
    /// In which turn, counted from 1.
    pub turn: u16,
    /// Who decided.
    pub seat: Seat,
    /// What was done; `None` where somebody left the game, or all ended it.
    pub action: Option<A>,
    /// Whether there was something to decide: neither forced nor obvious.
    pub counts: bool,
    /// What it lost against the best, as a chance to win. What is too little to be told from nothing is 0.
    pub loss: f64,
    /// How bad that is.
    pub mark: Option<Mark>,
    /// The better line, where something was lost: what to do instead, one action after the other.
    pub better: Vec<A>,
    /// What it gave to each seat, or cost, with what is in `revised`.
    pub gave: Vec<f64>,
    /// Of that what the value changed by because it was looked at anew, not by the decision.
    pub revised: Vec<f64>,
}

/// What chance turned up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Drawn<C> {
    /// Which step of the game it was, counted from 0.
    pub step: usize,
    /// In which turn, counted from 1.
    pub turn: u16,
    /// Whose turn it was.
    pub seat: Seat,
    /// What turned up.
    pub chance: C,
    /// The luck of each seat.
    pub luck: Vec<f64>,
}

impl<A, C> Review<A, C> {
    /// Nobody learns more at once.
    pub const MOST_LESSONS: usize = 3;

    /// The same with its actions and draws in another form.
    pub fn map<T, D>(
        self,
        mut form: impl FnMut(A) -> T,
        mut drawn_form: impl FnMut(C) -> D,
    ) -> Review<T, D> {
        let mapped = self.try_map::<T, D, Infallible>(
            |action| Ok(form(action)),
            |chance| Ok(drawn_form(chance)),
        );
        match mapped {
            Ok(review) => review,
            Err(never) => match never {},
        }
    }

    /// The same with its actions and draws in another form, if all of them have one.
    ///
    /// # Errors
    /// The first that has none.
    pub fn try_map<T, D, E>(
        self,
        mut form: impl FnMut(A) -> Result<T, E>,
        mut drawn_form: impl FnMut(C) -> Result<D, E>,
    ) -> Result<Review<T, D>, E> {
        let decided = |it: Decided<A>| {
            Ok(Decided {
                action: it.action.map(&mut form).transpose()?,
                better: it.better.into_iter().map(&mut form).collect::<Result<_, E>>()?,
                step: it.step,
                turn: it.turn,
                seat: it.seat,
                counts: it.counts,
                loss: it.loss,
                mark: it.mark,
                gave: it.gave,
                revised: it.revised,
            })
        };
        let drawn = |it: Drawn<C>| {
            Ok(Drawn {
                chance: drawn_form(it.chance)?,
                step: it.step,
                turn: it.turn,
                seat: it.seat,
                luck: it.luck,
            })
        };
        Ok(Review {
            draws: self.draws.into_iter().map(drawn).collect::<Result<_, E>>()?,
            decisions: self.decisions.into_iter().map(decided).collect::<Result<_, E>>()?,
            start: self.start,
            result: self.result,
            seats: self.seats,
            lessons: self.lessons,
        })
    }

    /// What is told of it in sentences: of the decisions only the lessons, and no draws.
    pub fn told(self) -> Self {
        let mut decisions: Vec<Option<Decided<A>>> = self.decisions.into_iter().map(Some).collect();
        let kept = |&place: &usize| decisions.get_mut(place).and_then(Option::take);
        let decisions: Vec<Decided<A>> = self.lessons.iter().filter_map(kept).collect();
        Self { lessons: (0..decisions.len()).collect(), decisions, draws: Vec::new(), ..self }
    }

    /// The decisions to learn most from, the dearest first.
    pub fn lessons(&self) -> impl Iterator<Item = &Decided<A>> {
        self.lessons.iter().filter_map(|&place| self.decisions.get(place))
    }
}
