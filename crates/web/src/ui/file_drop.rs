//! A file from the player: chosen with a button, or dropped anywhere on the page.

use leptos::ev;
use web_sys::File;

use crate::platform::page;
use crate::prelude::*;
use crate::shell::t;
use crate::ui::Icon;

/// A button that asks for a file. As long as it is shown, whatever is dropped on the page is taken too.
#[component]
pub fn FileDrop(
    /// Which files it asks for.
    accept: &'static str,
    /// The key of what the button says.
    label: Key,
    /// The key of the sentence about it.
    about: Key,
    /// A file was chosen.
    take: Callback<File>,
) -> impl IntoView {
    let over = window_event_listener(ev::dragover, |event| {
        event.prevent_default();
        page::mark_drop(true);
    });
    let away = window_event_listener(ev::dragleave, |event| {
        if event.related_target().is_none() {
            page::mark_drop(false);
        }
    });
    let dropped = window_event_listener(ev::drop, move |event| {
        event.prevent_default();
        page::mark_drop(false);
        let files = event.data_transfer().and_then(|data| data.files());
        if let Some(file) = files.and_then(|files| files.get(0)) {
            take.run(file);
        }
    });
    on_cleanup(move || {
        over.remove();
        away.remove();
        page::mark_drop(false);
        dropped.remove();
    });
    view! {
        <label class="button">
            <input
                type="file"
                class="heard"
                accept=accept
                on:change:target=move |event| {
                    let input = event.target();
                    if let Some(file) = input.files().and_then(|files| files.get(0)) {
                        take.run(file);
                    }
                    input.set_value("");
                }
            />
            <Icon name="icon-folder"/>
            {t(label)}
        </label>
        <p class="about">{t(about)}</p>
    }
    .into_any()
}
