//! The dungeon on the table: what is on the stage, and what the board adds to it.

use std::ops::Deref;

use dungeon::odds::{self, Odds, Prospects};
use dungeon::reach::{self, Target, TargetKind};
use dungeon::{Action, Dungeon, Place, State, View};

use super::reasons::Tapped;
use super::{Laying, Turned};
use crate::prelude::*;
use crate::stage::{Stage, Waits};

/// A game of the dungeon. Cheap to copy: all of it are handles.
#[derive(Clone, Copy)]
pub struct Game {
    stage: Stage<Dungeon>,
    /// Where the hero can go by tapping the board.
    pub targets: Memo<Vec<Target>>,
    /// The drawn tile, while it is to be laid.
    pub laying: Memo<Option<Laying>>,
    /// Which of the ways it can lie is shown.
    pub turning: RwSignal<usize>,
}

/// Whatever is the same in every game is asked and done as there.
impl Deref for Game {
    type Target = Stage<Dungeon>;

    fn deref(&self) -> &Stage<Dungeon> {
        &self.stage
    }
}

impl Game {
    /// What can be foreseen from what is shown.
    pub fn foresee<T>(
        self,
        shown: &View,
        ask: impl FnOnce(&Dungeon, &State) -> Option<T>,
    ) -> Option<T> {
        self.with_rules(|rules| ask(rules, &shown.to_state(rules).ok()?))
    }

    /// What the board adds to what is on the stage.
    pub fn on(stage: Stage<Dungeon>) -> Self {
        let targets = Memo::new(move |_| {
            if stage.offered.legal.read().is_empty() {
                return Vec::new();
            }
            let now = stage.shown.view.read_untracked().to_state(&stage.rules());
            now.map(|now| reach::targets(&now)).unwrap_or_default()
        });
        let laying = Memo::new(move |_| {
            Laying::of(&stage.shown.view.read_untracked(), &stage.offered.legal.read())
        });
        Self { stage, targets, laying, turning: RwSignal::new(0) }
    }

    /// The chances of the combat at a place that can be gone to: the one that waits there, or that a thief may begin.
    pub fn chances_at(self, target: &Target) -> Option<Prospects> {
        let view = self.shown.view.get_untracked();
        view.tile_at(target.place)?.thing.monster()?;
        let mut steps = target.steps.clone();
        if !matches!(target.kind, TargetKind::Fight(_)) {
            steps.push(Action::Fight);
        }
        let ahead = self.foresee(&view, |rules, state| odds::ahead(rules, state, &steps));
        ahead.map(Odds::prospects)
    }

    /// Whether going there ends the turn, with nothing left to choose.
    pub fn ends_turn(self, target: &Target) -> bool {
        let view = self.shown.view.get_untracked();
        let ends =
            |rules: &Dungeon, state: &State| Some(reach::ends_turn(rules, state, target.walk()));
        self.foresee(&view, ends).unwrap_or(false)
    }

    /// The part that is the same in every game.
    pub fn stage(self) -> Stage<Dungeon> {
        self.stage
    }

    /// Chooses a place on the board: proposes it if choices are confirmed, else goes there.
    pub fn aim(self, target: &Target) {
        if matches!(self.offered.waits.get_untracked(), Waits::Person(_)) && !self.propose(target) {
            self.choose_all(target.walk());
        }
    }

    /// Goes to what was proposed.
    pub fn confirm(self) {
        if let Some(target) = self.offered.proposed.get_untracked() {
            self.choose_all(target.walk());
        }
    }

    /// Turns the tile in hand to its next way to lie, or to the one before.
    pub fn turn_tile(self, to: Turned) {
        let ways = self.laying.get_untracked().map_or(1, |laying| laying.turnings.len());
        let steps = match to {
            Turned::Right => 1,
            Turned::Left => ways - 1,
        };
        self.turning.update(|turning| *turning = (*turning + steps) % ways);
    }

    /// Lays the tile in hand as it is shown.
    pub fn lay_tile(self) {
        let turning = self.turning.get_untracked();
        let exits = self.laying.get_untracked().map(|laying| laying.turned(turning));
        if let Some(exits) = exits {
            // The next tile begins as it is drawn.
            self.turning.set(0);
            self.choose(Action::Lay(exits));
        }
    }

    /// Tells why the hero cannot go to this place now, or do anything with what is there.
    pub fn explain_place(self, place: Place) {
        if matches!(self.offered.waits.get_untracked(), Waits::Person(_)) {
            self.explain(Tapped::Place(place));
        }
    }
}
