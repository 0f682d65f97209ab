//! A device that trembles, where it can.

use js_sys::{Function, Reflect};
use leptos::prelude::window;
use wasm_bindgen::JsCast as _;

/// The browser's own way to do it: not every one has it, and asking for it would throw.
fn vibrate() -> Option<Function> {
    Reflect::get(&window().navigator(), &"vibrate".into()).ok()?.dyn_into().ok()
}

/// Whether this browser can.
pub fn can() -> bool {
    vibrate().is_some()
}

/// Trembles for so many milliseconds.
pub fn tremble(milliseconds: u32) {
    if let Some(vibrate) = vibrate() {
        // A device that refuses stays still.
        drop(vibrate.call1(&window().navigator(), &milliseconds.into()));
    }
}
