//! Everything that reports tell of a batch.

use crate::{Calibration, Mean, Played, Summary, TurnRow};

/// Longer games are not followed to their end.
const ROUNDS: usize = 400;

/// What a batch of games came to.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Gathered {
    /// By game.
    pub summary: Summary,
    /// By turn, if turns were kept.
    pub course: Course,
}

/// How games went on, turn by turn.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Course {
    /// By how many turns each player has begun.
    pub rounds: Vec<Round>,
    /// Foretold chances to win against what happened, over all beginnings of turns.
    pub calibration: Calibration,
}

/// How things stood when every player began the turn of this number.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Round {
    /// Points or keys of those who won in the end.
    pub winners: Mean,
    /// Points or keys of the others.
    pub others: Mean,
    /// Hit points.
    pub hit_points: Mean,
    /// The chance to win that the model gave who won in the end.
    pub foreseen: Mean,
}

impl Gathered {
    /// One more game.
    pub fn add(&mut self, played: &Played) {
        self.summary.add(&played.row);
        let seats = played.row.seats.len();
        let won = played.row.is_won();
        for turn in &played.turns {
            self.course.add(turn, seats, won);
        }
    }
}

impl Course {
    /// One more turn of a game of so many seats that somebody won or nobody.
    pub fn add(&mut self, turn: &TurnRow, seats: usize, won: bool) {
        let round = usize::from(turn.turn.saturating_sub(1)) / seats.max(1);
        if won {
            self.calibration.count(f64::from(turn.chance), f64::from(turn.victory));
        }
        // Once in each round for each seat: in its own turn.
        if turn.active != turn.seat || round >= ROUNDS {
            return;
        }
        if self.rounds.len() <= round {
            self.rounds.resize(round + 1, Round::default());
        }
        let Round { winners, others, hit_points, foreseen } = &mut self.rounds[round];
        hit_points.count(f64::from(turn.hit_points));
        if !won {
            return;
        }
        if turn.victory > 0.0 {
            winners.count(f64::from(turn.score));
            foreseen.count(f64::from(turn.chance));
        } else {
            others.count(f64::from(turn.score));
        }
    }
}
