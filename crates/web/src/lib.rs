//! Karak in the browser: a page rendered by the client, with the rules engine compiled in.
//!
//! The module has no start function: whoever loads it decides what it is for. A page calls [`mount`]; a web worker shares
//! the same compiled module and calls [`think_in_worker`].
//!
//! From below: [`platform`] is all that touches the browser, [`shell`] what every screen shares, [`ui`] are widgets that know
//! no game. [`session`] is a game as this device takes part in it, [`stage`] shows one, `around` is what is around
//! every board, [`games`] draw their own tables, and `screens` are everything else. Nothing imports what is above it.

#![expect(
    unreachable_pub,
    reason = "the macro of a component writes public functions, also in modules that are not public"
)]
#![expect(
    clippy::large_types_passed_by_value,
    reason = "in development builds every signal carries where it was made; in the page they are small numbers"
)]

mod around;
pub mod games;
pub mod platform;
mod prelude;
mod screens;
pub mod session;
pub mod shell;
pub mod stage;
pub mod ui;

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Draws the page into the document's body; done when it is there.
#[wasm_bindgen]
pub async fn mount() {
    console_error_panic_hook::set_once();
    screens::start().await;
}

/// Answers what a worker is told or asked, both as text.
///
/// # Errors
/// A sentence, when the question makes no sense.
#[wasm_bindgen(js_name = think)]
pub async fn think_in_worker(question: String) -> Result<String, JsValue> {
    session::think::answer(&question).await.map_err(|reason| JsValue::from_str(&reason))
}
