//! One game as the page shows it: what is on the table now, what the page waits for, and what comes next.

use std::collections::VecDeque;
use std::sync::Arc;

use dungeon::{Action, Chance, Decision, Direction, Dungeon, Event, Phase, Place, Refusal, View};
use leptos::prelude::*;
use table::{HostError, Seat, Viewer};

use super::{Beat, FightScene, Laying, Target, beats, targets};
use crate::app::{GameId, Saves, Settings, Summary};
use crate::local::{Asks, Frame, LocalTable};
use crate::platform::timer;
use crate::platform::worker::Thinker;
use crate::think::{Answer, Asked, Question};

/// How long a bot seems to think at least, at normal speed.
const BOT_THINKS: u32 = 380;

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
                let view = self.ask(|table| table.view(Viewer::Spectator));
                self.fight.set(FightScene::of(&view));
                self.view.set(Arc::new(view));
                self.log.set(self.ask(|table| table.log(Viewer::Spectator)));
                self.notice.set(Some(Notice::TakenBack));
                self.save();
                self.wait();
            }
            Some(Err(error)) => self.notice.set(Some(Notice::Refused(error))),
            None => {}
        }
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

    /// Asks the best bot what it would do.
    pub fn ask_hint(self) {
        let Waits::Person(seat) = self.waits.get_untracked() else { return };
        self.think(seat, Asked::Hint, move |game, answer| {
            let given = answer.as_ref().and_then(hint);
            game.notice.set(given.map(Box::new).map(Notice::Hint));
        });
    }

    /// Shows everything at once until somebody at this device is waited for.
    pub fn skip(self) {
        match self.waits.get_untracked() {
            Waits::Showing => {
                self.skipping.set(true);
                self.show_next();
            }
            // Its answer is on the way, and what it does is shown at once then.
            Waits::Bot(_) => self.skipping.set(true),
            Waits::Person(_) | Waits::Draw | Waits::Nothing => {}
        }
    }

    fn play(self, seat: Seat, action: Action) {
        let done = self.table.try_update_value(|table| table.play(seat, action, Viewer::Spectator));
        self.done(done);
    }

    /// Shows what was done, or tells why it was refused.
    fn done(self, done: Option<Result<Vec<Frame<Dungeon>>, HostError<Refusal>>>) {
        match done {
            Some(Ok(frames)) => {
                self.legal.set(Vec::new());
                self.targets.set(Vec::new());
                self.chances.set(Vec::new());
                self.proposed.set(None);
                self.laying.set(None);
                self.notice.set(None);
                self.undoable.set(false);
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

    /// Shows the next thing that happened, and so on; then goes on with the game.
    fn show_next(self) {
        // Whatever was waiting to show the next thing need not any more.
        self.shown.try_update_value(|shown| *shown += 1);
        loop {
            let next = self.queue.try_update_value(VecDeque::pop_front);
            let Some(next) = next else { return };
            let Some(beat) = next else { return self.wait() };
            let pause = self.stretched(beat.pause.milliseconds());
            self.show(beat);
            if pause > 0 {
                // While it is shown somebody may skip, or leave: then others show the rest, or nobody.
                let shown = self.shown.try_update_value(|shown| {
                    *shown += 1;
                    *shown
                });
                timer::after(pause, move || {
                    if self.shown.try_get_value() == shown {
                        self.show_next();
                    }
                });
                return;
            }
        }
    }

    fn show(self, beat: Beat) {
        if let Some(event) = beat.event {
            let scene = self.fight.get_untracked();
            self.fight.set(match (FightScene::start(&event), scene) {
                (Some(begun), _) => Some(begun),
                (None, Some(going)) if FightScene::belongs(&event) => Some(going.after(&event)),
                (None, Some(_) | None) => None,
            });
            self.log.update(|log| log.push(event));
            self.latest.set(Some(event));
        }
        if let Some(view) = beat.view {
            self.view.set(Arc::new(view));
        }
    }

    /// Finds out what the page waits for now.
    fn wait(self) {
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

    fn wait_for(self, seat: Seat) {
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
    fn foregone(self) -> Option<Action> {
        let view = self.view.read_untracked();
        let battle = view.battle.as_ref()?;
        let strengthening = matches!(view.turn.phase, Phase::Seat(Decision::Strengthen(_)));
        let won = battle.total.is_some_and(|total| total > battle.strength);
        (strengthening && won).then_some(Action::Strike)
    }

    /// Asks the worker. When the game has gone on or the screen was left meanwhile, its answer is for nobody.
    fn think(self, seat: Seat, asked: Asked, then: impl FnOnce(Self, Option<Answer>) + 'static) {
        let question = self.table.try_with_value(|table| {
            let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal_actions());
            Question::new(table.rules(), view, &legal, asked, table.sequence() as u64)
        });
        let Some(question) = question else { return };
        let moment = self.ask(LocalTable::sequence);
        let text = serde_json::to_string(&question).unwrap_or_default();
        self.thinker.with_value(|thinker| {
            thinker.ask(text, move |answer| {
                let answer = answer.and_then(|text| {
                    serde_json::from_str(&text).map_err(|error| error.to_string())
                });
                if let Err(reason) = &answer {
                    leptos::logging::error!("the worker failed: {reason}");
                }
                if self.table.try_with_value(LocalTable::sequence) == Some(moment) {
                    then(self, answer.ok());
                }
            });
        });
    }

    fn save(self) {
        let summary = self.ask(Summary::of);
        self.saves.save(self.id, &self.ask(LocalTable::record), summary);
    }

    fn stretched(self, milliseconds: u32) -> u32 {
        if self.skipping.get_untracked() {
            return 0;
        }
        self.settings.pace.get_untracked().stretched(milliseconds)
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
