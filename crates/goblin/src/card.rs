//! What is printed on the cards.

use serde::{Deserialize, Serialize};

use crate::{Color, Colors, Curses, Effect, EquipmentKind};

/// The face of an action card (G3.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct ActionCard {
    /// Its own color.
    pub color: Color,
    /// The colors that may follow it.
    pub next: Colors,
    /// 0 is no attack effect, and so on: a card has each effect at most once.
    pub attack: u8,
    /// Against the monster's attack.
    pub defense: u8,
    /// Hit points that come back at once.
    pub heal: u8,
    /// Cards that are drawn at once.
    pub draw: u8,
    /// Effects resolve from right to left (G4.4): healing is printed right of drawing.
    pub heals_first: bool,
}

impl ActionCard {
    /// The number of one effect; 0 if the card does not have it.
    #[inline]
    pub const fn effect(&self, effect: Effect) -> u8 {
        match effect {
            Effect::Attack => self.attack,
            Effect::Defense => self.defense,
            Effect::Heal => self.heal,
            Effect::Draw => self.draw,
        }
    }
}

/// The face of a weapon or an armour (G5.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Equipment {
    /// Which of the two.
    pub kind: EquipmentKind,
    /// Added to the cards' attack.
    pub attack: u8,
    /// Added to the cards' defence.
    pub defense: u8,
    /// Hit points that come back after the damage (G4.6).
    pub heart: u8,
    /// Cards more in hand (G2.7).
    pub hand: u8,
}

/// The back of an ordinary monster (G5.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    /// For the deck.
    Action(ActionCard),
    /// For the hero.
    Equipment(Equipment),
}

/// The front of a monster (G1.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct MonsterCard {
    /// What it does unless defended against.
    pub attack: u8,
    /// What it takes to beat it.
    pub hit_points: u8,
    /// What it forbids.
    pub curses: Curses,
}
