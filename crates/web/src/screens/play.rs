//! Opens a saved game, or says in friendly words why that cannot be.

use dungeon::Dungeon;
use leptos::prelude::*;

use super::unreadable::Unreadable;
use crate::app::{GameId, NotReadable, Saves};
use crate::dungeon::{Game, TableScreen};
use crate::local::LocalTable;

/// The game of this number.
#[component]
pub(crate) fn Play(id: GameId) -> impl IntoView {
    let saves = expect_context::<Saves>();
    match open(saves, id) {
        Ok(table) => {
            let game = Game::open(id, table);
            view! { <TableScreen game/> }.into_any()
        }
        Err(trouble) => view! { <Unreadable id trouble/> }.into_any(),
    }
}

fn open(saves: Saves, id: GameId) -> Result<LocalTable<Dungeon>, NotReadable> {
    let record = saves.record(id).ok_or(NotReadable::Missing)?;
    LocalTable::read(&record).map_err(|error| NotReadable::OtherVersion(error.to_string()))
}
