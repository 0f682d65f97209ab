//! Not yet drawn.

use leptos::prelude::*;

/// Not yet drawn.
#[component]
pub(crate) fn SettingsScreen() -> impl IntoView {
    view! { <main><h1>"SettingsScreen"</h1></main> }
}
