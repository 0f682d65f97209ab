//! A game as the parts around its board need it, whichever game it is: one type for all, so that none of these parts is
//! compiled once for every game.

use bots::Moment;
use table::Seat;
use words::{Arg, HintReason, Words};

use super::told::{portrait, rule};
use super::{
    Curve, Ended, HintGiven, LogLine, LookBack, Notice, Play, Portrait, Reason, Staged, Told,
    Waits, begin,
};
use crate::app::{GameId, Navigation, Saves};
use crate::local::LocalTable;
use crate::platform::sound::Sound;
use crate::prelude::*;

/// A game on the table. Cheap to copy.
#[derive(Clone, Copy)]
pub struct AnyGame(StoredValue<Box<dyn AtTable + Send + Sync>>);

impl<G: Staged> From<Play<G>> for AnyGame {
    fn from(play: Play<G>) -> Self {
        Self(StoredValue::new(Box::new(play)))
    }
}

/// Makes each question to the game a method of the handle.
macro_rules! at_table {
    ($($(#[$about:meta])* fn $name:ident($($arg:ident: $kind:ty),*) $(-> $gives:ty)?;)*) => {
        trait AtTable {
            $(fn $name(&self, $($arg: $kind),*) $(-> $gives)?;)*
        }

        impl AnyGame {
            $($(#[$about])* pub fn $name(self, $($arg: $kind),*) $(-> $gives)? {
                self.0.with_value(|game| game.$name($($arg),*))
            })*
        }
    };
}

at_table! {
    /// The number it is saved under.
    fn id() -> GameId;
    /// The game's name in records, addresses and rules.
    fn name() -> &'static str;
    /// What the page waits for.
    fn waits() -> Waits;
    /// Whose decision, roll or draw the game waits for.
    fn acting() -> Seat;
    /// Whether a bot plays for this seat.
    fn is_bot(seat: Seat) -> bool;
    /// How many people play at this device.
    fn people() -> usize;
    /// The hero of a seat, once there is one.
    fn portrait(seat: Seat) -> Option<Portrait>;
    /// Who sits here, as a noun.
    fn who(seat: Seat) -> Arg<'static>;
    /// What the game waits for, and from whom.
    fn prompt(words: &Words) -> String;
    /// The same in short, for players who see the table.
    fn question(words: &Words) -> String;
    /// What happened last, if it is worth telling.
    fn happened(words: &Words) -> Option<String>;
    /// Whether what happened last is not for the ears of others who share the device.
    fn is_private() -> bool;
    /// The sound of what happened last.
    fn sound() -> Option<Sound>;
    /// A key for every line of the log: a line with the same key says the same.
    fn log_keys() -> Vec<(u32, usize)>;
    /// A line of the log.
    fn log_line(words: &Words, line: usize) -> Option<LogLine>;
    /// What is told beside the game, with the chances of fights where they are wanted.
    fn told(words: &Words, odds: bool) -> Option<Told>;
    /// It was read.
    fn dismiss();
    /// Everything one could think of that is not possible now.
    fn reasons(words: &Words) -> Vec<Reason>;
    /// How it ended, when the game is over.
    fn ended(words: &Words) -> Option<Ended>;
    /// A look back at it, when the game is over. It takes a moment, once.
    fn look_back(words: &Words) -> LookBack;
    /// Whether the last action can be taken back.
    fn is_undoable() -> bool;
    /// Takes the last action back.
    fn take_back();
    /// Asks the best bot what it would do.
    fn ask_hint();
    /// Whether everything is shown at once.
    fn is_skipping() -> bool;
    /// Shows everything at once until somebody at this device is waited for.
    fn skip();
    /// What was proposed is not wanted.
    fn cancel();
    /// The player who was waited for has the device.
    fn take_over();
    /// A seat leaves the game for good.
    fn withdraw(seat: Seat);
    /// The saved game.
    fn record() -> String;
    /// A new game, set up like this one.
    fn again(saves: Saves, navigation: Navigation);
}

impl<G: Staged> AtTable for Play<G> {
    fn id(&self) -> GameId {
        self.id
    }

    fn name(&self) -> &'static str {
        G::GAME
    }

    fn waits(&self) -> Waits {
        self.waits.get()
    }

    fn acting(&self) -> Seat {
        G::acting(&self.view.read())
    }

    fn is_bot(&self, seat: Seat) -> bool {
        !self.is_person(seat)
    }

    fn people(&self) -> usize {
        self.ask(LocalTable::people).len()
    }

    fn portrait(&self, seat: Seat) -> Option<Portrait> {
        portrait::<G>(&self.view.read(), seat)
    }

    fn who(&self, seat: Seat) -> Arg<'static> {
        G::who(&self.view.read(), seat)
    }

    fn prompt(&self, words: &Words) -> String {
        self.ask(|table| table.rules().prompt(words, &self.view.read()))
    }

    fn question(&self, words: &Words) -> String {
        self.ask(|table| table.rules().short_prompt(words, &self.view.read()))
    }

    fn happened(&self, words: &Words) -> Option<String> {
        let latest = self.latest.get().filter(|event| !G::turn_ended(event))?;
        Some(self.ask(|table| table.rules().event(words, &self.view.read_untracked(), &latest)))
    }

    fn is_private(&self) -> bool {
        self.latest.get_untracked().as_ref().is_some_and(G::is_private) && self.is_shared()
    }

    fn sound(&self) -> Option<Sound> {
        self.latest.get().as_ref().and_then(G::sound)
    }

    fn log_keys(&self) -> Vec<(u32, usize)> {
        let lines = self.log.read().len();
        let edition = self.log_edition.get_value();
        (0..lines).map(|line| (edition, line)).collect()
    }

    fn log_line(&self, words: &Words, line: usize) -> Option<LogLine> {
        let event = self.log.read_untracked().get(line).copied()?;
        // Of the table only the heroes' names are needed, and those are known when it is said.
        let view = self.view.read_untracked();
        let text = self.ask(|table| table.rules().event(words, &view, &event));
        let turn = G::turn_passes(&event).and_then(|seat| portrait::<G>(&view, seat));
        Some(LogLine { text, turn })
    }

    fn told(&self, words: &Words, odds: bool) -> Option<Told> {
        let view = self.view.read_untracked();
        let (icon, text, rule) = match self.notice.get()? {
            Notice::Refused(why) => {
                let told = Told {
                    icon: "icon-question",
                    text: self.ask(|table| table.rules().host_error(words, &view, why)),
                    rule: rule(why),
                    refused: true,
                };
                return Some(told);
            }
            Notice::Hint(given) => {
                (G::picture(&view, given.action), self.hint(words, &given, odds), None)
            }
            Notice::TakenBack => ("icon-undo", words.text(key::UI_UNDONE), None),
            Notice::Text(key) => ("icon-walk", words.text(key), None),
        };
        Some(Told { icon, text, rule, refused: false })
    }

    fn dismiss(&self) {
        self.notice.set(None);
    }

    fn reasons(&self, words: &Words) -> Vec<Reason> {
        let view = self.view.read();
        let seat = G::acting(&view);
        let thinkable = self.ask(|table| table.rules().thinkable(words, &view));
        let reason = |(action, name): (G::Action, String)| {
            let why = self.ask(|table| table.why_not(seat, action))?;
            let icon = G::picture(&view, action);
            Some(Reason {
                icon,
                name,
                why: self.ask(|table| table.rules().host_error(words, &view, why)),
                rule: rule(why),
            })
        };
        thinkable.into_iter().filter_map(reason).collect()
    }

    fn ended(&self, words: &Words) -> Option<Ended> {
        let view = self.view.read();
        let winners = G::won_by(&view)?;
        Some(Ended {
            winners: winners.iter().filter_map(|seat| portrait::<G>(&view, seat)).collect(),
            said: self.ask(|table| {
                let ending = table.rules().ending(words, &view);
                let why = table.rules().why_over(words, &view).unwrap_or_default();
                [ending.lines().next().unwrap_or_default().to_owned(), why]
            }),
            turns: G::turn_number(&view),
        })
    }

    fn look_back(&self, words: &Words) -> LookBack {
        let (recap, view) = (self.recap(), self.view.read());
        let curve = |seat: Seat| {
            let chances = recap.course.iter();
            let chance = |moment: &Moment| moment.chances.get(seat.index()).copied().unwrap_or(0.0);
            let portrait = portrait::<G>(&view, seat)?;
            Some(Curve { portrait, chances: chances.map(chance).collect() })
        };
        let curves = Seat::first(recap.luck.len()).filter_map(curve).collect();
        let curves = if recap.course.len() > 1 { curves } else { Vec::new() };
        let told = recap.map(|event| self.ask(|table| table.rules().event(words, &view, event)));
        LookBack { text: words::recap(words, &told, &|seat| G::who(&view, seat)), curves }
    }

    fn is_undoable(&self) -> bool {
        self.undoable.get()
    }

    fn take_back(&self) {
        Self::take_back(*self);
    }

    fn ask_hint(&self) {
        Self::ask_hint(*self);
    }

    fn is_skipping(&self) -> bool {
        self.skipping.get()
    }

    fn skip(&self) {
        Self::skip(*self);
    }

    fn cancel(&self) {
        self.proposed.set(None);
    }

    fn take_over(&self) {
        Self::take_over(*self);
    }

    fn withdraw(&self, seat: Seat) {
        Self::withdraw(*self, seat);
    }

    fn record(&self) -> String {
        self.ask(LocalTable::record)
    }

    fn again(&self, saves: Saves, navigation: Navigation) {
        let (rules, players, own_draws) =
            self.ask(|table| (table.rules().clone(), table.players(), table.own_draws()));
        begin(rules, players, own_draws, saves, navigation);
    }
}

impl<G: Staged> Play<G> {
    fn hint(self, words: &Words, given: &HintGiven<G::Action>, odds: bool) -> String {
        let view = self.view.read_untracked();
        self.ask(|table| {
            let rules = table.rules();
            let name = |action| rules.action(words, &view, action);
            let reason = match given.win {
                _ if given.only => HintReason::Only,
                Some(win) => {
                    let other = given.other.map(|(action, share)| (name(action), share));
                    HintReason::Win { win, other }
                }
                None => HintReason::Unweighed,
            };
            let fight = if odds { rules.fight_chance(&view, given.action) } else { None };
            words::hint(words, &name(given.action), &reason, fight)
        })
    }
}
