//! Something that is on or off: the browser's own checkbox, drawn as a switch.

use crate::prelude::*;
use crate::shell::t;

/// A switch with something beside it.
pub fn switch(on: Signal<bool>, set: Box<dyn Fn(bool)>, beside: AnyView) -> AnyView {
    view! {
        <label class="switch">
            <input
                type="checkbox"
                role="switch"
                prop:checked=move || on.get()
                on:change:target=move |event| set(event.target().checked())
            />
            <span class="switch-track" aria-hidden="true"></span>
            {beside}
        </label>
    }
    .into_any()
}

/// A name and a sentence about it, to stand beside a switch.
pub fn switch_words(name: AnyView, about: AnyView) -> AnyView {
    view! {
        <span class="switch-text">
            <strong>{name}</strong>
            " "
            <small>{about}</small>
        </span>
    }
    .into_any()
}

/// A switch bound to a signal.
#[component]
pub fn Switch(
    /// Whether it is on.
    on: RwSignal<bool>,
    /// The key of its name.
    label: Key,
    /// The key of the sentence about it.
    about: Key,
) -> impl IntoView {
    let beside = switch_words(t(label).into_any(), t(about).into_any());
    switch(on.into(), Box::new(move |now| on.set(now)), beside)
}
