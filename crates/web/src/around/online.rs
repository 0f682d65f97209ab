//! What is around a game that a server hosts. Its parts are fetched by those who play online, and handed in.

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

/// The sign that it is one's turn at another table, once the part that draws it is here.
#[derive(Clone, Copy)]
pub(crate) struct Elsewhere(pub RwSignal<Option<fn() -> AnyView>>);

/// What lies over the board.
pub(super) fn strip<G: Staged>(stage: Stage<G>) -> Vec<AnyView> {
    let elsewhere = use_context::<Elsewhere>();
    let sign = move || elsewhere.and_then(|sign| sign.0.get()).map(|draw| draw());
    let mut strip = vec![sign.into_any()];
    if let Some((online, around)) = online(stage) {
        let own = Memo::new(move |_| {
            matches!(stage.offered.waits.get(), Waits::Person(_) | Waits::Draw | Waits::Throw(_))
        });
        Effect::new(move |_| online.decides.set(own.get()));
        if let Some(shown) = online.shown.get_value() {
            stage.tell_missed(shown);
        }
        Effect::new(move |_| online.shown.set_value(Some(stage.shown.log.read().len())));
        strip.extend((around.strip)(online));
    }
    strip
}
