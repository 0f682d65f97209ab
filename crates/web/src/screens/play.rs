//! Opens a saved game, or says in friendly words why that cannot be.

use dungeon::Dungeon;
use goblin::Goblin;

use super::Parts;
use super::later::{beside, later};
use super::part::Part;
use crate::games::{dungeon as karak, goblin as caverns};
use crate::prelude::*;
use crate::session::{LocalTable, Session, Unreadable};
use crate::shell::{GameId, GameName, Saves};
use crate::stage::{Stage, Staged};

/// The game of this number.
#[component]
pub(crate) fn Play(id: GameId) -> impl IntoView {
    let refused = move |trouble: Unreadable| {
        later(key::WEB_GAME, beside, move |part| (part.not_opened)(id, trouble.clone()))
    };
    let Some(record) = expect_context::<Saves>().record(id) else {
        return refused(Unreadable::Missing);
    };
    let Some(game) = table::game_of(&record).and_then(GameName::of) else {
        return refused(Unreadable::NotAGame);
    };
    let table = move |part: Part| (part.play)(id, &record).unwrap_or_else(refused);
    expect_context::<Parts>().show(game, key::WEB_GAME, table)
}

/// The table of the dungeon.
pub(super) fn dungeon(id: GameId, record: &str) -> Result<AnyView, Unreadable> {
    let stage = open::<Dungeon>(id, record)?;
    let game = karak::Game::on(stage);
    stage.go_on();
    Ok(view! { <karak::TableScreen game/> }.into_any())
}

/// The table of Goblin.
pub(super) fn goblin(id: GameId, record: &str) -> Result<AnyView, Unreadable> {
    let stage = open::<Goblin>(id, record)?;
    stage.go_on();
    Ok(view! { <caverns::TableScreen game=stage/> }.into_any())
}

fn open<G: Staged>(id: GameId, record: &str) -> Result<Stage<G>, Unreadable> {
    if table::is_watched(record) {
        return Err(Unreadable::Watched);
    }
    let table = LocalTable::read(record).map_err(|error| Unreadable::of(&error))?;
    Ok(Stage::open(Session::local(id, table)))
}
