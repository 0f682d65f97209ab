//! Finding out what the page waits for, and asking bots.

use bots::Bot;
use table::Seat;

use super::{HintGiven, Notice, Play, Staged, Waits};
use crate::local::{Asks, LocalTable};
use crate::platform::timer;
use crate::prelude::*;
use crate::think::{self, Answer, Asked};

/// How long a bot seems to think at least, at normal speed.
const BOT_THINKS: u32 = 380;

impl<G: Staged> Play<G> {
    /// Finds out what the page waits for now, and takes what needs no question.
    pub fn go_on(self) {
        if let Asks::Person(seat) = self.ask(LocalTable::asks) {
            if self.hands_over(Some(seat)) {
                return;
            }
            let legal = self.ask(LocalTable::legal_actions);
            let foregone = || G::foregone(&self.view.read_untracked(), &legal);
            let possible = |action: &G::Action| legal.contains(action);
            if let Some(action) = foregone().filter(possible) {
                return self.play(seat, action);
            }
        }
        self.wait_again();
    }

    /// Finds out what the page waits for now. Whoever took something back wants to choose: then nothing is taken for
    /// granted.
    pub(super) fn wait_again(self) {
        match self.ask(LocalTable::asks) {
            Asks::Person(seat) if self.hands_over(Some(seat)) => {}
            Asks::Person(seat) => self.wait_for(seat),
            Asks::Bot(seat, bot) => {
                if !self.hands_over(None) {
                    self.waits.set(Waits::Bot(seat));
                    self.ask_bot(seat, bot);
                }
            }
            Asks::Draw => {
                let secret = G::secret_draw(&self.view.read_untracked());
                // Whoever has the device keeps it for the open draws of their own turn.
                let open = || Some(G::acting(&self.view.read_untracked())).filter(|&s| self.has(s));
                if self.hands_over(secret.or_else(open).filter(|&seat| self.is_person(seat))) {
                    return;
                }
                self.skipping.set(false);
                let chances = self.ask(LocalTable::chances);
                self.chances.set(chances.into_iter().map(|option| option.chance).collect());
                self.undoable.set(self.ask(LocalTable::can_take_back));
                self.waits.set(Waits::Draw);
            }
            Asks::Nobody => {
                self.skipping.set(false);
                if !self.hands_over(None) {
                    self.scene.set(G::scene(&self.view.read_untracked()));
                    self.waits.set(Waits::Nothing);
                }
            }
        }
    }

    pub(super) fn ask_bot(self, seat: Seat, bot: Bot) {
        timer::after(self.stretched(BOT_THINKS), move || {
            self.think(Asked::Bot(bot), move |play, answer| {
                // A worker that fails must not stop the game: then any legal action will do.
                let legal = play.ask(LocalTable::legal_actions);
                let chosen = answer.and_then(|answer| answer.action.parse().ok());
                let chosen = chosen.filter(|action| legal.contains(action));
                if let Some(action) = chosen.or_else(|| legal.first().copied()) {
                    play.play(seat, action);
                }
            });
        });
    }

    fn wait_for(self, seat: Seat) {
        self.skipping.set(false);
        self.legal.set(self.ask(LocalTable::legal_actions));
        self.undoable.set(self.ask(LocalTable::can_take_back));
        self.waits.set(Waits::Person(seat));
    }

    /// Whether somebody at this device plays for this seat.
    pub fn is_person(self, seat: Seat) -> bool {
        self.ask(|table| table.is_person(seat))
    }

    /// Asks the best bot what it would do.
    pub fn ask_hint(self) {
        if !matches!(self.waits.get_untracked(), Waits::Person(_)) {
            return;
        }
        self.think(Asked::Hint, move |play, answer| {
            let given = answer.as_ref().and_then(hint::<G>);
            play.notice.set(given.map(Box::new).map(Notice::Hint));
        });
    }

    /// Asks the worker. When the game has gone on or the screen was left meanwhile, its answer is for nobody.
    fn think(self, asked: Asked, then: impl FnOnce(Self, Option<Answer>) + 'static) {
        let question = self.table.try_with_value(|table| {
            think::question(asked, table.sequence() as u64, &table.record())
        });
        let Some(question) = question else { return };
        let moment = self.ask(LocalTable::sequence);
        self.thinker.with_value(|thinker| {
            thinker.ask(question, move |answer| {
                if let Err(reason) = &answer {
                    leptos::logging::error!("the worker failed: {reason}");
                }
                if self.table.try_with_value(LocalTable::sequence) == Some(moment) {
                    then(self, answer.ok().and_then(|answer| Answer::read(&answer)));
                }
            });
        });
    }
}

fn hint<G: Staged>(answer: &Answer) -> Option<HintGiven<G::Action>> {
    let other = answer.other.as_ref();
    Some(HintGiven {
        action: answer.action.parse().ok()?,
        only: answer.only,
        win: answer.win,
        other: other.and_then(|(action, win)| Some((action.parse().ok()?, *win))),
    })
}
