//! What differs between two states for one viewer: only those sections are built.

use alloc::vec::Vec;

use table::{Rules as _, Seat, Viewer};

use super::build::{battle_view, cavern_view, player_view, result_view, town_view, turn_view};
use super::{Section, View};
use crate::{Goblin, Level, State};

impl View {
    /// Adds the sections of this viewer's view that changed from one state to another.
    pub(crate) fn changes(
        rules: &Goblin,
        before: &State,
        after: &State,
        viewer: Viewer,
        sections: &mut Vec<Section>,
    ) {
        for level in Level::ALL {
            if before.cavern(level) != after.cavern(level) {
                sections.push(Section::Cavern(cavern_view(after, level)));
            }
        }
        let town = |state: &State| (state.lord, state.piles, state.pawnshop, state.gone);
        if town(before) != town(after) {
            sections.push(Section::Town(town_view(after)));
        }
        for seat in Seat::first(rules.seats()) {
            if !may_differ(before, after, seat) {
                continue;
            }
            // Most of what happens to a deck is nobody's business but its owner's.
            let player = player_view(rules, after, seat, viewer);
            if player_view(rules, before, seat, viewer) != player {
                sections.push(Section::Player(seat, player));
            }
        }
        let turn = turn_view(after);
        if turn_view(before) != turn {
            sections.push(Section::Turn(turn));
        }
        if before.battle.is_some() || after.battle.is_some() {
            let battle = battle_view(rules, after, viewer);
            if battle_view(rules, before, viewer) != battle {
                sections.push(Section::Battle(battle));
            }
        }
        let result = result_view(rules, after);
        if result_view(rules, before) != result {
            sections.push(Section::Result(result));
        }
    }
}

/// Whether anybody's view of this player can have changed: all that it is made of.
fn may_differ(before: &State, after: &State, seat: Seat) -> bool {
    let looked = |state: &State| {
        let battle = state.battle.as_ref().filter(|_| state.active == seat);
        battle.map(|battle| battle.looked).unwrap_or_default()
    };
    before.player(seat) != after.player(seat)
        || before.named.contains(seat) != after.named.contains(seat)
        || before.playing.contains(seat) != after.playing.contains(seat)
        || looked(before) != looked(after)
}
