//! Something that is on or off, with a sentence about it: the browser's own checkbox, drawn as a switch.

use crate::app::t;
use crate::prelude::*;

/// A switch bound to a signal.
#[component]
pub fn Switch(
    /// Whether it is on.
    on: RwSignal<bool>,
    /// The key of its name.
    label: &'static str,
    /// The key of the sentence about it.
    about: &'static str,
) -> impl IntoView {
    view! {
        <label class="switch">
            <input
                type="checkbox"
                role="switch"
                prop:checked=move || on.get()
                on:change:target=move |event| on.set(event.target().checked())
            />
            <span class="switch-track" aria-hidden="true"></span>
            <span class="switch-text">
                <strong>{t(label)}</strong>
                " "
                <small>{t(about)}</small>
            </span>
        </label>
    }
    .into_any()
}
