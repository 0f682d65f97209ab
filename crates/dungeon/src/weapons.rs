//! What weapons add to a throw (K1.3, K4.2).

use crate::{Inventory, Piece};

/// What each weapon adds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct WeaponBonus {
    /// Of daggers.
    pub daggers: u8,
    /// Of a sword.
    pub sword: u8,
    /// Of an axe.
    pub axe: u8,
}

impl WeaponBonus {
    /// What this piece adds; nothing if it is no weapon.
    #[inline]
    pub const fn of(&self, piece: Piece) -> Option<u8> {
        match piece {
            Piece::Daggers => Some(self.daggers),
            Piece::Sword => Some(self.sword),
            Piece::Axe => Some(self.axe),
            Piece::MagicBolt
            | Piece::PortalOfHealing
            | Piece::Key
            | Piece::Treasure
            | Piece::DragonTreasure => None,
        }
    }

    /// What all weapons that a hero carries add together.
    #[inline]
    pub const fn together(&self, carried: &Inventory) -> u8 {
        carried.count(Piece::Daggers) * self.daggers
            + carried.count(Piece::Sword) * self.sword
            + carried.count(Piece::Axe) * self.axe
    }
}
