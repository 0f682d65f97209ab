//! Something to tell the player beside the game.

use table::HostError;

use super::Staged;
use crate::prelude::*;
use crate::session::think::Answer;

/// What is told.
#[derive(Clone, PartialEq, Debug)]
pub enum Notice<G: Staged> {
    /// This was tapped and is not possible.
    Impossible(G::Tapped),
    /// This is why something is not possible.
    Refused(HostError<G::Refusal>),
    /// What the best bot would do.
    Hint(Box<HintGiven<G::Action>>),
    /// The last action is taken back.
    TakenBack,
    /// A text of the page's own, by its key.
    Text(Key),
}

/// A hint, and the situation it was given in.
#[derive(Clone, PartialEq, Debug)]
pub struct HintGiven<A> {
    /// What to do.
    pub action: A,
    /// Nothing else makes sense.
    pub only: bool,
    /// The chance to win the game then.
    pub win: Option<f32>,
    /// The second best, and the chance with that.
    pub other: Option<(A, f32)>,
}

impl<A: std::str::FromStr> HintGiven<A> {
    /// What a worker answered, if it makes sense.
    pub(super) fn read(answer: Answer) -> Option<Self> {
        let other = answer.other;
        Some(Self {
            action: answer.action.parse().ok()?,
            only: answer.only,
            win: answer.win,
            other: other.and_then(|(action, win)| Some((action.parse().ok()?, win))),
        })
    }
}
