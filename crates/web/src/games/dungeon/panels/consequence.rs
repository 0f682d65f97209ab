//! What comes of a choice, said before it is made.

use dungeon::reach::{Target, TargetKind};
use dungeon::{Action, Hero, HeroView, Piece, Thing, Token, View};

use super::choice::{Choice, heals};
use crate::games::dungeon::Game;
use crate::prelude::*;

/// What this choice costs, or that it ends the turn.
pub fn consequence(view: &View, choice: Choice) -> Option<Key> {
    let hero = view.heroes.get(view.turn.seat.index())?;
    let action = match choice {
        Choice::Portal => return Some(key::WEB_NOTE_PORTAL),
        Choice::Swap => return Some(key::WEB_NOTE_SWAP),
        Choice::Act(action) => action,
    };
    Some(match action {
        Action::Open => key::WEB_NOTE_OPEN,
        Action::Collect => key::WEB_NOTE_ENDS_TURN,
        Action::Fight => fight(hero),
        Action::End if heals(view) && hero.cursed => key::WEB_NOTE_HEAL_CURSE,
        Action::End if heals(view) => key::WEB_NOTE_HEAL,
        Action::RollAgain => key::WEB_NOTE_AGAIN,
        Action::Bolt if has_skills_of(hero, Hero::Argentus) => key::WEB_NOTE_KEPT,
        Action::Bolt => key::WEB_NOTE_SPENT,
        Action::Sacrifice if hero.hit_points == 1 => key::WEB_NOTE_SACRIFICE_LAST,
        Action::Sacrifice => key::WEB_NOTE_SACRIFICE,
        Action::Portal(..) => key::WEB_NOTE_PORTAL,
        Action::Swap(_) => key::WEB_NOTE_SWAP,
        Action::Move(_)
        | Action::Explore(_)
        | Action::Lay(_)
        | Action::Choose(_)
        | Action::Gate(_)
        | Action::Stand
        | Action::Strike
        | Action::Leave(_)
        | Action::Curse(_)
        | Action::KeepCurse
        | Action::Rise(_)
        | Action::End => return None,
    })
}

/// The same of a place where one can go.
pub fn comes_of(game: Game, target: &Target) -> Option<Key> {
    let view = game.shown.view.get_untracked();
    // Looking ahead takes a while, and with moves left a turn goes on.
    let last = target.steps.len() >= usize::from(view.turn.moves);
    consequence_there(&view, target, last && game.ends_turn(target))
}

/// `ends` says whether walking there ends the turn.
fn consequence_there(view: &View, target: &Target, ends: bool) -> Option<Key> {
    let hero = view.heroes.get(view.turn.seat.index())?;
    let thing = view.tile_at(target.place).map_or(Thing::Nothing, |tile| tile.thing);
    let monster = thing.monster();
    let shut = thing == Thing::Token(Token::Chest) && !hero.inventory.has(Piece::Key);
    match target.kind {
        TargetKind::Fight(_) => Some(fight(hero)),
        TargetKind::Walk | TargetKind::Gate if monster.is_some() => Some(key::WEB_NOTE_SNEAK),
        TargetKind::Walk | TargetKind::Gate if shut => Some(key::WEB_NOTE_NO_KEY),
        TargetKind::Walk | TargetKind::Gate => ends.then_some(key::WEB_NOTE_ENDS_TURN),
        TargetKind::Explore(_) => None,
    }
}

/// A combat ends the turn, except for a swordsman who rolls a 6.
fn fight(hero: &HeroView) -> Key {
    if has_skills_of(hero, Hero::Victorius) {
        key::WEB_NOTE_ENDS_UNLESS_SIX
    } else {
        key::WEB_NOTE_ENDS_TURN
    }
}

fn has_skills_of(hero: &HeroView, whose: Hero) -> bool {
    hero.hero == Some(whose) && !hero.cursed
}
