//! The part of the address behind `#`: it works from any file server, and its history is the browser's.

use leptos::prelude::window;

/// What stands behind `#`, without it.
pub fn fragment() -> String {
    let hash = window().location().hash().unwrap_or_default();
    hash.strip_prefix('#').unwrap_or(&hash).to_owned()
}

/// Goes to another part; the browser's way back leads here again.
pub fn set_fragment(fragment: &str) {
    // Nothing to do when a browser refuses: the page stays where it is.
    drop(window().location().set_hash(fragment));
}

/// The seed in the query part of the address, for games that can be had again: `?seed=7`.
pub fn seed() -> Option<u64> {
    let query = window().location().search().ok()?;
    seed_of(&query)
}

fn seed_of(query: &str) -> Option<u64> {
    let fields = query.strip_prefix('?').unwrap_or(query).split('&');
    fields.filter_map(|field| field.strip_prefix("seed=")).find_map(|value| value.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::seed_of;

    #[test]
    fn the_seed_is_found_wherever_it_stands_and_nothing_else_is_one() {
        assert_eq!(seed_of("?seed=7"), Some(7));
        assert_eq!(seed_of("?a=1&seed=18446744073709551615&b=2"), Some(u64::MAX));
        for query in ["", "?", "?seed=", "?seed=-1", "?seed=18446744073709551616", "?reseed=7"] {
            assert_eq!(seed_of(query), None, "{query}");
        }
    }
}
