//! The time of a replay: where it is, whether it runs, and how it is moved.

use crate::prelude::*;
use crate::session::{Replay, TurnMark};
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
    /// The number of the last turn.
    pub turns: u16,
    turn: Callback<(), Option<TurnMark>>,
    step: Callback<Move>,
    seek: Callback<usize>,
    seek_turn: Callback<u16>,
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
        let seek_turn = move |turn| {
            if let Some(position) = ask(stage, |replay| replay.beginning_of(turn)) {
                seek(position);
            }
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
            turns: ask(stage, |replay| replay.turns().last().map_or(0, |turn| turn.number)),
            turn: Callback::new(move |()| ask(stage, Replay::turn)),
            step: Callback::new(step),
            seek: Callback::new(seek),
            seek_turn: Callback::new(seek_turn),
        }
    }

    /// The turn that is shown, if one has begun.
    pub(super) fn turn(self) -> Option<TurnMark> {
        self.position.track();
        self.turn.run(())
    }

    /// Goes to a position, and stands still there.
    pub(super) fn seek(self, position: usize) {
        self.runs.set(false);
        self.seek.run(position);
    }

    /// Goes to the beginning of a turn, and stands still there.
    pub(super) fn seek_turn(self, turn: u16) {
        self.runs.set(false);
        self.seek_turn.run(turn);
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
