//! Why a host refuses a command.

use core::fmt;

use crate::{Reason, Seat};

/// Why the host refused. Nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HostError<F> {
    /// It is this seat's turn.
    TurnOf(Seat),
    /// Something has to be rolled or drawn first.
    DrawFirst,
    /// Nothing is to be rolled or drawn now.
    NothingToDraw,
    /// The game is over.
    Over,
    /// The dice are the host's; nothing is typed in.
    NotOwnDraws,
    /// The seat has nothing to take back: somebody has learned something, or has decided since.
    NothingToUndo,
    /// The game has begun already.
    Begun,
    /// The command answers a position that is no longer the present one.
    Stale {
        /// The sequence number it answers.
        answered: usize,
        /// The present one.
        now: usize,
    },
    /// No seat of this number is at the table.
    NoSuchSeat(Seat),
    /// The log, or the command, is longer than any game needs.
    LogFull,
    /// A record says that this turned up, but its dice gave something else.
    NotTheDice,
    /// A record leaves out a roll or draw that its dice had decided.
    LeftOut,
    /// The game itself refuses.
    Refused(F),
}

impl<F: Reason> fmt::Display for HostError<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TurnOf(seat) => write!(f, "it is the turn of seat {seat}"),
            Self::DrawFirst => f.write_str("something has to be rolled or drawn first"),
            Self::NothingToDraw => f.write_str("nothing is to be rolled or drawn now"),
            Self::Over => f.write_str("the game is over"),
            Self::NotOwnDraws => f.write_str("this game rolls and draws by itself"),
            Self::NothingToUndo => f.write_str("there is nothing this seat can take back"),
            Self::Begun => f.write_str("the game has begun already"),
            Self::Stale { answered, now } => {
                write!(f, "this answers position {answered}, but the game is at {now}")
            }
            Self::NoSuchSeat(seat) => write!(f, "there is no seat {seat} at this table"),
            Self::LogFull => f.write_str("this is longer than any game; begin a new one"),
            Self::NotTheDice => f.write_str("the dice gave something else"),
            Self::LeftOut => f.write_str("a roll or draw is left out that the dice had decided"),
            Self::Refused(reason) => write!(f, "{reason} ({})", reason.rule()),
        }
    }
}

impl<F: Reason> core::error::Error for HostError<F> {}
