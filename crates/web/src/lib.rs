//! Karak in the browser: a page rendered by the client, with the rules engine compiled in.
//!
//! The module has no start function: whoever loads it decides what it is for. A page calls [`mount`]; a web worker shares
//! the same compiled module and calls [`think`].
//!
//! [`local`] hosts games in the page, [`think`](mod@think) is what bots are asked, `play` shows and drives any
//! of them, `at_table` is what is around every board, `dungeon` and `goblin` are the tables of those games, `screens` are
//! the pages around them, `app` is what all of them share, and `platform` is all that touches the browser.

#![expect(
    unreachable_pub,
    reason = "the macro of a component writes public functions, also in modules that are not public"
)]
#![expect(
    clippy::large_types_passed_by_value,
    reason = "in development builds every signal carries where it was made; in the page they are small numbers"
)]

pub mod app;
mod at_table;
#[cfg(test)]
mod begun;
pub mod dungeon;
pub mod goblin;
pub mod live;
pub mod local;
pub mod platform;
pub mod play;
mod prelude;
pub mod screens;
pub mod think;
pub mod ui;

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Draws the page into the document's body; done when it is there.
#[wasm_bindgen]
pub async fn mount() {
    console_error_panic_hook::set_once();
    app::start().await;
}

/// Answers a question about a game, both as text: what a worker is for.
///
/// # Errors
/// A sentence, when the question makes no sense.
#[wasm_bindgen(js_name = think)]
pub fn think_in_worker(question: &str) -> Result<String, JsValue> {
    think::answer(question).map_err(|reason| JsValue::from_str(&reason))
}
