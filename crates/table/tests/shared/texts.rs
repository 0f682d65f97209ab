//! Texts that are nearly right, and what is held to anything that reads them.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use table::{RecordOf, Recorded, Saved, Watched};

/// Any text, line ends and the like included.
pub(crate) const TEXT: &str = "(?s).{0,64}";

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
    round_trips::<RecordOf<R>>(text);
    // Possible or not: an answer, never a panic.
    let _ = Saved::<R>::parse(text).map(|saved| saved.resume(|_, _| {}).is_ok());
    let _ = Watched::<R>::parse(text).is_ok();
}
