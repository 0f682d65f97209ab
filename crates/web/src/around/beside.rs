//! What lies beside a table and few people want: in the part of the module with the screens beside the games.

#![expect(clippy::unnecessary_wraps, reason = "a part may not arrive")]

use leptos::task::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::review::{self, Reviewable};
use super::share;
use crate::prelude::*;
use crate::shell::t;

/// What is there.
#[derive(Clone, Copy)]
pub(super) struct Beside {
    /// Has a game reviewed, and tells what was found out.
    pub(super) review: fn(Reviewable) -> AnyView,
    /// A game as a link or a file: with people's names or without, and which game it is.
    pub(super) share: fn(Callback<bool, String>, &'static str) -> AnyView,
}

#[wasm_split(beside, fallible)]
fn beside_part() -> Result<Box<Beside>, SplitLoaderError> {
    Ok(Box::new(Beside { review: review::found, share: share::sheet }))
}

/// Draws something of it, once it is here.
pub(super) fn beside(draw: Box<dyn Fn(Beside) -> AnyView>) -> AnyView {
    let draw = StoredValue::new_local(draw);
    let part = RwSignal::new(None::<Option<Beside>>);
    spawn_local(async move {
        let fetched = beside_part().await.ok().map(|part| *part);
        part.try_set(Some(fetched));
    });
    let shown = move || match part.get() {
        None => view! { <p role="status">{t(key::WEB_LOADING)}</p> }.into_any(),
        Some(None) => view! { <p role="alert">{t(key::WEB_PART_MISSING)}</p> }.into_any(),
        Some(Some(part)) => untrack(|| draw.with_value(|draw| draw(part))),
    };
    view! { {shown} }.into_any()
}
