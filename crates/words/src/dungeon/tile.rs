//! A tile in words, for people who do not see a map.

use dungeon::{Content, Direction, Place, TileView, Token, View};

use super::loot::loot;
use super::names::{direction, heroes_at, kind, thing};
use crate::seated::list;
use crate::{Arg, Words, key};

/// "(0,1) room, open to the north (unknown) and south: skeleton turnkey (8, loot: key); Taia, Horan".
pub fn tile_line(words: &Words, view: &View, content: &Content, tile: &TileView) -> String {
    let what = tile_name(words, tile);
    let sides: Vec<String> = tile.exits.iter().map(|side| exit(words, view, tile, side)).collect();
    let args = [
        ("at", Arg::text(tile.place.to_string())),
        ("kind", Arg::text(what)),
        ("sides", Arg::text(list(words, &sides))),
    ];
    let line = words.say(key::TILE_LINE, &args);
    let mut there: Vec<String> = thing(words, tile.thing).into_iter().collect();
    if let (Some(monster), Some(name)) = (tile.thing.monster(), there.first_mut()) {
        let args = [
            ("name", Arg::text(name.as_str())),
            ("strength", content.strength[monster].into()),
            ("loot", Arg::text(loot(words, view, content, Token::Monster(monster)))),
        ];
        let told = words.say(key::THING_GIVES, &args);
        *name = told;
    }
    let heroes = heroes_at(words, view, tile.place);
    if !heroes.is_empty() {
        there.push(heroes.join(", "));
    }
    if there.is_empty() { line } else { format!("{line}: {}", there.join("; ")) }
}

/// "room", "start tile with a fountain".
pub fn tile_name(words: &Words, tile: &TileView) -> String {
    if tile.place == Place::START { words.text(key::TILE_START) } else { kind(words, tile.kind) }
}

/// "north", and whether no tile lies there yet, or one with a wall to this side.
fn exit(words: &Words, view: &View, tile: &TileView, side: Direction) -> String {
    let name = direction(words, side);
    let key = match view.tile_at(tile.place.towards(side)) {
        None => key::TILE_EXIT_UNKNOWN,
        Some(next) if next.exits.contains(side.opposite()) => return name,
        Some(_) => key::TILE_EXIT_WALL,
    };
    words.say(key, &[("direction", Arg::text(name))])
}
