//! What a client finds when it checks a server.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use table::{Seat, Viewer};

/// What came of the check of a whole game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Verdict {
    /// What no honest server does.
    pub cheats: Vec<Cheat>,
    /// What stays open although nothing is wrong.
    pub unproved: Vec<Unproved>,
}

impl Verdict {
    /// Whether nobody chose the dice and the game was played as it was shown, as far as this client can tell: it has
    /// found nothing wrong, and nothing is open.
    pub fn is_proved(&self) -> bool {
        self.cheats.is_empty() && self.unproved.is_empty()
    }
}

/// Something that no honest server does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cheat {
    /// The hash of the server's secret is another one than it had shown first.
    Commitment,
    /// The dice are for another set-up than the one that was shown.
    SetUp,
    /// What this seat had promised was changed or taken out.
    Promise(Seat),
    /// This seat promised when shares were being shown already.
    LatePromise(Seat),
    /// This seat's share had come, and it was called silent nevertheless.
    CalledSilent(Seat),
    /// This seat's share follows from the server's secret, but a person sat there, and the proof does not name the seat.
    Unnamed(Seat),
    /// The secret is not the one whose hash was shown.
    Secret,
    /// This seat's share in the dice is neither what it had promised nor what follows from the secret.
    Share(Seat),
    /// The record cannot be read, or a step of it is not possible.
    Record(String),
    /// Dice were made, and the record does not have them.
    NoDice,
    /// A roll or draw of the record is not what the dice gave.
    Dice(String),
    /// What led to this position is not what it was when the server acknowledged it.
    Rewritten {
        /// The sequence number.
        sequence: usize,
    },
    /// This viewer was shown something else than what the record shows.
    Shown(Viewer),
}

/// Something that a proof cannot prove to this client.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unproved {
    /// Players typed in what they rolled and drew.
    OwnDraws,
    /// This client came when the dice were made: it did not see that the secret was there before the shares.
    CameLate,
    /// Somebody else promised for this client's seat: another device of the same guest, or the server.
    PromisedByOther(Seat),
    /// This client did not show the share of its seat.
    Silent(Seat),
    /// This client showed the share of its seat, and the server says that it came too late.
    TooLate(Seat),
}

impl fmt::Display for Cheat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Commitment => f.write_str("the server shows another commitment than before"),
            Self::SetUp => f.write_str("the dice are for another set-up than the one shown"),
            Self::Promise(seat) => write!(f, "the promise of seat {seat} was changed"),
            Self::LatePromise(seat) => {
                write!(f, "seat {seat} promised when shares were being shown")
            }
            Self::CalledSilent(seat) => {
                write!(f, "seat {seat} was called silent although its share had come")
            }
            Self::Unnamed(seat) => {
                write!(f, "seat {seat} has no share of its own, and the proof does not say so")
            }
            Self::Secret => f.write_str("the server's secret is not the one it committed to"),
            Self::Share(seat) => {
                write!(f, "the share of seat {seat} in the dice is not what was promised")
            }
            Self::Record(reason) => write!(f, "the record is not one of this game: {reason}"),
            Self::NoDice => f.write_str("the record does not have the dice that were made"),
            Self::Dice(reason) => write!(f, "not what the dice gave: {reason}"),
            Self::Rewritten { sequence } => {
                write!(f, "what led to position {sequence} was changed later")
            }
            Self::Shown(viewer) => {
                write!(f, "what {viewer} was shown is not what the record shows")
            }
        }
    }
}

impl core::error::Error for Cheat {}
