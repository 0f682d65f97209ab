//! One game as the page shows it: what is on the table now, what the page waits for, and what can be done.

mod showing;
mod waiting;

use std::collections::VecDeque;
use std::sync::Arc;

use dungeon::{Action, Chance, Direction, Dungeon, Event, Place, Refusal, View};
use leptos::prelude::*;
use table::{HostError, Seat, Viewer};

use super::{Beat, FightScene, Laying, Target, beats};
use crate::app::{GameId, Saves, Settings, Summary};
use crate::local::{Asks, Frame, LocalTable};
use crate::platform::worker::Thinker;

/// What the page waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Waits {
    /// It shows what happened; nothing can be chosen.
    Showing,
    /// Somebody at this device chooses.
    Person(Seat),
    /// Somebody types in what was rolled or drawn.
    Draw,
    /// A bot thinks.
    Bot(Seat),
    /// The game is over.
    Nothing,
}

/// Something to tell the player beside the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// This is why something is not possible.
    Refused(HostError<Refusal>),
    /// What the best bot would do.
    Hint(Box<HintGiven>),
    /// The last action is taken back.
    TakenBack,
    /// A place that was tapped is not within the moves that are left.
    OutOfReach,
}

/// A hint, and the situation it was given in.
#[derive(Clone, PartialEq, Debug)]
pub struct HintGiven {
    /// What to do.
    pub action: Action,
    /// Nothing else makes sense.
    pub only: bool,
    /// The chance to win the game then.
    pub win: Option<f32>,
    /// The second best, and the chance with that.
    pub other: Option<(Action, f32)>,
}

// Chances are never NaN here.
impl Eq for HintGiven {}

/// A game on the table. Cheap to copy: all of it are handles.
#[derive(Clone, Copy)]
pub struct Game {
    /// The number it is saved under.
    pub id: GameId,
    /// What is shown of the table.
    pub view: RwSignal<Arc<View>>,
    /// What the page waits for.
    pub waits: RwSignal<Waits>,
    /// What may be chosen now; empty unless a person is waited for.
    pub legal: RwSignal<Vec<Action>>,
    /// Where the hero can go by tapping the board.
    pub targets: RwSignal<Vec<Target>>,
    /// What was tapped and is not yet confirmed.
    pub proposed: RwSignal<Option<Target>>,
    /// The drawn tile, while it is to be laid.
    pub laying: RwSignal<Option<Laying>>,
    /// Which of the ways it can lie is shown.
    pub turning: RwSignal<usize>,
    /// What may turn up, when players roll and draw themselves.
    pub chances: RwSignal<Vec<Chance>>,
    /// The combat on its sheet.
    pub fight: RwSignal<Option<FightScene>>,
    /// Everything that happened, latest last.
    pub log: RwSignal<Vec<Event>>,
    /// What happened last, for who listens.
    pub latest: RwSignal<Option<Event>>,
    /// Whether the last action can be taken back.
    pub undoable: RwSignal<bool>,
    /// Something to tell beside the game.
    pub notice: RwSignal<Option<Notice>>,
    /// Everything is shown at once until somebody at this device is waited for.
    pub skipping: RwSignal<bool>,
    table: StoredValue<LocalTable<Dungeon>>,
    /// What is still to be shown.
    queue: StoredValue<VecDeque<Beat>>,
    /// How often something was shown for a while: who waits for its end knows whether it is still the one.
    shown: StoredValue<u32>,
    /// The rest of a walk that was chosen.
    walk: StoredValue<VecDeque<Action>>,
    settings: Settings,
    saves: Saves,
    thinker: StoredValue<Thinker, LocalStorage>,
}

impl Game {
    /// Puts a game on the table and goes on with it.
    pub fn open(id: GameId, table: LocalTable<Dungeon>) -> Self {
        let view = Arc::new(table.view(Viewer::Spectator));
        let game = Self {
            id,
            waits: RwSignal::new(Waits::Showing),
            legal: RwSignal::new(Vec::new()),
            targets: RwSignal::new(Vec::new()),
            proposed: RwSignal::new(None),
            laying: RwSignal::new(None),
            turning: RwSignal::new(0),
            chances: RwSignal::new(Vec::new()),
            fight: RwSignal::new(FightScene::of(&view)),
            log: RwSignal::new(table.log(Viewer::Spectator)),
            latest: RwSignal::new(None),
            undoable: RwSignal::new(false),
            notice: RwSignal::new(None),
            skipping: RwSignal::new(false),
            view: RwSignal::new(view),
            table: StoredValue::new(table),
            queue: StoredValue::new(VecDeque::new()),
            shown: StoredValue::new(0),
            walk: StoredValue::new(VecDeque::new()),
            settings: expect_context(),
            saves: expect_context(),
            thinker: expect_context(),
        };
        game.wait();
        game
    }

    /// Asks the table something.
    pub fn ask<T>(self, question: impl FnOnce(&LocalTable<Dungeon>) -> T) -> T {
        self.table.with_value(question)
    }

    /// Takes an action for the person who is waited for.
    pub fn choose(self, action: Action) {
        let Waits::Person(seat) = self.waits.get_untracked() else { return };
        self.play(seat, action);
    }

