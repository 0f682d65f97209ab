//! One card of a hand, as a segment counts it under the curses of a battle.

use crate::{ActionCard, Curses, Effect};

/// One card of the hand as the segment sees it.
#[derive(Clone, Copy, Default)]
pub(super) struct Held {
    pub(super) next: u8,
    pub(super) attack: u8,
    pub(super) defense: u8,
    pub(super) heal: u8,
    /// Counts for Horan's pair: the printed attack.
    pub(super) strikes: bool,
    /// What would count if it were named (G8.3).
    pub(super) void: Void,
}

/// Attack and defence that curses make void and that can still be named.
#[derive(Clone, Copy, Default)]
pub(super) struct Void {
    pub(super) attack: u8,
    pub(super) defense: u8,
}

impl Void {
    /// What these curses make void of a card.
    pub(super) fn of(face: ActionCard, curses: Curses) -> Self {
        let void = |effect: Effect| {
            if curses.contains(effect.curse()) { face.effect(effect) } else { 0 }
        };
        Self { attack: void(Effect::Attack), defense: void(Effect::Defense) }
    }

    /// The most of each.
    pub(super) fn most(self, other: Self) -> Self {
        Self { attack: self.attack.max(other.attack), defense: self.defense.max(other.defense) }
    }
}

impl Held {
    /// Attack, defence and healing together.
    pub(super) fn strength(self) -> u16 {
        u16::from(self.attack) + u16::from(self.defense) + u16::from(self.heal)
    }

    /// What a card counts for under these curses.
    pub(super) fn of(face: ActionCard, curses: Curses) -> Self {
        let counts = |effect: Effect| {
            if curses.contains(effect.curse()) { 0 } else { face.effect(effect) }
        };
        Self {
            next: face.next.bits(),
            attack: counts(Effect::Attack),
            defense: counts(Effect::Defense),
            heal: counts(Effect::Heal),
            strikes: face.attack > 0,
            void: Void::of(face, curses),
        }
    }
}
