//! From a log back to a game: replaying what was entered, and proving the dice.

use alloc::vec::Vec;
use core::fmt;

use crate::host::EntryOf;
use crate::{Entry, FairDice, Host, HostError, Reason, Rules, Turn};

/// An entry of a record that cannot have happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReplayError<F> {
    /// Which entry, counted from 1.
    pub entry: usize,
    /// Why not.
    pub error: HostError<F>,
}

/// Why a record is not proved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tampered<F> {
    /// An entry is impossible.
    Impossible(ReplayError<F>),
    /// This entry has a roll or draw that the dice did not give.
    NotTheDice {
        /// Which entry, counted from 1.
        entry: usize,
        /// Which of its rolls and draws, counted from 1.
        chance: usize,
    },
    /// This entry stops short of a roll or draw that the dice had decided.
    Missing {
        /// Which entry, counted from 1.
        entry: usize,
    },
}

impl<R: Rules> Host<R> {
    /// The game after these entries, every roll and draw as they say.
    ///
    /// # Errors
    /// The first entry that is not possible, and why.
    pub fn replay(rules: R, entries: &[EntryOf<R>]) -> Result<Self, ReplayError<R::Refusal>> {
        Self::replay_with(rules, entries, |_, _| {})
    }

    /// The same, with a look at the game and what has just happened after every step.
    ///
    /// # Errors
    /// The first entry that is not possible, and why.
    pub fn replay_with(
        rules: R,
        entries: &[EntryOf<R>],
        mut look: impl FnMut(&Self, &[R::Event]),
    ) -> Result<Self, ReplayError<R::Refusal>> {
        let mut host = Self::new(rules, None);
        for (number, entry) in (1..).zip(entries) {
            let impossible = |error| ReplayError { entry: number, error };
            let events = host.repeat(entry).map_err(impossible)?;
            look(&host, &events);
            for &chance in entry.chances() {
                let events = host.draw(chance).map_err(impossible)?;
                look(&host, &events);
            }
        }
        Ok(host)
    }

    /// The game after these entries, if they are possible and every roll and draw is the dice's.
    ///
    /// # Errors
    /// The first entry that is not possible or not proved.
    pub fn verify(
        rules: R,
        entries: &[EntryOf<R>],
        dice: &FairDice,
    ) -> Result<Self, Tampered<R::Refusal>> {
        let mut host = Self::new(rules, None);
        for (number, entry) in (1..).zip(entries) {
            let impossible = |error| Tampered::Impossible(ReplayError { entry: number, error });
            if matches!(entry, Entry::Correct { .. }) {
                // Dice are never corrected: there is nothing a player could have mistyped.
                return Err(impossible(HostError::NotOwnDraws));
            }
            host.repeat(entry).map_err(impossible)?;
            for (index, &chance) in entry.chances().iter().enumerate() {
                if host.fair_chance(dice).is_some_and(|given| given != chance) {
                    return Err(Tampered::NotTheDice { entry: number, chance: index + 1 });
                }
                host.draw(chance).map_err(impossible)?;
            }
            if host.has_begun() && host.turn() == Turn::Chance {
                return Err(Tampered::Missing { entry: number });
            }
        }
        Ok(host)
    }

    /// Does once more what an entry says was done, without its rolls and draws.
    fn repeat(&mut self, entry: &EntryOf<R>) -> Result<Vec<R::Event>, HostError<R::Refusal>> {
        match entry {
            Entry::Begin { .. } if self.has_begun() => return Err(HostError::Begun),
            Entry::Begin { .. } => self.enter(Entry::Begin { chances: Vec::new() }),
            Entry::Play { seat, action, .. } => return self.play(*seat, *action),
            Entry::Undo { seat } => self.undo(*seat)?,
            Entry::Correct { .. } => self.correct()?,
            Entry::Withdraw { seat, .. } => return self.withdraw(*seat),
            Entry::Note { seat, note } => self.note(*seat, note.clone()),
            Entry::Agree => return self.agree(),
        }
        Ok(Vec::new())
    }
}

impl<F: Reason> fmt::Display for ReplayError<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {} is not possible: {}", self.entry, self.error)
    }
}

impl<F: Reason> core::error::Error for ReplayError<F> {}

impl<F: Reason> fmt::Display for Tampered<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Impossible(error) => error.fmt(f),
            Self::NotTheDice { entry, chance } => {
                write!(f, "entry {entry}: roll or draw number {chance} is not what the dice gave")
            }
            Self::Missing { entry } => {
                write!(f, "entry {entry} leaves out a roll or draw that the dice had decided")
            }
        }
    }
}

impl<F: Reason> core::error::Error for Tampered<F> {}
