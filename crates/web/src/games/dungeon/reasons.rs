//! What somebody might want to do in the dungeon, and why it is not possible now.

use dungeon::{
    Action, Astray, Decision, Direction, Dungeon, Hero, HeroView, Phase, Place, Thing, TileKind,
    TileView, Token, View, astray,
};
use table::Seat;
use words::{Arg, Words, dungeon as say, key};

use super::panels::{Choice, short_words};
use super::pictures;
use crate::stage::Reason;

/// What is pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tapped {
    /// Something to do.
    Act(Action),
    /// A place on the board.
    Place(Place),
}

/// Why this is not possible now, if it is not.
pub fn reason(rules: &Dungeon, words: &Words, view: &View, tapped: Tapped) -> Option<Reason> {
    match tapped {
        Tapped::Act(action) => {
            Reason::against(rules, words, view, action, name(words, view, action))
        }
        Tapped::Place(place) => there(rules, words, view, place),
    }
}

/// What somebody might want to do or to go to in this situation. What makes no sense here is left out: nobody opens a
/// chest where none is.
pub fn thinkable(view: &View) -> Vec<Tapped> {
    let Some(hero) = view.heroes.get(view.turn.seat.index()) else { return Vec::new() };
    let Phase::Seat(decision) = view.turn.phase else { return Vec::new() };
    let acts = match decision {
        Decision::Walk => return walking(view, hero),
        Decision::SecondRoll(_) | Decision::Strengthen(_) => fighting(hero),
        Decision::PlaceCurse { .. } => {
            let seats = Seat::first(view.heroes.len());
            seats.map(Action::Curse).chain([Action::KeepCurse, Action::End]).collect()
        }
        Decision::Loot(_) => {
            let carried = hero.inventory.pieces().map(Action::Leave);
            carried.chain([Action::End]).collect()
        }
        Decision::LayTile { tile, .. } => {
            let turnings = tile.shape.turnings().iter().map(|&exits| Action::Lay(exits));
            turnings.chain([Action::End]).collect()
        }
        Decision::MustFight | Decision::ChooseToken { .. } | Decision::Rise => vec![Action::End],
    };
    acts.into_iter().map(Tapped::Act).collect()
}

/// In combat: what helps there, if the hero has it, and to be somewhere else.
fn fighting(hero: &HeroView) -> Vec<Action> {
    let own = match hero.hero {
        Some(Hero::Horan) => Some(Action::RollAgain),
        Some(Hero::Xanros) => Some(Action::Sacrifice),
        Some(Hero::Argentus | Hero::Aderyn | Hero::Victorius | Hero::Taia) | None => None,
    };
    [Some(Action::Bolt), own, Some(Action::End)].into_iter().flatten().collect()
}

/// While walking: the walls around, what is here, the hero's own skill, and whatever lies farther away.
fn walking(view: &View, hero: &HeroView) -> Vec<Tapped> {
    let step = |side: Direction| match view.tile_at(hero.place.towards(side)) {
        Some(_) => Action::Move(side),
        None => Action::Explore(side),
    };
    let mut acts: Vec<Action> = Direction::ALL.into_iter().map(step).collect();
    acts.extend(view.tile_at(hero.place).and_then(|tile| here(view, tile)));
    if hero.hero == Some(Hero::Xanros) {
        let others = Seat::first(view.heroes.len()).filter(|&seat| seat != view.turn.seat);
        acts.extend(others.map(Action::Swap));
    }
    let worth = |tile: &&TileView| tile.thing != Thing::Nothing || is_special(tile.kind);
    let away = view.tiles.iter().filter(|tile| tile.place != hero.place).filter(worth);
    let places = away.map(|tile| Tapped::Place(tile.place));
    acts.into_iter().map(Tapped::Act).chain(places).collect()
}

/// What one would do with what is on the hero's own tile.
fn here(view: &View, tile: &TileView) -> Option<Action> {
    if tile.thing == Thing::Token(Token::Chest) {
        return Some(Action::Open);
    }
    let gates = || view.tiles.iter().filter(|tile| tile.kind == TileKind::Gate);
    let other = || gates().find(|gate| gate.place != tile.place).unwrap_or(tile).place;
    (tile.kind == TileKind::Gate).then(|| Action::Gate(other()))
}

