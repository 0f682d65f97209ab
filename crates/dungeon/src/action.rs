//! Decisions and chance outcomes, and their notation (`docs/notation.md`).

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};
use table::{NotationError, Seat, plain_number};

use crate::{Direction, Exits, Hero, Piece, Place, TileType, Token};

/// One decision of the player whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// To the neighboring tile (K2.1).
    Move(Direction),
    /// Into the unknown (K3.1).
    Explore(Direction),
    /// Lays the drawn tile so that these sides are open (K3.1).
    Lay(Exits),
    /// Taia lays this one of two tokens (K10.6).
    Choose(Token),
    /// Through a gate to the one at this place (K8.1).
    Gate(Place),
    /// The thief fights the monster on her tile (K10.4).
    Fight,
    /// Horan rolls both dice again (K10.2).
    RollAgain,
    /// Horan lets the first roll stand (K10.2).
    Stand,
    /// One magic bolt (K7.1).
    Bolt,
    /// Xanros gives a hit point for +1 (K10.3).
    Sacrifice,
    /// The throw is compared as it is (K4.2).
    Strike,
    /// This piece stays on the tile (K6.2).
    Leave(Piece),
    /// The curse goes to the hero of this seat (K9.1).
    Curse(Seat),
    /// The curse stays where it is (K9.1).
    KeepCurse,
    /// A portal of healing brings the hero of this seat to the fountain at this place (K7.2).
    Portal(Seat, Place),
    /// Xanros swaps places with the hero of this seat (K10.3).
    Swap(Seat),
    /// Opens the chest (K6.6).
    Open,
    /// Collects the piece on the tile (K6.3).
    Collect,
    /// Horan comes back at the fountain at this place (K10.2).
    Rise(Place),
    /// Ends the turn (K2.4); on a fountain this heals (K2.6).
    End,
}

/// Both dice. The order is that of the throw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Dice(pub u8, pub u8);

impl Dice {
    /// What they show together.
    #[inline]
    pub const fn sum(self) -> u8 {
        self.0 + self.1
    }
}

/// What chance turns up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// A hero for the seat whose turn it is to draw one (K1.1).
    Hero(Hero),
    /// A throw (K1.5, K4.2). For Victorius what stands after all rerolls (K10.5).
    Dice(Dice),
    /// A tile of the stack (K3.1).
    Tile(TileType),
    /// A token of the bag (K3.3).
    Token(Token),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(direction) => write!(f, "go {direction}"),
            Self::Explore(direction) => write!(f, "explore {direction}"),
            Self::Lay(exits) => write!(f, "lay {exits}"),
            Self::Choose(token) => write!(f, "choose {token}"),
            Self::Gate(place) => write!(f, "gate {place}"),
            Self::Fight => f.write_str("fight"),
            Self::RollAgain => f.write_str("again"),
            Self::Stand => f.write_str("stand"),
            Self::Bolt => f.write_str("bolt"),
            Self::Sacrifice => f.write_str("sacrifice"),
            Self::Strike => f.write_str("strike"),
            Self::Leave(piece) => write!(f, "leave {piece}"),
            Self::Curse(seat) => write!(f, "curse {seat}"),
            Self::KeepCurse => f.write_str("keep curse"),
            Self::Portal(seat, place) => write!(f, "portal {seat} {place}"),
            Self::Swap(seat) => write!(f, "swap {seat}"),
            Self::Open => f.write_str("open"),
            Self::Collect => f.write_str("collect"),
            Self::Rise(place) => write!(f, "rise {place}"),
            Self::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let unknown = || NotationError::new("expected an action such as `go n` or `end`", text);
        let (word, rest) =
            text.split_once(' ').map_or((text, ""), |(word, rest)| (word, rest.trim()));
        let action = match word {
            "go" => Self::Move(rest.parse()?),
            "explore" => Self::Explore(rest.parse()?),
            "lay" => Self::Lay(rest.parse()?),
            "choose" => Self::Choose(rest.parse()?),
            "gate" => Self::Gate(rest.parse()?),
            "leave" => Self::Leave(rest.parse()?),
            "curse" => Self::Curse(rest.parse()?),
            "swap" => Self::Swap(rest.parse()?),
            "rise" => Self::Rise(rest.parse()?),
            "portal" => {
                let (seat, place) = rest.split_once(' ').ok_or_else(unknown)?;
                Self::Portal(seat.parse()?, place.trim().parse()?)
            }
            _ => match text {
                "fight" => Self::Fight,
                "again" => Self::RollAgain,
                "stand" => Self::Stand,
                "bolt" => Self::Bolt,
                "sacrifice" => Self::Sacrifice,
                "strike" => Self::Strike,
                "keep curse" => Self::KeepCurse,
                "open" => Self::Open,
                "collect" => Self::Collect,
                "end" => Self::End,
                _ => return Err(unknown()),
            },
        };
        Ok(action)
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hero(hero) => write!(f, "hero {hero}"),
            Self::Dice(Dice(first, second)) => write!(f, "dice {first} {second}"),
            Self::Tile(tile) => write!(f, "tile {tile}"),
            Self::Token(token) => write!(f, "token {token}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let wrong = || {
            NotationError::new(
                "expected `dice`, `tile`, `token` or `hero` and what was rolled or drawn",
                text,
            )
        };
        let (word, rest) = text.split_once(' ').ok_or_else(wrong)?;
        let rest = rest.trim();
        match word {
            "hero" => rest.parse().map(Self::Hero),
            "tile" => rest.parse().map(Self::Tile),
            "token" => rest.parse().map(Self::Token),
            "dice" => {
                let (first, second) = rest.split_once(' ').ok_or_else(wrong)?;
                Ok(Self::Dice(Dice(die(first)?, die(second.trim())?)))
            }
            _ => Err(wrong()),
        }
    }
}

fn die(text: &str) -> Result<u8, NotationError> {
    let pips = plain_number(text).filter(|pips| (1..=6).contains(pips));
    pips.ok_or_else(|| NotationError::new("a die shows 1 to 6", text))
}

table::text_serde!(Action);
table::text_serde!(Chance);
