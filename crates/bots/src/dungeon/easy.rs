//! An attentive child: takes what is near, looks no further than this turn.

use dungeon::{Action, Decision, Dungeon, Phase, Piece, State, Thing, TileKind, Token, Ways};
use table::{Luck as _, PlayoutLuck};

use super::plan::Plan;
use super::thumb::{Reached, Thumb};

/// Monsters less likely to be beaten are left alone.
const COURAGE: f32 = 0.3;

pub(super) fn choose(
    rules: &Dungeon,
    ways: &mut Ways,
    state: &State,
    legal: &[Action],
    luck: &mut PlayoutLuck,
) -> Action {
    let thumb = Thumb::new(rules, state, state.active());
    if matches!(state.phase(), Phase::Seat(Decision::Walk)) {
        ways.find(state, state.active());
        let plan = walk(&thumb, ways, COURAGE, luck);
        // A bot that finds nothing to do is brave all of a sudden.
        let plan = if plan.promise > 0.0 { plan } else { walk(&thumb, ways, 0.0, luck) };
        return plan.actions()[0];
    }
    let mut best = (f32::MIN, legal[0]);
    for &action in legal {
        let value = match action {
            // How a tile lies, which token comes and who is cursed is all the same to a child.
            Action::Lay(_) | Action::Choose(_) | Action::Curse(_) => spark(luck),
            Action::KeepCurse => -1.0,
            Action::Bolt | Action::Sacrifice | Action::RollAgain => thumb.reply(action).min(0.1),
            Action::Leave(_) | Action::Rise(_) => thumb.reply(action),
            Action::Stand
            | Action::Strike
            | Action::Move(_)
            | Action::Explore(_)
            | Action::Gate(_)
            | Action::Fight
            | Action::Portal(..)
            | Action::Swap(_)
            | Action::Open
            | Action::Collect
            | Action::End => 0.0,
        };
        if value > best.0 {
            best = (value, action);
        }
    }
    best.1
}

/// From 0 to 1.
fn spark(luck: &mut PlayoutLuck) -> f32 {
    luck.below(1 << 16) as f32 / 65536.0
}

/// The nearest of what looks good; what is out of reach is walked towards.
fn walk(thumb: &Thumb<'_>, ways: &Ways, courage: f32, luck: &mut PlayoutLuck) -> Plan {
    let state = thumb.state;
    let moves = state.moves();
    let mut best = Plan::single(Action::End, 0.0);
    for tile in state.indices() {
        let Some(distance) = ways.moves(tile) else { continue };
        let laid = state.tile(tile);
        let mut consider = |then: Option<Action>, needed: u8, charm: f32| {
            let promise = charm + 1.5 * spark(luck) - f32::from(needed) / 4.0;
            let promise = if needed > moves { 0.01 + 0.1 / f32::from(needed) } else { promise };
            if promise > best.promise {
                let then = if needed > moves { Some(Action::End) } else { then };
                best = Plan::walk(ways, tile, moves, then, promise);
            }
        };
        match laid.thing {
            Thing::Token(Token::Monster(monster)) => {
                let walks_in = !thumb.sneaks() && distance > 0;
                let chance = thumb.chances(monster, Reached::Later).win;
                if chance > 0.0 && chance >= courage && (walks_in || thumb.sneaks()) {
                    let then = (!walks_in).then_some(Action::Fight);
                    consider(then, distance, 2.0 + chance);
                }
                if walks_in {
                    continue;
                }
            }
            Thing::Token(Token::Chest) if thumb.hero().inventory.has(Piece::Key) => {
                consider(Some(Action::Open), distance, 6.0);
            }
            Thing::Piece(piece) if thumb.gain(piece) > 0.0 => {
                consider(Some(Action::Collect), distance, 2.5);
            }
            Thing::Nothing | Thing::Token(Token::Chest) | Thing::Piece(_) => {}
        }
        if laid.kind == TileKind::Fountain && thumb.hero().hit_points <= 1 {
            consider(Some(Action::End), distance, 4.0);
        }
        for direction in thumb.unknown(tile) {
            consider(Some(Action::Explore(direction)), distance + 1, 2.2);
        }
    }
    best
}
