//! Finding out what the page waits for, and asking bots.

use std::collections::VecDeque;

use dungeon::{Action, Decision, Phase};
use leptos::prelude::*;
use table::{Seat, Viewer};

use super::{Game, HintGiven, Notice, Waits};
use crate::dungeon::{Laying, targets};
use crate::local::{Asks, LocalTable};
use crate::platform::timer;
use crate::think::{self, Answer, Asked, Question};

/// How long a bot seems to think at least, at normal speed.
const BOT_THINKS: u32 = 380;

impl Game {
    /// Finds out what the page waits for now.
    pub(super) fn wait(self) {
        let walking = self.walk.try_update_value(VecDeque::pop_front).flatten();
        match self.ask(LocalTable::asks) {
            Asks::Person(seat) => match walking.or_else(|| self.foregone()) {
                Some(action) => self.play(seat, action),
                None => self.wait_for(seat),
            },
            Asks::Bot(seat, bot) => {
                self.waits.set(Waits::Bot(seat));
                let thinks = self.stretched(BOT_THINKS);
                timer::after(thinks, move || {
                    self.think(seat, Asked::Bot(bot), move |game, answer| {
                        // A worker that fails must not stop the game: then any legal action will do.
                        let chosen = answer.and_then(|answer| answer.action.parse().ok());
                        let legal = || game.ask(LocalTable::legal_actions).first().copied();
                        if let Some(action) = chosen.or_else(legal) {
                            game.play(seat, action);
                        }
                    });
                });
            }
            Asks::Draw => {
                self.skipping.set(false);
                let chances = self.ask(LocalTable::chances);
                self.chances.set(chances.into_iter().map(|option| option.chance).collect());
                self.undoable.set(self.ask(LocalTable::can_take_back));
                self.waits.set(Waits::Draw);
            }
            Asks::Nobody => {
                self.skipping.set(false);
                self.fight.set(None);
                self.waits.set(Waits::Nothing);
            }
        }
    }

    pub(super) fn wait_for(self, seat: Seat) {
        self.skipping.set(false);
        let found = self.ask(|table| targets(table.rules(), &table.view(Viewer::Spectator)));
        self.targets.set(found);
        let legal = self.ask(LocalTable::legal_actions);
        self.turning.set(0);
        self.laying.set(Laying::of(&self.view.read_untracked(), &legal));
        self.legal.set(legal);
        self.undoable.set(self.ask(LocalTable::can_take_back));
        self.waits.set(Waits::Person(seat));
    }

    /// A blow that has already won is struck without asking.
    pub(super) fn foregone(self) -> Option<Action> {
        let view = self.view.read_untracked();
        let battle = view.battle.as_ref()?;
        let strengthening = matches!(view.turn.phase, Phase::Seat(Decision::Strengthen(_)));
        let won = battle.total.is_some_and(|total| total > battle.strength);
        (strengthening && won).then_some(Action::Strike)
    }

    /// Asks the best bot what it would do.
    pub fn ask_hint(self) {
        let Waits::Person(seat) = self.waits.get_untracked() else { return };
        self.think(seat, Asked::Hint, move |game, answer| {
            let given = answer.as_ref().and_then(hint);
            game.notice.set(given.map(Box::new).map(Notice::Hint));
        });
    }

    /// Asks the worker. When the game has gone on or the screen was left meanwhile, its answer is for nobody.
    pub(super) fn think(
        self,
        seat: Seat,
        asked: Asked,
        then: impl FnOnce(Self, Option<Answer>) + 'static,
    ) {
        let question = self.table.try_with_value(|table| {
            let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal_actions());
            Question::new(table.rules(), view, &legal, asked, table.sequence() as u64)
        });
        let Some(question) = question else { return };
        let moment = self.ask(LocalTable::sequence);
        self.thinker.with_value(|thinker| {
            thinker.ask(think::bytes(&question), move |answer| {
                let answer = answer.and_then(|bytes| think::read(&bytes));
                if let Err(reason) = &answer {
                    leptos::logging::error!("the worker failed: {reason}");
                }
                if self.table.try_with_value(LocalTable::sequence) == Some(moment) {
                    then(self, answer.ok());
                }
            });
        });
    }
}

fn hint(answer: &Answer) -> Option<HintGiven> {
    let other = answer.other.as_ref();
    Some(HintGiven {
        action: answer.action.parse().ok()?,
        only: answer.only,
        win: answer.win,
        other: other.and_then(|(action, win)| Some((action.parse().ok()?, *win))),
    })
}
