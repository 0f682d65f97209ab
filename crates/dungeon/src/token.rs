//! Monsters and chests (K1.3), and the pieces heroes carry (K6).

use core::fmt;
use core::str::FromStr;

use table::NotationError;

table::names! {
    /// What must be fought. Strength, back and number are content, see [`Content`](crate::Content).
    Monster: "a monster is giant-rat, giant-spider, mummy, skeleton-turnkey, skeleton-warrior, skeleton-king, fallen or dragon" {
        /// Carries daggers in the printed game.
        GiantRat = "giant-rat",
        /// Carries a portal of healing in the printed game.
        GiantSpider = "giant-spider",
        /// Carries a magic bolt, and the curse (K9).
        Mummy = "mummy",
        /// Carries a key in the printed game.
        SkeletonTurnkey = "skeleton-turnkey",
        /// Carries a sword in the printed game.
        SkeletonWarrior = "skeleton-warrior",
        /// Carries an axe in the printed game.
        SkeletonKing = "skeleton-king",
        /// Carries a treasure in the printed game.
        Fallen = "fallen",
        /// Its defeat ends the game (K4.5).
        Dragon = "dragon",
    }
}

/// One value for each monster.
pub type ByMonster<T> = table::Each<Monster, T, { Monster::ALL.len() }>;

/// What is drawn from the bag.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Token {
    /// Must be fought (K4.1).
    Monster(Monster),
    /// Opened with a key (K6.6).
    Chest,
}

impl Token {
    /// How many kinds there are.
    pub const COUNT: usize = Monster::ALL.len() + 1;

    /// A number below [`COUNT`](Self::COUNT).
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Self::Monster(monster) => monster as usize,
            Self::Chest => Monster::ALL.len(),
        }
    }

    /// The token of this number.
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        if index < Monster::ALL.len() { Self::Monster(Monster::ALL[index]) } else { Self::Chest }
    }

    /// All tokens in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self::from_index)
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Monster(monster) => monster.fmt(f),
            Self::Chest => f.write_str("chest"),
        }
    }
}

impl FromStr for Token {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text == "chest" { Ok(Self::Chest) } else { text.parse().map(Self::Monster) }
    }
}

table::text_serde!(Token);

table::names! {
    /// What heroes carry, or leave on a tile.
    Piece: "a piece is daggers, sword, axe, bolt, portal, key, treasure or dragon-treasure" {
        /// A weapon.
        Daggers = "daggers",
        /// A weapon.
        Sword = "sword",
        /// A weapon.
        Axe = "axe",
        /// A spell (K7.1).
        MagicBolt = "bolt",
        /// A spell (K7.2).
        PortalOfHealing = "portal",
        /// Opens a chest (K6.6).
        Key = "key",
        /// One point.
        Treasure = "treasure",
        /// One point and a half.
        DragonTreasure = "dragon-treasure",
    }
}

impl Piece {
    /// The three weapons.
    pub const WEAPONS: [Self; 3] = [Self::Daggers, Self::Sword, Self::Axe];
}
