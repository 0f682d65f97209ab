//! What a game leaves behind: a row for itself, and one for each seat and turn.

use std::collections::BTreeMap;

use bots::Bot;
use serde::{Deserialize, Serialize};
use table::Seat;

use crate::TURN_LIMIT;

/// One game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameRow {
    /// Its number in the batch, from 0.
    pub game: u64,
    /// By seat.
    pub seats: Vec<SeatRow>,
    /// Turns begun.
    pub turns: u16,
    /// One of [`Study::ENDINGS`](crate::Study::ENDINGS).
    pub ending: String,
    /// Decisions and rolls and draws.
    pub steps: u64,
    /// Decisions.
    pub decisions: u64,
    /// Decisions with one legal action only.
    pub forced: u64,
    /// What happened how often, by [`Counter::key`](crate::Counter::key); what never did is left out.
    pub counts: BTreeMap<String, u32>,
}

/// How one seat fared.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatRow {
    /// Who chose.
    pub bot: Bot,
    /// Whom they played.
    pub hero: String,
    /// 1 for the seat that began, 2 for the next, and so on.
    pub order: u8,
    /// Points or keys at the end.
    pub score: f32,
    /// 1 for a victory, 1/n for one that n shared, else 0.
    pub victory: f32,
}

/// How one seat stood when a turn began.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TurnRow {
    /// The number of the game in the batch.
    pub game: u64,
    /// Turns begun.
    pub turn: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// Of whom this tells.
    pub seat: Seat,
    /// Points or keys.
    pub score: f32,
    /// Hit points.
    pub hit_points: u8,
    /// The chance to win, by the model.
    pub chance: f32,
    /// How the game came out for the seat: its share of the victory, 0 for all if it was stopped.
    pub victory: f32,
}

impl GameRow {
    /// Whether the game was won rather than stopped: who leads at the turn limit has won by the rules,
    /// but nothing was decided.
    pub fn is_won(&self) -> bool {
        self.ending != TURN_LIMIT && self.seats.iter().any(|seat| seat.victory > 0.0)
    }

    /// Whether several shared the victory.
    pub fn is_shared(&self) -> bool {
        self.seats.iter().any(|seat| seat.victory > 0.0 && seat.victory < 1.0)
    }
}
