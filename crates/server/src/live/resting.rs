//! Whom tables wait for that nobody is at: lists of one's own tables say whose turn it is, and should not load each of them.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::store::{Code, GuestId};

/// So many tables are remembered; others are loaded when somebody asks.
const MOST: usize = 20_000;

/// Whose decision each table waited for when it was put away. Nothing happens at a table that is put away, unless another node
/// has it open, which its log tells.
#[derive(Default)]
pub(super) struct Resting(Mutex<BTreeMap<Code, Rests>>);

/// A table that was put away.
#[derive(Clone, Copy)]
pub(super) struct Rests {
    /// How many rows its log had.
    pub(super) rows: u64,
    /// Whom it waits for.
    pub(super) decides: Option<GuestId>,
}

impl Resting {
    fn all(&self) -> MutexGuard<'_, BTreeMap<Code, Rests>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table is put away.
    pub(super) fn rests(&self, code: Code, rests: Rests) {
        let mut all = self.all();
        if all.len() >= MOST {
            all.pop_first();
        }
        all.insert(code, rests);
    }

    /// A table is loaded again: from now on it answers itself.
    pub(super) fn wakes(&self, code: Code) {
        self.all().remove(&code);
    }

    /// What is remembered of a table that was put away.
    pub(super) fn of(&self, code: Code) -> Option<Rests> {
        self.all().get(&code).copied()
    }
}