    /// Chooses a place on the board: proposes it if choices are confirmed, else goes there.
    pub fn aim(self, target: &Target) {
        if !matches!(self.waits.get_untracked(), Waits::Person(_)) {
            return;
        }
        let again = self.proposed.with_untracked(|proposed| proposed.as_ref() == Some(target));
        if self.settings.confirm.get_untracked() && !again {
            self.proposed.set(Some(target.clone()));
        } else {
            self.walk_to(target);
        }
    }

    /// Goes to what was proposed.
    pub fn confirm(self) {
        if let Some(target) = self.proposed.get_untracked() {
            self.walk_to(&target);
        }
    }

    fn walk_to(self, target: &Target) {
        let mut steps: VecDeque<Action> = target.walk().iter().copied().collect();
        if let Some(first) = steps.pop_front() {
            self.walk.set_value(steps);
            self.choose(first);
        }
    }

    /// Turns the tile in hand to its next way to lie, or to the one before.
    pub fn turn_tile(self, forward: bool) {
        let ways =
            self.laying.with_untracked(|laying| laying.as_ref().map_or(1, |l| l.turnings.len()));
        self.turning
            .update(|turning| *turning = (*turning + if forward { 1 } else { ways - 1 }) % ways);
    }

    /// Lays the tile in hand as it is shown.
    pub fn lay_tile(self) {
        let turning = self.turning.get_untracked();
        let exits = self.laying.with_untracked(|laying| laying.as_ref().map(|l| l.turned(turning)));
        if let Some(exits) = exits {
            self.choose(Action::Lay(exits));
        }
    }

    /// Types in what was rolled or drawn.
    pub fn draw(self, chance: Chance) {
        let done = self.table.try_update_value(|table| table.draw(chance, Viewer::Spectator));
        self.done(done);
    }

    /// Takes the last action back.
    pub fn take_back(self) {
        let done = self.table.try_update_value(LocalTable::take_back);
        match done {
            Some(Ok(())) => {
                self.queue.update_value(VecDeque::clear);
                self.walk.update_value(VecDeque::clear);
                self.clear();
                let view = self.ask(|table| table.view(Viewer::Spectator));
                self.fight.set(FightScene::of(&view));
                self.view.set(Arc::new(view));
                self.log.set(self.ask(|table| table.log(Viewer::Spectator)));
                self.notice.set(Some(Notice::TakenBack));
                self.save();
                // A blow that was struck without asking is not struck again: who takes it back wants to choose.
                match self.ask(LocalTable::asks) {
                    Asks::Person(seat) => self.wait_for(seat),
                    Asks::Bot(..) | Asks::Draw | Asks::Nobody => self.wait(),
                }
            }
            Some(Err(error)) => self.notice.set(Some(Notice::Refused(error))),
            None => {}
        }
    }

    /// Forgets everything that was to be chosen from.
    fn clear(self) {
        self.legal.set(Vec::new());
        self.targets.set(Vec::new());
        self.chances.set(Vec::new());
        self.proposed.set(None);
        self.laying.set(None);
        self.undoable.set(false);
    }

    /// Tells why an action is not possible.
    pub fn explain(self, action: Action) {
        let seat = self.view.read_untracked().turn.seat;
        let why = self.ask(|table| table.why_not(seat, action));
        self.notice.set(why.map(Notice::Refused));
    }

    /// Tells why the hero cannot go to this place now.
    pub fn explain_place(self, place: Place) {
        if !matches!(self.waits.get_untracked(), Waits::Person(_)) {
            return;
        }
        let here = {
            let view = self.view.read_untracked();
            view.heroes.get(view.turn.seat.index()).map(|hero| hero.place)
        };
        let side =
            Direction::ALL.into_iter().find(|&side| here.map(|at| at.towards(side)) == Some(place));
        match side {
            Some(side) if here != Some(place) => self.explain(Action::Move(side)),
            Some(_) | None => self.notice.set(Some(Notice::OutOfReach)),
        }
    }

    /// A seat leaves the game for good.
    pub fn withdraw(self, seat: Seat) {
        let done = self.table.try_update_value(|table| table.withdraw(seat, Viewer::Spectator));
        self.done(done);
    }

    fn play(self, seat: Seat, action: Action) {
        let done = self.table.try_update_value(|table| table.play(seat, action, Viewer::Spectator));
        self.done(done);
    }

    /// Shows what was done, or tells why it was refused.
    fn done(self, done: Option<Result<Vec<Frame<Dungeon>>, HostError<Refusal>>>) {
        match done {
            Some(Ok(frames)) => {
                self.clear();
                self.notice.set(None);
                self.waits.set(Waits::Showing);
                self.save();
                self.queue.update_value(|queue| queue.extend(beats(frames)));
                self.show_next();
            }
            Some(Err(error)) => {
                self.walk.update_value(VecDeque::clear);
                self.notice.set(Some(Notice::Refused(error)));
                self.wait();
            }
            // The screen was left.
            None => {}
        }
    }

    fn save(self) {
        let summary = self.ask(Summary::of);
        self.saves.save(self.id, &self.ask(LocalTable::record), summary);
    }
}
