//! Not yet drawn.

use leptos::prelude::*;

/// Not yet drawn.
#[component]
pub(crate) fn About() -> impl IntoView {
    view! { <main><h1>"About"</h1></main> }
}
