//! The keyboard: numbers choose, Enter does the main thing, letters what is marked with them, Escape cancels.

use leptos::ev;

use crate::platform::page;
use crate::play::AnyGame;
use crate::prelude::*;

/// What Enter presses by itself.
const PRESSABLE: &str = "button, a, input, select, textarea, summary, [role=button]";

/// Where keys write or choose something else.
const EDITABLE: &str = "input, select, textarea, [contenteditable]";

/// Listens as long as the table is shown.
pub(super) fn listen(game: AnyGame) {
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
        if other
            || event.default_prevented()
            || page::has("dialog[open]")
            || page::has(page::OPEN_SHEET)
        {
            return;
        }
        match key.as_str() {
            "Escape" => {
                game.cancel();
                game.dismiss();
            }
            "Enter" if !page::focus_is(PRESSABLE) => page::press("[data-main]"),
            digit @ ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9") if !editing => {
                page::press(&format!("[data-key=\"{digit}\"]"));
            }
            // A capital letter is another one: the shift key turns a tile back.
            letter
                if !editing && letter.len() == 1 && letter.as_bytes()[0].is_ascii_alphabetic() =>
            {
                page::press(&format!("[data-letter=\"{letter}\"]"));
            }
            _ => {}
        }
    });
    on_cleanup(move || handle.remove());
}
