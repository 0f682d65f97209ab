//! What a game says of itself in records.

use core::fmt;

use crate::{Header, Rules};

/// A game whose set-up can be written as the first lines of a record, and read back from them.
///
/// [`from_header`](Self::from_header) of what [`header`](Self::header) wrote gives a game that goes on
/// alike and writes the same lines.
pub trait Recorded: Rules + Clone {
    /// The name of the game: what its records say behind `game:`.
    const GAME: &'static str;
    /// The keys of all lines that [`header`](Self::header) may write.
    const LINES: &'static [&'static str];
    /// Everything that is wrong with such lines, in sentences.
    type Faults: fmt::Display;

    /// The lines that say how the game was set up, content included.
    fn header(&self) -> Header;

    /// The game that these lines describe. Lines with other keys are left to the caller.
    ///
    /// # Errors
    /// Everything that is wrong.
    fn from_header(header: &Header) -> Result<Self, Self::Faults>;

    /// The hash of the set-up that goes into the key of the dice.
    fn setup_hash(&self) -> [u8; 32] {
        self.header().hash()
    }
}
