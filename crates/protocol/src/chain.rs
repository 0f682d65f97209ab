//! The chain of everything that a table has acknowledged: a server cannot change it later without being seen.
//!
//! Each link is a hash of the link before it, of what was entered, and of a salt that follows from the server's secret. The
//! salt keeps players from finding secret entries by trying them all; when the game is over the secret is shown, and
//! whoever kept links makes them again from the record.

use alloc::string::ToString as _;
use alloc::vec::Vec;
use core::fmt::Display;

use table::{Entry, sha256};

use crate::Bytes32;

/// One link: what everybody at the table is told of a position.
pub type Link = Bytes32;

/// Makes links.
#[derive(Clone)]
pub struct Chain {
    salt: [u8; 32],
    last: [u8; 32],
}

/// What the salt is made of beside the secret.
const SALT: &[u8] = b"karak chain\n";

impl Chain {
    /// The chain of a game whose dice come from this secret of the server, with this set-up.
    pub fn new(secret: &[u8; 32], set_up: &[u8; 32]) -> Self {
        let mut input = SALT.to_vec();
        input.extend_from_slice(secret);
        let salt = sha256(&input);
        let mut input = salt.to_vec();
        input.extend_from_slice(set_up);
        Self { salt, last: sha256(&input) }
    }

    /// The last link.
    pub fn link(&self) -> Link {
        crate::text::Bytes(self.last)
    }

    /// All links of a game: the one before its first entry, and the one after each entry that the sequence counts. Notes
    /// about who sits where are no part of the chain: they hold people's names, which can be deleted.
    pub fn links<A: Display, C: Display>(
        secret: &[u8; 32],
        set_up: &[u8; 32],
        entries: impl IntoIterator<Item = Entry<A, C>>,
    ) -> Vec<Link> {
        let mut chain = Self::new(secret, set_up);
        let mut links = alloc::vec![chain.link()];
        let entries = entries.into_iter().filter(|entry| !matches!(entry, Entry::Note { .. }));
        links.extend(entries.map(|entry| chain.entered(&entry.to_string())));
        links
    }

    /// One more entry of the record, as it writes it. Notes are not entered.
    pub fn entered(&mut self, entry: &str) -> Link {
        let mut input = Vec::with_capacity(64 + entry.len());
        input.extend_from_slice(&self.salt);
        input.extend_from_slice(&self.last);
        input.extend_from_slice(entry.as_bytes());
        self.last = sha256(&input);
        self.link()
    }
}
