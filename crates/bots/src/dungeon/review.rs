//! How moments of Karak are judged when a game is reviewed.

use alloc::vec::Vec;

use dungeon::{Dungeon, State, Ways};
use table::{MAX_SEATS, Seat};

use super::Thought;
use crate::{Model, Reviewed};

impl Reviewed for Dungeon {
    fn room(&self) -> Thought {
        Thought { ways: Ways::new(), model: Model::fitted::<Self>(), features: Vec::new() }
    }

    fn mover(state: &State) -> Seat {
        state.active()
    }

    /// Nothing is hidden from anybody.
    fn attend(&self, _: &mut Thought, _: &State, _: Seat) {}

    fn estimate(&self, thought: &mut Thought, state: &State) -> [f32; MAX_SEATS] {
        thought.model.chances(self, state, &mut thought.features)
    }
}
