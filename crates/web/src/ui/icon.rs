//! A picture of the sprite in the page.

use crate::prelude::*;

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

/// The same for a picture that stays what it is: many of them cost little.
pub fn picture(name: &'static str) -> AnyView {
    let href = ["#", name].concat();
    view! {
        <svg class="icon" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
            <use href=href></use>
        </svg>
    }
    .into_any()
}
