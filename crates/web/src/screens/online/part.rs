//! What is fetched by those who play online, and by nobody else.

#![expect(clippy::unnecessary_wraps, reason = "a part may not arrive")]

use std::rc::Rc;

use dungeon::Dungeon;
use goblin::Goblin;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::open::{self, Wanted};
use super::{hall, me, table, turns};
use crate::platform::api::NoAnswer;
use crate::prelude::*;
use crate::session::remote::{Online, Remote, join};
use crate::shell::{Navigation, Screen};

/// What is around tables, whichever game is played there.
#[derive(Clone, Copy)]
pub(super) struct OnlinePart {
    /// The tables there are.
    pub(super) hall: fn() -> AnyView,
    /// One table; or the screen of a device that is the table.
    pub(super) table: fn(&str, bool) -> AnyView,
    /// Another device becomes a guest's.
    pub(super) take_over: fn(String) -> AnyView,
    /// Looks after one's tables from now on, and gives what draws the sign that it is one's turn at another one.
    pub(super) look_after: fn(Memo<Screen>) -> fn() -> AnyView,
    /// Opens a table and goes there; says what went wrong.
    pub(super) open: fn(Wanted, Navigation, RwSignal<Option<NoAnswer>>),
    /// Sits down at a table of the dungeon.
    pub(super) join_dungeon: Join<Dungeon>,
    /// Sits down at a table of Goblin.
    pub(super) join_goblin: Join<Goblin>,
}

/// Sits down at a table of a game.
pub(super) type Join<G> = fn(Online) -> Rc<dyn Remote<G>>;

/// The part, as soon as it is here.
pub(super) async fn fetch() -> Option<OnlinePart> {
    online_part().await.ok().map(|part| *part)
}

#[wasm_split(online, fallible)]
fn online_part() -> Result<Box<OnlinePart>, SplitLoaderError> {
    Ok(Box::new(OnlinePart {
        hall: hall::hall,
        table: table::table,
        take_over: me::take_over,
        look_after: turns::look_after,
        open: open::open,
        join_dungeon: join::<Dungeon>,
        join_goblin: join::<Goblin>,
    }))
}
