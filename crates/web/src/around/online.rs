//! What is around a game that a server hosts. Its parts are fetched by those who play online, and handed in.

use crate::platform::page;
use crate::prelude::*;
use crate::session::remote::Online;
use crate::stage::{Stage, Staged, Waits};

/// The parts that a table online has besides those of every table.
#[derive(Clone, Copy)]
pub(crate) struct AroundOnline {
    /// Over the board: the connection, clocks, what is said.
    pub strip: fn(Online) -> Vec<AnyView>,
    /// In the menu: how to leave, and what the host may.
    pub menu: fn(Online) -> AnyView,
    /// At the end: what is proved, and the next game.
    pub over: fn(Online) -> AnyView,
}

/// These parts, where the game is hosted by a server.
pub(super) fn online<G: Staged>(stage: Stage<G>) -> Option<(Online, AroundOnline)> {
    stage.session().online().zip(use_context::<AroundOnline>())
}

/// What lies over the board.
pub(super) fn strip<G: Staged>(stage: Stage<G>) -> Vec<AnyView> {
    let Some((online, around)) = online(stage) else { return Vec::new() };
    // The tab says whose turn it is, also when another one is looked at.
    let own = Memo::new(move |_| {
        matches!(stage.offered.waits.get(), Waits::Person(_) | Waits::Draw | Waits::Throw(_))
    });
    Effect::new(move |_| page::mark_title(own.get()));
    on_cleanup(|| page::mark_title(false));
    (around.strip)(online)
}
