//! The curse: what it takes away, and who gets it after a mummy was beaten (K9).
//!
//! It is lifted where heroes are healed, in `spells.rs`.

use table::{EventSink, Seat};

use super::legal::not_in_phase;
use super::{Dungeon, Verdict, impossible};
use crate::{Decision, Event, Hero, Phase, Refusal, State};

impl State {
    /// Whether this seat's hero has its skills (K9.2).
    #[inline]
    pub(crate) fn skilled(&self, seat: Seat) -> bool {
        self.cursed != Some(seat)
    }

    /// Whether it is this hero's turn and it has its skills (K9.2).
    #[inline]
    pub(crate) fn plays_skilled(&self, hero: Hero) -> bool {
        self.active_hero().hero == hero && self.skilled(self.active)
    }
}

impl Dungeon {
    /// K9.1.
    pub(super) fn can_curse(&self, state: &State, seat: Seat) -> Verdict {
        let Phase::Seat(Decision::PlaceCurse { .. }) = state.phase else {
            return Err(not_in_phase(state, Refusal::NoCurseToPlace));
        };
        if !state.playing.contains(seat) {
            Err(Refusal::NoSuchHero)
        } else if seat == state.active {
            Err(Refusal::NotOnOneself)
        } else if state.cursed == Some(seat) {
            Err(Refusal::AlreadyCursed)
        } else {
            Ok(())
        }
    }

    /// The curse leaves its present owner, who may be the winner (K9.3).
    pub(super) fn place_curse(
        &self,
        state: &mut State,
        seat: Seat,
        sink: &mut impl EventSink<Event>,
    ) {
        state.cursed = Some(seat);
        sink.push(Event::Cursed { by: state.active, seat });
        self.curse_decided(state, sink);
    }

    /// K9.1: it stays with its present owner, if it has one.
    pub(super) fn can_keep_curse(&self, state: &State) -> Verdict {
        let Phase::Seat(Decision::PlaceCurse { .. }) = state.phase else {
            return Err(not_in_phase(state, Refusal::NoCurseToPlace));
        };
        if state.cursed.is_some() { Ok(()) } else { Err(Refusal::NobodyCursed) }
    }

    pub(super) fn keep_curse(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        if let Some(seat) = state.cursed {
            sink.push(Event::CurseKept { by: state.active, seat });
        }
        self.curse_decided(state, sink);
    }

    fn curse_decided(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        let Phase::Seat(Decision::PlaceCurse { goes_on }) = state.phase else { impossible() };
        self.after_combat(state, goes_on, sink);
    }
}
