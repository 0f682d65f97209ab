//! Why a place cannot be gone to in this turn.

use crate::{Action, Decision, Monster, Phase, Place, State, Thing, Ways};

/// What keeps the hero whose turn it is from a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Astray {
    /// The hero stands there.
    Here,
    /// It takes so many moves, more than are left.
    TooFar(u8),
    /// Every way leads past a monster, and this one comes first.
    Behind(Monster),
    /// No way leads there, with or without monsters.
    NoWay,
}

/// What keeps the hero from this place; nothing where the hero can go, or when it is not a time to walk.
pub fn astray(state: &State, place: Place) -> Option<Astray> {
    if !matches!(state.phase, Phase::Seat(Decision::Walk)) {
        return None;
    }
    let mut ways = Ways::new();
    ways.find(state, state.active);
    let Some(tile) = state.tile_at(place) else { return Some(Astray::NoWay) };
    match ways.moves(tile) {
        Some(0) => return Some(Astray::Here),
        Some(moves) => return (moves > state.moves).then_some(Astray::TooFar(moves)),
        None => {}
    }
    let mut empty = *state;
    for tile in &mut empty.tiles {
        if tile.thing.monster().is_some() {
            tile.thing = Thing::Nothing;
        }
    }
    ways.find(&empty, state.active);
    if ways.moves(tile).is_none() {
        return Some(Astray::NoWay);
    }
    let mut at = state.here().place;
    let first = ways.to(tile).into_iter().find_map(|step| {
        if let Action::Move(direction) = step {
            at = at.towards(direction);
        } else if let Action::Gate(gate) = step {
            at = gate;
        }
        state.tile_at(at).and_then(|tile| state.tile(tile).thing.monster())
    });
    Some(first.map_or(Astray::NoWay, Astray::Behind))
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use table::{Luck as _, PlayoutLuck, Rules as _, Step, Turn};

    use super::*;
    use crate::{Content, Dungeon, Setup, reach};

    #[test]
    fn every_tile_is_lit_or_has_a_reason() {
        let setup = Setup::with_heroes("aderyn, taia, horan").unwrap();
        let rules = Dungeon::new(Content::karak(), setup).unwrap();
        let (mut state, mut luck, mut legal) = (rules.start(), PlayoutLuck::new(7), Vec::new());
        let (mut far, mut behind) = (0, 0);
        for _ in 0..1500 {
            let step = match rules.turn(&state) {
                Turn::Over => break,
                Turn::Chance => Step::Chance(rules.sample(&state, &mut luck)),
                Turn::Seat(_) => {
                    rules.legal_actions(&state, &mut legal);
                    Step::Act(legal[luck.below(legal.len() as u32) as usize])
                }
            };
            if matches!(state.phase, Phase::Seat(Decision::Walk)) {
                let targets = reach::targets(&state);
                for tile in state.tiles() {
                    let lit = targets.iter().any(|target| target.place == tile.place);
                    let reason = astray(&state, tile.place);
                    assert_eq!(reason.is_none(), lit, "{} {reason:?}", tile.place);
                    far += usize::from(matches!(reason, Some(Astray::TooFar(_))));
                    behind += usize::from(matches!(reason, Some(Astray::Behind(_))));
                }
            }
            rules.advance_quietly(&mut state, step);
        }
        assert!(far > 20 && behind > 20, "{far} {behind}");
    }
}
