//! `karak replay --verify`: what speaks for a record, and what does not.

use std::io::Write;

use anyhow::{Context as _, Result, bail};
use table::{ChanceSource, Entry, FairDice, Saved, hex};
use words::{Arg, Words, key};

use crate::game::Playable;

/// What was found to speak for a record.
pub(crate) enum Proof {
    /// Every roll and draw follows from these dice.
    Dice {
        dice: FairDice,
        /// The host's secret is the one that was promised before the first roll.
        promised: bool,
    },
    /// The rolls and draws are the players' word.
    TypedIn,
}

/// What speaks for the record; an error if anything speaks against it.
pub(crate) fn verify<G: Playable>(saved: &Saved<G>, commitment: Option<[u8; 32]>) -> Result<Proof> {
    if saved.record.seal.is_none() {
        bail!("the record carries no seal, so it cannot be told whether it was changed");
    }
    if !saved.record.seal_fits() {
        bail!("the record was changed after it was saved: its seal does not fit");
    }
    match &saved.chance {
        ChanceSource::OwnDraws if commitment.is_some() => {
            bail!(
                "the rolls and draws were typed in by players: there is no commitment to compare"
            );
        }
        ChanceSource::OwnDraws => Ok(Proof::TypedIn),
        ChanceSource::Unknown => {
            bail!("the record does not give the secrets of its dice, so nothing can be proved");
        }
        ChanceSource::Dice(dice) => {
            if commitment.is_some_and(|promised| promised != dice.commitment()) {
                bail!(
                    "the commitment of this record is {}: these are not the dice that were promised",
                    hex(&dice.commitment())
                );
            }
            saved.verify(dice).context("the record is refused")?;
            Ok(Proof::Dice { dice: dice.clone(), promised: commitment.is_some() })
        }
    }
}

impl Proof {
    /// Whether every roll and draw follows from the dice.
    pub(crate) fn is_proved(&self) -> bool {
        match self {
            Self::Dice { .. } => true,
            Self::TypedIn => false,
        }
    }

    /// The number the dice were made from, if they were.
    pub(crate) fn seed(&self) -> Option<u64> {
        match self {
            Self::Dice { dice, .. } => dice.seed(),
            Self::TypedIn => None,
        }
    }

    /// Says exactly what is proved.
    pub(crate) fn write<G: Playable>(
        &self,
        out: &mut impl Write,
        words: &Words,
        saved: &Saved<G>,
    ) -> Result<()> {
        let entries = &saved.record.entries;
        let drawn: usize = entries.iter().map(|entry| entry.chances().count()).sum();
        let corrected =
            entries.iter().filter(|entry| matches!(entry, Entry::Correct { .. })).count();
        let count = [("count", Arg::Number((drawn - corrected) as i64))];
        writeln!(out, "\n{}", words.text(key::UI_VERIFIED_SEAL))?;
        let Self::Dice { dice, promised } = self else {
            return writeln!(out, "{}", words.say(key::UI_VERIFIED_OWN, &count))
                .map_err(Into::into);
        };
        writeln!(out, "{}", words.say(key::UI_VERIFIED, &count))?;
        let commitment = [("commitment", Arg::text(hex(&dice.commitment())))];
        let of_whom = match (dice.seed(), promised) {
            (Some(seed), _) => {
                words.say(key::UI_VERIFIED_SEED, &[("seed", Arg::text(seed.to_string()))])
            }
            (None, true) => words.say(key::UI_VERIFIED_COMMITMENT, &commitment),
            (None, false) => words.say(key::UI_VERIFIED_ALONE, &commitment),
        };
        writeln!(out, "{of_whom}").map_err(Into::into)
    }
}
