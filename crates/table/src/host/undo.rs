//! Taking back: a seat its last command, and players what they typed in wrong.

use super::Host;
use crate::log::RowKind;
use crate::past::Taken;
use crate::{Done, HostError, Rules, Seat};

impl<R: Rules> Host<R> {
    /// Takes back the last outcome that was typed in, to type it in again: at a real table a slip of
    /// the finger reveals nothing.
    ///
    /// # Errors
    /// The dice are the host's, or somebody has decided since; nothing has changed.
    pub fn correct(&mut self) -> Result<Done<R>, HostError<R::Refusal>> {
        self.needs_own_draws()?;
        self.go_back(Taken::Draw, RowKind::Correct)
    }

    /// Takes the seat's last command back.
    ///
    /// # Errors
    /// The last command was not this seat's, or somebody has learned something since; nothing has changed.
    pub fn undo(&mut self, seat: Seat) -> Result<Done<R>, HostError<R::Refusal>> {
        if self.past.last_unseen() != Some(Taken::Play(seat)) {
            return Err(HostError::NothingToUndo);
        }
        self.undo_again(seat)
    }

    /// The same in a replay: what was taken back once can be taken back again, whoever had seen it by the rules of
    /// that time.
    pub(crate) fn undo_again(&mut self, seat: Seat) -> Result<Done<R>, HostError<R::Refusal>> {
        self.go_back(Taken::Play(seat), RowKind::Undo(seat))
    }

    /// To before the last thing that was done, if it was this.
    fn go_back(&mut self, taken: Taken, kind: RowKind) -> Result<Done<R>, HostError<R::Refusal>> {
        if self.past.last() != Some(taken) {
            return Err(HostError::NothingToUndo);
        }
        if self.log.is_full() {
            return Err(HostError::LogFull);
        }
        let mut done = self.nothing_done();
        let Some((state, events)) = self.past.take_back(&*self.rules) else {
            return Err(HostError::NothingToUndo);
        };
        self.state = state;
        self.log.open_row(kind);
        done.went_back(self.events.split_off(events), state);
        Ok(self.finish(done))
    }

    /// Whose last command could be taken back now, if anybody's.
    pub fn undoable_by(&self) -> Option<Seat> {
        match self.past.last_unseen()? {
            Taken::Play(seat) => Some(seat),
            Taken::Draw => None,
        }
    }

    /// Whether [`correct`](Self::correct) would succeed.
    pub fn can_correct(&self) -> bool {
        self.own_draws() && self.past.last() == Some(Taken::Draw)
    }

    /// Whether [`undo`](Self::undo) would succeed.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.undoable_by() == Some(seat)
    }
}
