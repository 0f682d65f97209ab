//! What the game waits for: a decision, a draw, or nothing once it is over. Nothing in it is secret.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::{Level, Potion, Won};

/// A place for a monster card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    /// One of the five of a row, counted from 0.
    Row(Level, u8),
    /// The top of a level's deck (G1.4).
    Deck(Level),
    /// The top of a level's gatekeepers.
    Gate(Level),
    /// The lord's chamber.
    Chamber,
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// This seat beat the lord (G5.7).
    Lord(Seat),
    /// The turn limit (G5.8).
    TurnLimit,
    /// All others have left.
    LastLeft(Seat),
    /// Nobody is left.
    Abandoned,
    /// All agreed.
    Agreed,
}

/// What chance has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Draw {
    /// A hero for this seat (G9.8).
    Hero(Seat),
    /// A monster for this place (G1.4, G1.5, G5.4).
    Monster(Spot),
    /// A card of this seat's first hand (G1.6).
    FirstHand(Seat),
    /// Who begins (G1.7).
    First,
    /// The back of the top card of the active seat's deck (G3.4).
    Back,
    /// Which starting card the active seat draws.
    Card,
}

/// What the merchant sells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Product {
    /// From its pile.
    Potion(Potion),
    /// From the pawnshop.
    Card(Won),
}

/// Where a weapon or an armour comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A beaten monster (G5.3).
    Battle,
    /// The pawnshop (G7.5).
    Pawnshop,
}

/// What the player whose turn it is has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// Which potion to begin with, before the first turn of another seat (G9.13).
    HeadStart {
        /// Who begins.
        first: Seat,
    },
    /// What to do with the turn (G2.1).
    Turn,
    /// Which card to give up for a cancelled hand bonus (G6.4).
    Discard,
    /// A card, a potion, or the end of card play (G4.3).
    Battle,
    /// Which of two cards Taia keeps (G8.6).
    Look,
    /// What comes next in the new deck (G3.3).
    Arrange,
    /// Whether this weapon or armour is kept (G5.3, G7.5).
    Equip(Won, Source),
    /// Whether to drink the healing potion after the battle (G7.8).
    Heal,
    /// What to buy (G7.1).
    Shop,
    /// What to pay for this with (G7.2).
    Pay(Product),
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// A draw.
    Chance(Draw),
    /// A decision of the player whose turn it is.
    Seat(Decision),
    /// Nothing: the game is over.
    Over(Ending),
}
