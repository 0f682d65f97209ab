//! Something to tell the player beside the game.

use table::HostError;

use super::{Stage, Staged};
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
    /// What was chosen did not come into effect, and why, by the key of the text.
    GivenBack(Key),
    /// A text of the page's own, by its key.
    Text(Key),
}

impl<G: Staged> Notice<G> {
    /// The hint, if it is one.
    pub fn hint(&self) -> Option<&HintGiven<G::Action>> {
        match self {
            Self::Hint(given) => Some(given),
            Self::Impossible(_)
            | Self::Refused(_)
            | Self::TakenBack
            | Self::GivenBack(_)
            | Self::Text(_) => None,
        }
    }
}

impl<G: Staged> Stage<G> {
    /// The game goes on by itself, and what was told beside it is over. Only what was given back stays until it is read.
    pub(super) fn forget_notice(self) {
        let over = self.notice.with_untracked(|notice| match notice {
            None => false,
            Some(Notice::GivenBack(_)) => self.notice_read.get_untracked(),
            Some(_) => true,
        });
        if over {
            self.notice.set(None);
        }
    }

    /// What somebody has chosen did not come into effect.
    pub(super) fn give_back(self, why: Key) {
        self.notice_read.set(false);
        self.notice.set(Some(Notice::GivenBack(why)));
    }
}

/// A hint, and the situation it was given in.
#[derive(Clone, PartialEq, Debug)]
pub struct HintGiven<A> {
    /// What to do, and what is to follow: at least one action.
    pub plan: Vec<A>,
    /// Nothing else makes sense.
    pub only: bool,
    /// The chance to win the game then.
    pub win: Option<f32>,
    /// The second best, and the chance with that.
    pub other: Option<(Vec<A>, f32)>,
}

impl<A: std::str::FromStr + Copy> HintGiven<A> {
    /// What a worker answered, if it makes sense.
    pub(super) fn read(answer: Answer) -> Option<Self> {
        let read = |plan: Vec<String>| -> Option<Vec<A>> {
            let plan = plan.iter().map(|action| action.parse().ok()).collect::<Option<Vec<A>>>()?;
            Some(plan).filter(|plan| !plan.is_empty())
        };
        let other = answer.other;
        Some(Self {
            plan: read(answer.plan)?,
            only: answer.only,
            win: answer.win,
            other: other.and_then(|(plan, win)| Some((read(plan)?, win))),
        })
    }

    /// What to do now.
    pub fn action(&self) -> A {
        self.plan[0]
    }
}
