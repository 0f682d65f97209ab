//! What a hero carries, and how much fits (K6.1, K12.2).

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::{Goals, Piece};

/// How many of each piece a hero carries.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Inventory([u8; Piece::ALL.len()]);

impl Inventory {
    /// Slots for weapons (K1.4).
    pub const WEAPON_SLOTS: u16 = 2;
    /// Slots for spells (K1.4).
    pub const SPELL_SLOTS: u16 = 3;
    /// Slots for keys (K1.4).
    pub const KEY_SLOTS: u16 = 1;
    /// All slots together: what treasures share under K12.2.
    const SLOTS: u16 = Self::WEAPON_SLOTS + Self::SPELL_SLOTS + Self::KEY_SLOTS;

    /// How many of this piece.
    #[inline]
    pub const fn count(&self, piece: Piece) -> u8 {
        self.0[piece as usize]
    }

    /// Whether there is one of this piece.
    #[inline]
    pub const fn has(&self, piece: Piece) -> bool {
        self.count(piece) > 0
    }

    /// One more of this piece.
    #[inline]
    pub const fn add(&mut self, piece: Piece) {
        self.0[piece as usize] += 1;
    }

    /// One less of this piece.
    ///
    /// # Panics
    /// In debug builds, if there is none.
    #[inline]
    pub const fn remove(&mut self, piece: Piece) {
        debug_assert!(self.has(piece));
        self.0[piece as usize] -= 1;
    }

    /// No game has more of one piece: there are not so many tokens.
    pub(crate) const MOST: u8 = crate::MAX_TILES as u8;

    /// Whether there are no more of any piece than a game can have.
    pub(crate) fn is_possible(self) -> bool {
        self.0.iter().all(|&count| count <= Self::MOST)
    }

    /// The pieces, equal ones repeated.
    pub fn pieces(&self) -> impl Iterator<Item = Piece> {
        Piece::ALL
            .into_iter()
            .flat_map(|piece| core::iter::repeat_n(piece, usize::from(self.count(piece))))
    }

    /// Whether everything has its slot (K6.1; with K12.2 treasures need slots too).
    #[inline]
    pub const fn fits(&self, goals: Goals) -> bool {
        let [daggers, swords, axes, bolts, portals, keys, treasures, _] = self.0;
        let weapons = daggers as u16 + swords as u16 + axes as u16;
        let spells = bolts as u16 + portals as u16;
        let keys = keys as u16;
        weapons <= Self::WEAPON_SLOTS
            && spells <= Self::SPELL_SLOTS
            && keys <= Self::KEY_SLOTS
            && (!goals.inventory || weapons + spells + keys + treasures as u16 <= Self::SLOTS)
    }

    /// Whether everything would have its slot without one of this piece.
    #[inline]
    pub fn fits_without(mut self, piece: Piece, goals: Goals) -> bool {
        self.has(piece) && piece != Piece::DragonTreasure && {
            self.remove(piece);
            self.fits(goals)
        }
    }

    /// Whether everything would have its slot with so many more of this piece.
    pub(crate) fn fits_with(mut self, more: u8, piece: Piece, goals: Goals) -> bool {
        let count = &mut self.0[piece as usize];
        *count = count.saturating_add(more);
        self.fits(goals)
    }

    /// What the treasures are worth (K11.1).
    pub const fn points(&self) -> Points {
        Points { halves: self.count(Piece::Treasure) * 2 + self.count(Piece::DragonTreasure) * 3 }
    }
}

/// Victory points, counted in halves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Points {
    /// Twice the points.
    pub halves: u8,
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.halves / 2, if self.halves % 2 == 1 { ".5" } else { "" })
    }
}

impl Serialize for Points {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f32(f32::from(self.halves) / 2.0)
    }
}

impl<'de> Deserialize<'de> for Points {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let halves = f32::deserialize(deserializer)? * 2.0;
        let whole = halves as u8;
        if (f32::from(whole) - halves).abs() < f32::EPSILON {
            Ok(Self { halves: whole })
        } else {
            Err(serde::de::Error::custom("points are whole or halves"))
        }
    }
}
