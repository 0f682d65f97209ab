//! Why a text is not a game that can be watched or played here.

use table::SavedError;

/// What is wrong with a text. Whoever shows it has friendly words for each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// It is no record at all, or of a game that nobody knows.
    NotAGame,
    /// A link whose end is missing.
    CutShort,
    /// A link that a newer version of the page has made.
    NewerLink,
    /// What the record's reader says: it is of another version, or was never possible.
    OtherVersion(String),
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
        Self::OtherVersion(error.to_string())
    }
}
