//! The pictures of the quick start: the board's own drawings, and the pieces.

use dungeon::reach::TargetKind;
use dungeon::{Content, Direction, Exits, Monster, Place, Thing, TileKind, Token};

use super::board::{light, thing, tile};
use super::pictures;
use crate::ui::html::{bold, element, icon, span};

/// The picture of this name; nothing for a name that has none.
pub(crate) fn quick_picture(name: &str) -> String {
    let all = Exits::of(&Direction::ALL);
    let across = Exits::of(&[Direction::East, Direction::West]);
    let monster = |monster| Some(Thing::Token(Token::Monster(monster)));
    let one = |kind, exits, lies: Option<Thing>| board(&[laid(0, exits, kind, lies)]);
    match name {
        "tiles" => {
            board(&[laid(0, all, TileKind::Room, None), laid(1, across, TileKind::Tunnel, None)])
        }
        "explore" => board(&[laid(0, across, TileKind::Tunnel, None), lit(1)]),
        "room" => board(&[
            laid(0, all, TileKind::Room, monster(Monster::GiantRat)),
            laid(1, all, TileKind::Room, Some(Thing::Token(Token::Chest))),
        ]),
        "fountain" => one(TileKind::Fountain, all, None),
        "gate" => one(TileKind::Gate, across, None),
        "unconscious" => icons(&["icon-heart-broken", "icon-unconscious"]),
        "dice" => icons(&["icon-dice", "icon-piece-sword"]),
        "monsters" => monsters(),
        "spells" => icons(&["icon-piece-bolt", "icon-piece-portal"]),
        "chest" => icons(&["icon-piece-key", "icon-chest"]),
        "curse" => icons(&["icon-monster-mummy", "icon-curse"]),
        "dragon" => icons(&["icon-monster-dragon", "icon-piece-dragon-treasure"]),
        _ => String::new(),
    }
}

fn icons(names: &[&str]) -> String {
    span("quick-icons", &names.iter().map(|name| icon(name)).collect::<String>())
}

/// Tiles side by side.
fn board(drawings: &[String]) -> String {
    let window = format!("-50 -50 {} 100", drawings.len() * 100);
    let width = format!("--tiles:{}", drawings.len());
    let inside = element("g", &[("class", "board")], &drawings.concat());
    element("svg", &[("class", "quick-board"), ("style", &width), ("viewBox", &window)], &inside)
}

fn at(column: u32, drawing: &str) -> String {
    let moved = format!("translate({} 0)", column * 100);
    element("g", &[("transform", &moved)], drawing)
}

/// A tile, and what lies on it.
fn laid(column: u32, exits: Exits, kind: TileKind, lies: Option<Thing>) -> String {
    // Not at the start, which looks different.
    let place = Place { x: column as i8 + 2, y: 3 };
    let token = lies.map(|lies| thing(lies, &Content::karak())).unwrap_or_default();
    at(column, &[tile(place, exits, kind), token].concat())
}

/// The unknown beyond a tile.
fn lit(column: u32) -> String {
    at(
        column,
        &element(
            "g",
            &[("class", "target target-explore")],
            &light(TargetKind::Explore(Direction::East), 1),
        ),
    )
}

/// Every monster with its strength and what it leaves.
fn monsters() -> String {
    let content = Content::karak();
    let row = |monster: Monster| {
        let shown = [
            icon(pictures::monster(monster)),
            bold(&content.strength[monster].to_string()),
            icon(pictures::piece(content.back[monster])),
        ];
        span("quick-monster", &shown.concat())
    };
    span("quick-monsters", &Monster::ALL.into_iter().map(row).collect::<String>())
}
