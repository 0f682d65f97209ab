//! What players who draw from their own box are asked.

use alloc::vec::Vec;

use table::{Seat, Viewer};

use super::View;
use crate::{Back, Chance, Draw, Phase};

impl View {
    /// Whose decision or draw the game waits for.
    pub fn acting(&self) -> Seat {
        match self.turn.phase {
            Phase::Chance(Draw::Hero(seat) | Draw::FirstHand(seat)) => seat,
            Phase::Chance(Draw::Monster(_) | Draw::First | Draw::Back | Draw::Card)
            | Phase::Seat(_)
            | Phase::Over(_) => self.turn.seat,
        }
    }

    /// What to list of all that may be drawn now. A player's own cards are listed as far as whoever looks knows where
    /// they are (G3.4): what chance may turn up would tell a neighbor which are in the hand. Whoever draws for a bot has
    /// seen its hand, and their own: these are offered nothing that cannot come.
    pub fn may_be_drawn(&self, chances: &[Chance], for_bot: bool) -> Vec<Chance> {
        if for_bot || self.viewer == Viewer::Seat(self.acting()) {
            return chances.to_vec();
        }
        let player = self.players.get(self.acting().index());
        match (self.turn.phase, player) {
            (Phase::Chance(Draw::FirstHand(_) | Draw::Card), Some(player)) => {
                player.concealed.iter().copied().map(Chance::Card).collect()
            }
            (Phase::Chance(Draw::Back), Some(player)) => {
                let starting = (!player.concealed.is_empty()).then_some(Back::Starting);
                let won = player.deck.won.iter().copied().map(Back::Won);
                starting.into_iter().chain(won).map(Chance::Back).collect()
            }
            (Phase::Chance(_) | Phase::Seat(_) | Phase::Over(_), _) => chances.to_vec(),
        }
    }
}
