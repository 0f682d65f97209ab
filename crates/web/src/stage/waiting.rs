//! Finding out what is waited for, and letting bots move.

use table::Seat;

use super::{HintGiven, Notice, Sent, Skipping, Stage, Staged, Waits};
use crate::platform::timer;
use crate::prelude::*;
use crate::session::{Asks, Command};

/// How long a bot seems to think before its turn, at normal speed.
const BOT_THINKS: u32 = 200;

/// And before every other decision: one thing follows from the other.
const BOT_GOES_ON: u32 = 30;

/// How long a bot seems to think after what was shown last, at normal speed, in milliseconds.
pub(super) fn bot_thinks<G: Staged>(latest: Option<&G::Seen>) -> u32 {
    let first = latest.is_some_and(|event| G::turn_passes(event).is_some());
    if first { BOT_THINKS } else { BOT_GOES_ON }
}

impl<G: Staged> Stage<G> {
    /// Finds out what is waited for now, and takes what needs no question.
    pub fn go_on(self) {
        if let Asks::Person(seat) = self.session.asks() {
            if self.hands_over(Some(seat)) {
                return;
            }
            let legal = self.session.legal_actions();
            let view = self.shown.view.get_untracked();
            let settled = || self.rules().settled(self.settings, &view, &legal);
            let foregone = G::foregone(&view, &legal).or_else(settled);
            if let Some(action) = foregone.filter(|action| legal.contains(action)) {
                return self.take_foregone(seat, action, legal);
            }
        }
        self.wait_again();
    }

    /// Takes the action that needs no question, after a look at what it is about.
    fn take_foregone(self, seat: Seat, action: G::Action, legal: Vec<G::Action>) {
        let pause = G::lingers(&self.shown.view.read_untracked()).milliseconds();
        let pause = self.stretched(pause);
        if pause > 0 {
            self.offered.legal.set(legal.clone());
        }
        // Meanwhile somebody may skip, or leave: then others go on, or nobody.
        let shown = self.queue.try_update_value(|queue| {
            queue.shown += 1;
            queue.shown
        });
        timer::after(pause, move || {
            if self.queue.try_with_value(|queue| queue.shown) != shown {
                return;
            }
            // Another device of the same guest may have been faster.
            let asked = self.session.asks() == Asks::Person(seat);
            if !asked || self.session.legal_actions() != legal {
                return self.show_next();
            }
            let told = self.notice.get_untracked();
            self.send(&Command::Play(seat, &[action]));
            self.queue.try_update_value(|queue| queue.sent = Sent::Foregone);
            // That was nobody's answer to it.
            if matches!(told, Some(Notice::GivenBack(_))) && !self.notice_read.get_untracked() {
                self.notice.set(told);
            }
        });
    }

    /// Finds out what is waited for now. Whoever took something back wants to choose: then nothing is taken for
    /// granted.
    pub(super) fn wait_again(self) {
        if self.shown.aside.get_untracked().is_some() {
            self.shown.aside.set(None);
        }
        match self.session.asks() {
            Asks::Person(seat) => {
                if !self.hands_over(Some(seat)) {
                    self.tell_since(seat);
                    self.skipping.set(Skipping::Nothing);
                    self.offered.legal.set(self.session.legal_actions());
                    self.offered.undoable.set(self.session.can_take_back());
                    self.offered.ask(Waits::Person(seat));
                }
            }
            Asks::Elsewhere(seat) => {
                if !self.hands_over(None) {
                    self.offered.undoable.set(self.session.can_take_back());
                    self.offered.wait(Waits::Elsewhere(seat));
                }
            }
            Asks::Answer => self.offered.wait(Waits::Answer),
            Asks::Bot(seat, _) => {
                if !self.hands_over(None) {
                    self.offered.wait(Waits::Bot(seat));
                    self.let_bot_move();
                }
            }
            Asks::Draw => {
                let view = self.shown.view.get_untracked();
                // Whoever has the device keeps it for the open draws of their own turn.
                let open = || Some(G::acting(&view)).filter(|&seat| self.has(seat));
                let drawing = G::secret_draw(&view).or_else(open);
                if self.hands_over(drawing.filter(|&seat| self.session.is_person(seat))) {
                    return;
                }
                self.skipping.set(Skipping::Nothing);
                self.offered.chances.set(self.session.chances());
                self.offered.undoable.set(self.session.can_take_back());
                self.offered.ask(Waits::Draw);
            }
            Asks::Time => {
                self.skipping.set(Skipping::Nothing);
                self.offered.wait(Waits::Time);
            }
            Asks::Nobody => {
                self.skipping.set(Skipping::Nothing);
                self.session.keep_ended();
                if !self.hands_over(None) {
                    let scene = G::scene(&self.shown.view.read_untracked());
                    self.shown.scene.set(scene);
                    self.offered.ask(Waits::Nothing);
                }
            }
        }
    }

    pub(super) fn let_bot_move(self) {
        let thinks = bot_thinks::<G>(self.shown.latest.get_untracked().as_ref());
        timer::after(self.stretched(thinks), move || {
            // The screen may have been left meanwhile.
            if let Some(viewer) = self.queue.try_with_value(|queue| queue.viewer) {
                self.session.let_bot_move(viewer, move |reply| self.answered(reply));
            }
        });
    }

    /// Asks the best bot what it would do.
    pub fn ask_hint(self) {
        let asked = matches!(self.offered.waits.get_untracked(), Waits::Person(_));
        if !asked || !untrack(|| self.session.may_hint()) {
            return;
        }
        let view = self.shown.view.get_untracked();
        self.session.hint(&view, move |answer| {
            let given = answer.and_then(HintGiven::read);
            self.notice.set(given.map(Box::new).map(Notice::Hint));
        });
    }
}
