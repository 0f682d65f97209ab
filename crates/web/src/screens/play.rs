//! Opens a saved game, or says in friendly words why that cannot be.

use dungeon::Dungeon;
use goblin::Goblin;
use table::Recorded as _;

use super::unreadable::Unreadable;
use crate::app::{GameId, NotReadable, Saves};
use crate::local::LocalTable;
use crate::play::{Play as GamePlay, Staged};
use crate::prelude::*;
use crate::{dungeon as karak, goblin as caverns};

/// The game of this number.
#[component]
pub(crate) fn Play(id: GameId) -> impl IntoView {
    let saves = expect_context::<Saves>();
    let opened = saves.record(id).ok_or(NotReadable::Missing).and_then(|record| {
        if table::game_of(&record) == Some(Goblin::GAME) {
            let game = GamePlay::open(id, read::<Goblin>(&record)?);
            game.go_on();
            return Ok(view! { <caverns::TableScreen game/> }.into_any());
        }
        let game = karak::Game::open(id, read::<Dungeon>(&record)?);
        Ok(view! { <karak::TableScreen game/> }.into_any())
    });
    opened.unwrap_or_else(|trouble| view! { <Unreadable id trouble/> }.into_any())
}

fn read<G: Staged>(record: &str) -> Result<LocalTable<G>, NotReadable> {
    LocalTable::read(record).map_err(|error| NotReadable::OtherVersion(error.to_string()))
}
