//! Why a table does not do what it is asked for.

use protocol::{Refused, Why};
use table::{HostError, Reason};

/// Why not. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refusal {
    why: Why,
    sentence: String,
    rule: Option<&'static str>,
}

impl Refusal {
    pub(crate) fn new(why: Why, sentence: &str) -> Self {
        Self { why, sentence: sentence.to_owned(), rule: None }
    }

    /// As a message about the command of this number.
    pub(crate) fn of(self, number: u64) -> Refused {
        Refused {
            number,
            why: self.why,
            sentence: self.sentence,
            rule: self.rule.map(str::to_owned),
        }
    }
}

impl<F: Reason> From<HostError<F>> for Refusal {
    fn from(error: HostError<F>) -> Self {
        let (why, rule) = match &error {
            HostError::Stale { .. } => (Why::Stale, None),
            HostError::TurnOf(_) => (Why::NotYourTurn, None),
            HostError::NothingToUndo => (Why::NothingToTakeBack, None),
            HostError::NoSuchSeat(_) => (Why::Unknown, None),
            HostError::LogFull => (Why::TooMuch, None),
            HostError::NotOwnDraws => (Why::NotAtThisTable, None),
            HostError::DrawFirst
            | HostError::NothingToDraw
            | HostError::Over
            | HostError::Begun
            | HostError::NotTheDice
            | HostError::LeftOut => (Why::NotNow, None),
            HostError::Refused(reason) => (Why::AgainstTheRules, Some(reason.rule())),
        };
        // Without the rule, which stands in a field of its own.
        let sentence = if let HostError::Refused(reason) = &error {
            reason.to_string()
        } else {
            error.to_string()
        };
        Self { why, sentence, rule }
    }
}

macro_rules! refuse {
    ($why:ident, $sentence:expr) => {
        return Err($crate::room::Refusal::new(::protocol::Why::$why, $sentence))
    };
}
pub(crate) use refuse;
