//! Showing a position in the form it can be read in.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use table::{Rules, Seat};

use super::glyph::{exits_glyph, thing_mark};
use crate::{
    Decision, Dungeon, FULL_HIT_POINTS, LaidTile, Phase, Place, State, TileKind, TileType, Token,
};

/// Whether the state has a text of its own: a player walks or has to fight at the beginning of a turn.
pub fn has_text(state: &State) -> bool {
    matches!(state.phase, Phase::Seat(Decision::Walk | Decision::MustFight)) && state.turn > 0
}

/// The position as text. What is being decided is not part of it: only where it [has one](has_text) does
/// [`read`](super::read) give a position that plays on alike. Its tiles may lie in another order.
pub fn show(rules: &Dungeon, state: &State) -> String {
    let mut text = map(state);
    text.push('\n');
    for seat in Seat::first(rules.seats()) {
        text.push_str(&hero_line(rules, state, seat));
    }
    if has_text(state) {
        let &State { active, turn, moves, .. } = state;
        text.push_str(&format!("turn: {active} number {turn} moves {moves}"));
        if let Some(from) = state.came_from {
            text.push_str(&format!(" from {}", state.tile(from).place));
        }
        text.push('\n');
    }
    text.push_str(&pile("stack", TileType::all().map(|tile| (tile, state.stack[tile.index()]))));
    text.push_str(&pile("bag", Token::all().map(|token| (token, state.bag[token.index()]))));
    text
}

fn map(state: &State) -> String {
    let places = || state.tiles().iter().map(|tile| tile.place);
    let span = |of: fn(Place) -> i8| {
        (places().map(of).min().unwrap_or(0), places().map(of).max().unwrap_or(0))
    };
    let ((west, east), (south, north)) = (span(|place| place.x), span(|place| place.y));
    let mut text = String::new();
    for y in (south..=north).rev() {
        let row: Vec<String> = (west..=east)
            .map(|x| cell(state.tile_at(Place { x, y }).map(|at| state.tile(at))))
            .collect();
        text.push_str(row.join(" ").trim_end());
        text.push('\n');
    }
    text
}

fn cell(tile: Option<&LaidTile>) -> String {
    let Some(tile) = tile else { return "..".to_string() };
    let mark = match tile.kind {
        TileKind::Fountain if tile.place == Place::START => '@',
        TileKind::Fountain => '+',
        TileKind::Gate => '*',
        TileKind::Room | TileKind::Tunnel => thing_mark(tile.thing),
    };
    [exits_glyph(tile.exits, tile.kind), mark].into_iter().collect()
}

fn hero_line(rules: &Dungeon, state: &State, seat: Seat) -> String {
    let hero = state.hero(seat);
    let mut line = format!("{seat}: {}", state.tile(hero.tile).place);
    if rules.setup().heroes[seat.index()].is_none() && state.named.contains(seat) {
        line.push_str(&format!(" hero {}", hero.hero));
    }
    if !state.playing.contains(seat) {
        line.push_str(" gone");
    }
    if hero.hit_points != FULL_HIT_POINTS {
        line.push_str(&format!(" hp {}", hero.hit_points));
    }
    for piece in hero.inventory.pieces() {
        line.push_str(&format!(" {piece}"));
    }
    if state.cursed == Some(seat) {
        line.push_str(" cursed");
    }
    if hero.refuge != hero.tile {
        line.push_str(&format!(" refuge {}", state.tile(hero.refuge).place));
    }
    line.push('\n');
    line
}

fn pile<T: ToString>(name: &str, kinds: impl Iterator<Item = (T, u8)>) -> String {
    let items: Vec<String> = kinds
        .filter(|&(_, count)| count > 0)
        .map(|(kind, count)| format!("{count} {}", kind.to_string()))
        .collect();
    let list = if items.is_empty() { "none".to_string() } else { items.join(", ") };
    format!("{name}: {list}\n")
}
