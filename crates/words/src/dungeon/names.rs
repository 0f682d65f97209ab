//! Names of heroes, monsters, pieces, tiles and places, alone or as nouns for a sentence.

use dungeon::{
    Direction, Exits, Hero, Monster, Piece, Place, Shape, Thing, TileKind, TileType, Token, View,
};
use table::Seat;

use super::keys;
use crate::seated::{self, list, seat_noun};
use crate::{Arg, Words, key};

/// "Horan".
pub fn hero(words: &Words, hero: Hero) -> String {
    words.text(keys::hero(hero))
}

/// "Horan, warrior".
pub fn hero_title(words: &Words, hero: Hero) -> String {
    seated::hero_title(words, keys::hero(hero))
}

/// Both skills of a hero (K10), each a short sentence.
pub fn skills(words: &Words, hero: Hero) -> [String; 2] {
    keys::skills(hero).map(|skill| words.text(skill))
}

/// "giant rat".
pub fn monster(words: &Words, monster: Monster) -> String {
    words.text(keys::monster(monster))
}

/// "giant rat", "chest".
pub fn token(words: &Words, token: Token) -> String {
    words.text(keys::token(token))
}

/// "magic bolt".
pub fn piece(words: &Words, piece: Piece) -> String {
    words.text(keys::piece(piece))
}

/// What lies on a tile, if anything does.
pub(super) fn thing(words: &Words, thing: Thing) -> Option<String> {
    match thing {
        Thing::Nothing => None,
        Thing::Token(lying) => Some(token(words, lying)),
        Thing::Piece(lying) => Some(piece(words, lying)),
    }
}

/// "room".
pub(super) fn kind(words: &Words, kind: TileKind) -> String {
    words.text(keys::kind(kind))
}

/// "cross".
pub(super) fn shape(words: &Words, shape: Shape) -> String {
    words.text(keys::shape(shape))
}

/// "room, cross".
pub fn tile_type(words: &Words, tile: TileType) -> String {
    let args = [
        ("kind", Arg::text(kind(words, tile.kind))),
        ("shape", Arg::text(shape(words, tile.shape))),
    ];
    words.say(key::TILE_TYPE, &args)
}

/// "north": in each language the word as it follows "to the", „na“, „nach“.
pub fn direction(words: &Words, direction: Direction) -> String {
    words.text(match direction {
        Direction::North => key::DIRECTION_NORTH,
        Direction::East => key::DIRECTION_EAST,
        Direction::South => key::DIRECTION_SOUTH,
        Direction::West => key::DIRECTION_WEST,
    })
}

/// "north-west": to which side of one place another lies; nothing where they are the same.
pub fn bearing(words: &Words, from: Place, to: Place) -> Option<String> {
    let [x, y] = [(to.x, from.x), (to.y, from.y)].map(|(to, from)| i32::from(to) - i32::from(from));
    if x == 0 && y == 0 {
        return None;
    }
    let (along, up) = (x.abs() >= 2 * y.abs(), y.abs() >= 2 * x.abs());
    Some(words.text(match (along, up, x > 0, y > 0) {
        (true, _, true, _) => key::DIRECTION_EAST,
        (true, _, false, _) => key::DIRECTION_WEST,
        (_, true, _, true) => key::DIRECTION_NORTH,
        (_, true, _, false) => key::DIRECTION_SOUTH,
        (_, _, true, true) => key::DIRECTION_NORTH_EAST,
        (_, _, true, false) => key::DIRECTION_SOUTH_EAST,
        (_, _, false, true) => key::DIRECTION_NORTH_WEST,
        (_, _, false, false) => key::DIRECTION_SOUTH_WEST,
    }))
}

/// A hero as a noun for [`Words::say`].
pub fn hero_noun(hero: Hero) -> Arg<'static> {
    Arg::noun(keys::hero(hero))
}

/// A monster or a chest as a noun for [`Words::say`].
pub(super) fn token_noun(token: Token) -> Arg<'static> {
    Arg::noun(keys::token(token))
}

/// A piece as a noun for [`Words::say`].
pub(super) fn piece_noun(piece: Piece) -> Arg<'static> {
    Arg::noun(keys::piece(piece))
}

/// Who sits here, as a noun for [`Words::say`]: the hero, or "Seat 2" while no hero is drawn.
pub fn who(view: &View, seat: Seat) -> Arg<'static> {
    let hero = view.heroes.get(seat.index()).and_then(|hero| hero.hero);
    hero.map_or_else(|| seat_noun(seat), hero_noun)
}

/// Who stands here: "Taia", or "Seat 2" while no hero is drawn.
pub fn heroes_at(words: &Words, view: &View, place: Place) -> Vec<String> {
    let seats = Seat::first(view.heroes.len()).zip(&view.heroes);
    let here = seats.filter(|(_, standing)| standing.playing && standing.place == place);
    let name = |seat: Seat| words.say(key::SEAT, &[("label", Arg::text(seat.to_string()))]);
    here.map(|(seat, here)| here.hero.map_or_else(|| name(seat), |drawn| hero(words, drawn)))
        .collect()
}

/// A monster as a noun for [`Words::say`].
pub fn monster_noun(monster: Monster) -> Arg<'static> {
    Arg::noun(keys::monster(monster))
}

pub(super) fn kind_noun(kind: TileKind) -> Arg<'static> {
    Arg::noun(keys::kind(kind))
}

/// A tile by its place.
pub(super) fn place_noun(place: Place) -> Arg<'static> {
    if place == Place::START {
        Arg::noun(key::PLACE_START)
    } else {
        Arg::labeled(key::PLACE_AT, place.to_string())
    }
}

/// A fountain by its place.
pub(super) fn fountain_noun(place: Place) -> Arg<'static> {
    if place == Place::START {
        Arg::noun(key::FOUNTAIN_START)
    } else {
        Arg::labeled(key::FOUNTAIN_AT, place.to_string())
    }
}

/// "north and east".
pub(super) fn sides(words: &Words, exits: Exits) -> Arg<'static> {
    let names: Vec<String> = exits.iter().map(|side| direction(words, side)).collect();
    Arg::text(list(words, &names))
}
