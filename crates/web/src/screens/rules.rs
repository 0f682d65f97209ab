//! Not yet drawn.

use leptos::prelude::*;

/// Not yet drawn.
#[component]
pub(crate) fn RulesReader(game: String, number: Option<String>) -> impl IntoView {
    view! { <main><h1>{game}</h1><p>{number}</p></main> }
}
