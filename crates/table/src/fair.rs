//! Fair dice: every roll and draw follows from secrets that host and seats committed to.
//!
//! The algorithm, with test vectors, is in `docs/fair-dice.md`.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

use crate::luck::below;
use crate::{Header, Luck, Stream, hex, plain_number, sha256, unhex};

/// Words in one block of `ChaCha20`: what one outcome may use.
const BLOCK_WORDS: u32 = 16;

/// What the key of the dice is made of. Shown when the game is over or given up.
///
/// Not printed by `Debug`: whoever reads a log must not foresee the dice.
#[derive(Clone, PartialEq, Eq)]
pub struct Secrets {
    /// The host's bytes; their hash is shown before any seat's bytes are accepted.
    pub host: [u8; 32],
    /// Each seat's own bytes, in the order of the seats.
    pub seats: Vec<[u8; 16]>,
}

/// Dice and draws that nobody could foresee and everybody can check afterwards.
///
/// The key is not printed by `Debug`.
#[derive(Clone, PartialEq, Eq)]
pub struct FairDice {
    secrets: Secrets,
    key: [u8; 32],
    /// The number they were made from, if they were.
    seed: Option<u64>,
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
        Self { secrets, key, seed: None }
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
        Self { seed: Some(seed), ..Self::new(secrets, set_up) }
    }

    /// The number they were made from: whoever chose it could know every roll and draw.
    pub fn seed(&self) -> Option<u64> {
        self.seed
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

    /// What bots choose by in this game: it follows from the secrets, so that the same secrets give the
    /// same game again, and nobody can foresee it from what is public. It tells nothing of the key.
    pub fn bot_seed(&self) -> u64 {
        let mut hasher = Sha256::new();
        hasher.update(b"karak bots\n");
        hasher.update(self.key);
        let hash: [u8; 32] = hasher.finalize().into();
        hash.iter().take(8).fold(0, |seed, &byte| seed << 8 | u64::from(byte))
    }

    /// The source of outcome number `index` (from 0) of a stream: it depends on nothing else.
    pub fn outcome(&self, stream: Stream, index: u32) -> impl Luck {
        let mut words = ChaCha20Rng::from_seed(self.key);
        words.set_stream(stream.index() as u64);
        words.set_word_pos(u128::from(index) * u128::from(BLOCK_WORDS));
        Block { words, left: BLOCK_WORDS }
    }
}

/// Lines of a record that carry the secrets, the number they were made from, or only the promise.
const HOST_LINE: &str = "dice-host";
const SEATS_LINE: &str = "dice-seats";
const SEED_LINE: &str = "dice-seed";
const COMMITMENT_LINE: &str = "dice-commitment";

impl FairDice {
    /// The keys of the lines that [`write`](Self::write) and [`write_commitment`](Self::write_commitment) add.
    pub const LINES: [&str; 4] = [HOST_LINE, SEATS_LINE, SEED_LINE, COMMITMENT_LINE];

    /// Adds what proves these dice to the set-up lines of a record.
    pub fn write(&self, header: &mut Header) {
        header.push(HOST_LINE, hex(&self.secrets.host));
        let seats: Vec<String> = self.secrets.seats.iter().map(|own| hex(own)).collect();
        header.push(SEATS_LINE, seats.join(", "));
        if let Some(seed) = self.seed {
            header.push(SEED_LINE, seed.to_string());
        }
    }

    /// Adds only the promise to show the host's bytes later.
    pub fn write_commitment(&self, header: &mut Header) {
        header.push(COMMITMENT_LINE, hex(&self.commitment()));
    }

    /// The dice a record gives, if it gives any, for so many seats and the set-up with this hash.
    ///
    /// # Errors
    /// What is wrong with the lines.
    pub fn read(
        header: &Header,
        seats: usize,
        set_up: [u8; 32],
    ) -> Result<Option<Self>, DiceError> {
        let promised: Option<[u8; 32]> = match header.get(COMMITMENT_LINE) {
            Some(line) => Some(unhex(line).ok_or(DiceError::Commitment)?),
            None => None,
        };
        let (host, own) = match (header.get(HOST_LINE), header.get(SEATS_LINE)) {
            (None, None) if header.get(SEED_LINE).is_some() => return Err(DiceError::Seed),
            (None, None) => return Ok(None),
            (Some(host), Some(own)) => (host, own),
            (Some(_), None) | (None, Some(_)) => return Err(DiceError::Halves),
        };
        let host = unhex(host).ok_or(DiceError::Host)?;
        let own: Option<Vec<[u8; 16]>> = own.split(',').map(|own| unhex(own.trim())).collect();
        let seats_own = own.filter(|own| own.len() == seats).ok_or(DiceError::Seats)?;
        let dice = Self::new(Secrets { host, seats: seats_own }, set_up);
        if promised.is_some_and(|promised| promised != dice.commitment()) {
            return Err(DiceError::Commitment);
        }
        let Some(seed) = header.get(SEED_LINE) else { return Ok(Some(dice)) };
        let seed: u64 = plain_number(seed).ok_or(DiceError::Seed)?;
        let seeded = Self::from_seed(seed, seats, set_up);
        if seeded.secrets == dice.secrets { Ok(Some(seeded)) } else { Err(DiceError::Seed) }
    }
}

