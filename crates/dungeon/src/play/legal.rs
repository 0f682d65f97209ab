//! Which action asks which predicate, and which does what.

use alloc::vec::Vec;

use table::EventSink;

use super::{Dungeon, Verdict};
use crate::{
    Action, Decision, Direction, Draw, Event, Hero, MOVES, Phase, Piece, Refusal, State, Thing,
    TileKind, Token,
};

impl Dungeon {
    /// The one place that says whether an action is legal.
    #[inline]
    pub(super) fn can(&self, state: &State, action: Action) -> Verdict {
        match action {
            Action::Move(direction) => {
                walking(state).and_then(|()| self.can_move(state, direction))
            }
            Action::Explore(direction) => {
                walking(state).and_then(|()| self.can_explore(state, direction))
            }
            Action::Gate(place) => walking(state).and_then(|()| self.can_gate(state, place)),
            Action::Portal(seat, place) => {
                walking(state).and_then(|()| self.can_portal(state, seat, place))
            }
            Action::Swap(seat) => walking(state).and_then(|()| self.can_swap(state, seat)),
            Action::Open => walking(state).and_then(|()| self.can_open(state)),
            Action::Collect => walking(state).and_then(|()| self.can_collect(state)),
            Action::End => walking(state),
            Action::Fight => self.can_fight(state),
            Action::Lay(exits) => self.can_lay(state, exits),
            Action::Choose(token) => self.can_choose(state, token),
            Action::RollAgain | Action::Stand => self.can_roll_again(state),
            Action::Bolt => self.can_bolt(state),
            Action::Sacrifice => self.can_sacrifice(state),
            Action::Strike => self.can_strike(state),
            Action::Leave(piece) => self.can_leave(state, piece),
            Action::Curse(seat) => self.can_curse(state, seat),
            Action::KeepCurse => self.can_keep_curse(state),
            Action::Rise(place) => self.can_rise(state, place),
        }
    }

    /// Every legal action: candidates of the decision that pass their predicate.
    #[inline]
    pub(super) fn list_legal(&self, state: &State, list: &mut Vec<Action>) {
        let Phase::Seat(decision) = state.phase else { return };
        match decision {
            Decision::Walk => self.list_walk(state, list),
            Decision::MustFight => list.push(Action::Fight),
            Decision::LayTile { tile, .. } => {
                let turnings = tile.shape.turnings().iter().map(|&exits| Action::Lay(exits));
                self.push_legal(state, turnings, list);
            }
            Decision::ChooseToken { tokens: [first, second] } => {
                list.push(Action::Choose(first));
                if first != second {
                    list.push(Action::Choose(second));
                }
            }
            Decision::SecondRoll(_) => list.extend([Action::RollAgain, Action::Stand]),
            Decision::Strengthen(_) => {
                let actions = [Action::Bolt, Action::Sacrifice, Action::Strike];
                self.push_legal(state, actions.into_iter(), list);
            }
            Decision::Loot(_) => {
                self.push_legal(state, Piece::ALL.into_iter().map(Action::Leave), list);
            }
            Decision::PlaceCurse { .. } => {
                self.push_legal(state, state.playing.iter().map(Action::Curse), list);
                self.push_legal(state, [Action::KeepCurse].into_iter(), list);
            }
            Decision::Rise => list.extend(state.places_of(state.fountains).map(Action::Rise)),
        }
    }

    #[inline]
    fn push_legal(
        &self,
        state: &State,
        candidates: impl Iterator<Item = Action>,
        list: &mut Vec<Action>,
    ) {
        list.extend(candidates.filter(|&action| self.can(state, action).is_ok()));
    }

    #[inline]
    fn list_walk(&self, state: &State, list: &mut Vec<Action>) {
        if state.moves > 0 {
            let here = state.here();
            for direction in Direction::ALL {
                if here.neighbor(direction).is_some() {
                    if self.can_move(state, direction).is_ok() {
                        list.push(Action::Move(direction));
                    }
                } else if self.can_explore(state, direction).is_ok() {
                    list.push(Action::Explore(direction));
                }
            }
            if here.kind == TileKind::Gate && state.gates.len() > 1 {
                let others = state.places_of(state.gates).filter(|&place| place != here.place);
                list.extend(others.map(Action::Gate));
            }
        }
        self.list_offers(state, list);
        if state.moves == MOVES && state.active_hero().hero == Hero::Xanros {
            let others = state.playing.iter().filter(|&seat| self.can_swap(state, seat).is_ok());
            list.extend(others.map(Action::Swap));
        }
        list.push(Action::End);
    }

