//! Which card: the numbers that notation, views and states use. What is printed on it is in the content.

use core::fmt;
use core::str::FromStr;

use table::{NotationError, plain_number};

use crate::Level;

/// Ordinary monsters on each level (G1.2).
pub const ORDINARY: [usize; 3] = [20, 20, 24];
/// Ordinary monsters in all: so many rewards there are.
pub const REWARDS: usize = 64;
/// Gatekeepers on each level (G1.2).
pub const GATEKEEPERS: usize = 5;
/// Lords (G1.2).
pub const LORDS: usize = 3;
/// Monster cards in all (G1.2).
pub const MONSTERS: usize = REWARDS + 3 * GATEKEEPERS + LORDS;
/// Starting action cards of each hero (G1.3).
pub const STARTING_CARDS: usize = 6;

const A_MONSTER: &str =
    "a monster is its level and number such as `II.7`, `I.k2` for a gatekeeper, `X.1` for a lord";
const A_CARD: &str = "a card is the number of its monster such as `II.7`, or `s1` to `s6`";

/// A monster card, by its place in the content file: `II.7` is the seventh ordinary one of level II,
/// `II.k3` the third gatekeeper, `X.1` the first lord.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Monster(u8);

/// What a monster is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MonsterKind {
    /// One of a row; its back is a reward.
    Ordinary(Won),
    /// It holds the key of its level.
    Gatekeeper,
    /// Whoever beats it wins.
    Lord,
}

/// A card with a monster on its back (G3.3): the reward of that ordinary monster.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Won(u8);

/// One of the owner's six starting cards, by its place in the content file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Starting(u8);

/// An action card of some player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Card {
    /// One of the hero's own.
    Starting(Starting),
    /// One that was won or bought.
    Won(Won),
}

impl Monster {
    /// All of them, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..MONSTERS as u8).map(Self)
    }

    /// Its number from 0, below [`MONSTERS`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The monster of this number.
    #[inline]
    pub(crate) const fn from_index(index: usize) -> Self {
        debug_assert!(index < MONSTERS);
        Self(index as u8)
    }

    /// A gatekeeper.
    #[inline]
    pub(crate) const fn gatekeeper(level: Level, place: usize) -> Self {
        Self((REWARDS + level as usize * GATEKEEPERS + place) as u8)
    }

    /// A lord.
    #[inline]
    pub(crate) const fn lord(place: usize) -> Self {
        Self((MONSTERS - LORDS + place) as u8)
    }

    /// Ordinary, gatekeeper or lord.
    #[inline]
    pub const fn kind(self) -> MonsterKind {
        if self.index() < REWARDS {
            MonsterKind::Ordinary(Won(self.0))
        } else if self.index() < MONSTERS - LORDS {
            MonsterKind::Gatekeeper
        } else {
            MonsterKind::Lord
        }
    }

    /// Its level; a lord has none.
    #[inline]
    pub const fn level(self) -> Option<Level> {
        match self.kind() {
            MonsterKind::Ordinary(won) => Some(won.level()),
            MonsterKind::Gatekeeper => Some(Level::ALL[(self.index() - REWARDS) / GATEKEEPERS]),
            MonsterKind::Lord => None,
        }
    }

    /// The place among those of its kind and level, from 0.
    pub const fn place(self) -> usize {
        match self.kind() {
            MonsterKind::Ordinary(won) => won.index() - first_of(won.level()),
            MonsterKind::Gatekeeper => (self.index() - REWARDS) % GATEKEEPERS,
            MonsterKind::Lord => self.index() - (MONSTERS - LORDS),
        }
    }
}

impl Won {
    /// All of them, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..REWARDS as u8).map(Self)
    }

    /// Its number from 0, below [`REWARDS`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn from_index(index: usize) -> Self {
        debug_assert!(index < REWARDS);
        Self(index as u8)
    }

    /// The monster on its back.
    #[inline]
    pub const fn monster(self) -> Monster {
        Monster(self.0)
    }

    /// The level of that monster.
    #[inline]
    pub const fn level(self) -> Level {
        if self.index() < ORDINARY[0] {
            Level::I
        } else if self.index() < ORDINARY[0] + ORDINARY[1] {
            Level::II
        } else {
            Level::III
        }
    }
}

/// The number of a level's first ordinary monster.
#[inline]
pub(crate) const fn first_of(level: Level) -> usize {
    match level {
        Level::I => 0,
        Level::II => ORDINARY[0],
        Level::III => ORDINARY[0] + ORDINARY[1],
    }
}

impl Starting {
    /// All six.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..STARTING_CARDS as u8).map(Self)
    }

    /// Its number from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn from_index(index: usize) -> Self {
        debug_assert!(index < STARTING_CARDS);
        Self(index as u8)
    }
}

impl fmt::Display for Monster {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.place() + 1;
        match (self.kind(), self.level()) {
            (MonsterKind::Ordinary(_), Some(level)) => write!(f, "{level}.{number}"),
            (MonsterKind::Gatekeeper, Some(level)) => write!(f, "{level}.k{number}"),
            (MonsterKind::Lord, _) | (_, None) => write!(f, "X.{number}"),
        }
    }
}

impl FromStr for Monster {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let read = || {
            let (row, number) = text.split_once('.')?;
            let (gatekeeper, number) =
                number.strip_prefix('k').map_or((false, number), |number| (true, number));
            // One way to write each number: no leading zeros.
            let place = plain_number::<usize>(number.strip_prefix('0').map_or(number, |_| ""))?;
            let place = place.checked_sub(1)?;
            if row == "X" {
                return (!gatekeeper && place < LORDS).then(|| Self::lord(place));
            }
            let level: Level = row.parse().ok()?;
            if gatekeeper {
                (place < GATEKEEPERS).then(|| Self::gatekeeper(level, place))
            } else {
                (place < ORDINARY[level as usize])
                    .then(|| Self::from_index(first_of(level) + place))
            }
        };
        read().ok_or_else(|| NotationError::new(A_MONSTER, text))
    }
}

impl fmt::Display for Won {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.monster().fmt(f)
    }
}

impl FromStr for Won {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.parse::<Monster>().map(Monster::kind) {
            Ok(MonsterKind::Ordinary(won)) => Ok(won),
            Ok(MonsterKind::Gatekeeper | MonsterKind::Lord) | Err(_) => {
                Err(NotationError::new(A_CARD, text))
            }
        }
    }
}

impl fmt::Display for Starting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "s{}", self.0 + 1)
    }
}

impl FromStr for Starting {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let found = Self::all().find(|card| {
            let number = [b's', b'1' + card.0];
            text.as_bytes() == number
        });
        found.ok_or_else(|| NotationError::new(A_CARD, text))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Starting(card) => card.fmt(f),
            Self::Won(card) => card.fmt(f),
        }
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.parse() {
            Ok(card) => Ok(Self::Starting(card)),
            Err(_) => text.parse().map(Self::Won),
        }
    }
}

table::text_serde!(Monster);
table::text_serde!(Won);
table::text_serde!(Starting);
table::text_serde!(Card);
