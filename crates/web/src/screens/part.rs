//! What the page needs of a game. Each game is a part of the module of its own, fetched once somebody wants to play it.

#![expect(clippy::unnecessary_wraps, reason = "a part may not arrive")]

use bots::Bot;
use dungeon::Dungeon;
use goblin::Goblin;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::{online, play, saved, set_up, watch};
use crate::games;
use crate::prelude::*;
use crate::session::remote::Online;
use crate::session::{Trust, Unreadable};
use crate::shell::{Company, GameId, GameName, Navigation, Saves, Summary, people};

/// Opens a record that is trusted so far, at a turn; of a game that is kept, for the names of its players.
type Watching = fn(&str, Trust, Option<u16>, Option<GameId>) -> Result<AnyView, Unreadable>;

/// A game's own code, by what it is for.
#[derive(Clone, Copy)]
pub(crate) struct Part {
    /// Begins a game against such bots at once and goes there.
    pub(crate) play_now: fn(Bot, Saves, Navigation),
    /// Everything about a new game.
    pub(crate) set_up: fn(Company) -> AnyView,
    /// The table of a saved game.
    pub(crate) play: fn(GameId, &str) -> Result<AnyView, Unreadable>,
    /// The table of a game that a server hosts.
    pub(crate) online: fn(Online) -> AnyView,
    /// The table of a game that is watched.
    pub(crate) watch: Watching,
    /// The record of a file as this version writes it.
    pub(crate) read: fn(&str) -> Result<(String, Summary), Unreadable>,
}

/// A game's own code, as soon as it is here; nothing where it cannot be fetched.
pub(super) async fn fetch(game: GameName) -> Option<Part> {
    let part = match game {
        GameName::Dungeon => dungeon_part().await,
        GameName::Goblin => goblin_part().await,
    };
    part.ok().map(|part| *part)
}

#[wasm_split(dungeon, fallible)]
fn dungeon_part() -> Result<Box<Part>, SplitLoaderError> {
    Ok(Box::new(Part {
        play_now: |bot, saves, navigation| {
            games::dungeon::NewGame::quick(bot).begin(&people::known(), saves, navigation);
        },
        set_up: set_up::dungeon,
        play: play::dungeon,
        online: online::dungeon,
        watch: watch::dungeon,
        read: saved::read::<Dungeon>,
    }))
}

#[wasm_split(goblin, fallible)]
fn goblin_part() -> Result<Box<Part>, SplitLoaderError> {
    Ok(Box::new(Part {
        play_now: |bot, saves, navigation| {
            games::goblin::NewGame::quick(bot).begin(&people::known(), saves, navigation);
        },
        set_up: set_up::goblin,
        play: play::goblin,
        online: online::goblin,
        watch: watch::goblin,
        read: saved::read::<Goblin>,
    }))
}
