//! From a log back to a game: replaying what was entered, and proving the dice.

use core::fmt;

use crate::host::Source;
use crate::log::RowKind;
use crate::{Done, Entry, EntryOf, FairDice, Host, HostError, Reason, Rules, Step, Turn};

/// An entry of a record that cannot have happened, or that its dice do not prove.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReplayError<F> {
    /// Which entry, counted from 1.
    pub entry: usize,
    /// Why not.
    pub error: HostError<F>,
}

impl<R: Rules> Host<R> {
    /// The same game, its rolls and draws decided by dice that are not at hand: they are those of a record.
    /// Whoever has the dice goes on with them after the replay.
    #[must_use]
    pub fn by_record(mut self) -> Self {
        self.set_source(Source::Record { proof: None });
        self
    }

    /// The game after these entries, every roll and draw as they say.
    ///
    /// # Errors
    /// The first entry that is not possible, and why.
    pub fn replay<'a>(
        self,
        entries: impl IntoIterator<Item = &'a EntryOf<R>>,
    ) -> Result<Self, ReplayError<R::Refusal>>
    where
        R: 'a,
    {
        self.replay_with(entries, |_, _| {})
    }

    /// The same, with a look at the game and at what has just been done after every command. Rolls and draws that
    /// players typed in are commands of their own, also in records of the first versions.
    ///
    /// # Errors
    /// The first entry that is not possible, and why.
    pub fn replay_with<'a>(
        mut self,
        entries: impl IntoIterator<Item = &'a EntryOf<R>>,
        mut look: impl FnMut(&Self, &Done<R>),
    ) -> Result<Self, ReplayError<R::Refusal>>
    where
        R: 'a,
    {
        for (number, entry) in (1..).zip(entries) {
            self.repeat(entry, &mut look).map_err(|error| ReplayError { entry: number, error })?;
        }
        Ok(self)
    }

    /// The game after these entries, if they are possible and every roll and draw is the dice's; it goes on with them.
    ///
    /// # Errors
    /// The first entry that is not possible or not proved.
    pub fn verify<'a>(
        mut self,
        entries: impl IntoIterator<Item = &'a EntryOf<R>>,
        dice: &FairDice,
    ) -> Result<Self, ReplayError<R::Refusal>>
    where
        R: 'a,
    {
        self.set_source(Source::Record { proof: Some(dice.clone()) });
        for (number, entry) in (1..).zip(entries) {
            let refused = |error| ReplayError { entry: number, error };
            self.repeat(entry, &mut |_, _| {}).map_err(refused)?;
            if self.has_begun() && self.turn() == Turn::Chance {
                return Err(refused(HostError::LeftOut));
            }
        }
        self.set_source(Source::Dice(dice.clone()));
        Ok(self)
    }

    /// Does once more what an entry says was done.
    fn repeat(
        &mut self,
        entry: &EntryOf<R>,
        look: &mut impl FnMut(&Self, &Done<R>),
    ) -> Result<(), HostError<R::Refusal>> {
        let own_draws = self.own_draws();
        let done = match entry {
            Entry::Begin { .. } if self.has_begun() => return Err(HostError::Begun),
            Entry::Begin { .. } if own_draws => None,
            Entry::Begin { chances } => Some(self.begin_with(chances)?),
            Entry::Play { seat, acts } if own_draws => {
                let actions = acts.iter().map(|act| (act.action, [].iter()));
                Some(self.act(*seat, actions)?)
            }
            Entry::Play { seat, acts } => {
                Some(self.act(*seat, acts.iter().map(|act| (act.action, act.chances.iter())))?)
            }
            Entry::Draw { chance } => Some(self.draw(*chance)?),
            Entry::Undo { seat } => Some(self.undo_again(*seat)?),
            Entry::Correct { .. } => Some(self.correct()?),
            Entry::Withdraw { seat, .. } if own_draws => Some(self.withdraw(*seat)?),
            Entry::Withdraw { seat, chances } => {
                self.has_seat(*seat)?;
                Some(self.outside(Step::Withdraw(*seat), RowKind::Withdraw(*seat), chances)?)
            }
            Entry::Agree => Some(self.agree()?),
            Entry::Note { seat, note } => Some(self.note(*seat, note.clone())?),
        };
        if let Some(done) = done {
            look(self, &done);
        }
        if own_draws && !matches!(entry, Entry::Draw { .. }) {
            for &chance in entry.chances() {
                let done = self.draw(chance)?;
                look(self, &done);
            }
        }
        Ok(())
    }
}

impl<F: Reason> fmt::Display for ReplayError<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "entry {} is not possible: {}", self.entry, self.error)
    }
}

impl<F: Reason> core::error::Error for ReplayError<F> {}
