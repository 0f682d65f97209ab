//! Leaving the game: a seat withdraws, or all agree to end it.

use table::{EventSink, Seat};

use super::{Dungeon, Verdict};
use crate::{Decision, Draw, Ending, Event, HeroState, Inventory, Phase, Refusal, State};

impl Dungeon {
    pub(super) fn can_agree(&self, state: &State) -> Verdict {
        match state.phase {
            Phase::Chance(_) | Phase::Seat(_) => Ok(()),
            Phase::Over(_) => Err(Refusal::GameOver),
        }
    }

    pub(super) fn can_withdraw(&self, state: &State, seat: Seat) -> Verdict {
        self.can_agree(state)?;
        if state.playing.contains(seat) { Ok(()) } else { Err(Refusal::SeatGone) }
    }

    /// The hero, its goods and an own curse leave the game; what was in hand goes back.
    pub(super) fn withdraw(&self, state: &mut State, seat: Seat, sink: &mut impl EventSink<Event>) {
        sink.push(Event::Withdrew { seat });
        state.playing.remove(seat);
        state.heroes[seat] = HeroState { inventory: Inventory::default(), ..state.heroes[seat] };
        if state.cursed == Some(seat) {
            state.cursed = None;
        }
        match state.playing.len() {
            0 => self.end_game(state, Ending::Abandoned, sink),
            1 => self.end_game(state, Ending::LastLeft, sink),
            _ => self.play_without(state, seat, sink),
        }
    }

    /// A tile or tokens in hand go back to where they were drawn from.
    pub(super) fn put_back(&self, state: &mut State) {
        if let Phase::Seat(Decision::LayTile { tile, .. }) = state.phase {
            state.stack[tile.index()] += 1;
            state.stack_total += 1;
        } else if let Phase::Chance(Draw::SecondToken { first }) = state.phase {
            self.return_token(state, first);
        } else if let Phase::Seat(Decision::ChooseToken { tokens }) = state.phase {
            for token in tokens {
                self.return_token(state, token);
            }
        }
    }

    /// The others go on; whoever left in the middle of a turn leaves it to the next.
    fn play_without(&self, state: &mut State, seat: Seat, sink: &mut impl EventSink<Event>) {
        if let Phase::Chance(Draw::Hero { mut seats }) = state.phase {
            seats.remove(seat);
            self.draw_heroes(state, seats, sink);
        } else if let Phase::Chance(Draw::StartRoll { to_roll, .. }) = &mut state.phase {
            to_roll.remove(seat);
            self.decide_start(state, sink);
        } else if seat == state.active {
            self.put_back(state);
            self.next_turn(state, sink);
        }
    }
}
