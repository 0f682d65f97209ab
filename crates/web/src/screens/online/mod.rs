//! Tables online: finding them, sitting down, and what is around a game there.
//!
//! All of it is a part of the module of its own, which nobody needs who plays at one device.

mod clocks;
mod connection;
mod ending;
mod far;
mod gather;
mod guests;
mod hall;
mod invite;
mod keep;
mod me;
mod open;
mod part;
mod seats;
mod table;
mod talk;
mod ways;

pub(super) use far::{dungeon, goblin};
pub(super) use keep::{CLOCKS, clock};
pub(super) use open::{Wanted, open};
use part::OnlinePart;

use crate::prelude::*;
use crate::screens::later::later;

/// The tables there are, and the way to a new one.
#[component]
pub(crate) fn Hall() -> impl IntoView {
    when_here(|part| (part.hall)())
}

/// One table.
#[component]
pub(crate) fn OnlineTable(code: String, screen: bool) -> impl IntoView {
    when_here(move |part| (part.table)(&code, screen))
}

/// Another device becomes this guest's.
#[component]
pub(crate) fn TakeOver(token: String) -> impl IntoView {
    when_here(move |part| (part.take_over)(token.clone()))
}

/// Shows something of the part, once it is here.
fn when_here(drawn: impl Fn(OnlinePart) -> AnyView + Send + Sync + 'static) -> AnyView {
    later(key::WEB_ONLINE, part::fetch, drawn)
}
