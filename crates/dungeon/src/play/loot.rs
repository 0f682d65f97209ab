//! Loot, chests and collecting (K6).

use table::EventSink;

use super::legal::{not_in_phase, walking};
use super::{Dungeon, Verdict, impossible};
use crate::{Decision, Ending, Event, LootFrom, Phase, Piece, Refusal, State, Thing, Token};

impl Dungeon {
    /// Something was gained: what does not fit into the slots (K6.1) stays on the tile, by choice (K6.2).
    pub(super) fn gained(
        &self,
        state: &mut State,
        from: LootFrom,
        sink: &mut impl EventSink<Event>,
    ) {
        if state.active_hero().inventory.fits(self.setup().goals) {
            self.after_loot(state, from, sink);
        } else {
            state.phase = Phase::Seat(Decision::Loot(from));
        }
    }

    /// K6.2, K12.2. Nothing is left behind at any other time (K6.4).
    pub(super) fn can_leave(&self, state: &State, piece: Piece) -> Verdict {
        let Phase::Seat(Decision::Loot(_)) = state.phase else {
            return Err(not_in_phase(state, Refusal::NothingToLeave));
        };
        let inventory = state.active_hero().inventory;
        if !inventory.has(piece) {
            Err(Refusal::NotCarried)
        } else if inventory.fits_without(piece, self.setup().goals) {
            Ok(())
        } else {
            Err(Refusal::DoesNotHelp)
        }
    }

    pub(super) fn leave(&self, state: &mut State, piece: Piece, sink: &mut impl EventSink<Event>) {
        let Phase::Seat(Decision::Loot(from)) = state.phase else { impossible() };
        let here = state.active_hero().tile;
        state.active_hero_mut().inventory.remove(piece);
        state.tile_mut(here).thing = Thing::Piece(piece);
        sink.push(Event::LeftBehind { seat: state.active, piece });
        self.after_loot(state, from, sink);
    }

    /// Everything fits: enough treasures win (K12.1), a mummy's curse is placed (K9.1), the turn ends.
    fn after_loot(&self, state: &mut State, from: LootFrom, sink: &mut impl EventSink<Event>) {
        let treasures = state.active_hero().inventory.count(Piece::Treasure);
        if self.setup().goals.treasures && treasures >= self.content().treasures_to_win {
            let ending = Ending::Treasures(state.active);
            return self.end_game(state, ending, sink);
        }
        match from {
            LootFrom::Combat { curse: true, goes_on } => {
                state.phase = Phase::Seat(Decision::PlaceCurse { goes_on });
            }
            LootFrom::Combat { curse: false, goes_on } => self.after_combat(state, goes_on, sink),
            LootFrom::Tile => self.end_turn(state, sink),
        }
    }

    /// K6.6.
    #[inline]
    pub(super) fn can_open(&self, state: &State) -> Verdict {
        if state.here().thing != Thing::Token(Token::Chest) {
            Err(Refusal::NoChestHere)
        } else if state.active_hero().inventory.has(Piece::Key) {
            Ok(())
        } else {
            Err(Refusal::NoKey)
        }
    }

    /// The used key leaves the game (K6.5) before its treasure arrives (K12.2).
    pub(super) fn open_chest(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        let here = state.active_hero().tile;
        let inventory = &mut state.active_hero_mut().inventory;
        inventory.remove(Piece::Key);
        inventory.add(Piece::Treasure);
        state.tile_mut(here).thing = Thing::Nothing;
        sink.push(Event::ChestOpened { seat: state.active });
        self.gained(state, LootFrom::Tile, sink);
    }

    /// K6.3.
    pub(super) fn can_collect(&self, state: &State) -> Verdict {
        walking(state)?;
        match state.here().thing {
            Thing::Piece(_) => Ok(()),
            Thing::Token(_) | Thing::Nothing => Err(Refusal::NothingHere),
        }
    }

    pub(super) fn collect(&self, state: &mut State, sink: &mut impl EventSink<Event>) {
        let Thing::Piece(piece) = state.here().thing else { impossible() };
        let here = state.active_hero().tile;
        state.tile_mut(here).thing = Thing::Nothing;
        state.active_hero_mut().inventory.add(piece);
        sink.push(Event::Collected { seat: state.active, piece });
        self.gained(state, LootFrom::Tile, sink);
    }
}
