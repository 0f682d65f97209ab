//! Which lesson is given when: one at a time, when its thing is in sight, until somebody goes on.

use super::place::place;
use super::{Due, Teaches};
use crate::platform::sight::{self, Area};
use crate::platform::{page, timer};
use crate::prelude::*;
use crate::shell::{Settings, Taught};
use crate::stage::Waits;

/// What has to stay free: what can be tapped to go on.
const NEEDED: &str = ".bar button, .acts button, .panel button, .throw-dice, .toast";

/// What is read together with a remark: who fights, what it adds up to, what is asked.
const WITH_IT: &str = ".fight .versus, .gauge, .fighter, .panel h2";

/// What would rather be seen.
const TOLD: &str = ".since, .toast";
const SEEN: &str = ".target, .foe.lit, .chain, .prompt, .table-tools button, .fight .sum, .fight .throw, .fight-odds, \
    .battle .hearts, .panel > p, .hero-card .card-words";

/// What lies over the board and hides it.
const COVERS: &str =
    ".veil, .fight, .battle, .reward-scene, .outcome, .toast, .table-head, .bar, .heroes, .log";

/// How often it is looked whether things are still where they were, in milliseconds.
const LOOKS: u32 = 250;

/// So long after a remark the next one may come, in milliseconds.
const BREATH: f64 = 1200.0;

/// A remark that was in sight for so many looks has been read, if what it was about goes by itself.
const READ: u32 = 14;

/// A lesson that is given now.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Given {
    pub due: Due,
    /// Where its thing is, and where the remark stands; `None` as long as that is not known or not in sight.
    pub shown: Option<(Area, Area)>,
    /// How much had happened when somebody was asked while it was given: then it stays until more has.
    asked: Option<usize>,
    /// How often it was looked, and the thing was there.
    looks: u32,
}

/// Gives the lessons of a table.
#[derive(Clone, Copy)]
pub(super) struct Teacher {
    teaches: Teaches,
    waits: RwSignal<Waits>,
    /// How much has happened in the game.
    happened: Memo<usize>,
    taught: Taught,
    settings: Settings,
    pub(super) given: RwSignal<Option<Given>>,
    /// When the last remark went, and how much had happened when it was given: one remark a moment.
    last: StoredValue<Option<(f64, usize)>>,
}

impl Teacher {
    pub(super) fn new(teaches: Teaches, waits: RwSignal<Waits>, happened: Memo<usize>) -> Self {
        let (taught, settings) = (expect_context(), expect_context());
        let given = RwSignal::new(None);
        let last = StoredValue::new(None);
        Self { teaches, waits, happened, taught, settings, given, last }
    }

    /// Looks now and again, and whenever something has changed.
    pub(super) fn begin(self) {
        timer::every(LOOKS, move || self.look());
        Effect::new(move |_| {
            self.teaches.due.track();
            self.waits.track();
            self.happened.track();
            self.settings.lessons.track();
            timer::after_frame(move || self.look());
        });
    }

    /// Somebody has read it.
    pub(super) fn dismiss(self) {
        if let Some(given) = self.given.try_get_untracked().flatten() {
            self.given.set(None);
            let moment = given.asked.unwrap_or_else(|| self.happened.get_untracked());
            self.last.set_value(Some((timer::now(), moment)));
            self.taught.note(given.due.lesson.name);
        }
    }

    /// Goes on with the lesson that is given, or begins one. The table may have been left meanwhile.
    fn look(self) {
        let Some(given) = self.given.try_get_untracked() else { return };
        let due = self.teaches.due.get_untracked();
        if !self.settings.lessons.get_untracked() {
            if given.is_some() {
                self.given.set(None);
            }
            return;
        }
        if let Some(given) = given {
            return self.go_on(given, &due);
        }
        // One thing at a time: what is told beside the game is read first.
        if page::has(TOLD) || self.is_resting() {
            return;
        }
        let is_new = |due: &Due| !untrack(|| self.taught.has(due.lesson.name));
        let found = due.into_iter().find(|due| is_new(due) && thing(due).is_some());
        if let Some(due) = found {
            self.given.set(Some(Given { due, shown: None, asked: None, looks: 0 }));
            // It is placed once its size is known.
            timer::after_frame(move || self.look());
        }
    }

    /// Whoever has just read a remark wants to do something first.
    fn is_resting(self) -> bool {
        let happened = self.happened.get_untracked();
        let last = self.last.get_value();
        last.is_some_and(|(when, moment)| moment == happened || timer::now() - when < BREATH)
    }

    fn go_on(self, mut given: Given, due: &[Due]) {
        let person = matches!(self.waits.get_untracked(), Waits::Person(_) | Waits::Throw(_));
        let moment = person.then(|| self.happened.get_untracked());
        match (given.asked, moment) {
            (Some(before), now) if now != Some(before) => return self.dismiss(),
            (Some(_), _) => {}
            (None, now) => given.asked = now,
        }
        // The thing may be elsewhere now.
        let still = due.iter().find(|due| due.lesson.name == given.due.lesson.name);
        if let Some(due) = still {
            given.due = due.clone();
        }
        let thing = thing(&given.due);
        if thing.is_none() && still.is_none() {
            return if given.looks >= READ { self.dismiss() } else { self.given.set(None) };
        }
        given.looks += u32::from(thing.is_some());
        // Whoever tapped something that is not possible reads why before anything else.
        let thing = thing.filter(|_| !page::has(".toast"));
        given.shown = thing.and_then(|thing| Some((thing, stands(thing, given.shown)?)));
        if self.given.with_untracked(|before| before.as_ref() != Some(&given)) {
            self.given.set(Some(given));
        }
    }
}

/// Where the thing of a lesson is, if it is in sight.
fn thing(due: &Due) -> Option<Area> {
    due.at.iter().find_map(|selector| sight::in_sight(selector, COVERS))
}

/// Where the remark stands best; where it was, if nothing has moved.
fn stands(thing: Area, before: Option<(Area, Area)>) -> Option<Area> {
    let size = sight::areas(".remark").first().copied()?;
    if let Some((was, stood)) = before
        && was == thing
        && (stood.width, stood.height) == (size.width, size.height)
    {
        return Some(stood);
    }
    let [needed, read, seen] = [NEEDED, WITH_IT, SEEN].map(sight::areas);
    Some(place(sight::whole_window(), (size.width, size.height), thing, &needed, &read, &seen))
}
