//! The time of a replay: where it is, whether it runs, and how it is moved.

use crate::prelude::*;
use crate::session::{Replay, TurnMark, turn_at};
use crate::shell::Pace;
use crate::stage::{Stage, Staged, Waits};

/// What the parts of the bar know of a game that is watched. Cheap to copy: all of it are handles.
#[derive(Clone, Copy)]
pub(super) struct Time {
    /// Whether it goes on by itself.
    pub runs: RwSignal<bool>,
    /// How many steps have been shown.
    pub position: RwSignal<usize>,
    /// How many steps there are.
    pub length: usize,
    /// Where its turns begin.
    pub turns: StoredValue<Vec<TurnMark>>,
    step: Callback<Move>,
    seek: Callback<usize>,
}

/// How the time is moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Move {
    /// To the beginning.
    First,
    /// To the beginning of this turn, or of the one before.
    TurnBack,
    /// To before the last thing that happened.
    Back,
    /// The next thing happens.
    On,
    /// To the beginning of the next turn.
    TurnOn,
    /// To the end.
    Last,
}

/// Gives a replay its own pace: what does not move cannot be watched.
pub(super) fn paced<G: Staged>(mut stage: Stage<G>) -> Stage<G> {
    let pace = match stage.pace.get_untracked() {
        Pace::None => Pace::Fast,
        pace @ (Pace::Fast | Pace::Normal | Pace::Slow) => pace,
    };
    stage.pace = RwSignal::new(pace);
    stage
}

impl Time {
    /// The time of this replay, which stands still.
    pub(super) fn of<G: Staged>(stage: Stage<G>) -> Self {
        let (runs, position) = (RwSignal::new(false), RwSignal::new(0));
        let moved = move || position.set(ask(stage, Replay::position));
        let seek = move |to: usize| {
            stage.seek(to);
            moved();
        };
        let forward = move || {
            let more = stage.forward();
            moved();
            more
        };
        let step = move |by: Move| match by {
            Move::First => seek(ask(stage, Replay::first_turn)),
            Move::TurnBack => seek(ask(stage, Replay::previous_turn)),
            Move::Back => seek(ask(stage, Replay::before)),
            Move::On => drop(forward()),
            Move::TurnOn => seek(ask(stage, Replay::next_turn)),
            Move::Last => seek(ask(stage, Replay::len)),
        };
        moved();
        stage.go_on();
        // Whatever was shown to its end is followed by the next thing.
        Effect::new(move |_| {
            let rests = stage.offered.waits.get() == Waits::Time;
            if rests && runs.get() && !untrack(forward) {
                runs.set(false);
            }
        });
        Self {
            runs,
            position,
            length: ask(stage, Replay::len),
            turns: StoredValue::new(ask(stage, |replay| replay.turns().to_vec())),
            step: Callback::new(step),
            seek: Callback::new(seek),
        }
    }

    /// The turn that is shown, if one has begun.
    pub(super) fn turn(self) -> Option<TurnMark> {
        let position = self.position.get();
        self.turns.with_value(|turns| turn_at(turns, position))
    }

    /// Where a position stands on the time line, from 0 to 1.
    pub(super) fn place(self, position: usize) -> f32 {
        position as f32 / self.length.max(1) as f32
    }

    /// Where a turn begins on the time line.
    pub(super) fn place_of(self, turn: u16) -> f32 {
        self.turns.with_value(|turns| {
            let mark = turns.iter().find(|mark| mark.number >= turn);
            self.place(mark.map_or(self.length, |mark| mark.position))
        })
    }

    /// Goes to the beginning of the turn that begins nearest to this place of the time line.
    pub(super) fn seek_near(self, place: f32) {
        let distance = |position: usize| (self.place(position) - place).abs();
        let nearest = self.turns.with_value(|turns| {
            let beginnings = turns.iter().map(|mark| mark.position);
            beginnings.min_by(|a, b| distance(*a).total_cmp(&distance(*b)))
        });
        if let Some(position) = nearest {
            self.seek(position);
        }
    }

    /// Goes to a position, and stands still there.
    pub(super) fn seek(self, position: usize) {
        self.runs.set(false);
        self.seek.run(position);
    }

    /// Runs, or stands still; from the end it begins anew.
    pub(super) fn toggle(self) {
        let runs = !self.runs.get_untracked();
        if runs && self.position.get_untracked() == self.length {
            self.step(Move::First);
        }
        self.runs.set(runs);
    }

    /// Moves the time, and stands still then.
    pub(super) fn step(self, by: Move) {
        self.runs.set(false);
        self.step.run(by);
    }
}

/// What the replay says.
pub(super) fn ask<G: Staged, T: Default>(stage: Stage<G>, ask: impl FnOnce(&Replay<G>) -> T) -> T {
    stage.replay(ask).unwrap_or_default()
}
