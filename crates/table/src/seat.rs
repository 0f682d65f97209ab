//! Seats at a table, and who is looking.

use core::fmt;
use core::ops::{Index, IndexMut};
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{NotationError, plain_number};

/// The most seats any game here has.
pub const MAX_SEATS: usize = 5;

/// What a seat's number has to be.
const A_SEAT: &str = "a seat is a number from 1 to 5";

/// One place at the table, counted from 0 in code and from 1 wherever people read it.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(into = "u8", try_from = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index.
    ///
    /// # Panics
    /// If the index is not below [`MAX_SEATS`].
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS, "a table has at most five seats");
        Self(index as u8)
    }

    /// The index, below [`MAX_SEATS`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `count` seats in order.
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count.min(MAX_SEATS) as u8).map(Self)
    }
}

/// As people count, from 1: also what serde writes.
impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0 + 1
    }
}

impl TryFrom<u8> for Seat {
    type Error = NotationError;

    fn try_from(number: u8) -> Result<Self, NotationError> {
        if (1..=MAX_SEATS).contains(&usize::from(number)) {
            Ok(Self(number - 1))
        } else {
            Err(NotationError::new(A_SEAT, &alloc::format!("{number}")))
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl FromStr for Seat {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let number: Option<u8> = plain_number(text);
        Self::try_from(number.ok_or_else(|| NotationError::new(A_SEAT, text))?)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// The first `count` seats.
    ///
    /// # Panics
    /// If there are not so many at a table.
    pub const fn first(count: usize) -> Self {
        assert!(count <= MAX_SEATS, "a table has at most five seats");
        Self(((1_u16 << count) - 1) as u8)
    }

    /// Adds a seat.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    #[inline]
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no seat is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in order.
    #[inline]
    pub fn iter(mut self) -> impl Iterator<Item = Seat> {
        core::iter::from_fn(move || {
            let lowest = self.0.trailing_zeros() as u8;
            self.0 &= self.0.wrapping_sub(1);
            (lowest < u8::BITS as u8).then_some(Seat(lowest))
        })
    }

    /// The next seat of the set after `seat`, going around the table; `seat` itself comes last.
    #[inline]
    pub const fn after(self, seat: Seat) -> Option<Seat> {
        if self.0 == 0 {
            return None;
        }
        let later = self.0 & !((2 << seat.0) - 1);
        let from = if later == 0 { self.0 } else { later };
        Some(Seat(from.trailing_zeros() as u8))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Compact formats write how many there are first.
        serializer.collect_seq(self.iter().collect::<alloc::vec::Vec<_>>())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(alloc::vec::Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// One value for each seat of the largest table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySeat<T>(pub [T; MAX_SEATS]);

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// Who looks at the game: views and events are made for one viewer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// The player on this seat.
    Seat(Seat),
    /// Somebody who only watches.
    Spectator,
}

impl Viewer {
    /// Every viewer of a game with this many seats.
    pub fn all(seats: usize) -> impl Iterator<Item = Self> {
        Seat::first(seats).map(Self::Seat).chain([Self::Spectator])
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.fmt(f),
            Self::Spectator => f.write_str("spectator"),
        }
    }
}

impl FromStr for Viewer {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "spectator" => Ok(Self::Spectator),
            number => number.parse().map(Self::Seat).map_err(|_| {
                NotationError::new("a viewer is a seat's number or `spectator`", text)
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_seat_goes_around_the_table() {
        let set: SeatSet = [0, 2, 4].into_iter().map(Seat::new).collect();
        assert_eq!(set.after(Seat::new(0)), Some(Seat::new(2)));
        assert_eq!(set.after(Seat::new(3)), Some(Seat::new(4)));
        assert_eq!(set.after(Seat::new(4)), Some(Seat::new(0)));
        assert_eq!(SeatSet::EMPTY.after(Seat::new(0)), None);
        let alone: SeatSet = [Seat::new(1)].into_iter().collect();
        assert_eq!(alone.after(Seat::new(1)), Some(Seat::new(1)));
    }

    #[test]
    fn seats_read_as_people_count() {
        assert_eq!("1".parse(), Ok(Seat::new(0)));
        assert_eq!(Seat::new(4).to_string(), "5");
        for wrong in ["0", "6", "-1", "x", "", "300"] {
            assert!(wrong.parse::<Seat>().is_err(), "{wrong}");
        }
    }

    use alloc::string::ToString;
}
