//! Moving the time of a replay.

use super::{Stage, Staged, Waits, beats};
use crate::prelude::*;
use crate::session::{Eyes, Replay};

impl<G: Staged> Stage<G> {
    /// Looks at the replay, if this is one.
    pub fn replay<T>(self, look: impl FnOnce(&Replay<G>) -> T) -> Option<T> {
        self.session.with_replay(look)
    }

    /// Shows the next thing of a replay as it happens. Whether there is one.
    pub fn forward(self) -> bool {
        // Whoever cannot wait sees at once what was still to be shown.
        if self.offered.waits.get_untracked() == Waits::Showing {
            self.look_again();
        }
        let Some(Some(frame)) = self.session.update_replay(Replay::forward) else { return false };
        let whose = self.whose();
        self.queue.update_value(|queue| queue.beats.extend(beats(vec![frame], whose)));
        self.offered.waits.set(Waits::Showing);
        self.show_next();
        true
    }

    /// Goes to a position of a replay at once.
    pub fn seek(self, position: usize) {
        self.session.update_replay(|replay| replay.seek(position));
        self.look_again();
    }

    /// Looks at a replay with other eyes.
    pub fn look_as(self, eyes: Eyes) {
        self.session.update_replay(|replay| replay.look_as(eyes));
        self.look_again();
    }

    fn look_again(self) {
        // Whatever was being shown is over.
        self.queue.update_value(|queue| queue.shown += 1);
        self.look(self.viewer());
        self.offered.waits.set(Waits::Time);
    }
}
