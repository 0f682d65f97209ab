//! Where the luck of a simulated game comes from.

use table::{MAX_SEATS, PlayoutLuck, Rules, Seat, Stream};

/// The luck of one game: each source of chance and each seat has its own sequence, so that a player
/// who chooses otherwise meets the same dice and draws as far as possible. Depends on the seed of the
/// batch and the number of the deal only.
#[derive(Clone, Debug)]
pub struct DealLuck {
    sources: [PlayoutLuck; Stream::COUNT],
    seats: [PlayoutLuck; MAX_SEATS],
}

impl DealLuck {
    /// The luck of this deal.
    pub fn new(seed: u64, deal: u64) -> Self {
        // Every sequence is a batch of its own; mixed so that neighboring seeds share none.
        let sequence = |number: usize| {
            let apart = (number as u64 + 1).wrapping_mul(0xd134_2543_de82_ef95);
            PlayoutLuck::for_game(seed.rotate_left(17) ^ apart, deal)
        };
        Self {
            sources: std::array::from_fn(sequence),
            seats: std::array::from_fn(|seat| sequence(Stream::COUNT + seat)),
        }
    }

    /// What chance turns up next.
    #[inline]
    pub(crate) fn sample<R: Rules>(&mut self, rules: &R, state: &R::State) -> R::Chance {
        rules.sample(state, &mut self.sources[rules.stream(state).index()])
    }

    /// The luck that whoever plays on a seat thinks with.
    pub(crate) fn seat(&mut self, seat: Seat) -> &mut PlayoutLuck {
        &mut self.seats[seat.index()]
    }
}
