//! Puts sentences together.

use std::fmt;
use std::sync::Arc;

use crate::texts::Texts;
use crate::{Arg, Key, Language, key};

/// Bytes of a text that are read at a time, and some more up to the end of a message.
const PART: usize = 16 * 1024;

/// A text that is read part by part: whoever reads it on a slow device can do something else in between.
pub struct Reading<'a> {
    language: Language,
    texts: Texts,
    rest: &'a str,
    /// Lines that were read.
    lines: usize,
}

impl<'a> Reading<'a> {
    /// Nothing of this text, one of the files of `text/`, is read yet.
    pub fn new(language: Language, source: &'a str) -> Self {
        Self { language, texts: Texts::new(language), rest: source, lines: 0 }
    }

    /// Reads the next part. Says whether there is more.
    ///
    /// # Errors
    /// A sentence that says which line cannot be read.
    pub fn go_on(&mut self) -> Result<bool, String> {
        let (part, rest) = self.rest.split_at(end_of_part(self.rest));
        match self.texts.add(part, self.lines) {
            Some(fault) => return Err(fault),
            None => self.lines += part.matches('\n').count(),
        }
        self.rest = rest;
        Ok(!rest.is_empty())
    }

    /// Speaks with what was read.
    pub fn done(self) -> Words {
        Words::with(self.language, self.texts)
    }
}

/// Where the first part of a text ends: a message begins behind it.
fn end_of_part(text: &str) -> usize {
    let bytes = text.as_bytes();
    let begins = |place: &usize| bytes[*place] == b'\n' && bytes[place + 1].is_ascii_lowercase();
    (PART..bytes.len().saturating_sub(1)).find(begins).map_or(text.len(), |place| place + 1)
}

/// Speaks one language. What is missing is said in English, if that is embedded; what is missing there too is
/// said by its key.
pub struct Words {
    language: Language,
    /// The language's own texts, then English if that is another language.
    texts: Arc<Vec<Texts>>,
    /// What people are called, by seat.
    names: Vec<Option<String>>,
    /// Whoever reads it sees a map.
    map: bool,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Words {
    /// Speaks with the embedded texts.
    #[cfg(feature = "embedded")]
    pub fn new(language: Language) -> Self {
        // A test reads all four files; of a broken one what can be read is used.
        Self::with(language, Texts::read(language, crate::embedded::source(language)).0)
    }

    /// Speaks with this text, one of the files of `text/`: for a page that fetches the one it needs.
    ///
    /// # Errors
    /// A sentence that says which line cannot be read.
    pub fn from_source(language: Language, source: &str) -> Result<Self, String> {
        let mut reading = Reading::new(language, source);
        while reading.go_on()? {}
        Ok(reading.done())
    }

    /// Says every text by its key: for a page that could fetch none.
    pub fn wordless(language: Language) -> Self {
        Self { language, texts: Arc::default(), names: Vec::new(), map: false }
    }

    fn with(language: Language, own: Texts) -> Self {
        let mut texts = vec![own];
        #[cfg(feature = "embedded")]
        if language != Language::English {
            texts
                .push(Texts::read(Language::English, crate::embedded::source(Language::English)).0);
        }
        texts.shrink_to_fit();
        Self { language, texts: Arc::new(texts), names: Vec::new(), map: false }
    }

    /// Which language this is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The same, for a table where people are called so, by seat.
    #[must_use]
    pub fn calling(&self, names: Vec<Option<String>>) -> Self {
        Self { language: self.language, texts: Arc::clone(&self.texts), names, map: self.map }
    }

    /// The same, for people who see a map: what happened is told without coordinates.
    #[must_use]
    pub fn beside_a_map(self) -> Self {
        Self { map: true, ..self }
    }

    /// Whether whoever reads it sees a map.
    pub(crate) fn is_beside_a_map(&self) -> bool {
        self.map
    }

    /// What the person on the seat of this label is called, if they have a name.
    fn name(&self, label: &str) -> Option<&str> {
        let seat: usize = label.parse().ok()?;
        self.names.get(seat.checked_sub(1)?)?.as_deref()
    }

    /// Whether the language has its own text for this key.
    pub fn has(&self, key: Key) -> bool {
        self.texts.first().is_some_and(|own| own.has(key))
    }

    /// A text without arguments.
    pub fn text(&self, key: Key) -> String {
        self.say(key, &[])
    }

    /// The text of this key with these arguments.
    pub fn say(&self, key: Key, args: &[(&str, Arg<'_>)]) -> String {
        if !self.names.is_empty() {
            if let (key::SEAT, [(_, Arg::Text(label))]) = (key, args)
                && let Some(name) = self.name(label)
            {
                return name.to_owned();
            }
            let called: Vec<_> = args.iter().map(|(name, arg)| (*name, self.call(arg))).collect();
            return self.say_as_it_is(key, &called);
        }
        self.say_as_it_is(key, args)
    }

    /// A seat whose person has a name is called by it.
    fn call<'a>(&'a self, arg: &'a Arg<'a>) -> Arg<'a> {
        match arg {
            Arg::Labeled(key::SEAT, label) => match self.name(label) {
                Some(name) => Arg::Called(key::SEAT, name.into()),
                None => arg.clone(),
            },
            Arg::Number(_)
            | Arg::Halves(_)
            | Arg::Tenths(_)
            | Arg::Text(_)
            | Arg::Noun(_)
            | Arg::Called(..)
            | Arg::Labeled(..) => arg.clone(),
        }
    }

    fn say_as_it_is(&self, key: Key, args: &[(&str, Arg<'_>)]) -> String {
        let said = self.texts.iter().find_map(|texts| texts.say(&self.texts, key, args));
        said.unwrap_or_else(|| key.name().to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_with_names_are_called_by_them() {
        let words = Words::new(Language::Czech).calling(vec![None, Some("Anna".to_owned())]);
        let seat = |label: &'static str| words.say(key::SEAT, &[("label", Arg::text(label))]);
        assert_eq!((seat("1").as_str(), seat("2").as_str()), ("Hráč 1", "Anna"));
        let turn = |hero| words.say(key::EVENT_TURN_BEGAN, &[("hero", hero)]);
        assert_eq!(turn(Arg::labeled(key::SEAT, "1")), "Na tahu je Hráč 1.");
        assert_eq!(turn(Arg::labeled(key::SEAT, "2")), "Na tahu je \u{2068}Anna\u{2069}.");
        let taia = Arg::Called(key::HERO_TAIA, "Anna".into());
        assert_eq!(turn(taia.clone()), "Na tahu je Taia (\u{2068}Anna\u{2069}).");
        let cursed = |hero| words.say(key::UI_CURSED, &[("hero", hero)]);
        let named =
            cursed(Arg::noun(key::HERO_TAIA)).replace("Taia", "Taia (\u{2068}Anna\u{2069})");
        assert_eq!(cursed(taia), named, "the hero's gender holds");
    }
}
