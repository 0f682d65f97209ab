//! Not yet drawn.

use leptos::prelude::*;

/// Not yet drawn.
#[component]
pub(crate) fn SetUp() -> impl IntoView {
    view! { <main><h1>"SetUp"</h1></main> }
}
