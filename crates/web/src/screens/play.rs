//! Opens a saved game, or says in friendly words why that cannot be.

use dungeon::Dungeon;
use leptos::prelude::*;

use super::unreadable::Unreadable;
use crate::app::{GameId, Navigation, NotReadable, Saves, Screen, Summary};
use crate::dungeon::{Game, NewGame, TableScreen};
use crate::local::LocalTable;

/// Sets the table for a new game and goes there.
pub(super) fn begin(saves: Saves, navigation: Navigation, chosen: &NewGame) {
    // Screens offer only what a game can be set up with.
    let Ok(table) = chosen.table() else { return };
    let id = saves.new_id();
    saves.save(id, &table.record(), Summary::of(&table));
    navigation.go(&Screen::Play(id));
}

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
