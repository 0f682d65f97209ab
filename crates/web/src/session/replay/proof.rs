//! Whether the dice decided what a record says.

use table::{ChanceSource, Entry, Recorded, Saved, hex};

/// What speaks for the rolls and draws of a record, or against them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proof {
    /// All of them follow from the secrets of the dice.
    Dice {
        /// How many there are.
        count: usize,
        /// What was promised before the first roll.
        commitment: String,
        /// The number the dice were made from, if they were: whoever chose it knew them.
        seed: Option<u64>,
    },
    /// Players typed them in.
    TypedIn {
        /// How many there are.
        count: usize,
    },
    /// The game goes on: the secrets of its dice are not shown before its end.
    Unfinished,
    /// The record does not give the secrets of its dice.
    NoDice,
    /// The record was changed since it was saved, or carries no seal.
    Changed,
    /// This one does not follow from the dice.
    Refuted(String),
}

impl Proof {
    /// What speaks for the record of a game that is over.
    pub(super) fn of<G: Recorded>(saved: &Saved<G>) -> Self {
        if !saved.record.seal_fits() {
            return Self::Changed;
        }
        let entries = &saved.record.entries;
        let drawn: usize = entries.iter().map(|entry| entry.chances().count()).sum();
        let is_corrected = |entry: &&Entry<_, _>| matches!(entry, Entry::Correct { .. });
        let count = drawn - entries.iter().filter(is_corrected).count();
        match &saved.chance {
            ChanceSource::OwnDraws => Self::TypedIn { count },
            ChanceSource::Unknown => Self::NoDice,
            ChanceSource::Dice(dice) => match saved.verify(dice) {
                Ok(_) => {
                    let (commitment, seed) = (hex(&dice.commitment()), dice.seed());
                    Self::Dice { count, commitment, seed }
                }
                Err(error) => Self::Refuted(error.to_string()),
            },
        }
    }
}
