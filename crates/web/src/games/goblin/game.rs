//! Goblin on the table.

use goblin::{Action, Goblin};

use crate::prelude::*;
use crate::stage::Stage;

/// A game of Goblin. Cheap to copy: all of it are handles.
pub type Game = Stage<Goblin>;

/// Whether this has to be confirmed before it is done: what can be taken back never has to, nor what is the only choice.
pub(super) fn asks_first(game: Game, action: Action) -> bool {
    let choices = game.offered.legal.get_untracked().len();
    choices > 1 && game.is_final(action) && game.propose(&action)
}
