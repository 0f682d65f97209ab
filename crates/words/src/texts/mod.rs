//! The texts of one language: a file of `text/`, and where in it each message begins.
//!
//! They are written in a small part of Fluent (see [`read`]). Fluent's own libraries bring the plural rules of all
//! languages of the world along; a page would have to download them. Tests compare every text with theirs.

mod plural;
mod read;
mod say;

use std::borrow::Cow;

use self::read::{Fault, Reader};
use self::say::Teller;
use crate::{Arg, Language};

/// The texts of one language. A message is read when it is said; that all of them can be is known from the
/// beginning.
pub(crate) struct Texts {
    language: Language,
    source: Cow<'static, str>,
    /// Where messages begin, sorted by their keys.
    messages: Vec<usize>,
}

impl Texts {
    /// The messages of this text that can be read, and the first that cannot: a sentence with its line.
    pub(crate) fn read(language: Language, source: Cow<'static, str>) -> (Self, Option<String>) {
        // Some systems end lines with two characters.
        let source = if source.contains('\r') {
            source.chars().filter(|letter| *letter != '\r').collect()
        } else {
            source
        };
        let mut messages: Vec<usize> = Vec::new();
        let mut first_fault: Option<Fault> = None;
        let mut reader = Reader::new(&source, 0);
        loop {
            match reader.message() {
                Ok(None) => break,
                Ok(Some(start)) => match search(&source, &messages, name_at(&source, start)) {
                    Ok(index) => messages[index] = start,
                    Err(index) => messages.insert(index, start),
                },
                Err(fault) => {
                    first_fault.get_or_insert(fault);
                    reader.skip_to_entry();
                }
            }
        }
        let fault = first_fault.map(|fault| {
            let before = source.bytes().take(fault.at);
            let line = before.filter(|byte| *byte == b'\n').count() + 1;
            format!("line {line} of the texts: {}", fault.what)
        });
        (Self { language, source, messages }, fault)
    }

    /// Whether there is such a message.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.find(key).is_some()
    }

    /// What the message says, if there is one that says something. `all` are the texts to look for nouns in, after
    /// these.
    pub(crate) fn say(&self, all: &[Self], key: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
        let mut reader = self.find(key)?;
        let mut teller = Teller { texts: self, all, args, told: String::new() };
        let something = reader.pattern(Some(&mut teller)).ok()?;
        something.then_some(teller.told)
    }

    /// What an attribute of the message says; of equal ones the last.
    fn form(&self, key: &str, form: &str, args: &[(&str, Arg<'_>)]) -> Option<String> {
        let mut reader = self.find(key)?;
        reader.pattern(None).ok()?;
        let mut found = None;
        while let Some(name) = reader.attribute().ok()? {
            if name == form {
                found = Some(reader.place());
            }
            reader.pattern(None).ok()?;
        }
        let mut teller = Teller { texts: self, all: &[], args, told: String::new() };
        Reader::new(&self.source, found?).pattern(Some(&mut teller)).ok()?;
        Some(teller.told)
    }

    /// Reads on behind the `=` of a message.
    fn find(&self, key: &str) -> Option<Reader<'_>> {
        let index = search(&self.source, &self.messages, key).ok()?;
        let mut reader = Reader::new(&self.source, self.messages[index]);
        reader.key().ok()?;
        Some(reader)
    }
}

/// Which of the messages has this key, or where it would have to stand.
fn search(source: &str, messages: &[usize], key: &str) -> Result<usize, usize> {
    messages.binary_search_by(|start| name_at(source, *start).cmp(key))
}

fn name_at(source: &str, start: usize) -> &str {
    Reader::new(source, start).name().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_be_read_of_a_broken_text_is_used() {
        let source =
            "a = A\nb =\nc = C\n-d = D\n    .form = F\ne = { f }\n    more\n#g\nh = H\nc = last\n";
        let (texts, fault) = Texts::read(Language::English, Cow::Borrowed(source));
        assert_eq!(fault.as_deref(), Some("line 2 of the texts: this message says nothing"));
        assert_eq!(texts.say(&[], "c", &[]).as_deref(), Some("last"));
        assert_eq!(
            ["a", "b", "c", "d", "e", "h"].map(|key| texts.has(key)),
            [true, false, true, false, false, true]
        );
    }
}
