//! Moving over discovered tiles (K2), through walls (K10.1) and gates (K8).

use table::{EventSink, Seat};

use super::{Dungeon, Verdict, impossible};
use crate::{Decision, Direction, Event, Hero, Phase, Place, Refusal, State, TileIndex, TileKind};

impl Dungeon {
    /// K2.1, K2.2; K10.1 for the wizard. Other heroes are no obstacle (K2.3).
    #[inline]
    pub(super) fn can_move(&self, state: &State, direction: Direction) -> Verdict {
        if state.moves == 0 {
            return Err(Refusal::NoMovesLeft);
        }
        let Some(to) = state.here().neighbor(direction) else { return Err(Refusal::NoTileThere) };
        if connected(state, direction, to) || state.plays_skilled(Hero::Argentus) {
            Ok(())
        } else if state.active_hero().hero == Hero::Argentus {
            Err(Refusal::SkillCursed)
        } else {
            Err(Refusal::Wall)
        }
    }

    #[inline]
    pub(super) fn walk(
        &self,
        state: &mut State,
        direction: Direction,
        sink: &mut impl EventSink<Event>,
    ) {
        let Some(to) = state.here().neighbor(direction) else { impossible() };
        let (seat, place) = (state.active, state.tile(to).place);
        sink.push(if connected(state, direction, to) {
            Event::Moved { seat, to: place }
        } else {
            Event::WalkedThroughWall { seat, to: place }
        });
        self.enter(state, to, sink);
    }

    /// K8.1.
    pub(super) fn can_gate(&self, state: &State, place: Place) -> Verdict {
        if state.moves == 0 {
            Err(Refusal::NoMovesLeft)
        } else if state.here().kind != TileKind::Gate {
            Err(Refusal::NotOnGate)
        } else if state.gates.len() < 2 {
            Err(Refusal::OneGateOnly)
        } else {
            let other =
                |&gate: &TileIndex| state.gates.contains(gate) && gate != state.active_hero().tile;
            state.tile_at(place).filter(other).map(|_| ()).ok_or(Refusal::NoGateThere)
        }
    }

    pub(super) fn teleport(
        &self,
        state: &mut State,
        place: Place,
        sink: &mut impl EventSink<Event>,
    ) {
        let Some(to) = state.tile_at(place) else { impossible() };
        sink.push(Event::Teleported { seat: state.active, to: place });
        self.enter(state, to, sink);
    }

    /// One move onto a discovered tile; a monster there must be fought (K4.1), except by the thief
    /// (K10.4).
    #[inline]
    pub(super) fn enter(&self, state: &mut State, to: TileIndex, sink: &mut impl EventSink<Event>) {
        self.step_onto(state, to);
        self.meet(state, sink);
    }

    /// The move itself: one of the turn's moves is spent.
    #[inline]
    pub(super) fn step_onto(&self, state: &mut State, to: TileIndex) {
        self.move_onto(state, to);
        state.moves -= 1;
    }

    /// The active hero moves, and the way back is remembered (K4.3).
    #[inline]
    pub(super) fn move_onto(&self, state: &mut State, to: TileIndex) {
        let from = state.active_hero().tile;
        state.came_from = Some(from);
        self.relocate(state, state.active, to);
        if !self.refuges_are_safe() {
            state.active_hero_mut().refuge = from;
        }
    }

    /// Puts a hero on another tile, by a move or otherwise.
    #[inline]
    pub(super) fn relocate(&self, state: &mut State, seat: Seat, to: TileIndex) {
        let from = state.hero(seat).tile;
        if self.refuges_are_safe() && state.tile(from).thing.monster().is_none() {
            state.heroes[seat].refuge = from;
        }
        state.heroes[seat].tile = to;
    }

    /// By rules version 1 a thief without a move in this turn goes back to the last tile without a monster, by later
    /// ones to where her last move began, whatever lies there (K4.3).
    #[inline]
    pub(crate) fn refuges_are_safe(&self) -> bool {
        self.setup().rules_version == 1
    }

    /// What the tile means for whoever has just come onto it.
    #[inline]
    pub(super) fn meet(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        let sneaks = state.plays_skilled(Hero::Aderyn);
        if state.here().thing.monster().is_some() && !sneaks {
            self.begin_fight(state, sink);
        } else {
            self.go_on(state, sink);
        }
    }

    /// The player goes on, unless nothing is left to choose (K2.5). With moves left there always
    /// is: every tile is connected to the one it was laid from.
    #[inline]
    pub(super) fn go_on(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        state.phase = Phase::Seat(Decision::Walk);
        if state.moves == 0 && !self.has_offer(state) {
            self.end_turn(state, sink);
        }
    }
}

/// Both tiles have an exit on the common edge (K2.2).
#[inline]
fn connected(state: &State, direction: Direction, to: TileIndex) -> bool {
    state.here().exits.connect(direction, state.tile(to).exits)
}
