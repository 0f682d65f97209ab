//! The set-up of a table as a client reads it.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::sync::Arc;

use table::{Recorded, Rules, Saved, SavedError};

/// A set-up that was read. Clients at tables that are set up alike can share one.
pub struct SetUp<R: Rules> {
    text: String,
    /// The game.
    pub rules: Arc<R>,
    /// The position it begins in, if that is not the rules' own.
    pub position: Option<R::State>,
    /// The hash that goes into the key of the dice.
    pub hash: [u8; 32],
}

impl<R: Recorded> SetUp<R> {
    /// Reads the set-up lines of a record.
    ///
    /// # Errors
    /// A line that cannot be read, or that this game does not know.
    pub fn read(text: &str) -> Result<Self, SavedError> {
        let Saved { rules, position, .. } = Saved::<R>::parse(text)?;
        let hash = rules.setup_hash(position.as_ref());
        Ok(Self { text: text.to_owned(), rules, position, hash })
    }

    /// Whether it was read from this text.
    pub(super) fn is_of(&self, text: &str) -> bool {
        self.text == text
    }
}
