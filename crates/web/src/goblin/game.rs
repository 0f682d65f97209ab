//! Goblin on the table.

use goblin::Goblin;

use crate::play::Play;

/// A game of Goblin. Cheap to copy: all of it are handles.
pub type Game = Play<Goblin>;
