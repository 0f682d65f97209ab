//! Hit points of the seats: the same for all, or a handicap (G9.10).

use alloc::vec::Vec;
use core::fmt;
use core::ops::RangeInclusive;
use core::str::FromStr;

use table::{NotationError, Seat, plain_number};

use crate::state::SEATS;

/// Hit points that a table can choose (G9.10).
pub const HIT_POINTS: RangeInclusive<u8> = 3..=7;

/// What a player begins with and is healed up to (G1.3, G9.10). In text it is `5`, or `5/7/5` by seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum HitPoints {
    /// The same for all.
    All(u8),
    /// By seat; 0 where nobody sits.
    Each([u8; SEATS]),
}

impl HitPoints {
    /// As the books have it (G1.3).
    pub const BOOK: Self = Self::All(5);

    /// The hit points of each seat; equal ones are the same for all. `None` for no seat or too many of them.
    pub fn of(seats: &[u8]) -> Option<Self> {
        let (&first, others) = seats.split_first()?;
        if others.iter().all(|&other| other == first) {
            return Some(Self::All(first));
        }
        let mut each = [0; SEATS];
        each.get_mut(..seats.len())?.copy_from_slice(seats);
        Some(Self::Each(each))
    }

    /// All hit points of this seat.
    #[inline]
    pub const fn full(self, seat: Seat) -> u8 {
        match self {
            Self::All(full) => full,
            Self::Each(each) => each[seat.index()],
        }
    }

    /// Whether each of so many seats has hit points that can be chosen, and nobody else has.
    pub(crate) fn fits(self, seats: usize) -> bool {
        match self {
            Self::All(full) => HIT_POINTS.contains(&full),
            Self::Each(each) => each.iter().enumerate().all(|(seat, full)| {
                if seat < seats { HIT_POINTS.contains(full) } else { *full == 0 }
            }),
        }
    }
}

impl fmt::Display for HitPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::All(full) => full.fmt(f),
            Self::Each(each) => {
                let taken = each.iter().take_while(|&&full| full > 0);
                for (seat, full) in taken.enumerate() {
                    if seat > 0 {
                        f.write_str("/")?;
                    }
                    full.fmt(f)?;
                }
                Ok(())
            }
        }
    }
}

impl FromStr for HitPoints {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let number = |part: &str| plain_number(part).filter(|number| HIT_POINTS.contains(number));
        let seats: Option<Vec<u8>> = text.split('/').map(number).collect();
        seats.and_then(|seats| Self::of(&seats)).ok_or_else(|| {
            NotationError::new("hit points are 3 to 7, for all or by seat such as `5/7`", text)
        })
    }
}
