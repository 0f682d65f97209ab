//! What the device is like.

use leptos::prelude::window;

/// The languages its owner reads, best first.
pub fn languages() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|language| language.as_string()).collect()
}

/// Whether it is mainly used by touch.
pub fn has_touch() -> bool {
    matches("(pointer: coarse)")
}

/// Whether its owner wants as little motion as possible.
pub fn wants_little_motion() -> bool {
    matches("(prefers-reduced-motion: reduce)")
}

/// Whether there is room for more than the board, with text of so many percent.
pub fn is_wide(percent: u32) -> bool {
    matches(&format!("(min-width: {}em)", 64 * percent / 100))
}

fn matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}
