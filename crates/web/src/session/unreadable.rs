//! Why a text is not a game that can be watched or played here.

use table::{SavedError, SavedErrorKind};

/// What is wrong with a text. Whoever shows it has friendly words for each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// It is no record at all, or of a game that nobody knows.
    NotAGame,
    /// A link whose end is missing.
    CutShort,
    /// A link that a newer version of the page has made.
    NewerLink,
    /// A link, in a browser that cannot unpack any.
    CannotUnpack,
    /// What the record's reader says: it has rules or content of another version.
    OtherVersion(String),
    /// What the record's reader says: a line cannot be read, or is not possible.
    Damaged(String),
    /// It was changed since it was saved.
    Changed,
    /// Its rolls do not come from its dice.
    OtherDice(String),
    /// It is what one viewer saw: to be watched, not to be played.
    Watched,
    /// There is no such game.
    Missing,
}

impl Unreadable {
    /// What the record's reader says.
    pub fn of(error: &SavedError) -> Self {
        let reason = error.to_string();
        match error.kind {
            SavedErrorKind::OtherVersion => Self::OtherVersion(reason),
            SavedErrorKind::Damaged => Self::Damaged(reason),
        }
    }
}
