//! What a client asks for, and why it may not have it.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::convert::Infallible;
use core::fmt::{self, Display};
use core::str::FromStr;

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::{GuestNumber, Settings};

/// A command with what tells it from every other one: it comes into effect once, however often it is sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "A: Display, C: Display", deserialize = "A: FromStr, C: FromStr"))]
pub struct Numbered<A, C> {
    /// Counted by the client, from 1.
    pub number: u64,
    /// The position it answers, for commands that change the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answers: Option<usize>,
    /// What is asked for.
    pub command: Command<A, C>,
}

/// What somebody at a table can ask for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(
    rename_all = "snake_case",
    bound(serialize = "A: Display, C: Display", deserialize = "A: FromStr, C: FromStr")
)]
pub enum Command<A, C> {
    /// A seat does this: several actions are one command.
    Play {
        /// Which seat.
        seat: Seat,
        /// In notation, in order.
        #[serde(with = "list")]
        actions: Vec<A>,
    },
    /// Types in what was rolled or drawn.
    Draw {
        /// In notation.
        #[serde(with = "one")]
        chance: C,
    },
    /// Takes back what was typed in last.
    Correct,
    /// Takes back the seat's last command.
    Undo {
        /// Which seat.
        seat: Seat,
    },
    /// Leaves the game for good.
    Withdraw {
        /// Which seat.
        seat: Seat,
    },
    /// Agrees to end the game here, or no longer does. It ends when all people agree who still play.
    AgreeToEnd {
        /// Which seat.
        seat: Seat,
        /// Whether it does.
        agrees: bool,
    },
    /// Has a bot play until the seat is taken back.
    Lend {
        /// Which seat.
        seat: Seat,
        /// Which bot, by the name that records have.
        bot: String,
    },
    /// Plays again.
    TakeBack {
        /// Which seat.
        seat: Seat,
    },
    /// Sits down on an empty seat before the game. A guest may have several.
    Claim {
        /// Which seat.
        seat: Seat,
    },
    /// Gets up before the game. The host may also send a bot away.
    Free {
        /// Which seat.
        seat: Seat,
    },
    /// Moves to an empty seat, or asks whoever sits there to change places: done when both have asked.
    Swap {
        /// The own seat.
        from: Seat,
        /// The other one.
        to: Seat,
    },
    /// The host puts a bot on an empty seat.
    SeatBot {
        /// Which seat.
        seat: Seat,
        /// Which bot, by the name that records have.
        bot: String,
    },
    /// Is ready to begin with all seats, or no longer is.
    Ready {
        /// Whether.
        ready: bool,
    },
    /// The host begins: every seat is taken and ready.
    Start,
    /// Asks for another game after this one, at a new table, with seats rotated.
    Rematch,
    /// Goes by this name and colour.
    Introduce {
        /// The name, if any.
        name: Option<String>,
        /// The colour, if any.
        color: Option<u8>,
    },
    /// The host keeps the table like this from now on.
    Keep {
        /// How.
        settings: Settings,
    },
    /// The host sends a guest away, for good.
    Remove {
        /// Who.
        guest: GuestNumber,
    },
    /// The host makes somebody else the host.
    HandOver {
        /// Who.
        guest: GuestNumber,
    },
    /// The host gives the seat of somebody who is gone to somebody else.
    GiveSeat {
        /// Which seat.
        seat: Seat,
        /// To whom.
        guest: GuestNumber,
    },
    /// The host closes the table. A game that goes on ends without a winner.
    Close,
}

/// What can be asked for at a table by somebody who does not know its game: nothing that is played or drawn.
pub type Order = Command<Infallible, Infallible>;

impl Order {
    /// The same at a table of some game.
    pub fn of_game<A, C>(self) -> Command<A, C> {
        match self {
            Self::Play { seat, actions } => {
                let none = actions.into_iter().map(|action| match action {});
                Command::Play { seat, actions: none.collect() }
            }
            Self::Draw { chance } => match chance {},
            Self::Correct => Command::Correct,
            Self::Undo { seat } => Command::Undo { seat },
            Self::Withdraw { seat } => Command::Withdraw { seat },
            Self::AgreeToEnd { seat, agrees } => Command::AgreeToEnd { seat, agrees },
            Self::Lend { seat, bot } => Command::Lend { seat, bot },
            Self::TakeBack { seat } => Command::TakeBack { seat },
            Self::Claim { seat } => Command::Claim { seat },
            Self::Free { seat } => Command::Free { seat },
            Self::Swap { from, to } => Command::Swap { from, to },
            Self::SeatBot { seat, bot } => Command::SeatBot { seat, bot },
            Self::Ready { ready } => Command::Ready { ready },
            Self::Start => Command::Start,
            Self::Rematch => Command::Rematch,
            Self::Introduce { name, color } => Command::Introduce { name, color },
            Self::Keep { settings } => Command::Keep { settings },
            Self::Remove { guest } => Command::Remove { guest },
            Self::HandOver { guest } => Command::HandOver { guest },
            Self::GiveSeat { seat, guest } => Command::GiveSeat { seat, guest },
            Self::Close => Command::Close,
        }
    }
}

/// A command was not carried out, and nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refused {
    /// Which command.
    pub number: u64,
    /// Why.
    pub why: Why,
    /// The same as a sentence in English, for programs that have no words of their own.
    pub sentence: String,
    /// The rule of the game behind it, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

/// Why a command is not carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// It answers a position that is no longer the present one.
    Stale,
    /// It is somebody else's turn.
    NotYourTurn,
    /// The game does not allow it now.
    AgainstTheRules,
    /// The seat is not this guest's.
    NotYourSeat,
    /// Only the host of the table may.
    OnlyTheHost,
    /// Somebody sits there.
    Taken,
    /// The table has not come so far, or is past it.
    NotNow,
    /// There is nothing that can be taken back.
    NothingToTakeBack,
    /// There is no such seat, guest or bot.
    Unknown,
    /// The table is not kept so that this is possible.
    NotAtThisTable,
    /// Too much, too long or too often.
    TooMuch,
    /// The server could not keep it just now; later it may.
    NotKept,
}

/// A list of things that have a notation.
pub(crate) mod list {
    use serde::{Deserializer, Serializer};

    use super::{Deserialize, Display, FromStr, String, ToString, Vec};

    pub(crate) fn serialize<A: Display, S: Serializer>(
        list: &[A],
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.collect_seq(list.iter().map(ToString::to_string))
    }

    pub(crate) fn deserialize<'de, A: FromStr, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Vec<A>, D::Error> {
        let texts = Vec::<String>::deserialize(from)?;
        texts.iter().map(|text| super::read(text)).collect()
    }
}

/// One thing that has a notation.
mod one {
    use serde::{Deserializer, Serializer};

    use super::{Deserialize, Display, FromStr, String};

    pub(super) fn serialize<A: Display, S: Serializer>(one: &A, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(one)
    }

    pub(super) fn deserialize<'de, A: FromStr, D: Deserializer<'de>>(
        from: D,
    ) -> Result<A, D::Error> {
        super::read(&String::deserialize(from)?)
    }
}

fn read<A: FromStr, E: serde::de::Error>(text: &str) -> Result<A, E> {
    text.parse().map_err(|_| E::custom("not in the notation of this game"))
}

impl Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.rule {
            Some(rule) => write!(f, "{} ({rule})", self.sentence),
            None => f.write_str(&self.sentence),
        }
    }
}