/// What is wrong with the lines of a record that give its dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiceError {
    /// One of two lines is missing.
    Halves,
    /// The host's bytes cannot be read.
    Host,
    /// The seats' bytes cannot be read, or are not one for each seat.
    Seats,
    /// The seed cannot be read, or does not give these bytes.
    Seed,
    /// The commitment cannot be read, or is not the hash of the host's bytes.
    Commitment,
}

impl fmt::Display for DiceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Halves => "`dice-host` and `dice-seats` belong together",
            Self::Host => "`dice-host` has 64 hexadecimal digits",
            Self::Seats => "`dice-seats` has 32 hexadecimal digits for each seat",
            Self::Seed => {
                "`dice-seed` is the number that `dice-host` and `dice-seats` were made from"
            }
            Self::Commitment => {
                "`dice-commitment` has 64 hexadecimal digits: the hash of the bytes of `dice-host`"
            }
        })
    }
}

impl core::error::Error for DiceError {}

impl fmt::Debug for Secrets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Secrets").field("seats", &self.seats.len()).finish_non_exhaustive()
    }
}

impl fmt::Debug for FairDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FairDice")
            .field("commitment", &hex(&self.commitment()))
            .finish_non_exhaustive()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outcome_depends_on_key_stream_and_number_alone() {
        let dice = FairDice::from_seed(7, 2, [1; 32]);
        let roll = |stream, index| dice.outcome(Stream::new(stream), index).below(36);
        assert_eq!(roll(0, 5), roll(0, 5));
        let dice_stream: Vec<u32> = (0..20).map(|index| roll(0, index)).collect();
        let tile_stream: Vec<u32> = (0..20).map(|index| roll(1, index)).collect();
        assert_ne!(dice_stream, tile_stream);
        let other = FairDice::from_seed(7, 2, [2; 32]);
        assert_ne!(dice.key, other.key, "the set-up is part of the key");
    }

    #[test]
    fn what_bots_choose_by_follows_from_what_nobody_knows() {
        let dice = FairDice::from_seed(7, 2, [1; 32]);
        assert_eq!(dice.bot_seed(), FairDice::from_seed(7, 2, [1; 32]).bot_seed());
        // The commitment tells of the host's bytes alone.
        let mut secrets = dice.secrets().clone();
        secrets.seats[1][3] ^= 1;
        let other = FairDice::new(secrets, [1; 32]);
        assert_eq!(dice.commitment(), other.commitment());
        assert_ne!(dice.bot_seed(), other.bot_seed());
        let seed = hex(&dice.bot_seed().to_be_bytes());
        for public in [hex(&dice.commitment()), hex(&dice.key())] {
            assert!(!public.contains(&seed), "{seed} is a part of {public}");
        }
    }

    #[test]
    fn dice_are_written_and_read_but_not_printed() {
        for dice in [
            FairDice::from_seed(7, 2, [1; 32]),
            FairDice::new(FairDice::from_seed(7, 2, [1; 32]).secrets, [1; 32]),
        ] {
            let mut header = Header::default();
            dice.write(&mut header);
            dice.write_commitment(&mut header);
            assert_eq!(FairDice::read(&header, 2, [1; 32]), Ok(Some(dice.clone())));
            assert_eq!(FairDice::read(&header, 3, [1; 32]), Err(DiceError::Seats));
            let printed = alloc::format!("{dice:?} {:?}", dice.secrets());
            assert!(
                !printed.contains(&hex(&dice.key())[..8])
                    && !printed.contains(&hex(&dice.secrets().host)[..8])
            );
        }
        assert_eq!(FairDice::read(&Header::default(), 2, [1; 32]), Ok(None));
    }

    #[test]
    fn lines_that_contradict_each_other_are_refused() {
        let dice = FairDice::from_seed(7, 2, [1; 32]);
        let read = |lines: &[(&str, &str)]| {
            let mut header = Header::default();
            for (key, value) in lines {
                header.push(key, *value);
            }
            FairDice::read(&header, 2, [1; 32]).err()
        };
        let host = hex(&dice.secrets().host);
        let seats = [hex(&dice.secrets().seats[0]), hex(&dice.secrets().seats[1])].join(", ");
        let both = [("dice-host", &*host), ("dice-seats", &*seats)];
        assert_eq!(read(&both), None);
        assert_eq!(read(&both[..1]), Some(DiceError::Halves));
        assert_eq!(read(&[both[0], both[1], ("dice-seed", "8")]), Some(DiceError::Seed));
        assert_eq!(read(&[("dice-seed", "7")]), Some(DiceError::Seed));
        let other = "0".repeat(64);
        let promised = [both[0], both[1], ("dice-commitment", &*other)];
        assert_eq!(read(&promised), Some(DiceError::Commitment));
    }
}
