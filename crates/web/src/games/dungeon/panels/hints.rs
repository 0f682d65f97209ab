//! Hints are carried out as far as nothing is chosen by it: a tile is turned, and Enter does what is recommended.

use dungeon::Action;

use crate::games::dungeon::Game;
use crate::prelude::*;
use crate::ui::{Shortcut, Shortcuts};

/// Does so with each hint.
pub(crate) fn mark_hints(game: Game) {
    let shortcuts = expect_context::<Shortcuts>();
    Effect::new(move |_| {
        let Some(action) = game.hint() else { return };
        let Action::Lay(exits) = action else {
            return shortcuts.on(Shortcut::Main, move || {
                game.follow_hint();
            });
        };
        // From then on it may be turned otherwise: Enter lays it as it is shown.
        if let Some(tile) = game.laying.get_untracked() {
            let turning = tile.turnings.iter().position(|&turned| turned == exits);
            game.turning.set(turning.unwrap_or(0));
        }
    });
}
