//! A look back at a game that is over: who had luck in fights, how the chances went, when the game turned.
//!
//! Everything is known by then, so whole states are judged. What depends on the game is small
//! ([`Retold`]); what is chosen to be told is decided by numbers alone (`course`, `luck`).

mod course;
mod look_back;
mod luck;

use alloc::vec::Vec;

use table::{Seat, Step, StepOf, Turn, Viewer};

use crate::{Judged, Model};
use course::{Course, Standing};
pub use look_back::{Fight, Lead, Moment, Recap, SeatLuck, TurningPoint};
use luck::Lucks;

/// How a fight ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fought {
    /// Won.
    Won,
    /// Neither won nor lost.
    Tied,
    /// Lost.
    Lost,
}

/// What an event means for fights.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FightNews {
    /// This seat's fight begins.
    Began(Seat),
    /// This seat's fight has ended.
    Ended(Seat, Fought),
}

/// What an event says of why chances changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cause {
    /// How much of a turn's story it is: what weighs most is told.
    pub weight: u8,
    /// For whom it was good or bad; `None` if that is not to be said.
    pub seat: Option<Seat>,
    /// Whether it was good for that seat, and so bad for the others.
    pub good: bool,
}

impl Cause {
    /// Good for this seat.
    pub const fn good(weight: u8, seat: Seat) -> Option<Self> {
        Some(Self { weight, seat: Some(seat), good: true })
    }

    /// Bad for this seat.
    pub const fn bad(weight: u8, seat: Seat) -> Option<Self> {
        Some(Self { weight, seat: Some(seat), good: false })
    }

    /// Good for some and bad for others.
    pub const fn open(weight: u8) -> Option<Self> {
        Some(Self { weight, seat: None, good: true })
    }

    /// Whether this can be why the chances of a seat rose, or fell.
    fn explains(self, seat: Seat, rises: bool) -> bool {
        self.seat.is_none_or(|whose| (self.good == (whose == seat)) == rises)
    }
}

/// A game that can be told again in numbers.
pub trait Retold: Judged {
    /// Whether what is drawn for the next turn can make a difference of its own.
    const DRAWS_AHEAD: bool;
    /// The room for finding out the chances of a fight.
    type Sight;

    /// Room to look with.
    fn sight() -> Self::Sight;

    /// The chance that the fight which is going on is won if played well from here on. Only asked
    /// between the beginning and the end of a fight.
    fn foreseen_win(&self, sight: &mut Self::Sight, state: &Self::State) -> f32;

    /// What an event means for fights, if anything.
    fn fight_news(event: &Self::Seen) -> Option<FightNews>;

    /// What an event says of why chances changed, if it is worth telling.
    fn cause(&self, event: &Self::Seen) -> Option<Cause>;
}

/// A look back at the game that these steps made of the start.
///
/// # Panics
/// If the model cannot be read; every test of a bot reads it.
pub fn recap<R: Retold>(rules: &R, start: R::State, steps: &[StepOf<R>]) -> Recap<R::Seen> {
    let mut watch = Watch::new(rules);
    let (mut state, mut events) = (start, Vec::new());
    watch.turn_begins(&state);
    for &step in steps {
        let drawn = matches!(step, Step::Chance(_));
        if drawn {
            watch.before_chance(&state);
        }
        events.clear();
        if rules.apply(&mut state, step, &mut events).is_err() {
            // Steps of a host are possible; of others what is possible is told.
            break;
        }
        let seen = events.iter().filter_map(|event| rules.seen(event, Viewer::Spectator));
        for event in seen {
            watch.hear(event);
        }
        watch.after(&state, drawn);
    }
    watch.end(&state)
}

/// Looks on while a game is played again.
struct Watch<'a, R: Retold> {
    rules: &'a R,
    model: Model,
    scratch: Vec<f32>,
    sight: R::Sight,
    /// The turn that is being played; 0 before the first.
    turn: u16,
    /// Whose it is.
    active: Seat,
    lucks: Lucks<R::Seen>,
    course: Course<R::Seen>,
    /// The chance of the fight after the last step, if it was looked up.
    known: Option<f32>,
}

impl<'a, R: Retold> Watch<'a, R> {
    fn new(rules: &'a R) -> Self {
        Self {
            rules,
            model: Model::fitted::<R>(),
            scratch: Vec::new(),
            sight: R::sight(),
            turn: 0,
            active: Seat::new(0),
            lucks: Lucks::new(rules.seats()),
            course: Course::new(),
            known: None,
        }
    }

    /// Chance decides next: what is expected of the fight until then.
    fn before_chance(&mut self, state: &R::State) {
        if self.lucks.is_fighting() {
            let expected = self.known.take();
            let expected =
                expected.unwrap_or_else(|| self.rules.foreseen_win(&mut self.sight, state));
            self.lucks.before_chance(expected);
        }
    }

    fn hear(&mut self, event: R::Seen) {
        match R::fight_news(&event) {
            Some(FightNews::Began(seat)) => self.lucks.begin(seat),
            Some(FightNews::Ended(seat, fought)) => {
                self.lucks.end(seat, fought, self.turn, event.clone());
            }
            None => {}
        }
        if let Some(cause) = self.rules.cause(&event) {
            self.course.hear(cause, event);
        }
    }

    /// After a step; `drawn` says whether it was chance's.
    fn after(&mut self, state: &R::State, drawn: bool) {
        self.known = None;
        let over = self.rules.turn(state) == Turn::Over;
        if self.lucks.is_fighting() && !over && (drawn || self.lucks.is_new()) {
            let chance = self.rules.foreseen_win(&mut self.sight, state);
            self.lucks.after_chance(chance);
            self.known = Some(chance);
        }
        if over || self.rules.turns(state) != self.turn {
            self.turn_begins(state);
        }
    }

    /// A turn begins in this state, or the game is over.
    fn turn_begins(&mut self, state: &R::State) {
        let playing = self.rules.playing(state);
        let begun = self.rules.turns(state);
        // Alone nobody wins against anybody; before the first turn there is nothing to judge.
        if begun > 0 && self.rules.seats() > 1 && !playing.is_empty() {
            let chances = self.model.chances(self.rules, state, &mut self.scratch);
            self.course.add(Standing { turn: begun, last: self.turn, by: self.active, chances });
        }
        self.turn = begun;
        if let Turn::Seat(seat) = self.rules.turn(state) {
            self.active = seat;
        }
    }

    fn end(self, state: &R::State) -> Recap<R::Seen> {
        let winners = self.rules.winners(state);
        self.course.told(self.rules.seats(), winners, R::DRAWS_AHEAD, self.lucks.told())
    }
}
