//! The keyboard: numbers choose, Enter does the main thing, Escape cancels.

use leptos::ev;
use leptos::prelude::*;

use crate::dungeon::Game;
use crate::platform::page;

/// What Enter presses by itself.
const PRESSABLE: &str = "button, a, input, select, summary, [role=button]";

/// Listens as long as the table is shown.
pub(crate) fn listen(game: Game) {
    let handle = window_event_listener(ev::keydown, move |event| {
        let other = event.ctrl_key() || event.alt_key() || event.meta_key();
        if other || event.default_prevented() || page::has("dialog[open]") {
            return;
        }
        match event.key().as_str() {
            "Escape" => {
                game.proposed.set(None);
                game.notice.set(None);
            }
            "Enter" if !page::focus_is(PRESSABLE) => page::press("[data-main]"),
            digit @ ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9") => {
                page::press(&format!("[data-key=\"{digit}\"]"));
            }
            _ => {}
        }
    });
    on_cleanup(move || handle.remove());
}
