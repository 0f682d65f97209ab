//! The two games, wherever a screen, an address or a list has to say which one it is about.

use words::{Key, key};

/// Which game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum GameName {
    /// Karak: the dungeon is laid tile by tile.
    #[default]
    Dungeon,
    /// Karak: Goblin: cards are chained by color.
    Goblin,
}

impl GameName {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Dungeon, Self::Goblin];

    /// As addresses and records have it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dungeon => "dungeon",
            Self::Goblin => "goblin",
        }
    }

    /// The game of this name.
    pub fn of(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.name() == name)
    }

    /// The key of what the page calls it.
    pub const fn title(self) -> Key {
        match self {
            Self::Dungeon => key::WEB_HOME_DUNGEON,
            Self::Goblin => key::WEB_HOME_GOBLIN,
        }
    }
}
