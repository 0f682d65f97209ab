//! A client's half of updates: it replaces what they say and applies nothing itself.

use alloc::vec::Vec;
use core::fmt;

use crate::{Host, Rules, Sections, Update, Viewer};

/// What one viewer holds of a game with these rules.
pub type FollowerOf<R> = Follower<<R as Rules>::View, <R as Rules>::Seen, <R as Rules>::Action>;

/// What one viewer holds of a game that is hosted elsewhere. Kept up by [updates](Update) alone, it is always
/// what the host itself would give this viewer.
#[derive(Clone, PartialEq, Debug)]
pub struct Follower<V, E, A> {
    /// The sequence number of the position it holds.
    pub sequence: usize,
    /// What the viewer sees.
    pub view: V,
    /// What the viewer saw happen and was not taken back, latest last.
    pub log: Vec<E>,
    /// What the viewer may do now.
    pub legal: Vec<A>,
}

/// An update that starts from another position than the one that is held: a fresh start is needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gap {
    /// The position that is held.
    pub held: usize,
    /// The position that the update starts from.
    pub from: usize,
}

impl<V: Sections, E, A> Follower<V, E, A> {
    /// All that this viewer may know of the game as it stands.
    pub fn of<R>(host: &Host<R>, viewer: Viewer) -> Self
    where
        R: Rules<View = V, Seen = E, Action = A>,
    {
        Self {
            sequence: host.sequence(),
            view: host.view(viewer),
            log: host.log(viewer).collect(),
            legal: host.legal_for(viewer),
        }
    }

    /// Goes along with what happened.
    ///
    /// # Errors
    /// Something is missing in between; nothing has changed.
    pub fn follow(&mut self, update: Update<E, V::Section, A>) -> Result<(), Gap> {
        if update.from != self.sequence || update.taken_back > self.log.len() {
            return Err(Gap { held: self.sequence, from: update.from });
        }
        self.sequence = update.to;
        self.log.truncate(self.log.len() - update.taken_back);
        for step in update.steps {
            self.log.extend(step.events);
            step.sections.into_iter().for_each(|section| self.view.replace(section));
        }
        self.legal = update.legal;
        Ok(())
    }
}

impl fmt::Display for Gap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an update goes on from {}, but {} is what is known", self.from, self.held)
    }
}

impl core::error::Error for Gap {}
