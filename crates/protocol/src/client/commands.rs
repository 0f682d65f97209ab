//! Commands that the server has not answered yet.

use alloc::collections::VecDeque;

use crate::{Command, Numbered};

/// More commands than this do not wait for an answer.
pub const MAX_UNANSWERED: usize = 64;

/// Numbers commands and keeps each until it is answered.
pub(super) struct Commands<A, C> {
    last: u64,
    waiting: VecDeque<Waiting<A, C>>,
}

struct Waiting<A, C> {
    command: Numbered<A, C>,
    /// On the present connection.
    sent: bool,
}

impl<A: Clone, C: Clone> Commands<A, C> {
    pub(super) const fn new() -> Self {
        Self { last: 0, waiting: VecDeque::new() }
    }

    /// Takes a command and gives its number, unless too many wait.
    pub(super) fn add(&mut self, answers: Option<usize>, command: Command<A, C>) -> Option<u64> {
        if self.waiting.len() >= MAX_UNANSWERED {
            return None;
        }
        self.last += 1;
        let command = Numbered { number: self.last, answers, command };
        self.waiting.push_back(Waiting { command, sent: false });
        Some(self.last)
    }

    /// What was sent on an earlier connection may not have come.
    pub(super) fn new_connection(&mut self) {
        self.waiting.iter_mut().for_each(|waiting| waiting.sent = false);
    }

    /// What was not sent on this connection yet, in order. It counts as sent.
    pub(super) fn unsent(&mut self) -> impl Iterator<Item = Numbered<A, C>> {
        let unsent = self.waiting.iter_mut().filter(|waiting| !waiting.sent);
        unsent.map(|waiting| {
            waiting.sent = true;
            waiting.command.clone()
        })
    }

    /// Takes out the command that was answered, if it waits for an answer.
    pub(super) fn answered(&mut self, number: u64) -> Option<Numbered<A, C>> {
        let place = self.waiting.iter().position(|waiting| waiting.command.number == number)?;
        self.waiting.remove(place).map(|waiting| waiting.command)
    }

    pub(super) fn waiting(&self) -> impl Iterator<Item = &Numbered<A, C>> {
        self.waiting.iter().map(|waiting| &waiting.command)
    }
}
