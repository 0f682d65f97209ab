//! The keyboard: numbers choose, Enter does the main thing, R turns the tile in hand, Escape cancels.

use leptos::ev;
use leptos::prelude::*;

use crate::dungeon::Game;
use crate::platform::page;

/// What Enter presses by itself.
const PRESSABLE: &str = "button, a, input, select, textarea, summary, [role=button]";

/// Where keys write or choose something else.
const EDITABLE: &str = "input, select, textarea, [contenteditable]";

/// Listens as long as the table is shown.
pub(crate) fn listen(game: Game) {
    let handle = window_event_listener(ev::keydown, move |event| {
        let key = event.key();
        let editing = page::focus_is(EDITABLE);
        if event.repeat() && !editing {
            // Browsers press the button that has the focus again and again while Enter is held, also in dialogs: one
            // long press would confirm, strike and end the turn.
            if key == "Enter" {
                event.prevent_default();
            }
            return;
        }
        let other = event.ctrl_key() || event.alt_key() || event.meta_key();
        if other || event.default_prevented() || page::has("dialog[open]") {
            return;
        }
        match key.as_str() {
            "Escape" => {
                game.proposed.set(None);
                game.notice.set(None);
            }
            "Enter" if !page::focus_is(PRESSABLE) => page::press("[data-main]"),
            // With the shift key back.
            "r" | "R" if !editing && game.laying.read_untracked().is_some() => {
                event.prevent_default();
                game.turn_tile(!event.shift_key());
            }
            digit @ ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9") if !editing => {
                page::press(&format!("[data-key=\"{digit}\"]"));
            }
            _ => {}
        }
    });
    on_cleanup(move || handle.remove());
}
