//! Hints that are places are marked on the board.

use crate::games::dungeon::{Aim, Game};
use crate::prelude::*;
use crate::stage::Notice;

/// A hint that is a place on the board is marked there.
pub(crate) fn mark_hints(game: Game) {
    Effect::new(move |_| {
        let notice = game.notice.read();
        let Some(Notice::Hint(given)) = &*notice else { return };
        let targets = game.targets.read_untracked();
        if let Some(target) = targets.iter().find(|target| target.steps == [given.action]) {
            game.offered.proposed.set(Some(Aim::Go(target.clone())));
        }
    });
}
