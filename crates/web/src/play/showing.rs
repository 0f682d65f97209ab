//! Showing what happened, one thing after the other.

use std::collections::VecDeque;
use std::sync::Arc;

use bots::Bot;
use table::Seat;

use super::{Beat, Play, Staged, Waits};
use crate::local::{Asks, LocalTable};
use crate::platform::timer;

/// How often the table is drawn anew at least while bots play in haste, in milliseconds.
const GLIMPSE: f64 = 100.0;

impl<G: Staged> Play<G> {
    /// Shows everything at once until somebody at this device is waited for.
    pub fn skip(self) {
        match self.waits.get_untracked() {
            Waits::Showing => {
                self.skipping.set(true);
                self.show_next();
            }
            // Its answer is on the way, and what it does is shown at once then.
            Waits::Bot(_) => self.skipping.set(true),
            Waits::Person(_) | Waits::Draw | Waits::HandOver(_) | Waits::Nothing => {}
        }
    }

    /// Shows the next thing that happened, and so on; then goes on with the game.
    pub(super) fn show_next(self) {
        // Whatever was waiting to show the next thing need not any more.
        self.shown.try_update_value(|shown| *shown += 1);
        self.drawn.try_update_value(|drawn| *drawn = timer::now());
        loop {
            let next = self.queue.try_update_value(VecDeque::pop_front);
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
                let shown = self.shown.try_update_value(|shown| {
                    *shown += 1;
                    *shown
                });
                timer::after(pause, move || {
                    if self.shown.try_get_value() == shown {
                        self.show_next();
                    }
                });
                return;
            }
        }
    }

    /// The bot that moves next after another one, when nothing is shown for a while: nobody can follow single moves
    /// then, and drawing each takes longer than thinking about it.
    pub(super) fn next_in_haste(self) -> Option<(Seat, Bot)> {
        let bots = matches!(self.waits.get_untracked(), Waits::Bot(_));
        let lately = timer::now() - self.drawn.get_value() < GLIMPSE;
        match self.ask(LocalTable::asks) {
            Asks::Bot(seat, bot) if bots && lately && self.stretched(1000) == 0 => {
                Some((seat, bot))
            }
            Asks::Bot(..) | Asks::Person(_) | Asks::Draw | Asks::Nobody => None,
        }
    }

    fn show(self, beat: Beat<G>) {
        if let Some(event) = beat.event {
            self.scene.set(G::scene_after(self.scene.get_untracked(), &event));
            self.log.update(|log| log.push(event));
            self.latest.set(Some(event));
        }
        if let Some(view) = beat.view {
            self.view.set(Arc::new(view));
        }
    }

    pub(super) fn stretched(self, milliseconds: u32) -> u32 {
        if self.skipping.get_untracked() {
            return 0;
        }
        self.settings.pace.get_untracked().stretched(milliseconds)
    }
}
