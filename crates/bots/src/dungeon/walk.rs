//! Where to go, and what to do there.

use alloc::vec::Vec;

use dungeon::{Action, Dungeon, MOVES, Piece, State, TileIndex, TileKind, Ways};

use super::plan::Plan;
use super::thumb::{PORTAL, Reached, Thumb};

/// What is a turn away is worth so much less.
const PATIENCE: f32 = 0.5;
/// To get past a monster that is in the way.
const PASSAGE: f32 = 0.3;
/// Nobody even thinks of what is worse: to end a game that is being lost.
const MADNESS: f32 = -1.0;
/// A move that is left over may still be of use.
const MOVE: f32 = 0.01;

/// Everything worth doing with the rest of the turn, best first by rules of thumb: walking to what
/// can be had now, or towards what can be had later.
pub(super) fn walks(
    rules: &Dungeon,
    ways: &mut Ways,
    state: &State,
    legal: &[Action],
    plans: &mut Vec<Plan>,
) {
    let seat = state.active();
    ways.find(state, seat);
    let moves = state.moves();
    let ways = &*ways;
    let thumb = Thumb::new(rules, state, seat);
    let exploring_first = thumb.exploring(Reached::ByFirstMove);
    let exploring_later = thumb.exploring(Reached::Later);
    let healing = thumb.healing();
    let hero_tile = thumb.hero().tile;
    // To stop somewhere is worth what lies beyond, a turn or more away.
    let stop = |plans: &mut Vec<Plan>, to: TileIndex, value: f32, needed: u8| {
        let turns = (needed - moves).div_ceil(MOVES);
        let value = value * libm::powf(PATIENCE, f32::from(turns));
        plans.push(Plan::walk(ways, to, moves, Some(Action::End), value));
    };
    let mut bravest = (None, 0.0);
    for tile in state.indices() {
        let Some(distance) = ways.moves(tile) else { continue };
        let near = distance <= moves;
        let reached = thumb.reached(distance);
        let laid = state.tile(tile);
        let fights = laid.thing.monster().is_some() && !thumb.sneaks() && tile != hero_tile;
        if let Some((action, mut value)) = thumb.offer(tile, reached) {
            if let (true, Some(monster)) = (fights, laid.thing.monster()) {
                let win = thumb.chances(monster, reached).win;
                let hopeless = thumb.prize(monster) < 0.0;
                if thumb.guards(ways, tile) && !hopeless {
                    value += PASSAGE * win;
                }
                if win > bravest.1 && !hopeless {
                    bravest = (Some(tile), win);
                }
            }
            if near {
                let value = value - MOVE * f32::from(distance);
                let then = (!fights).then_some(action);
                plans.push(Plan::walk(ways, tile, moves, then, value));
            } else if value > 0.0 {
                stop(plans, tile, value, distance);
            }
        }
        if laid.kind == TileKind::Fountain && healing > 0.0 {
            if near {
                plans.push(Plan::walk(ways, tile, moves, Some(Action::End), healing));
            } else {
                stop(plans, tile, healing, distance);
            }
        }
        if fights {
            continue;
        }
        for direction in thumb.unknown(tile) {
            let value = match thumb.reached(distance + 1) {
                Reached::ByFirstMove => exploring_first,
                Reached::Later => exploring_later,
            };
            if distance < moves {
                let value = value + MOVE * f32::from(moves - distance);
                let then = Some(Action::Explore(direction));
                plans.push(Plan::walk(ways, tile, moves, then, value));
            } else if value > 0.0 {
                stop(plans, tile, value, distance + 1);
            }
        }
    }
    if let (Some(tile), true) = (bravest.0, plans.iter().all(|plan| plan.promise <= 0.0)) {
        // Nothing looks good: better to try something than to wait for nothing.
        let near = ways.moves(tile).is_some_and(|distance| distance <= moves);
        let then = if near { None } else { Some(Action::End) };
        plans.push(Plan::walk(ways, tile, moves, then, PASSAGE * bravest.1));
    }
    for &action in legal {
        match action {
            // Whoever only waits may wait for ever.
            Action::End if plans.iter().any(|plan| plan.promise > 0.0) => {}
            Action::End => plans.push(Plan::single(action, 0.0)),
            Action::Portal(target, _) if target == seat => {
                plans.push(Plan::single(action, healing - thumb.gain_of_portal()));
            }
            Action::Swap(_) => plans.push(Plan::single(action, -0.05)),
            Action::Portal(..)
            | Action::Move(_)
            | Action::Explore(_)
            | Action::Lay(_)
            | Action::Choose(_)
            | Action::Gate(_)
            | Action::Fight
            | Action::RollAgain
            | Action::Stand
            | Action::Bolt
            | Action::Sacrifice
            | Action::Strike
            | Action::Leave(_)
            | Action::Curse(_)
            | Action::KeepCurse
            | Action::Open
            | Action::Collect
            | Action::Rise(_) => {}
        }
    }
    plans.retain(|plan| plan.promise > MADNESS);
    by_promise(plans);
    dedup(plans);
}

/// Puts the most promising plans first.
pub(super) fn by_promise(plans: &mut [Plan]) {
    plans.sort_by(|one, other| other.promise.total_cmp(&one.promise));
}

/// Of plans that do the same the most promising is kept.
fn dedup(plans: &mut Vec<Plan>) {
    let mut kept = 0;
    for index in 0..plans.len() {
        let plan = plans[index];
        if !plans[..kept].iter().any(|other| other.actions() == plan.actions()) {
            plans[kept] = plan;
            kept += 1;
        }
    }
    plans.truncate(kept);
}

impl Thumb<'_> {
    /// Whether the monster on this tile is in the way of something.
    fn guards(&self, ways: &Ways, tile: TileIndex) -> bool {
        let laid = self.state.tile(tile);
        laid.exits.iter().any(|side| match laid.neighbor(side) {
            Some(beyond) => {
                self.state.tile(beyond).exits.contains(side.opposite())
                    && ways.moves(beyond).is_none()
            }
            None => !self.state.exploring_over(),
        })
    }

    /// A portal that is used now cannot be used later.
    fn gain_of_portal(&self) -> f32 {
        if self.hero().inventory.count(Piece::PortalOfHealing) > 1 { 0.5 * PORTAL } else { PORTAL }
    }
}
