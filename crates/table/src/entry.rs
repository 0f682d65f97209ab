//! The log's entries: what people and hosts did, a line each. A game's steps follow from them.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::{NotationError, SOMEBODY, Seat};

/// One row of the log: a command, or a note beside the game. In text it is one line, see `docs/notation.md`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry<A, C> {
    /// The game began; what chance decided before the first player could.
    Begin {
        /// In order.
        chances: Vec<C>,
    },
    /// A seat acted, once or several times with one command.
    Play {
        /// Who.
        seat: Seat,
        /// What, in order; at least one.
        acts: Vec<Act<A, C>>,
    },
    /// Players typed in what they rolled or drew (own draws only).
    Draw {
        /// What turned up.
        chance: C,
    },
    /// A seat took its last command back.
    Undo {
        /// Who.
        seat: Seat,
    },
    /// The last roll or draw was typed in wrong and is taken back (own draws only).
    Correct {
        /// What was typed in instead: in records of the first versions, where a draw was no entry of its own.
        chances: Vec<C>,
    },
    /// A seat left the game for good.
    Withdraw {
        /// Who.
        seat: Seat,
        /// What chance turned up because of it, in order.
        chances: Vec<C>,
    },
    /// All agreed to end the game.
    Agree,
    /// Something about who sits where; the game does not notice.
    Note {
        /// Which seat.
        seat: Seat,
        /// What about it.
        note: SeatNote,
    },
}

/// One action, and what chance turned up because of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Act<A, C> {
    /// What was done.
    pub action: A,
    /// What turned up, in order.
    pub chances: Vec<C>,
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

impl SeatNote {
    /// The note as a record gives it back: with a name that cannot break its line.
    pub(crate) fn plain(self) -> Self {
        match self {
            Self::Taken(name) => Self::Taken(plain(&name)),
            Self::Lent(name) => Self::Lent(plain(&name)),
            Self::Back | Self::Left | Self::TimeOut => self,
        }
    }
}

impl<A, C> Entry<A, C> {
    /// All chance outcomes of this entry, in order.
    pub fn chances(&self) -> impl Iterator<Item = &C> {
        let (first, acts): (&[C], &[Act<A, C>]) = match self {
            Self::Begin { chances }
            | Self::Correct { chances }
            | Self::Withdraw { chances, .. } => (chances, &[]),
            Self::Draw { chance } => (core::slice::from_ref(chance), &[]),
            Self::Play { acts, .. } => (&[], acts),
            Self::Undo { .. } | Self::Agree | Self::Note { .. } => (&[], &[]),
        };
        first.iter().chain(acts.iter().flat_map(|act| &act.chances))
    }

    /// The list that holds the last of them, if one turned up with something else.
    #[cfg(feature = "conformance")]
    pub(crate) fn last_chances_mut(&mut self) -> Option<&mut Vec<C>> {
        match self {
            Self::Begin { chances }
            | Self::Correct { chances }
            | Self::Withdraw { chances, .. } => Some(chances),
            Self::Play { acts, .. } => acts.last_mut().map(|act| &mut act.chances),
            Self::Draw { .. } | Self::Undo { .. } | Self::Agree | Self::Note { .. } => None,
        }
    }
}

impl<A: fmt::Display, C: fmt::Display> fmt::Display for Entry<A, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Begin { chances } => write!(f, "begin{}", Behind(chances)),
            Self::Play { seat, acts } => {
                write!(f, "{seat}")?;
                for (index, Act { action, chances }) in acts.iter().enumerate() {
                    let between = if index == 0 { "" } else { ";" };
                    write!(f, "{between} {action}{}", Behind(chances))?;
                }
                Ok(())
            }
            Self::Draw { chance } => write!(f, "draw {chance}"),
            Self::Undo { seat } => write!(f, "{seat} undo"),
            Self::Correct { chances } => write!(f, "correct{}", Behind(chances)),
            Self::Withdraw { seat, chances } => write!(f, "{seat} withdraw{}", Behind(chances)),
            Self::Agree => f.write_str("agreed end"),
            Self::Note { seat, note } => match note {
                SeatNote::Taken(name) => write!(f, "{seat} taken by {}", plain(name)),
                SeatNote::Lent(name) => write!(f, "{seat} lent to {}", plain(name)),
                SeatNote::Back => write!(f, "{seat} is back"),
                SeatNote::Left => write!(f, "{seat} is away"),
                SeatNote::TimeOut => write!(f, "{seat} out of time"),
            },
        }
    }
}

/// What turned up, each behind its `>`.
struct Behind<'a, C>(&'a [C]);

impl<C: fmt::Display> fmt::Display for Behind<'_, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|chance| write!(f, " > {chance}"))
    }
}

/// A name that cannot break the line it stands in.
fn plain(name: &str) -> String {
    let kept = name.chars().filter(|c| !c.is_control() && !matches!(c, '>' | ';' | '#')).take(40);
    let kept: String = kept.collect();
    match kept.trim() {
        "" => SOMEBODY.to_owned(),
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
        let mut parts = line.split(';').map(str::trim);
        let (head, chances) = with_chances(parts.next().unwrap_or_default())?;
        let entry = match head.split_once(' ') {
            _ if head == "begin" => Self::Begin { chances },
            _ if head == "correct" => Self::Correct { chances },
            _ if head == "agreed end" => alone(Self::Agree, &chances, line)?,
            Some(("draw", chance)) => {
                alone(Self::Draw { chance: chance.trim().parse()? }, &chances, line)?
            }
            Some((seat, what)) => {
                let seat = seat.parse()?;
                let what = what.trim();
                match note(what) {
                    Some(note) => alone(Self::Note { seat, note }, &chances, line)?,
                    None if what == "withdraw" => Self::Withdraw { seat, chances },
                    None if what == "undo" => alone(Self::Undo { seat }, &chances, line)?,
                    None => {
                        let mut acts = alloc::vec![Act { action: what.parse()?, chances }];
                        for part in parts.by_ref() {
                            let (action, chances) = with_chances(part)?;
                            acts.push(Act { action: action.parse()?, chances });
                        }
                        Self::Play { seat, acts }
                    }
                }
            }
            None => {
                let expected = "an entry is a seat's number and an action";
                return Err(NotationError::new(expected, head));
            }
        };
        match parts.next() {
            None => Ok(entry),
            Some(_) => Err(NotationError::new("only actions of one seat share a line", line)),
        }
    }
}

/// A part of a line: what was done, and what turned up because of it.
fn with_chances<C: FromStr<Err = NotationError>>(
    part: &str,
) -> Result<(&str, Vec<C>), NotationError> {
    let mut parts = part.split('>').map(str::trim);
    let head = parts.next().unwrap_or_default();
    Ok((head, parts.map(str::parse).collect::<Result<_, _>>()?))
}

/// An entry that nothing turns up in.
fn alone<E, C>(entry: E, chances: &[C], line: &str) -> Result<E, NotationError> {
    if chances.is_empty() {
        Ok(entry)
    } else {
        Err(NotationError::new("nothing is rolled or drawn here", line))
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
