//! Puts sentences together.

use std::fmt;

use crate::texts::Texts;
use crate::{Arg, Key, Language};

/// Speaks one language. What is missing is said in English, if that is embedded; what is missing there too is
/// said by its key.
pub struct Words {
    language: Language,
    /// The language's own texts, then English if that is another language.
    texts: Vec<Texts>,
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
        match Texts::read(language, source) {
            (own, None) => Ok(Self::with(language, own)),
            (_, Some(fault)) => Err(fault),
        }
    }

    /// Says every text by its key: for a page that could fetch none.
    pub fn wordless(language: Language) -> Self {
        Self { language, texts: Vec::new() }
    }

    fn with(language: Language, own: Texts) -> Self {
        let mut texts = vec![own];
        #[cfg(feature = "embedded")]
        if language != Language::English {
            texts.extend(Self::new(Language::English).texts);
        }
        texts.shrink_to_fit();
        Self { language, texts }
    }

    /// Which language this is.
    pub fn language(&self) -> Language {
        self.language
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
        let said = self.texts.iter().find_map(|texts| texts.say(&self.texts, key, args));
        said.unwrap_or_else(|| key.name().to_owned())
    }
}
