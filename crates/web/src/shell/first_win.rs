//! Whether somebody at this device has won against bots: *Play now* seats stronger ones then.

use crate::platform::storage;

const KEPT_AS: &str = "karak.won.";

/// Whether a game of this name was won.
pub fn is_there(game: &str) -> bool {
    storage::get(&[KEPT_AS, game].concat()).is_some()
}

/// A game of this name is won.
pub fn keep(game: &str) {
    if !is_there(game) {
        // Where nothing can be kept bots stay as they are.
        let _: Result<(), _> = storage::set(&[KEPT_AS, game].concat(), "yes");
    }
}
