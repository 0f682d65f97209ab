//! Fair dice: every roll and draw follows from secrets that host and seats committed to.
//!
//! The algorithm, with test vectors, is in `docs/fair-dice.md`.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write as _;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::luck::below;
use crate::{Luck, Stream};

/// Words in one block of `ChaCha20`: what one outcome may use.
const BLOCK_WORDS: u32 = 16;

/// What the key of the dice is made of. Shown when the game is over or given up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Secrets {
    /// The host's bytes; their hash is shown before any seat's bytes are accepted.
    pub host: [u8; 32],
    /// Each seat's own bytes, in the order of the seats.
    pub seats: Vec<[u8; 16]>,
}

/// Dice and draws that nobody could foresee and everybody can check afterwards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FairDice {
    secrets: Secrets,
    key: [u8; 32],
}

impl FairDice {
    /// The dice of these secrets for the game whose set-up has this hash.
    pub fn new(secrets: Secrets, set_up: [u8; 32]) -> Self {
        let mut hasher = Sha256::new();
        hasher.update(secrets.host);
        for bytes in &secrets.seats {
            hasher.update(bytes);
        }
        hasher.update(set_up);
        let key = hasher.finalize().into();
        Self { secrets, key }
    }

    /// Dice that can be had again from a number: for practice games and tests, where nobody needs
    /// protection from whoever chose the number.
    pub fn from_seed(seed: u64, seats: usize, set_up: [u8; 32]) -> Self {
        let bytes = |label: u8| {
            let mut input = [0; 9];
            input[..8].copy_from_slice(&seed.to_le_bytes());
            input[8] = label;
            sha256(&input)
        };
        let own = |seat: usize| {
            let mut own = [0; 16];
            own.copy_from_slice(&bytes(seat as u8 + 1)[..16]);
            own
        };
        let secrets = Secrets { host: bytes(0), seats: (0..seats).map(own).collect() };
        Self::new(secrets, set_up)
    }

    /// What the key was made of.
    pub fn secrets(&self) -> &Secrets {
        &self.secrets
    }

    /// What all streams follow from: secret until the game is over.
    pub fn key(&self) -> [u8; 32] {
        self.key
    }

    /// The hash of the host's bytes, shown before the seats give theirs.
    pub fn commitment(&self) -> [u8; 32] {
        sha256(&self.secrets.host)
    }

    /// The source of outcome number `index` (from 0) of a stream: it depends on nothing else.
    pub fn outcome(&self, stream: Stream, index: u32) -> impl Luck {
        let mut words = ChaCha20Rng::from_seed(self.key);
        words.set_stream(u64::from(stream.0));
        words.set_word_pos(u128::from(index) * u128::from(BLOCK_WORDS));
        Block { words, left: BLOCK_WORDS }
    }
}

struct Block {
    words: ChaCha20Rng,
    left: u32,
}

impl Luck for Block {
    fn below(&mut self, bound: u32) -> u32 {
        let mut last = 0;
        below(bound, || {
            self.left = self.left.checked_sub(1)?;
            last = self.words.next_u32();
            Some(last)
        })
        // Sixteen passed-over words in a row: less likely than 2^-200 for any pile here, but the
        // algorithm must say what happens.
        .unwrap_or(last % bound)
    }
}

/// The SHA-256 hash of the bytes.
pub fn sha256(bytes: &[u8]) -> [u8; 32] {
    Sha256::digest(bytes).into()
}

/// Bytes as lower-case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Reads exactly `N` bytes in hexadecimal digits.
pub fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    if digits.len() != 2 * N {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
        let high = char::from(pair[0]).to_digit(16)?;
        let low = char::from(pair[1]).to_digit(16)?;
        *byte = (high << 4 | low) as u8;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outcome_depends_on_key_stream_and_number_alone() {
        let dice = FairDice::from_seed(7, 2, [1; 32]);
        let roll = |stream, index| dice.outcome(Stream(stream), index).below(36);
        assert_eq!(roll(0, 5), roll(0, 5));
        let dice_stream: Vec<u32> = (0..20).map(|index| roll(0, index)).collect();
        let tile_stream: Vec<u32> = (0..20).map(|index| roll(1, index)).collect();
        assert_ne!(dice_stream, tile_stream);
        let other = FairDice::from_seed(7, 2, [2; 32]);
        assert_ne!(dice.key, other.key, "the set-up is part of the key");
    }

    #[test]
    fn hexadecimal_reads_back() {
        assert_eq!(unhex(&hex(&[0, 15, 255])), Some([0, 15, 255]));
        assert_eq!(unhex::<2>("00"), None);
        assert_eq!(unhex::<1>("0g"), None);
        assert_eq!(unhex::<1>("é"), None);
    }
}
