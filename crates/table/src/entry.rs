//! The log's entries: what people and hosts did. A game's steps follow from them.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::{NotationError, Seat};

/// One thing that was done at the table. In text it is one line, see `docs/notation.md`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry<A, C> {
    /// The game began; what chance decided before the first player could.
    Begin {
        /// In order.
        chances: Vec<C>,
    },
    /// A seat took an action.
    Play {
        /// Who.
        seat: Seat,
        /// What.
        action: A,
        /// What chance turned up because of it, in order.
        chances: Vec<C>,
    },
    /// A seat took its last action back.
    Undo {
        /// Who.
        seat: Seat,
    },
    /// The last roll or draw was typed in wrong and is typed in again (own draws only).
    Correct {
        /// What really turned up, in order.
        chances: Vec<C>,
    },
    /// A seat left the game for good.
    Withdraw {
        /// Who.
        seat: Seat,
        /// What chance turned up because of it, in order.
        chances: Vec<C>,
    },
    /// Something about who sits where; the game does not notice.
    Note {
        /// Which seat.
        seat: Seat,
        /// What about it.
        note: SeatNote,
    },
    /// All agreed to end the game.
    Agree,
}

/// What can happen to a seat without the game noticing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatNote {
    /// Somebody of this name sat down.
    Taken(String),
    /// A bot of this name plays on for an absent player.
    Lent(String),
    /// The player took the seat back from the bot.
    Back,
    /// The player went away; the seat stays in the game.
    Left,
    /// The player's time ran out; what was played instead follows.
    TimeOut,
}

impl<A, C> Entry<A, C> {
    /// The chance outcomes of this entry, if it is one that can have any.
    pub(crate) fn chances_mut(&mut self) -> Option<&mut Vec<C>> {
        match self {
            Self::Begin { chances }
            | Self::Play { chances, .. }
            | Self::Correct { chances }
            | Self::Withdraw { chances, .. } => Some(chances),
            Self::Undo { .. } | Self::Note { .. } | Self::Agree => None,
        }
    }

    /// The chance outcomes of this entry.
    pub fn chances(&self) -> &[C] {
        match self {
            Self::Begin { chances }
            | Self::Play { chances, .. }
            | Self::Correct { chances }
            | Self::Withdraw { chances, .. } => chances,
            Self::Undo { .. } | Self::Note { .. } | Self::Agree => &[],
        }
    }
}

impl<A: fmt::Display, C: fmt::Display> fmt::Display for Entry<A, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Begin { .. } => f.write_str("begin")?,
            Self::Play { seat, action, .. } => write!(f, "{seat} {action}")?,
            Self::Undo { seat } => write!(f, "{seat} undo")?,
            Self::Correct { .. } => f.write_str("correct")?,
            Self::Withdraw { seat, .. } => write!(f, "{seat} withdraw")?,
            Self::Note { seat, note } => match note {
                SeatNote::Taken(name) => write!(f, "{seat} taken by {}", plain(name))?,
                SeatNote::Lent(name) => write!(f, "{seat} lent to {}", plain(name))?,
                SeatNote::Back => write!(f, "{seat} is back")?,
                SeatNote::Left => write!(f, "{seat} is away")?,
                SeatNote::TimeOut => write!(f, "{seat} out of time")?,
            },
            Self::Agree => f.write_str("agreed end")?,
        }
        self.chances().iter().try_for_each(|chance| write!(f, " > {chance}"))
    }
}

/// A name that cannot break the line it stands in.
fn plain(name: &str) -> String {
    let kept = name.chars().filter(|c| !c.is_control() && !matches!(c, '>' | '#')).take(40);
    let kept: String = kept.collect();
    match kept.trim() {
        "" => "somebody".to_owned(),
        kept => kept.to_owned(),
    }
}

impl<A, C> FromStr for Entry<A, C>
where
    A: FromStr<Err = NotationError>,
    C: FromStr<Err = NotationError>,
{
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Self, NotationError> {
        let mut parts = line.split('>').map(str::trim);
        let head = parts.next().unwrap_or_default();
        let chances = parts.map(str::parse).collect::<Result<Vec<C>, _>>()?;
        match head {
            "begin" => return Ok(Self::Begin { chances }),
            "correct" => return Ok(Self::Correct { chances }),
            _ => {}
        }
        let entry = if head == "agreed end" {
            Self::Agree
        } else {
            let (seat, what) = head.split_once(' ').ok_or_else(|| {
                NotationError::new("an entry is a seat's number and an action", head)
            })?;
            let seat = seat.parse()?;
            match what.trim() {
                "withdraw" => return Ok(Self::Withdraw { seat, chances }),
                "undo" => Self::Undo { seat },
                what => match note(what) {
                    Some(note) => Self::Note { seat, note },
                    None => return Ok(Self::Play { seat, action: what.parse()?, chances }),
                },
            }
        };
        if chances.is_empty() {
            Ok(entry)
        } else {
            Err(NotationError::new("nothing is rolled or drawn here", line))
        }
    }
}

fn note(text: &str) -> Option<SeatNote> {
    match text {
        "is back" => Some(SeatNote::Back),
        "is away" => Some(SeatNote::Left),
        "out of time" => Some(SeatNote::TimeOut),
        _ => {
            let taken = text.strip_prefix("taken by ").map(|name| SeatNote::Taken(plain(name)));
            taken.or_else(|| text.strip_prefix("lent to ").map(|name| SeatNote::Lent(plain(name))))
        }
    }
}
