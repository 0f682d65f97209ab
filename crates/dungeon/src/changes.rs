//! What differs between two states, as sections of the view: only those are built.

use alloc::vec::Vec;

use table::{Rules as _, Seat};

use crate::view::{battle_view, hero_view, result_view, supply_view, tile_view, turn_view};
use crate::{Dungeon, LaidTile, Section, State};

/// Adds what changed from one state to another. Everything is open to all (K1.6), so nobody's view differs.
pub(crate) fn changes(rules: &Dungeon, before: &State, after: &State, sections: &mut Vec<Section>) {
    let (old, new) = (before.tiles(), after.tiles());
    if new.len() < old.len() {
        sections.push(Section::Laid(new.len()));
    }
    for (index, tile) in new.iter().enumerate() {
        if old.get(index).is_none_or(|old| !looks_alike(old, tile)) {
            sections.push(Section::Tile(index, tile_view(tile)));
        }
    }
    for seat in Seat::first(rules.seats()) {
        let (old, new) = (hero_view(before, seat), hero_view(after, seat));
        if old != new {
            sections.push(Section::Hero(seat, new));
        }
    }
    let supply = |state: &State| (state.stack, state.bag, state.open_exits, state.dragon_laid);
    if supply(before) != supply(after) {
        sections.push(Section::Supply(supply_view(after)));
    }
    let turn = turn_view(after);
    if turn_view(before) != turn {
        sections.push(Section::Turn(turn));
    }
    let battle = battle_view(rules, after);
    if battle_view(rules, before) != battle {
        sections.push(Section::Battle(battle));
    }
    if before.phase != after.phase {
        let result = result_view(rules, after);
        if result_view(rules, before) != result {
            sections.push(Section::Result(result));
        }
    }
}

/// Neighbors are no part of a view: the tiles' places say them.
fn looks_alike(one: &LaidTile, other: &LaidTile) -> bool {
    (one.place, one.exits, one.kind, one.thing)
        == (other.place, other.exits, other.kind, other.thing)
}
