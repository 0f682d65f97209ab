//! The keyboard: keys do what is shown with them, Enter the main thing, and Escape cancels.

use leptos::ev;

use crate::platform::page;
use crate::prelude::*;
use crate::stage::{Stage, Staged};
use crate::ui::Shortcuts;

/// What Enter and the space bar press by themselves.
const PRESSABLE: &str = "button, a, input, select, textarea, summary, [role=button]";

/// Where keys write or choose something else.
const EDITABLE: &str = "input, select, textarea, [contenteditable]";

/// Listens as long as the table is shown.
pub(super) fn listen<G: Staged>(stage: Stage<G>) {
    let shortcuts = expect_context::<Shortcuts>();
    let handle = window_event_listener(ev::keydown, move |event| {
        let key = event.key();
        let editing = page::focus_is(EDITABLE);
        // Whoever holds an arrow wants to get on.
        if event.repeat() && !editing && !key.starts_with("Arrow") {
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
                stage.offered.proposed.set(None);
                stage.notice.set(None);
                stage.shown.since.set(None);
                shortcuts.press(&key);
            }
            "Enter" | " " if page::focus_is(PRESSABLE) => {}
            _ if editing && key != "Enter" => {}
            _ => {
                if shortcuts.press(&key) {
                    event.prevent_default();
                }
            }
        }
    });
    on_cleanup(move || handle.remove());
}
