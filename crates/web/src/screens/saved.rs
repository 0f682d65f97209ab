//! Not yet drawn.

use leptos::prelude::*;

/// Not yet drawn.
#[component]
pub(crate) fn Saved() -> impl IntoView {
    view! { <main><h1>"Saved"</h1></main> }
}
