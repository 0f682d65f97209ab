//! How moments of Karak: Goblin are judged when a game is reviewed.

use goblin::{Action, Decision, Goblin, Phase, State};
use table::{MAX_SEATS, PlayoutLuck, Rules as _, Seat, Viewer};

use super::Thoughts;
use crate::Reviewed;

/// The solver is asked so often in a look at most, beyond what lies in the hand.
const QUESTIONS: u32 = 40;

impl Reviewed for Goblin {
    fn room(&self) -> Thoughts {
        Thoughts::new()
    }

    fn mover(state: &State) -> Seat {
        state.active()
    }

    /// What others hold is as it might be by what the seat has seen, several times over.
    fn attend(&self, thoughts: &mut Thoughts, state: &State, seat: Seat) {
        thoughts.prepare(self, state);
        Self::refresh(thoughts);
        let view = self.view(state, Viewer::Seat(seat));
        thoughts.guess(self, &view, state, &mut PlayoutLuck::new(u64::from(state.turn())));
        // The first guess is the state itself, which here is the truth.
        if thoughts.guesses.len() > 1 {
            thoughts.guesses.remove(0);
        }
    }

    fn refresh(thoughts: &mut Thoughts) {
        thoughts.questions = QUESTIONS;
        thoughts.rooted = false;
    }

    fn estimate(&self, thoughts: &mut Thoughts, state: &State) -> [f32; MAX_SEATS] {
        let Thoughts { model, features, guesses, .. } = thoughts;
        model.chances_by_guesses(self, state, guesses, features)
    }

    /// One can buy again and again.
    fn rest(&self, state: &State) -> Option<Action> {
        (state.phase() == Phase::Seat(Decision::Shop)).then_some(Action::Leave)
    }
}
