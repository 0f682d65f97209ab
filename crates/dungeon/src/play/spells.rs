//! The portal of healing (K7.2), healing itself (K5.4) and Xanros' swap (K10.3).

use table::{EventSink, Seat};

use super::{Dungeon, Verdict, impossible};
use crate::{Event, FULL_HIT_POINTS, Hero, MOVES, Piece, Place, Refusal, State, TileKind};

impl Dungeon {
    /// K7.2.
    pub(super) fn can_portal(&self, state: &State, seat: Seat, place: Place) -> Verdict {
        if !state.active_hero().inventory.has(Piece::PortalOfHealing) {
            Err(Refusal::NoPortal)
        } else if !state.playing.contains(seat) {
            Err(Refusal::NoSuchHero)
        } else if state.fountain_at(place).is_some() {
            Ok(())
        } else {
            Err(Refusal::NoFountainThere)
        }
    }

    /// K7.2; the portal leaves the game (K6.5).
    pub(super) fn use_portal(
        &self,
        state: &mut State,
        seat: Seat,
        place: Place,
        sink: &mut impl EventSink<Event>,
    ) {
        let Some(to) = state.tile_at(place) else { impossible() };
        state.active_hero_mut().inventory.remove(Piece::PortalOfHealing);
        sink.push(Event::PortalUsed { by: state.active, seat, to: place });
        self.relocate(state, seat, to);
        if seat == state.active {
            // No move led here (K4.3).
            state.came_from = None;
        }
        self.heal(state, seat, sink);
        self.go_on(state, sink);
    }

    /// K5.4: all hit points, and the curse is lifted (K9.3).
    pub(super) fn heal(&self, state: &mut State, seat: Seat, sink: &mut impl EventSink<Event>) {
        let hero = &mut state.heroes[seat];
        if hero.hit_points < FULL_HIT_POINTS {
            hero.hit_points = FULL_HIT_POINTS;
            sink.push(Event::Healed { seat });
        }
        if state.cursed == Some(seat) {
            state.cursed = None;
            sink.push(Event::CurseLifted { seat });
        }
    }

    /// K10.3.
    pub(super) fn can_swap(&self, state: &State, seat: Seat) -> Verdict {
        if state.active_hero().hero != Hero::Xanros {
            Err(Refusal::NotXanros)
        } else if !state.skilled(state.active) {
            Err(Refusal::SkillCursed)
        } else if state.moves < MOVES {
            Err(Refusal::MovesSpent)
        } else if !state.playing.contains(seat) {
            Err(Refusal::NoSuchHero)
        } else if state.hero(seat).tile == state.active_hero().tile {
            Err(Refusal::SameTile)
        } else {
            Ok(())
        }
    }

    /// All four moves are spent; the way back is the tile he cast from.
    pub(super) fn swap(&self, state: &mut State, seat: Seat, sink: &mut impl EventSink<Event>) {
        let by = state.active;
        let (from, to) = (state.active_hero().tile, state.hero(seat).tile);
        sink.push(Event::Swapped { by, seat });
        self.move_onto(state, to);
        self.relocate(state, seat, from);
        state.moves = 0;
        if state.tile(from).kind == TileKind::Fountain {
            self.heal(state, seat, sink);
        }
        self.meet(state, sink);
    }
}
