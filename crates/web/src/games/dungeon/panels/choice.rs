//! How choices that are no places on the board look: picture, short words, and which comes first.

use dungeon::{Action, FULL_HIT_POINTS, Inventory, Piece, TileKind, View};
use words::{Key, key};

use crate::games::dungeon::pictures;

/// A button of the action bar. Choices of the same kind share one that asks for the rest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// Takes this action.
    Act(Action),
    /// Asks whom a portal of healing brings where.
    Portal,
    /// Asks whom Xanros swaps places with.
    Swap,
}

/// The buttons, the likeliest first. Moves are chosen on the board.
pub fn choices(view: &View, legal: &[Action]) -> Vec<Choice> {
    let mut found = Vec::new();
    for &action in legal {
        let choice =
            if let Action::Move(_) | Action::Explore(_) | Action::Gate(_) | Action::Lay(_) = action
            {
                continue;
            } else if let Action::Portal(..) = action {
                Choice::Portal
            } else if let Action::Swap(_) = action {
                Choice::Swap
            } else {
                Choice::Act(action)
            };
        if !found.contains(&choice) {
            found.push(choice);
        }
    }
    found.sort_by_key(|&choice| rank(view, choice));
    found
}

/// What somebody who does not know better should do comes first.
fn rank(view: &View, choice: Choice) -> u8 {
    match choice {
        Choice::Act(Action::Open) => 0,
        Choice::Act(Action::End) if heals(view) => 1,
        Choice::Act(Action::Collect) => 2,
        Choice::Act(Action::Fight) => 3,
        Choice::Act(Action::End) => 4,
        Choice::Act(_) => 5,
        Choice::Portal => 6,
        Choice::Swap => 7,
    }
}

/// Whether this choice is plainly the thing to do, when moves are left or none are.
pub fn is_prime(view: &View, choice: Choice, can_go_on: bool) -> bool {
    match choice {
        Choice::Act(Action::End) => heals(view) || !can_go_on,
        Choice::Act(Action::Collect) => gains(view),
        Choice::Act(_) | Choice::Portal | Choice::Swap => true,
    }
}

/// Whether the hero has a slot for what lies here, or a weaker weapon to leave for it.
fn gains(view: &View) -> bool {
    let Some(hero) = view.heroes.get(view.turn.seat.index()) else { return false };
    let thing = view.tile_at(hero.place).map(|tile| tile.thing);
    let Some(dungeon::Thing::Piece(piece)) = thing else { return true };
    let count = |pieces: &[Piece]| -> u16 {
        pieces.iter().map(|&piece| u16::from(hero.inventory.count(piece))).sum()
    };
    // From the weakest on.
    let weapons = [Piece::Daggers, Piece::Sword, Piece::Axe];
    match piece {
        Piece::Daggers | Piece::Sword | Piece::Axe => {
            let weaker = weapons.split(|&weapon| weapon == piece).next().unwrap_or_default();
            count(&weapons) < Inventory::WEAPON_SLOTS || count(weaker) > 0
        }
        Piece::MagicBolt | Piece::PortalOfHealing => {
            count(&[Piece::MagicBolt, Piece::PortalOfHealing]) < Inventory::SPELL_SLOTS
        }
        Piece::Key => count(&[Piece::Key]) < Inventory::KEY_SLOTS,
        Piece::Treasure | Piece::DragonTreasure => true,
    }
}

/// Ending the turn here would heal.
pub fn heals(view: &View) -> bool {
    let hero = view.heroes.get(view.turn.seat.index());
    hero.is_some_and(|hero| {
        let fountain = view.tile_at(hero.place).is_some_and(|at| at.kind == TileKind::Fountain);
        fountain && (hero.cursed || hero.hit_points < FULL_HIT_POINTS)
    })
}