    /// What stays open when the moves are spent (K2.5).
    fn list_offers(&self, state: &State, list: &mut Vec<Action>) {
        match state.here().thing {
            Thing::Nothing => {}
            Thing::Token(Token::Monster(_)) => {
                if self.can_fight(state).is_ok() {
                    list.push(Action::Fight);
                }
            }
            Thing::Token(Token::Chest) => {
                if self.can_open(state).is_ok() {
                    list.push(Action::Open);
                }
            }
            Thing::Piece(_) => list.push(Action::Collect),
        }
        if state.active_hero().inventory.has(Piece::PortalOfHealing) {
            for seat in state.playing.iter() {
                let to = |place| Action::Portal(seat, place);
                list.extend(state.places_of(state.fountains).map(to));
            }
        }
    }

    /// Whether anything but ending the turn is left when the moves are spent (K2.5).
    pub(crate) fn has_offer(&self, state: &State) -> bool {
        let tile_offers = match state.here().thing {
            Thing::Nothing => false,
            Thing::Token(Token::Monster(_)) => self.can_fight(state).is_ok(),
            Thing::Token(Token::Chest) => self.can_open(state).is_ok(),
            Thing::Piece(_) => true,
        };
        tile_offers || state.active_hero().inventory.has(Piece::PortalOfHealing)
    }

    #[inline]
    pub(super) fn act(&self, state: &mut State, action: Action, sink: &mut impl EventSink<Event>) {
        match action {
            Action::Move(direction) => self.walk(state, direction, sink),
            Action::Explore(direction) => {
                state.phase = Phase::Chance(Draw::Tile { direction, again: false });
            }
            Action::Lay(exits) => self.lay_tile(state, exits, sink),
            Action::Choose(token) => self.choose_token(state, token, sink),
            Action::Gate(place) => self.teleport(state, place, sink),
            Action::Fight => self.begin_fight(state, sink),
            Action::RollAgain => self.roll_again(state, sink),
            Action::Stand => self.stand(state, sink),
            Action::Bolt => self.use_bolt(state, sink),
            Action::Sacrifice => self.sacrifice(state, sink),
            Action::Strike => self.strike(state, sink),
            Action::Leave(piece) => self.leave(state, piece, sink),
            Action::Curse(seat) => self.place_curse(state, seat, sink),
            Action::KeepCurse => self.keep_curse(state, sink),
            Action::Portal(seat, place) => self.use_portal(state, seat, place, sink),
            Action::Swap(seat) => self.swap(state, seat, sink),
            Action::Open => self.open_chest(state, sink),
            Action::Collect => self.collect(state, sink),
            Action::Rise(place) => self.rise(state, place, sink),
            Action::End => self.end_turn(state, sink),
        }
    }
}

/// Whether the player is free to move, to do what the tile offers, and to end the turn (K2.4).
#[inline]
pub(super) fn walking(state: &State) -> Verdict {
    if matches!(state.phase, Phase::Seat(Decision::Walk)) { Ok(()) } else { Err(not_now(state)) }
}

/// What has to be decided before anything else.
pub(super) fn not_now(state: &State) -> Refusal {
    match state.phase {
        Phase::Chance(draw) => match draw {
            Draw::Hero { .. } | Draw::StartRoll { .. } => Refusal::GameNotBegun,
            Draw::Tile { .. } => Refusal::TileToLay,
            Draw::Token | Draw::SecondToken { .. } => Refusal::TokenToLay,
            Draw::Roll { .. } => Refusal::InCombat,
        },
        Phase::Seat(decision) => match decision {
            Decision::Walk => unreachable!("nothing comes before walking"),
            Decision::MustFight => Refusal::MustFight,
            Decision::LayTile { .. } => Refusal::TileToLay,
            Decision::ChooseToken { .. } => Refusal::TokenToLay,
            Decision::SecondRoll(_) | Decision::Strengthen(_) => Refusal::InCombat,
            Decision::Loot(_) => Refusal::LootFirst,
            Decision::PlaceCurse { .. } => Refusal::CurseFirst,
            Decision::Rise => Refusal::ChooseFountain,
        },
        Phase::Over(_) => Refusal::GameOver,
    }
}

/// The reason against an action that belongs to another phase.
pub(super) fn not_in_phase(state: &State, otherwise: Refusal) -> Refusal {
    if matches!(state.phase, Phase::Over(_)) { Refusal::GameOver } else { otherwise }
}
