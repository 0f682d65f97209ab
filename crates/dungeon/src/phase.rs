//! What the game waits for: a decision, a roll or draw, or nothing once it is over.

use serde::{Deserialize, Serialize};
use table::{MAX_SEATS, Seat, SeatSet};

use crate::{Dice, Direction, TileType, Token};

/// A combat after the roll (K4.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Fight {
    /// The throw.
    pub dice: Dice,
    /// The hero had skills at the roll (K4.6).
    pub skilled: bool,
    /// Taia's first move led here (K10.6).
    pub first_move: bool,
    /// Bolts used so far.
    pub bolts: u8,
    /// Xanros has given a hit point.
    pub sacrificed: bool,
}

/// Why something has to be left behind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LootFrom {
    /// A beaten monster.
    Combat {
        /// It brings the curse.
        curse: bool,
        /// Victorius goes on (K10.5).
        goes_on: bool,
    },
    /// A piece or treasure that was collected.
    Tile,
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The dragon is beaten (K11.1).
    Dragon,
    /// This seat has enough treasures (K12.1).
    Treasures(Seat),
    /// Nothing is left to explore, and the dragon never came (K11.3).
    Explored,
    /// The turn limit (K11.3).
    TurnLimit,
    /// All others have left.
    LastLeft,
    /// Nobody is left.
    Abandoned,
    /// All agreed.
    Agreed,
}

/// What chance has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Draw {
    /// A hero for the first of these seats (K1.1).
    Hero {
        /// Seats without a hero.
        seats: SeatSet,
    },
    /// The first of `to_roll` rolls to see who begins (K1.5).
    StartRoll {
        /// Who still has to roll in this round.
        to_roll: SeatSet,
        /// What counts of the rolls so far: the highest begins, see the rules of this draw.
        standing: [u8; MAX_SEATS],
    },
    /// A tile for the place beyond this side (K3.1).
    Tile {
        /// Where to.
        direction: Direction,
        /// The first one had to go back (K3.5).
        again: bool,
    },
    /// A token for the new room (K3.3).
    Token,
    /// Taia's second token (K10.6).
    SecondToken {
        /// The first one.
        first: Token,
    },
    /// The throw of a combat (K4.2).
    Roll {
        /// The hero has skills (K4.6).
        skilled: bool,
        /// Taia's first move led here (K10.6).
        first_move: bool,
        /// This is Horan's second throw (K10.2).
        second: bool,
    },
}

/// What the player whose turn it is has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// Where to go, or what to do of what the tile offers (K2).
    Walk,
    /// To fight the monster on the tile: there is no other choice (K10.4).
    MustFight,
    /// How to lay the drawn tile (K3.1).
    LayTile {
        /// Where to.
        direction: Direction,
        /// Which.
        tile: TileType,
    },
    /// Which token Taia lays (K10.6).
    ChooseToken {
        /// In the order they were drawn.
        tokens: [Token; 2],
    },
    /// Whether Horan rolls again (K10.2).
    SecondRoll(Fight),
    /// Bolts and sacrifice (K4.2).
    Strengthen(Fight),
    /// What to leave behind (K6.2).
    Loot(LootFrom),
    /// Where the curse goes (K9.1).
    PlaceCurse {
        /// Victorius goes on (K10.5).
        goes_on: bool,
    },
    /// At which fountain Horan comes back (K10.2).
    Rise,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// A roll or draw.
    Chance(Draw),
    /// A decision of the player whose turn it is.
    Seat(Decision),
    /// Nothing: the game is over.
    Over(Ending),
}
