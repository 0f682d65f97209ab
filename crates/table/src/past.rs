//! What can still be taken back: one state, and the steps since.

use alloc::collections::VecDeque;

use crate::{Rules, Seat, Step};

/// No more steps than this are kept for taking back, so that it stays fast. Only own draws, where a mistyped roll
/// reveals nothing, come near it.
const MOST_STEPS: usize = 400;

/// Something that can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Taken {
    /// A command of this seat.
    Play(Seat),
    /// A roll or draw that was typed in.
    Draw,
}

#[derive(Clone, Copy)]
struct Mark {
    taken: Taken,
    /// How many steps it has.
    steps: u32,
    /// How long the log of events was before it.
    events: u32,
    /// People have learned something from it.
    seen: bool,
}

/// The commands that can still be taken back. States between them are not kept but found again: taking back is rare.
#[derive(Clone)]
pub(crate) struct Past<S, A, C> {
    /// The state before the first of them.
    base: S,
    steps: VecDeque<Step<A, C>>,
    marks: VecDeque<Mark>,
}

impl<S: Copy, A: Copy, C: Copy> Past<S, A, C> {
    pub(crate) const fn new(base: S) -> Self {
        Self { base, steps: VecDeque::new(), marks: VecDeque::new() }
    }

    /// From this state on nothing that was done can be taken back.
    pub(crate) fn forget(&mut self, state: &S) {
        self.base = *state;
        self.steps.clear();
        self.marks.clear();
    }

    /// A command begins; its steps follow.
    pub(crate) fn open<R>(&mut self, rules: &R, taken: Taken, events: usize)
    where
        R: Rules<State = S, Action = A, Chance = C>,
    {
        while self.steps.len() > MOST_STEPS
            && let Some(oldest) = self.marks.pop_front()
        {
            for step in self.steps.drain(..oldest.steps as usize) {
                rules.advance_quietly(&mut self.base, step);
            }
        }
        self.marks.push_back(Mark { taken, steps: 0, events: events as u32, seen: false });
    }

    /// One more step of the last command, and the state after it.
    pub(crate) fn step(&mut self, step: Step<A, C>, state: &S) {
        if let Some(mark) = self.marks.back_mut() {
            mark.steps += 1;
            self.steps.push_back(step);
        } else {
            self.base = *state;
        }
    }

    /// The command that was begun last came to nothing.
    pub(crate) fn close_empty(&mut self) {
        self.marks.pop_back();
    }

    /// People learn something from the last command.
    pub(crate) fn show_last(&mut self) {
        if let Some(mark) = self.marks.back_mut() {
            mark.seen = true;
        }
    }

    /// Somebody new looks on, and sees what all that was done has led to.
    pub(crate) fn show_all(&mut self) {
        self.marks.iter_mut().for_each(|mark| mark.seen = true);
    }

    /// What was done last.
    pub(crate) fn last(&self) -> Option<Taken> {
        self.marks.back().map(|mark| mark.taken)
    }

    /// The same, unless people have learned something from it.
    pub(crate) fn last_unseen(&self) -> Option<Taken> {
        self.marks.back().filter(|mark| !mark.seen).map(|mark| mark.taken)
    }

    /// Takes the last command back: the state before it, and how long the log of events was.
    pub(crate) fn take_back<R>(&mut self, rules: &R) -> Option<(S, usize)>
    where
        R: Rules<State = S, Action = A, Chance = C>,
    {
        let mark = self.marks.pop_back()?;
        self.steps.truncate(self.steps.len() - mark.steps as usize);
        let mut state = self.base;
        self.steps.iter().for_each(|&step| rules.advance_quietly(&mut state, step));
        Some((state, mark.events as usize))
    }
}
