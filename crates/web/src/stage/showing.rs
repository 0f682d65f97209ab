//! Showing what happened, one thing after the other.

use std::sync::Arc;

use table::Seat;

use super::beats::halt;
use super::{Beat, Skipping, Stage, Staged, Waits};
use crate::platform::timer;
use crate::prelude::*;
use crate::session::Asks;

/// How often the table is drawn anew at least while bots play in haste, in milliseconds.
const GLIMPSE: f64 = 100.0;

/// How long something is shown at least before a tap goes on, in milliseconds.
const SEEN: f64 = 400.0;

/// How long something is shown at most before dice can be thrown, in milliseconds.
const THROW_SOON: u32 = 250;

impl<G: Staged> Stage<G> {
    /// Shows only how it ends: the turn that goes on, or all until somebody at this device is waited for.
    pub fn skip(self, what: Skipping) {
        let skip = move || {
            self.skipping.set(what);
            self.queue.update_value(|queue| queue.skipped = true);
        };
        match self.offered.waits.get_untracked() {
            Waits::Showing => {
                skip();
                self.show_next();
            }
            // Its answer is on the way, and what it does is shown at once then.
            Waits::Bot(_) => skip(),
            Waits::Person(_)
            | Waits::Throw(_)
            | Waits::Draw
            | Waits::HandOver(_)
            | Waits::Elsewhere(_)
            | Waits::Answer
            | Waits::Time
            | Waits::Nothing => {}
        }
    }

    /// Throws the dice that were waited for.
    pub fn throw(self) {
        if matches!(self.offered.waits.get_untracked(), Waits::Throw(_)) {
            self.offered.waits.set(Waits::Showing);
            self.queue.update_value(|queue| queue.thrown = true);
            self.show_next();
        }
    }

    /// Whoever has seen enough of what is shown wants to see the next thing.
    pub fn next(self) {
        let shown = timer::now() - self.queue.with_value(|queue| queue.drawn);
        // The tap that led to it is no wish to see it go.
        if self.offered.waits.get_untracked() == Waits::Showing && shown > SEEN {
            self.show_next();
        }
    }

    /// Who throws the dice that come next, where somebody at this device does.
    fn thrower(self) -> Option<Seat> {
        let event = self.queue.try_with_value(|queue| {
            queue.beats.front().filter(|_| !queue.thrown).and_then(|beat| beat.event)
        })??;
        let seat = G::thrown(&self.shown.scene.read_untracked(), &event)?;
        let by_hand = self.settings.throw.get_untracked() && !self.session.own_draws();
        (by_hand && self.session.people().contains(&seat)).then_some(seat)
    }

    /// Shows the next thing that happened, and so on; then goes on with the game.
    pub(super) fn show_next(self) {
        // Whatever was waiting to show the next thing need not any more.
        self.queue.try_update_value(|queue| {
            queue.shown += 1;
            queue.drawn = timer::now();
        });
        loop {
            if let Some(seat) = self.thrower() {
                return self.offered.ask(Waits::Throw(seat));
            }
            let next = self.queue.try_update_value(|queue| queue.beats.pop_front());
            let Some(next) = next else { return };
            let Some(beat) = next else { return self.go_on() };
            self.stop_skipping(&beat);
            // The turn of somebody else begins: the device is passed on before anything of it is shown.
            let passes = beat.event.as_ref().is_some_and(|event| G::turn_passes(event).is_some());
            let pause = if passes && self.is_shared() {
                0
            } else {
                self.stretched(beat.pause.milliseconds())
            };
            self.show(beat);
            // Whoever is to throw need not wait for it.
            let pause = if self.thrower().is_some() { pause.min(THROW_SOON) } else { pause };
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

    /// Whoever skips a turn sees the next one, and nobody skips the end of the game. One's own turn is one's own, also while a
    /// bot plays it.
    fn stop_skipping(self, beat: &Beat<G>) {
        let passes = beat.event.as_ref().and_then(G::turn_passes);
        let stops = match self.skipping.get_untracked() {
            Skipping::Nothing => false,
            Skipping::Turn => passes.is_some() || beat.halts,
            Skipping::Turns => {
                beat.halts || passes.is_some_and(|seat| self.session.lent().contains(&seat))
            }
        };
        if stops {
            self.skipping.set(Skipping::Nothing);
        }
    }

    /// When the game is over, its last fight is shown; where there was none, what the last decision led to.
    pub(super) fn halt_before_the_end(self) {
        self.queue.update_value(|queue| {
            let last = queue.beats.iter().rev().find_map(|beat| beat.view.as_ref());
            if last.is_some_and(|view| G::won_by(view).is_some()) {
                halt(queue.beats.make_contiguous());
            }
        });
    }

    fn show(self, beat: Beat<G>) {
        self.queue.update_value(|queue| queue.thrown = false);
        if self.shown.aside.get_untracked() != beat.aside {
            self.shown.aside.set(beat.aside);
        }
        if let Some(event) = beat.event {
            self.shown.scene.update(|scene| *scene = G::scene_after(scene.clone(), &event));
            self.shown.log.update(|log| log.push(event));
            self.shown.latest.set(Some(event));
        }
        if let Some(view) = beat.view {
            self.shown.view.set(Arc::new(view));
        }
    }

    /// Whether things are shown as they end.
    pub fn is_skipping(self) -> bool {
        self.skipping.get_untracked() != Skipping::Nothing
    }

    pub(super) fn stretched(self, milliseconds: u32) -> u32 {
        if self.is_skipping() {
            return 0;
        }
        self.pace.get_untracked().stretched(milliseconds)
    }
}
