//! Karak in the browser: a page rendered by the client, with the rules engine compiled in.
//!
//! The module has no start function: whoever loads it decides what it is for. A page calls [`mount`]; a web worker
//! can share the same compiled module without drawing anything.

pub mod game;
pub mod page;
pub mod seed;

use wasm_bindgen::prelude::wasm_bindgen;

/// Draws the page into the document's body.
#[wasm_bindgen]
pub fn mount() {
    console_error_panic_hook::set_once();
    leptos::mount::mount_to_body(page::Page);
}
