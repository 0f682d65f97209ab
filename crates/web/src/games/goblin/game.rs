//! Goblin on the table.

use goblin::Goblin;

use crate::stage::Stage;

/// A game of Goblin. Cheap to copy: all of it are handles.
pub type Game = Stage<Goblin>;
