//! Texts that nobody says: every key of the English texts is named somewhere in the sources.
//!
//! Keys are constants (`key::UI_SAVED` for `ui-saved`), so a key without a text does not compile; a text without a use
//! compiles well. Names of cards are looked up by what card files say, and held to them by a test of `words`.

use std::collections::BTreeSet;

use super::{Fault, TextFile};

const TEXTS: &str = "crates/words/text/en.ftl";
const CARD: &str = "card-";

/// Texts that no source names. Tests do not count: what only they say nobody reads.
pub(super) fn faults(files: &[TextFile]) -> Vec<Fault> {
    let Some(texts) = files.iter().find(|file| file.path == TEXTS) else { return Vec::new() };
    let sources = files.iter().filter(|file| file.is_rust() && file.path.contains("/src/"));
    let named: BTreeSet<&str> = sources.flat_map(|file| named(&file.contents)).collect();
    let mut faults = Vec::new();
    for (index, line) in texts.contents.lines().enumerate() {
        let Some(key) = key(line).filter(|key| !key.starts_with(CARD)) else { continue };
        let constant = key.to_uppercase().replace('-', "_");
        if !named.contains(constant.as_str()) {
            faults.push(Fault::new(texts, index + 1, format!("nobody says `{key}`")));
        }
    }
    faults
}

/// The key of the message that begins in this line, if one does.
fn key(line: &str) -> Option<&str> {
    let (key, _) = line.split_once('=')?;
    let key = key.trim_end();
    let is_name = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    (key.starts_with(|letter: char| letter.is_ascii_lowercase()) && key.bytes().all(is_name))
        .then_some(key)
}

/// What stands behind `key::` in a source.
fn named(source: &str) -> impl Iterator<Item = &str> {
    source.split("key::").skip(1).map(|rest| {
        let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
        &rest[..end.unwrap_or(rest.len())]
    })
}

#[cfg(test)]
mod tests {
    use super::super::TextFile;
    use super::{TEXTS, faults};

    #[test]
    fn a_text_that_nobody_says_is_a_fault() {
        let files = [
            TextFile::new(
                TEXTS,
                "# note = no key\nui-a = A\n    .acc = = B\nui-a-b = { $n }\nui-c = C\ncard-rat = Rat\n",
            ),
            TextFile::new("crates/karak/src/a.rs", "words.text(key::UI_A)"),
            TextFile::new("crates/karak/tests/a.rs", "words.text(key::UI_C)"),
        ];
        let lines: Vec<String> = faults(&files).iter().map(ToString::to_string).collect();
        assert_eq!(
            lines,
            [
                "crates/words/text/en.ftl:4: nobody says `ui-a-b`",
                "crates/words/text/en.ftl:5: nobody says `ui-c`"
            ]
        );
    }
}
