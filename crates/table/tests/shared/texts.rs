//! Texts that are nearly right, and what is held to anything that reads them.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use table::{Host, Record, Recorded};

/// Some of these words in some order: many such texts come close to being right.
pub(crate) fn sentence(words: &[&str], numbers: &[u8]) -> String {
    let chosen: Vec<&str> =
        numbers.iter().map(|&number| words[usize::from(number) % words.len()]).collect();
    chosen.join(" ")
}

/// A text with the first few of these changes made.
pub(crate) fn damaged(text: &str, changes: &[(u16, u8)], most: usize) -> String {
    let mut bytes = text.to_owned().into_bytes();
    for &(at, byte) in changes.iter().take(most) {
        let at = usize::from(at) % bytes.len();
        bytes[at] = byte;
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// What reads must write itself back in a form that reads the same.
pub(crate) fn round_trips<T: FromStr + Display + PartialEq + Debug>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        let written = value.to_string();
        assert_eq!(written.parse::<T>().ok().as_ref(), Some(&value), "{text:?} became {written:?}");
    }
}

/// A record is refused or replayed as far as it goes, never more.
pub(crate) fn record<R: Recorded>(text: &str) {
    round_trips::<Record<R::Action, R::Chance>>(text);
    let Ok(record) = text.parse::<Record<R::Action, R::Chance>>() else { return };
    let Ok(rules) = R::from_header(&record.header) else { return };
    // Possible or not: an answer, never a panic.
    let _ = Host::replay(rules, &record.entries);
}
