//! The dungeon on the table: what is on the stage, and what the board adds to it.

use std::ops::Deref;

use dungeon::odds::{self, Odds, Prospects};
use dungeon::reach::{self, Target, TargetKind};
use dungeon::{Action, Dungeon, Place, State, View};

use super::reasons::Tapped;
use super::spots::{Asking, Pick, Spot, spots};
use super::{Aim, Laying, Turned};
use crate::prelude::*;
use crate::stage::{Notice, Stage, Waits};

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
    /// What is asked beside walking.
    pub asking: RwSignal<Option<Asking>>,
    /// Heroes and fountains to choose on the map.
    pub spots: Memo<Vec<Spot>>,
    /// The one that was tapped and is not yet confirmed.
    pub picked: RwSignal<Option<Pick>>,
    /// Where the hint on the table says to go.
    pub hinted: Memo<Option<Target>>,
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
        let (asking, picked) = (RwSignal::new(None), RwSignal::new(None));
        // Whatever happens, the question is another one then.
        Effect::new(move |_| {
            stage.offered.legal.track();
            if asking.get_untracked().is_some() {
                asking.set(None);
            }
            picked.set(None);
        });
        let spots = Memo::new(move |_| {
            let legal = stage.offered.legal.read();
            spots(&stage.shown.view.read_untracked(), &legal, asking.get())
        });
        let targets = Memo::new(move |_| {
            if stage.offered.legal.read().is_empty() || asking.read().is_some() {
                return Vec::new();
            }
            let now = stage.shown.view.read_untracked().to_state(&stage.rules());
            now.map(|now| reach::targets(&now)).unwrap_or_default()
        });
        let laying = Memo::new(move |_| {
            Laying::of(&stage.shown.view.read_untracked(), &stage.offered.legal.read())
        });
        let hinted = Memo::new(move |_| {
            let notice = stage.notice.read();
            let Some(Notice::Hint(given)) = &*notice else { return None };
            reach::first_stop(&targets.read(), &given.plan).cloned()
        });
        let turning = RwSignal::new(0);
        Self { stage, targets, laying, turning, asking, spots, picked, hinted }
    }

    /// The choice that the hint on the table names.
    pub fn hint(self) -> Option<Action> {
        let notice = self.notice.read();
        let Some(Notice::Hint(given)) = &*notice else { return None };
        Some(given.action()).filter(|action| self.offered.legal.read().contains(action))
    }

    /// Does what the hint on the table says, as if it was tapped. Whether there is one.
    pub fn follow_hint(self) -> bool {
        let asked = self.asking.get_untracked().is_some();
        let Some(action) = untrack(|| self.hint()).filter(|_| !asked) else { return false };
        match self.hinted.get_untracked() {
            Some(target) => self.aim(&target),
            None => self.take(action),
        }
        true
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
            |rules: &Dungeon, state: &State| Some(reach::ends_turn(rules, state, &target.steps));
        self.foresee(&view, ends).unwrap_or(false)
    }

    /// The part that is the same in every game.
    pub fn stage(self) -> Stage<Dungeon> {
        self.stage
    }

    /// Chooses a place on the board. What can be taken back is done at once, and so is a step into the unknown: the tile
    /// that is drawn there is still to be laid. Everything else is proposed first, if choices are confirmed.
    pub fn aim(self, target: &Target) {
        if !matches!(self.offered.waits.get_untracked(), Waits::Person(_)) {
            return;
        }
        let draws = matches!(target.kind, TargetKind::Explore(_)) && target.is_next_step();
        let is_final = target.kind.reveals() || self.ends_turn(target);
        if draws || !is_final || !self.propose(&Aim::Go(target.clone())) {
            self.choose_all(&target.steps);
        }
    }

    /// Takes an action of a button. Whoever ends a turn with moves left is asked first, if choices are confirmed, and so is
    /// who begins a fight, as on the board.
    pub fn take(self, action: Action) {
        let asks = action == Action::Fight || self.gives_moves_away(action);
        if !(asks && self.propose(&Aim::End(action))) {
            self.choose(action);
        }
    }

    /// Whether the turn ends with an action though the hero could still go on.
    fn gives_moves_away(self, action: Action) -> bool {
        let view = self.shown.view.get_untracked();
        let ends = match action {
            Action::End => true,
            Action::Collect | Action::Open => self
                .foresee(&view, |rules, state| Some(reach::ends_turn(rules, state, &[action])))
                .unwrap_or(false),
            // These lead somewhere, or answer a question.
            Action::Move(_)
            | Action::Explore(_)
            | Action::Lay(_)
            | Action::Choose(_)
            | Action::Gate(_)
            | Action::Fight
            | Action::RollAgain
            | Action::Stand
            | Action::Bolt
            | Action::Sacrifice
            | Action::Strike
            | Action::Leave(_)
            | Action::Curse(_)
            | Action::KeepCurse
            | Action::Portal(..)
            | Action::Swap(_)
            | Action::Rise(_) => false,
        };
        ends && view.turn.moves > 0 && !self.targets.read_untracked().is_empty()
    }

    /// Does what was proposed.
    pub fn confirm(self) {
        match self.offered.proposed.get_untracked() {
            Some(Aim::Go(target)) => self.choose_all(&target.steps),
            Some(Aim::End(action)) => self.choose(action),
            None => {}
        }
    }

    /// Asks something beside walking, or nothing any more.
    pub fn ask(self, asking: Option<Asking>) {
        self.picked.set(None);
        // The question lies where a notice would cover it.
        self.notice_read.set(true);
        self.asking.set(asking);
    }

    /// Chooses a hero or a fountain.
    pub fn pick(self, pick: Pick) {
        match pick {
            Pick::Carry(seat) => self.ask(Some(Asking::Portal(Some(seat)))),
            Pick::Take(action) => self.choose(action),
        }
    }

    /// The same on the map: proposed first if choices are confirmed.
    pub fn aim_at(self, pick: Pick) {
        if self.confirms() && self.picked.get_untracked() != Some(pick) {
            self.picked.set(Some(pick));
        } else {
            self.pick(pick);
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

    /// A place was tapped where the hero cannot go: a chest that the hero stands at is opened, of all else it is told why nothing
    /// can be done with it now.
    pub fn tap_place(self, place: Place) {
        let Waits::Person(seat) = self.offered.waits.get_untracked() else { return };
        let here = self.shown.view.read_untracked().heroes[seat.index()].place == place;
        if here && self.offered.legal.read_untracked().contains(&Action::Open) {
            self.take(Action::Open);
        } else {
            self.explain(Tapped::Place(place));
        }
    }
}
