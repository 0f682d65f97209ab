//! How each seat stands when turns begin.

use bots::Model;
use table::Seat;

use crate::{GameRow, Study, TurnRow, Watch};

/// Notes how each seat stands at the beginning of every turn.
#[derive(Clone, Debug)]
pub struct TurnWatch {
    model: Model,
    rows: Vec<TurnRow>,
    scratch: Vec<f32>,
}

impl TurnWatch {
    /// Foretells by this game's model.
    pub fn new<G: Study>() -> Self {
        Self { model: Model::fitted::<G>(), rows: Vec::new(), scratch: Vec::new() }
    }

    /// The rows of a game that is over.
    pub fn end(&mut self, game: &GameRow) -> Vec<TurnRow> {
        let won = game.is_won();
        for row in &mut self.rows {
            row.game = game.game;
            row.victory = if won { game.seats[row.seat.index()].victory } else { 0.0 };
        }
        std::mem::take(&mut self.rows)
    }
}

impl<G: Study> Watch<G> for TurnWatch {
    fn turn_begins(&mut self, rules: &G, state: &G::State) {
        let chances = self.model.chances(rules, state, &mut self.scratch);
        let row = |seat: Seat| TurnRow {
            game: 0,
            turn: rules.turns(state),
            active: G::active(state),
            seat,
            score: G::score(state, seat),
            hit_points: G::hit_points(state, seat),
            chance: chances[seat.index()],
            victory: 0.0,
        };
        self.rows.extend(rules.playing(state).iter().map(row));
    }
}
