//! What a sentence is told: numbers, texts, and nouns with all their forms.

use std::borrow::Cow;

use crate::Key;

/// The forms nouns can have: the attributes of nouns in the files of `text/`. A sentence that is given a noun
/// `monster` may use `$monster` and `$monster-FORM`. A form that a noun does not have is its base form.
pub const FORMS: [&str; 12] = [
    "def",
    "indef",
    "acc",
    "indef-acc",
    "dat",
    "voc",
    "with",
    "loc",
    "to",
    "at",
    "title",
    "printed",
];

/// One argument of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg<'a> {
    /// A count. Its plural is chosen by the language's rules.
    Number(i64),
    /// A number of halves: 3 is written 1.5 or 1,5.
    Halves(u32),
    /// A number of tenths: 53 is written 5.3 or 5,3.
    Tenths(u32),
    /// Words that stay as they are.
    Text(Cow<'a, str>),
    /// The noun with this key, with all its forms.
    Noun(Key),
    /// The noun with this key, and what the person is called who plays it: "Taia (Anna)"; a seat is the person.
    Called(Key, Cow<'a, str>),
    /// The noun with this key, whose forms contain a `$label`: seats, places.
    Labeled(Key, Cow<'a, str>),
}

impl<'a> Arg<'a> {
    /// Words that stay as they are.
    pub fn text(text: impl Into<Cow<'a, str>>) -> Self {
        Self::Text(text.into())
    }

    /// The noun with this key.
    pub const fn noun(key: Key) -> Self {
        Self::Noun(key)
    }

    /// The noun with this key and this label.
    pub fn labeled(key: Key, label: impl Into<Cow<'a, str>>) -> Self {
        Self::Labeled(key, label.into())
    }
}

impl From<u8> for Arg<'_> {
    fn from(number: u8) -> Self {
        Self::Number(i64::from(number))
    }
}

impl From<u16> for Arg<'_> {
    fn from(number: u16) -> Self {
        Self::Number(i64::from(number))
    }
}
