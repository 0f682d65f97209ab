//! Directions, places and the exits of a tile.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{NotationError, plain_number};

/// One of the four sides of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// Up on the map.
    North,
    /// Right on the map.
    East,
    /// Down on the map.
    South,
    /// Left on the map.
    West,
}

impl Direction {
    /// All four, clockwise from the north.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The side one comes in by after leaving through this one.
    #[inline]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }

    /// `n`, `e`, `s` or `w`.
    pub const fn letter(self) -> char {
        ['n', 'e', 's', 'w'][self as usize]
    }

    /// `north`, `east`, `south` or `west`; reads like the letter.
    pub const fn name(self) -> &'static str {
        ["north", "east", "south", "west"][self as usize]
    }

    pub(crate) fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|direction| direction.letter() == letter)
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Direction {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if let Some(named) = Self::ALL.into_iter().find(|direction| direction.name() == text) {
            return Ok(named);
        }
        let mut letters = text.chars();
        letters
            .next()
            .filter(|_| letters.next().is_none())
            .and_then(Self::from_letter)
            .ok_or_else(|| NotationError::new("a direction is n, e, s or w", text))
    }
}

/// Where a tile lies: steps to the east and to the north of the start tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Place {
    /// To the east.
    pub x: i8,
    /// To the north.
    pub y: i8,
}

impl Place {
    /// The place of the start tile.
    pub const START: Self = Self { x: 0, y: 0 };

    /// A number of its own for every place.
    #[inline]
    pub(crate) const fn number(self) -> i16 {
        i16::from_le_bytes([self.x as u8, self.y as u8])
    }

    /// The neighboring place. Wraps around far beyond what the tiles of a game can reach.
    #[inline]
    pub const fn towards(self, direction: Direction) -> Self {
        let Self { x, y } = self;
        match direction {
            Direction::North => Self { x, y: y.wrapping_add(1) },
            Direction::East => Self { x: x.wrapping_add(1), y },
            Direction::South => Self { x, y: y.wrapping_sub(1) },
            Direction::West => Self { x: x.wrapping_sub(1), y },
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl FromStr for Place {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let read = || {
            let (x, y) = text.split_once(',')?;
            Some(Self { x: coordinate(x.trim())?, y: coordinate(y.trim())? })
        };
        read().ok_or_else(|| NotationError::new("a place is `x,y`, such as `-1,2`", text))
    }
}

/// Digits, behind a minus sign to the west and south.
fn coordinate(text: &str) -> Option<i8> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    plain_number::<u8>(digits).and_then(|_| text.parse().ok())
}

/// The sides of a laid tile that are open: a set of directions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Exits(u8);

impl Exits {
    /// A set of directions.
    pub const fn of(directions: &[Direction]) -> Self {
        let mut bits = 0;
        let mut index = 0;
        while index < directions.len() {
            bits |= 1 << directions[index] as u8;
            index += 1;
        }
        Self(bits)
    }

    /// Whether this side is open.
    #[inline]
    pub const fn contains(self, direction: Direction) -> bool {
        self.0 & (1 << direction as u8) != 0
    }

    /// Whether a tile with these exits is connected to one with those beyond this side (K2.2).
    #[inline]
    pub const fn connect(self, side: Direction, beyond: Self) -> bool {
        self.contains(side) && beyond.contains(side.opposite())
    }

    /// The open sides, clockwise from the north.
    pub fn iter(self) -> impl Iterator<Item = Direction> {
        Direction::ALL.into_iter().filter(move |&direction| self.contains(direction))
    }
}

impl fmt::Display for Exits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|direction| write!(f, "{direction}"))
    }
}

impl FromStr for Exits {
    type Err = NotationError;

    /// The letters in the order n, e, s, w, each at most once.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong =
            || NotationError::new("exits are letters in the order n, e, s, w, such as `nes`", text);
        let mut exits = Self(0);
        for letter in text.chars() {
            let bit = 1 << Direction::from_letter(letter).ok_or_else(wrong)? as u8;
            if exits.0 >= bit {
                return Err(wrong());
            }
            exits.0 |= bit;
        }
        if exits.0 == 0 { Err(wrong()) } else { Ok(exits) }
    }
}

table::text_serde!(Exits);

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn exits_read_back_and_nothing_else_reads() {
        for bits in 1..16 {
            let exits = Exits(bits);
            assert_eq!(exits.to_string().parse(), Ok(exits));
        }
        for wrong in ["", "en", "nn", "x", "nesww", "N"] {
            assert!(wrong.parse::<Exits>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn going_there_and_back_ends_where_it_began() {
        for direction in Direction::ALL {
            let there = Place::START.towards(direction);
            assert_eq!(there.towards(direction.opposite()), Place::START);
            assert_eq!(there.to_string().parse(), Ok(there));
        }
    }
}