/// The picture of a choice.
pub fn picture(view: &View, choice: Choice) -> &'static str {
    match choice {
        Choice::Portal => "icon-piece-portal",
        Choice::Swap => "icon-swap",
        Choice::Act(action) => match action {
            Action::Move(_) => "icon-walk",
            Action::Explore(_) => "icon-explore",
            Action::Lay(_) => "icon-tile",
            Action::Choose(token) => pictures::token(token),
            Action::Gate(_) => "icon-gate",
            Action::Fight => "icon-fight",
            Action::RollAgain => "icon-roll-again",
            Action::Stand => "icon-shield",
            Action::Bolt => "icon-piece-bolt",
            Action::Sacrifice => "icon-sacrifice",
            Action::Strike => "icon-strike",
            Action::Leave(piece) => pictures::piece(piece),
            Action::Curse(_) | Action::KeepCurse => "icon-curse",
            Action::Portal(..) => "icon-piece-portal",
            Action::Swap(_) => "icon-swap",
            Action::Open => "icon-chest-open",
            Action::Collect => collected(view),
            Action::Rise(_) => "icon-fountain",
            Action::End if heals(view) => "icon-fountain",
            Action::End => "icon-end-turn",
        },
    }
}

fn collected(view: &View) -> &'static str {
    let hero = view.heroes.get(view.turn.seat.index());
    let thing = hero.and_then(|hero| view.tile_at(hero.place)).map(|tile| tile.thing);
    if let Some(dungeon::Thing::Piece(piece)) = thing { pictures::piece(piece) } else { "icon-bag" }
}

/// The short words of a choice, if it has some; the long ones are what the game calls the action.
pub fn short_words(view: &View, choice: Choice) -> Option<Key> {
    Some(match choice {
        Choice::Portal | Choice::Act(Action::Portal(..)) => key::WEB_DO_PORTAL,
        Choice::Swap | Choice::Act(Action::Swap(_)) => key::WEB_DO_SWAP,
        Choice::Act(Action::Gate(_)) => key::WEB_DO_GATE,
        Choice::Act(Action::Explore(_)) => key::WEB_DO_EXPLORE,
        Choice::Act(Action::Fight) => key::WEB_DO_FIGHT,
        Choice::Act(Action::RollAgain) => key::WEB_DO_AGAIN,
        Choice::Act(Action::Stand) => key::WEB_DO_STAND,
        Choice::Act(Action::Bolt) => key::WEB_DO_BOLT,
        Choice::Act(Action::Sacrifice) => key::WEB_DO_SACRIFICE,
        Choice::Act(Action::Strike) => key::WEB_DO_STRIKE,
        Choice::Act(Action::Open) => key::WEB_DO_OPEN,
        Choice::Act(Action::Collect) => key::WEB_DO_COLLECT,
        Choice::Act(Action::End) if heals(view) => key::WEB_DO_HEAL,
        Choice::Act(Action::End) => key::WEB_DO_END,
        Choice::Act(
            Action::Move(_)
            | Action::Lay(_)
            | Action::Choose(_)
            | Action::Leave(_)
            | Action::Curse(_)
            | Action::KeepCurse
            | Action::Rise(_),
        ) => return None,
    })
}

#[cfg(test)]
mod tests {
    use table::Viewer;

    use super::*;
    use crate::session::begun;

    #[test]
    fn every_legal_action_is_on_the_board_in_hand_or_behind_a_button() {
        begun::at_random(begun::dungeon("xanros, aderyn, taia", 5), 8, 1500, |host, _, legal| {
            let shown = choices(&host.view(Viewer::Spectator), legal);
            for &action in legal {
                let on_board = matches!(
                    action,
                    Action::Move(_) | Action::Explore(_) | Action::Gate(_) | Action::Lay(_)
                );
                let behind = if matches!(action, Action::Portal(..)) {
                    Choice::Portal
                } else if matches!(action, Action::Swap(_)) {
                    Choice::Swap
                } else {
                    Choice::Act(action)
                };
                let found = on_board != shown.contains(&behind);
                assert!(found, "{action}");
            }
        });
    }
}
