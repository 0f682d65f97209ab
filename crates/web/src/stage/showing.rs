//! Showing what happened, one thing after the other.

use std::sync::Arc;

use super::{Beat, Stage, Staged, Waits};
use crate::platform::timer;
use crate::prelude::*;
use crate::session::Asks;

/// How often the table is drawn anew at least while bots play in haste, in milliseconds.
const GLIMPSE: f64 = 100.0;

impl<G: Staged> Stage<G> {
    /// Shows everything at once until somebody at this device is waited for.
    pub fn skip(self) {
        match self.offered.waits.get_untracked() {
            Waits::Showing => {
                self.skipping.set(true);
                self.show_next();
            }
            // Its answer is on the way, and what it does is shown at once then.
            Waits::Bot(_) => self.skipping.set(true),
            Waits::Person(_) | Waits::Draw | Waits::HandOver(_) | Waits::Time | Waits::Nothing => {}
        }
    }

    /// Shows the next thing that happened, and so on; then goes on with the game.
    pub(super) fn show_next(self) {
        // Whatever was waiting to show the next thing need not any more.
        self.queue.try_update_value(|queue| {
            queue.shown += 1;
            queue.drawn = timer::now();
        });
        loop {
            let next = self.queue.try_update_value(|queue| queue.beats.pop_front());
            let Some(next) = next else { return };
            let Some(beat) = next else { return self.go_on() };
            // The turn of somebody else begins: the device is passed on before anything of it is shown.
            let passes = beat.event.as_ref().is_some_and(|event| G::turn_passes(event).is_some());
            let pause = if passes && self.is_shared() {
                0
            } else {
                self.stretched(beat.pause.milliseconds())
            };
            self.show(beat);
            if pause > 0 {
                // While it is shown somebody may skip, or leave: then others show the rest, or nobody.
                let shown = self.queue.try_update_value(|queue| {
                    queue.shown += 1;
                    queue.shown
                });
                timer::after(pause, move || {
                    if self.queue.try_with_value(|queue| queue.shown) == shown {
                        self.show_next();
                    }
                });
                return;
            }
        }
    }

    /// Whether a bot moves next after another one, and nothing is shown for a while: nobody can follow single moves
    /// then, and drawing each takes longer than thinking about it.
    pub(super) fn bots_go_on_in_haste(self) -> bool {
        let bots = matches!(self.offered.waits.get_untracked(), Waits::Bot(_));
        let lately = timer::now() - self.queue.with_value(|queue| queue.drawn) < GLIMPSE;
        bots && lately && self.stretched(1000) == 0 && matches!(self.session.asks(), Asks::Bot(..))
    }

    fn show(self, beat: Beat<G>) {
        if let Some(event) = beat.event {
            self.shown.scene.update(|scene| *scene = G::scene_after(scene.clone(), &event));
            self.shown.log.update(|log| log.push(event));
            self.shown.latest.set(Some(event));
        }
        if let Some(view) = beat.view {
            self.shown.view.set(Arc::new(view));
        }
    }

    pub(super) fn stretched(self, milliseconds: u32) -> u32 {
        if self.skipping.get_untracked() {
            return 0;
        }
        self.pace.get_untracked().stretched(milliseconds)
    }
}
