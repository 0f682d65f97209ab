//! Positions of simulated games.

use table::{Luck as _, PlayoutLuck, Seat};

use super::Position;
use crate::{GameRow, Study, Watch};

/// Positions of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Sampled {
    /// The number of the game.
    pub game: u64,
    /// Beginnings of turns, some of them.
    pub positions: Vec<Position>,
}

/// Describes the beginning of one turn of so many: neighboring turns tell nearly the same.
#[derive(Clone, Debug)]
pub struct Sampler {
    one_of: u32,
    luck: PlayoutLuck,
    found: Vec<(Vec<Seat>, Vec<f32>)>,
}

impl Sampler {
    /// Takes one turn of so many, at random.
    pub fn new(one_of: u32, seed: u64, game: u64) -> Self {
        Self { one_of: one_of.max(1), luck: PlayoutLuck::for_game(!seed, game), found: Vec::new() }
    }

    /// The positions with how the game came out; none if nobody won.
    pub fn end(self, row: &GameRow) -> Sampled {
        let with_shares = |(seats, features): (Vec<Seat>, Vec<f32>)| {
            let shares = seats.iter().map(|seat| row.seats[seat.index()].victory).collect();
            Position { features, shares }
        };
        let found = if row.is_won() { self.found } else { Vec::new() };
        Sampled { game: row.game, positions: found.into_iter().map(with_shares).collect() }
    }
}

impl<G: Study> Watch<G> for Sampler {
    fn turn_begins(&mut self, rules: &G, state: &G::State) {
        if self.luck.below(self.one_of) > 0 {
            return;
        }
        let seats: Vec<Seat> = rules.playing(state).iter().collect();
        let size = G::FEATURES.len();
        let mut features = vec![0.0; size * seats.len()];
        for (&seat, features) in seats.iter().zip(features.chunks_mut(size.max(1))) {
            rules.describe(state, seat, features);
        }
        self.found.push((seats, features));
    }
}
