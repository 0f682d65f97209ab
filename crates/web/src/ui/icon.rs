//! A picture of the sprite in the page.

use super::Markup;
use super::html::icon;
use crate::prelude::*;

/// A picture that says nothing to people who cannot see it: what it stands beside has words.
#[component]
pub fn Icon(
    /// Its whole name in the page, such as `icon-heart`; `icons.txt` lists them.
    #[prop(into)]
    name: Signal<&'static str>,
) -> impl IntoView {
    view! { {move || picture(name.get())} }
}

/// The same for a picture that stays what it is.
pub fn picture(name: &'static str) -> AnyView {
    Markup(icon(name)).into_any()
}
