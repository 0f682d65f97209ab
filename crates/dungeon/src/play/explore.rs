//! Into the unknown: drawing and laying tiles and tokens (K3).

use table::EventSink;

use super::legal::not_in_phase;
use super::{Dungeon, Verdict, impossible};
use crate::{
    Decision, Direction, Draw, Event, Exits, Hero, Phase, Place, Refusal, State, Thing, TileKind,
    TileType, Token,
};

/// A new tile covers the exit it is entered by and at most three others that lead to its place.
const MOST_CLOSED_AT_ONCE: u16 = 4;

impl Dungeon {
    /// K3.1, K3.4, K3.5.
    #[inline]
    pub(crate) fn can_explore(&self, state: &State, direction: Direction) -> Verdict {
        if state.moves == 0 {
            Err(Refusal::NoMovesLeft)
        } else if state.here().neighbor(direction).is_some() {
            Err(Refusal::AlreadyExplored)
        } else if !state.here().exits.contains(direction) {
            Err(Refusal::NoExit)
        } else if state.stack_total == 0 {
            Err(Refusal::StackEmpty)
        } else {
            Ok(())
        }
    }

    /// Whether some turning of this tile leaves an open exit somewhere (K3.5).
    pub(crate) fn keeps_open(&self, state: &State, direction: Direction, tile: TileType) -> bool {
        if state.open_exits > MOST_CLOSED_AT_ONCE {
            return true;
        }
        let around = state.surroundings(beyond(state, direction));
        let turnings = tile.shape.turnings().iter();
        turnings
            .filter(|exits| exits.contains(direction.opposite()))
            .any(|&exits| state.open_exits_after(around, exits) > 0)
    }

    /// Whether laying the tile like this leaves no open exit anywhere (K3.5).
    fn closes(&self, state: &State, direction: Direction, exits: Exits) -> bool {
        state.open_exits <= MOST_CLOSED_AT_ONCE && {
            let around = state.surroundings(beyond(state, direction));
            state.open_exits_after(around, exits) == 0
        }
    }

    /// A tile was drawn: it is laid next, unless it would close the dungeon and another would not.
    pub(super) fn tile_drawn(
        &self,
        state: &mut State,
        tile: TileType,
        sink: &mut impl EventSink<Event>,
    ) {
        let Phase::Chance(Draw::Tile { direction, again }) = state.phase else { impossible() };
        sink.push(Event::TileDrawn { seat: state.active, tile });
        let last = state.stack_total == 1;
        if !again && !last && !self.keeps_open(state, direction, tile) {
            let other_would = TileType::all().any(|other| {
                state.stack[other.index()] > 0 && self.keeps_open(state, direction, other)
            });
            if other_would {
                sink.push(Event::TileReturned { tile });
                state.phase = Phase::Chance(Draw::Tile { direction, again: true });
                return;
            }
        }
        state.stack[tile.index()] -= 1;
        state.stack_total -= 1;
        state.phase = Phase::Seat(Decision::LayTile { direction, tile });
    }

    /// K3.1, K3.5.
    #[inline]
    pub(super) fn can_lay(&self, state: &State, exits: Exits) -> Verdict {
        let Phase::Seat(Decision::LayTile { direction, tile }) = state.phase else {
            return Err(not_in_phase(state, Refusal::NoTileDrawn));
        };
        if !tile.shape.turnings().contains(&exits) {
            Err(Refusal::NotThatShape)
        } else if !exits.contains(direction.opposite()) {
            Err(Refusal::NotConnected)
        } else if state.stack_total > 0
            && self.closes(state, direction, exits)
            && self.keeps_open(state, direction, tile)
        {
            Err(Refusal::WouldCloseDungeon)
        } else {
            Ok(())
        }
    }

    pub(super) fn lay_tile(
        &self,
        state: &mut State,
        exits: Exits,
        sink: &mut impl EventSink<Event>,
    ) {
        let Phase::Seat(Decision::LayTile { direction, tile }) = state.phase else { impossible() };
        let at = beyond(state, direction);
        let index = state.lay(at, exits, tile.kind);
        sink.push(Event::TileLaid { seat: state.active, tile, exits, at });
        self.step_onto(state, index);
        // Only a room brings a token (K3.3), and none if the bag is empty (K3.4); elsewhere nothing happens (K3.2).
        if tile.kind == TileKind::Room && state.bag_total > 0 {
            state.phase = Phase::Chance(Draw::Token);
        } else {
            self.go_on(state, sink);
        }
    }

    /// A token was drawn and is out of the bag; Taia draws a second one (K10.6).
    pub(super) fn token_drawn(
        &self,
        state: &mut State,
        token: Token,
        sink: &mut impl EventSink<Event>,
    ) {
        state.bag[token.index()] -= 1;
        state.bag_total -= 1;
        sink.push(Event::TokenDrawn { seat: state.active, token });
        if let Phase::Chance(Draw::SecondToken { first }) = state.phase {
            state.phase = Phase::Seat(Decision::ChooseToken { tokens: [first, token] });
        } else if state.plays_skilled(Hero::Taia) && state.bag_total > 0 {
            state.phase = Phase::Chance(Draw::SecondToken { first: token });
        } else {
            self.lay_token(state, token, sink);
        }
    }

    /// K10.6.
    pub(super) fn can_choose(&self, state: &State, token: Token) -> Verdict {
        let Phase::Seat(Decision::ChooseToken { tokens }) = state.phase else {
            let reason = match (state.active_hero().hero, state.skilled(state.active)) {
                (Hero::Taia, true) => Refusal::NoTokensDrawn,
                (Hero::Taia, false) => Refusal::SkillCursed,
                (_, _) => Refusal::NotTaia,
            };
            return Err(not_in_phase(state, reason));
        };
        if tokens.contains(&token) { Ok(()) } else { Err(Refusal::NotDrawn) }
    }

    pub(super) fn choose_token(
        &self,
        state: &mut State,
        token: Token,
        sink: &mut impl EventSink<Event>,
    ) {
        let Phase::Seat(Decision::ChooseToken { tokens: [first, second] }) = state.phase else {
            return;
        };
        let other = if token == first { second } else { first };
        self.return_token(state, other);
        sink.push(Event::TokenReturned { token: other });
        self.lay_token(state, token, sink);
    }

    pub(super) fn return_token(&self, state: &mut State, token: Token) {
        state.bag[token.index()] += 1;
        state.bag_total += 1;
    }

    /// K3.3: a chest lies there, a monster has to be met.
    fn lay_token(&self, state: &mut State, token: Token, sink: &mut impl EventSink<Event>) {
        let here = state.active_hero().tile;
        sink.push(Event::TokenLaid { token, at: state.here().place });
        state.tile_mut(here).thing = Thing::Token(token);
        match token {
            Token::Monster(monster) => {
                state.dragon_laid |= self.content().ends_game[monster];
                self.meet(state, sink);
            }
            Token::Chest => self.go_on(state, sink),
        }
    }
}

/// The place behind this side of the active hero's tile.
pub(super) fn beyond(state: &State, direction: Direction) -> Place {
    state.here().place.towards(direction)
}
