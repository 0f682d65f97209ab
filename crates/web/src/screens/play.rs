//! Opens a saved game, or says in friendly words why that cannot be.

use dungeon::Dungeon;
use goblin::Goblin;
use table::Recorded as _;

use super::unreadable::NotOpened;
use crate::games::{dungeon as karak, goblin as caverns};
use crate::prelude::*;
use crate::session::{LocalTable, Session, Unreadable};
use crate::shell::{GameId, Saves};
use crate::stage::{Stage, Staged};

/// The game of this number.
#[component]
pub(crate) fn Play(id: GameId) -> impl IntoView {
    let saves = expect_context::<Saves>();
    let opened = saves.record(id).ok_or(Unreadable::Missing).and_then(|record| {
        if table::game_of(&record) == Some(Goblin::GAME) {
            let stage = open::<Goblin>(id, &record)?;
            stage.go_on();
            return Ok(view! { <caverns::TableScreen game=stage/> }.into_any());
        }
        let stage = open::<Dungeon>(id, &record)?;
        let game = karak::Game::on(stage);
        stage.go_on();
        Ok(view! { <karak::TableScreen game/> }.into_any())
    });
    opened.unwrap_or_else(|trouble| view! { <NotOpened kept=Some(id) trouble/> }.into_any())
}

fn open<G: Staged>(id: GameId, record: &str) -> Result<Stage<G>, Unreadable> {
    if table::is_watched(record) {
        return Err(Unreadable::Watched);
    }
    let table = LocalTable::read(record).map_err(|error| Unreadable::of(&error))?;
    Ok(Stage::open(Session::local(id, table)))
}