const fn is_special(kind: TileKind) -> bool {
    match kind {
        TileKind::Gate | TileKind::Fountain => true,
        TileKind::Tunnel | TileKind::Room => false,
    }
}

/// Why the hero cannot go to this place, or do anything with what is there.
fn there(rules: &Dungeon, words: &Words, view: &View, place: Place) -> Option<Reason> {
    let hero = view.heroes.get(view.turn.seat.index())?;
    let tile = view.tile_at(place);
    let (icon, name) = tile.map_or_else(
        || ("icon-explore", words.text(key::WEB_UNKNOWN_PLACE)),
        |tile| (picture(tile), what(words, view, tile)),
    );
    let against = |action| {
        let reason = Reason::against(rules, words, view, action, name.clone())?;
        Some(Reason { icon, ..reason })
    };
    let plain = |why, rule| Reason { icon, name: name.clone(), why, rule, detail: None };
    if !matches!(view.turn.phase, Phase::Seat(Decision::Walk)) {
        return against(Action::End);
    }
    let side = Direction::ALL.into_iter().find(|&side| hero.place.towards(side) == place);
    // Beside the hero a wall is the reason, however long the way around it is.
    if let Some(refused) = side.and_then(|side| match tile {
        Some(_) => against(Action::Move(side)),
        None => against(Action::Explore(side)),
    }) {
        return Some(refused);
    }
    let state = view.to_state(rules).ok()?;
    Some(match astray(&state, place)? {
        Astray::Here => {
            let refused = tile.and_then(|tile| here(view, tile)).and_then(against);
            refused.unwrap_or_else(|| plain(words.text(key::WEB_ALREADY_HERE), None))
        }
        Astray::TooFar(moves) => {
            let count = [("count", moves.into()), ("left", view.turn.moves.into())];
            let detail = Some(words.say(key::WEB_TOO_FAR, &count));
            Reason { detail, ..plain(words.text(key::WEB_OUT_OF_REACH), Some("K2.1")) }
        }
        Astray::Behind(monster) => {
            let monster = [("monster", Arg::text(say::monster(words, monster)))];
            plain(words.say(key::WEB_WAY_BLOCKED, &monster), Some("K4.1"))
        }
        Astray::NoWay => plain(words.text(key::WEB_NO_WAY), Some("K2.2")),
    })
}

/// What is seen there first: what lies on it, who stands there, what tile it is.
fn what(words: &Words, view: &View, tile: &TileView) -> String {
    match tile.thing {
        Thing::Token(token) => say::token(words, token),
        Thing::Piece(piece) => say::piece(words, piece),
        Thing::Nothing => {
            let heroes = say::heroes_at(words, view, tile.place);
            if heroes.is_empty() { say::tile_name(words, tile) } else { heroes.join(", ") }
        }
    }
}

fn picture(tile: &TileView) -> &'static str {
    match (tile.thing, tile.kind) {
        (Thing::Token(token), _) => pictures::token(token),
        (Thing::Piece(piece), _) => pictures::piece(piece),
        (Thing::Nothing, TileKind::Gate) => "icon-gate",
        (Thing::Nothing, TileKind::Fountain) => "icon-fountain",
        (Thing::Nothing, TileKind::Tunnel | TileKind::Room) => "icon-tile",
    }
}

/// What an action is called that is not possible.
fn name(words: &Words, view: &View, action: Action) -> String {
    if let Action::Move(side) | Action::Explore(side) = action {
        let direction = Arg::text(say::direction(words, side));
        return words.say(key::ACTION_MOVE, &[("direction", direction)]);
    }
    if matches!(action, Action::Lay(_)) {
        return words.text(key::WEB_TURN_OTHERWISE);
    }
    let short = short_words(view, Choice::Act(action));
    short.map_or_else(|| say::action(words, view, action), |key| words.text(key))
}
