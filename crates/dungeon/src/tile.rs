//! Shapes and kinds of dungeon tiles (K1.2).

use core::fmt;
use core::str::FromStr;

use table::NotationError;

use crate::Exits;
use crate::grid::Direction::{East, North, South, West};

table::names! {
    /// How many exits a tile has, and where they are to each other.
    Shape: "a shape is cross, t, straight or corner" {
        /// Four exits.
        Cross = "cross",
        /// Three exits.
        T = "t",
        /// Two exits, opposite each other.
        Straight = "straight",
        /// Two exits, next to each other.
        Corner = "corner",
    }
}

impl Shape {
    /// Every way the tile can lie that looks different (K3.1).
    #[inline]
    pub const fn turnings(self) -> &'static [Exits] {
        const CROSS: [Exits; 1] = [Exits::of(&[North, East, South, West])];
        const T: [Exits; 4] = [
            Exits::of(&[North, East, South]),
            Exits::of(&[East, South, West]),
            Exits::of(&[North, South, West]),
            Exits::of(&[North, East, West]),
        ];
        const STRAIGHT: [Exits; 2] = [Exits::of(&[North, South]), Exits::of(&[East, West])];
        const CORNER: [Exits; 4] = [
            Exits::of(&[North, East]),
            Exits::of(&[East, South]),
            Exits::of(&[South, West]),
            Exits::of(&[North, West]),
        ];
        match self {
            Self::Cross => &CROSS,
            Self::T => &T,
            Self::Straight => &STRAIGHT,
            Self::Corner => &CORNER,
        }
    }
}

table::names! {
    /// What a tile shows.
    TileKind: "a kind of tile is tunnel, room, gate or fountain" {
        /// Nothing happens here.
        Tunnel = "tunnel",
        /// A token is drawn when it is discovered.
        Room = "room",
        /// A teleportation gate (K8).
        Gate = "gate",
        /// A healing fountain (K5.4).
        Fountain = "fountain",
    }
}

/// A tile of the stack: tiles of one type cannot be told apart.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TileType {
    /// What it shows.
    pub kind: TileKind,
    /// Its exits.
    pub shape: Shape,
}

impl TileType {
    /// How many types there are.
    pub const COUNT: usize = Shape::ALL.len() * TileKind::ALL.len();

    /// A number below [`COUNT`](Self::COUNT), the same for equal types.
    #[inline]
    pub const fn index(self) -> usize {
        self.kind as usize * Shape::ALL.len() + self.shape as usize
    }

    /// The type of this number.
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        Self {
            kind: TileKind::ALL[index / Shape::ALL.len()],
            shape: Shape::ALL[index % Shape::ALL.len()],
        }
    }

    /// All types in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self::from_index)
    }
}

impl fmt::Display for TileType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind, self.shape)
    }
}

impl FromStr for TileType {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let (kind, shape) = text.split_once(' ').ok_or_else(|| {
            NotationError::new("a tile is a kind and a shape, such as `room cross`", text)
        })?;
        Ok(Self { kind: kind.parse()?, shape: shape.trim().parse()? })
    }
}

table::text_serde!(TileType);
