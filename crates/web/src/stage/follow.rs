//! Showing a game that goes on elsewhere.

use protocol::Why;
use table::Seat;

use super::{Notice, Sent, Stage, Staged, Waits, Whose, beats};
use crate::prelude::*;
use crate::session::Asks;
use crate::session::remote::GameNews;

/// Why something that was chosen did not come into effect.
const fn given_back(why: Why) -> Key {
    match why {
        Why::Stale | Why::NotYourTurn | Why::AgainstTheRules => key::WEB_GIVEN_BACK_STALE,
        Why::NothingToTakeBack => key::UI_NOTHING_TO_UNDO,
        Why::NotKept => key::WEB_GIVEN_BACK_NOT_KEPT,
        Why::TooMuch => key::WEB_GIVEN_BACK_TOO_MUCH,
        Why::NotYourSeat
        | Why::OnlyTheHost
        | Why::Taken
        | Why::NotNow
        | Why::Unknown
        | Why::NotAtThisTable => key::WEB_GIVEN_BACK,
    }
}

impl<G: Staged> Stage<G> {
    /// Something happened to the game, wherever it is hosted.
    pub(super) fn told(self, news: GameNews<G>) {
        // The screen may have been left meanwhile.
        if self.queue.try_with_value(|queue| queue.viewer).is_none() {
            return;
        }
        match news {
            GameNews::Steps { viewer, frames, by } if viewer == self.viewer() => {
                let whose = if self.session.is_person(by) { Whose::Own } else { Whose::Others };
                self.queue.update_value(|queue| {
                    queue.beats.extend(beats(frames, whose));
                    queue.begun = true;
                });
                self.halt_before_the_end();
                self.show_more();
            }
            GameNews::Anew { viewer, taken_back } => {
                let own = self.viewer();
                if viewer == own || !self.session.has_eyes(own) {
                    let before = self.shown.log.with_untracked(Vec::len);
                    self.look(viewer);
                    if taken_back {
                        self.notice.set(Some(Notice::TakenBack));
                    } else if viewer == own {
                        self.tell_missed(before);
                    }
                    self.wait_again();
                }
            }
            GameNews::GivenBack(why) => {
                // What was missed meanwhile is shown to its end at its own pace.
                let showing = self.is_showing();
                if !showing {
                    self.look(self.viewer());
                }
                // Of what nobody chose nothing is given back.
                if self.queue.with_value(|queue| queue.sent) == Sent::Chosen {
                    self.give_back(given_back(why));
                }
                if !showing {
                    self.wait_again();
                }
            }
            GameNews::NotSent => self.give_back(key::WEB_GIVEN_BACK_LOST),
            GameNews::Steps { .. } | GameNews::Changed => {
                self.look_around();
                self.ask_again();
            }
        }
    }

    fn is_showing(self) -> bool {
        matches!(self.offered.waits.get_untracked(), Waits::Showing | Waits::Throw(_))
    }

    /// Begins to show what has come, unless something is shown already.
    fn show_more(self) {
        match self.offered.waits.get_untracked() {
            Waits::Showing | Waits::Throw(_) => {}
            Waits::Person(_)
            | Waits::Draw
            | Waits::Bot(_)
            | Waits::Elsewhere(_)
            | Waits::Answer
            | Waits::HandOver(_)
            | Waits::Time
            | Waits::Nothing => {
                self.clear();
                self.forget_notice();
                self.shown.go_on();
                self.offered.waits.set(Waits::Showing);
                self.show_next();
            }
        }
    }

    /// Somebody else may be asked now, although nothing happened that is to be shown.
    fn ask_again(self) {
        match self.offered.waits.get_untracked() {
            Waits::Elsewhere(_) | Waits::Answer => self.go_on(),
            // A seat that is lent is not asked any longer, and neither is anybody at a table that was closed.
            Waits::Person(_) | Waits::Draw if !self.still_asked() => {
                self.clear();
                self.go_on();
            }
            Waits::Showing
            | Waits::Throw(_)
            | Waits::Person(_)
            | Waits::Draw
            | Waits::Bot(_)
            | Waits::HandOver(_)
            | Waits::Time
            | Waits::Nothing => {}
        }
    }

    fn still_asked(self) -> bool {
        let asks = self.session.asks();
        match self.offered.waits.get_untracked() {
            Waits::Person(seat) => asks == Asks::Person(seat),
            Waits::Draw => asks == Asks::Draw,
            Waits::Showing
            | Waits::Throw(_)
            | Waits::Bot(_)
            | Waits::Elsewhere(_)
            | Waits::Answer
            | Waits::HandOver(_)
            | Waits::Time
            | Waits::Nothing => false,
        }
    }

    /// Names and players may have changed. Most often they have not, and nothing is drawn anew.
    fn look_around(self) {
        let before = self.session.people_named();
        self.session.look_around();
        let now = self.session.people_named();
        let seats = Seat::first(self.rules().seats());
        let plays: Vec<_> =
            seats.map(|seat| (self.is_person(seat), self.session.is_bot(seat))).collect();
        let renamed = before != now;
        if renamed {
            let names = now.into_iter().map(|person| person.name).collect();
            self.speech.call(names);
        }
        let changed = self.queue.with_value(|queue| queue.plays != plays);
        if renamed || changed {
            self.queue.update_value(|queue| queue.plays = plays);
            self.seated.update(|times| *times += 1);
        }
    }
}
