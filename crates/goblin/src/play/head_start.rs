//! The head start of a house rule: every seat but the first begins with a potion of its choice (G9.13).

use alloc::vec::Vec;

use table::{EventSink, Seat};

use super::{Goblin, Verdict, impossible, next_seat, tell};
use crate::{Action, Decision, Event, Phase, Potion, Potions, Refusal, Seen, State};

impl Goblin {
    /// The set-up is over, and this seat takes the first turn: after the others have chosen, if there is something to
    /// choose.
    pub(super) fn begin_with(
        &self,
        state: &mut State,
        first: Seat,
        sink: &mut impl EventSink<Event>,
    ) {
        state.active = first;
        self.next_choice(state, first, sink);
    }

    /// The next seat chooses, in the order of play; after the last one the first turn begins (G9.13).
    fn next_choice(&self, state: &mut State, first: Seat, sink: &mut impl EventSink<Event>) {
        let next = next_seat(state, state.active).filter(|&next| next != first);
        match next {
            Some(seat) if self.setup.options.head_start.is_on() => {
                state.active = seat;
                state.phase = Phase::Seat(Decision::HeadStart { first });
            }
            Some(_) | None => self.begin_turn(state, first, sink),
        }
    }

    pub(super) fn can_choose(&self, state: &State) -> Verdict {
        match state.phase {
            Phase::Seat(Decision::HeadStart { .. }) => Ok(()),
            Phase::Seat(_) | Phase::Chance(_) | Phase::Over(_) => {
                Err(self.not_now(state, Refusal::NothingToChoose))
            }
        }
    }

    /// There are more potions of every type than seats that choose (G1.1, G1.3).
    pub(super) fn list_choices(&self, list: &mut Vec<Action>) {
        list.extend(Potion::ALL.map(Action::Choose));
    }

    pub(super) fn choose(
        &self,
        state: &mut State,
        potion: Potion,
        sink: &mut impl EventSink<Event>,
    ) {
        let Phase::Seat(Decision::HeadStart { first }) = state.phase else { impossible() };
        state.piles[potion] -= 1;
        state.active_player_mut().potions.insert(potion);
        tell(sink, Seen::HeadStart { seat: state.active, potion });
        self.next_choice(state, first, sink);
    }

    /// A seat has left while potions are chosen. If it was to begin, the next one does, and gives back its potion.
    pub(super) fn choose_without(
        &self,
        state: &mut State,
        gone: Seat,
        first: Seat,
        sink: &mut impl EventSink<Event>,
    ) {
        let begins = if gone == first { next_seat(state, gone) } else { Some(first) };
        let Some(begins) = begins else { impossible() };
        let potions =
            core::mem::replace(&mut state.players[begins.index()].potions, Potions::EMPTY);
        for potion in potions.iter() {
            state.piles[potion] += 1;
        }
        if state.active == gone || state.active == begins {
            self.next_choice(state, begins, sink);
        } else {
            state.phase = Phase::Seat(Decision::HeadStart { first: begins });
        }
    }
}
