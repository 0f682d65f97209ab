//! Opening a table: the server makes it, and what was chosen for its places is said as soon as one is there.

use std::cell::RefCell;

use leptos::task::spawn_local;
use protocol::{GameName as Named, NewTable, Order, Settings};
use serde::Deserialize;

use crate::platform::api::{self, NoAnswer};
use crate::prelude::*;
use crate::shell::{GameName, Navigation, Screen};

/// A table as somebody wants it.
pub(crate) struct Wanted {
    /// Which game.
    pub(crate) game: GameName,
    /// How it is set up: lines of a record.
    pub(crate) set_up: String,
    /// How the table is kept.
    pub(crate) settings: Settings,
    /// Who sits where at first.
    pub(crate) orders: Vec<Order>,
    /// Whether this device is the table.
    pub(crate) screen: bool,
}

#[derive(Deserialize)]
struct Opened {
    code: String,
}

thread_local! {
    /// What is said at a table that was just opened.
    static WANTED: RefCell<Option<(String, Vec<Order>)>> = const { RefCell::new(None) };
}

/// Opens it and goes there; says what went wrong.
pub(super) fn open(wanted: Wanted, navigation: Navigation, failed: RwSignal<Option<NoAnswer>>) {
    failed.set(None);
    spawn_local(async move {
        let Wanted { game, set_up, settings, orders, screen } = wanted;
        let game = match game {
            GameName::Dungeon => Named::Dungeon,
            GameName::Goblin => Named::Goblin,
        };
        let new = NewTable { game, set_up, settings };
        match api::post::<Opened>("api/tables", &new).await {
            Ok(Opened { code }) => {
                WANTED.set(Some((code.clone(), orders)));
                navigation.go(&Screen::Table { code, screen });
            }
            Err(why) => drop(failed.try_set(Some(why))),
        }
    });
}

/// What was wanted for this table, once.
pub(super) fn wanted(code: &str) -> Vec<Order> {
    WANTED.with_borrow_mut(|kept| match kept.take() {
        Some((opened, orders)) if opened == code => orders,
        other => {
            *kept = other;
            Vec::new()
        }
    })
}
