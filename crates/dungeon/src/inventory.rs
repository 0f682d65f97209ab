//! What a hero carries, and how much fits (K6.1, K12.2).

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::{Goals, Piece};

/// Slots for weapons (K1.4).
const WEAPON_SLOTS: u8 = 2;
/// Slots for spells (K1.4).
const SPELL_SLOTS: u8 = 3;
/// Slots for keys (K1.4).
const KEY_SLOTS: u8 = 1;
/// All slots together: what treasures share under K12.2.
const SLOTS: u8 = WEAPON_SLOTS + SPELL_SLOTS + KEY_SLOTS;

/// How many of each piece a hero carries.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Inventory([u8; Piece::ALL.len()]);

impl Inventory {
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

    /// The pieces, equal ones repeated.
    pub fn pieces(&self) -> impl Iterator<Item = Piece> {
        Piece::ALL
            .into_iter()
            .flat_map(|piece| core::iter::repeat_n(piece, usize::from(self.count(piece))))
    }

    /// Whether everything has its slot (K6.1; with K12.2 treasures need slots too).
    #[inline]
    pub const fn fits(&self, goals: Goals) -> bool {
        let weapons =
            self.count(Piece::Daggers) + self.count(Piece::Sword) + self.count(Piece::Axe);
        let spells = self.count(Piece::MagicBolt) + self.count(Piece::PortalOfHealing);
        let keys = self.count(Piece::Key);
        weapons <= WEAPON_SLOTS
            && spells <= SPELL_SLOTS
            && keys <= KEY_SLOTS
            && (!goals.inventory || weapons + spells + keys + self.count(Piece::Treasure) <= SLOTS)
    }

    /// Whether everything would have its slot without one of this piece.
    #[inline]
    pub fn fits_without(mut self, piece: Piece, goals: Goals) -> bool {
        self.has(piece) && piece != Piece::DragonTreasure && {
            self.remove(piece);
            self.fits(goals)
        }
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
        let points = f32::deserialize(deserializer)?;
        Ok(Self { halves: (points * 2.0) as u8 })
    }
}
