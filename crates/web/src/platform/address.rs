//! The part of the address behind `#`: it works from any file server, and its history is the browser's.

use leptos::prelude::window;
use wasm_bindgen::JsValue;

/// What stands behind `#`, without it.
pub fn fragment() -> String {
    let hash = window().location().hash().unwrap_or_default();
    hash.strip_prefix('#').unwrap_or(&hash).to_owned()
}

/// The whole address of another part.
pub fn of(fragment: &str) -> String {
    let location = window().location();
    let page = location.origin().unwrap_or_default() + &location.pathname().unwrap_or_default();
    format!("{page}#{fragment}")
}

/// Goes to another part; the browser's way back leads here again.
pub fn set_fragment(fragment: &str) {
    // Nothing to do when a browser refuses: the page stays where it is.
    drop(window().location().set_hash(fragment));
}

/// The seed in the query part of the address, for games that can be had again: `?seed=7`.
pub fn seed() -> Option<u64> {
    let query = window().location().search().ok()?;
    field(&query, "seed")?.parse().ok()
}

/// The language the page was opened with, such as `?lang=cs`. It is taken out of the address: once somebody chooses
/// another one, coming back here must not bring back the first.
pub fn take_language() -> Option<String> {
    let location = window().location();
    let query = location.search().ok()?;
    let language = field(&query, "lang")?.to_owned();
    let rest = without(&query, "lang");
    let address = format!("{}{rest}{}", location.pathname().ok()?, location.hash().ok()?);
    // Where the address cannot be changed it stays as it is.
    drop(
        window()
            .history()
            .and_then(|history| history.replace_state_with_url(&JsValue::NULL, "", Some(&address))),
    );
    Some(language)
}

fn fields(query: &str) -> impl Iterator<Item = (&str, &str)> {
    let fields = query.strip_prefix('?').unwrap_or(query).split('&');
    fields.map(|field| field.split_once('=').unwrap_or((field, "")))
}

fn field<'a>(query: &'a str, name: &str) -> Option<&'a str> {
    fields(query).find(|&(found, _)| found == name).map(|(_, value)| value)
}

/// The query without a field; nothing when that was all.
fn without(query: &str, name: &str) -> String {
    let kept: Vec<String> = fields(query)
        .filter(|&(found, _)| found != name && !found.is_empty())
        .map(|(found, value)| format!("{found}={value}"))
        .collect();
    if kept.is_empty() { String::new() } else { format!("?{}", kept.join("&")) }
}

#[cfg(test)]
mod tests {
    use super::{field, without};

    #[test]
    fn fields_are_found_wherever_they_stand() {
        assert_eq!(field("?seed=7", "seed"), Some("7"));
        assert_eq!(field("?a=1&seed=8&b=2", "seed"), Some("8"));
        for query in ["", "?", "?reseed=7", "?Seed=7"] {
            assert_eq!(field(query, "seed"), None, "{query}");
        }
    }

    #[test]
    fn a_field_is_taken_out_and_the_others_stay() {
        assert_eq!(without("?lang=cs&seed=7", "lang"), "?seed=7");
        assert_eq!(without("?seed=7&lang=cs", "lang"), "?seed=7");
        assert_eq!(without("?lang=cs", "lang"), "");
    }
}
