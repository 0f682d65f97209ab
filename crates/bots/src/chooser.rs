//! Who sits on a seat: somebody at this device, or a bot.

use core::fmt;
use core::str::FromStr;

use table::{Decider, NotationError, Seat, Seating};

use crate::Bot;

/// Who chooses for a seat. As text, in records too: `human`, or a bot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chooser {
    /// Somebody has to be asked.
    Human,
    /// Nobody has to be asked.
    Bot(Bot),
}

impl Chooser {
    /// Who plays against people unless told otherwise.
    pub const OPPONENT: Self = Self::Bot(Bot::Normal);

    /// Who chooses, unless somebody has to be asked.
    pub const fn bot(self) -> Option<Bot> {
        match self {
            Self::Human => None,
            Self::Bot(bot) => Some(bot),
        }
    }

    /// Who chooses for this seat now. A seat of an unknown bot is played by whoever is at the table.
    pub fn at(seating: &Seating, seat: Seat) -> Self {
        match seating.decides(seat) {
            Decider::Person => Self::Human,
            Decider::Bot(name) => Self::from_record(name).unwrap_or(Self::Human),
            Decider::StandIn => Self::OPPONENT,
        }
    }

    /// From a saved game: those of the first versions name a bot that `normal` grew out of.
    ///
    /// # Errors
    /// The name of nobody who plays.
    pub fn from_record(text: &str) -> Result<Self, NotationError> {
        if text == "greedy" { Ok(Self::Bot(Bot::Normal)) } else { text.parse() }
    }
}

impl fmt::Display for Chooser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str("human"),
            Self::Bot(bot) => bot.fmt(f),
        }
    }
}

impl FromStr for Chooser {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text == "human" { Ok(Self::Human) } else { text.parse().map(Self::Bot) }
    }
}

table::text_serde!(Chooser);
