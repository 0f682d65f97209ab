//! What the person is called who plays a hero.

use crate::prelude::*;

/// The name beside the hero's. Names may be of any letters: they do not change the direction of what is around them.
pub(crate) fn player(name: Option<String>) -> Option<AnyView> {
    name.map(|name| view! { <bdi class="player">{name}</bdi> }.into_any())
}

/// A hero's title with the name of the person behind it.
pub(crate) fn titled(title: String, name: Option<String>) -> String {
    match name {
        Some(name) => format!("{title} – \u{2068}{name}\u{2069}"),
        None => title,
    }
}
