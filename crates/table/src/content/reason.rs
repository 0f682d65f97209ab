//! What is wrong at a place of a content file, in English and in parts that can be said in another language.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Display};

use crate::NotationError;

/// What is wrong at a place of a content file: an English sentence, the name of that sentence, and the words and
/// numbers of the file that it is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// What the sentence is called; empty where there is only the English one.
    pub name: &'static str,
    /// What it is about, each part with its name.
    pub parts: Vec<(&'static str, String)>,
    english: String,
}

impl Reason {
    /// A sentence that has a name.
    pub fn new(
        name: &'static str,
        parts: &[(&'static str, &dyn Display)],
        english: impl Into<String>,
    ) -> Self {
        let parts = parts.iter().map(|(name, part)| (*name, part.to_string())).collect();
        Self { name, parts, english: english.into() }
    }
}

impl From<String> for Reason {
    fn from(english: String) -> Self {
        Self { name: "", parts: Vec::new(), english }
    }
}

impl From<&str> for Reason {
    fn from(english: &str) -> Self {
        english.to_string().into()
    }
}

impl From<NotationError> for Reason {
    fn from(error: NotationError) -> Self {
        let list = error.names.join(", ");
        Self::new("word", &[("found", &error.found), ("list", &list)], error.to_string())
    }
}

impl Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.english)
    }
}
