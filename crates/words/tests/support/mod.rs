//! What every text has to keep to, for the tests of all games.

use words::{Language, Words};

/// Beginnings of keys: none of them may be left in a text.
const KEYS: [&str; 27] = [
    "action-",
    "detail-",
    "event-",
    "prompt-",
    "end-",
    "result-",
    "refusal-",
    "ui-",
    "hint-",
    "recap-",
    "review-",
    "hero-",
    "monster-",
    "token-",
    "piece-",
    "kind-",
    "shape-",
    "tile-",
    "direction-",
    "place-",
    "fountain-",
    "skill-",
    "list-",
    "seat-",
    "host-",
    "goblin-",
    "card-",
];

/// There is something to read, and nothing is left to fill in.
pub(crate) fn check(text: &str) {
    assert!(!text.is_empty(), "an empty text");
    assert!(!text.contains(['{', '}', '$', '\u{2068}', '\u{2069}']), "{text}");
    assert!(!text.starts_with(char::is_lowercase) || !text.ends_with('.'), "{text}");
    for word in text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-') {
        assert!(!KEYS.iter().any(|key| word.starts_with(key)), "{text}");
    }
}

/// Every language.
pub(crate) fn all_words() -> [Words; 4] {
    Language::ALL.map(Words::new)
}
