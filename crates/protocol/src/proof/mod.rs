//! Fair dice between people who need not trust each other: how they are made, and how they are proved.

mod check;
mod memory;
mod verdict;
mod witness;

use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use table::{Seat, sha256};

use crate::{Bytes16, Bytes32};

pub(crate) use check::{Seen, check};
pub use memory::Memory;
pub use verdict::{Cheat, Unproved, Verdict};
pub(crate) use witness::Witness;

/// How far the making of the dice has come, as everybody at the table sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FairNow {
    /// SHA-256 of the server's secret, which is fixed from here on.
    pub commitment: Bytes32,
    /// The hash of the set-up that the dice are for.
    pub set_up: Bytes32,
    /// What was promised so far.
    pub promises: Vec<Promise>,
    /// Whether all promises are there, so that shares are shown now.
    pub showing: bool,
    /// The seats whose shares have arrived. The server cannot call these seats silent later.
    #[serde(default)]
    pub shown: Vec<Seat>,
    /// The seats that were silent, or did not show what they had promised: their shares follow from the server's secret.
    /// Bots are never named here.
    pub silent: Vec<Seat>,
}

/// A seat's promise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Promise {
    /// Whose.
    pub seat: Seat,
    /// SHA-256 of the share.
    pub hash: Bytes32,
}

/// What a server shows when a game is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Proof {
    /// The server's secret.
    pub secret: Bytes32,
    /// The whole record, with the dice unless players typed in their own.
    pub record: String,
    /// The seats whose shares follow from the server's secret because their clients were silent.
    pub silent: Vec<Seat>,
}

/// The share of a bot, or of a client that was silent: it follows from the server's secret.
pub fn share_of_silent(secret: &[u8; 32], seat: Seat) -> [u8; 16] {
    let mut input = b"karak share\n".to_vec();
    input.extend_from_slice(secret);
    input.push(u8::from(seat));
    let mut share = [0; 16];
    share.copy_from_slice(&sha256(&input)[..16]);
    share
}

/// What a client promises before it shows its share.
pub fn promise_of(share: &Bytes16) -> Bytes32 {
    crate::text::Bytes(sha256(&share.0))
}
