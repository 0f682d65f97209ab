//! A picture of the sprite in the page.

use leptos::prelude::*;

/// A picture that says nothing to who cannot see it: what it stands beside has words.
#[component]
pub fn Icon(
    /// Its whole name in the page, such as `icon-heart`; `icons.txt` lists them.
    #[prop(into)]
    name: Signal<&'static str>,
) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
            <use href=move || format!("#{}", name.get())></use>
        </svg>
    }
}
