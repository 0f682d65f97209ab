//! The dungeon drawn with characters: a tile is seven wide and three high.

use std::ops::RangeInclusive;

use dungeon::{Content, Direction, Place, Thing, TileKind, TileView, Token, View, position};
use table::Seat;

use crate::cli::Lettering;
use crate::game::TextArea;

/// Characters of a tile.
const WIDTH: usize = 7;
const HEIGHT: usize = 3;
/// Characters between the side walls of a tile.
const INNER: usize = WIDTH - 2;
/// Characters of the numbers at the left.
const MARGIN: usize = 5;

/// The characters walls are drawn with.
struct Ink {
    horizontal: char,
    vertical: char,
    corners: [char; 4],
    rock: char,
}

const UNICODE: Ink =
    Ink { horizontal: '─', vertical: '│', corners: ['┌', '┐', '└', '┘'], rock: '▒' };
const ASCII: Ink = Ink { horizontal: '-', vertical: '|', corners: ['+'; 4], rock: '#' };

/// The map with its coordinates, as much of it around the hero whose turn it is as there is room
/// for. Arrows stand where the map goes on beyond what is shown.
pub(super) fn draw(
    view: &View,
    content: &Content,
    lettering: Lettering,
    room: Option<TextArea>,
) -> String {
    let ink = match lettering {
        Lettering::Unicode => UNICODE,
        Lettering::Ascii => ASCII,
    };
    let here = view.heroes.get(view.turn.seat.index()).map_or(Place::START, |hero| hero.place);
    let places = || view.tiles.iter().map(|tile| tile.place);
    let wide = room.map(|room| room.columns.saturating_sub(MARGIN + 2) / WIDTH);
    let high = room.map(|room| room.lines / HEIGHT);
    let (columns, cut_west, cut_east) = window(places().map(|place| place.x), here.x, wide);
    let (rows, cut_south, cut_north) = window(places().map(|place| place.y), here.y, high);
    let mut text = String::new();
    if cut_north {
        text.push_str("   ^\n");
    }
    for y in rows.rev() {
        let tiles: Vec<Option<&TileView>> =
            columns.clone().map(|x| view.tile_at(Place { x, y })).collect();
        for line in 0..HEIGHT {
            let label = if line == 1 { format!("{y:>4} ") } else { " ".repeat(MARGIN) };
            let draw = |tile: Option<&TileView>| {
                tile.map_or_else(|| " ".repeat(WIDTH), |tile| cell(view, content, tile, line, &ink))
            };
            let cells: Vec<String> = tiles.iter().copied().map(draw).collect();
            text.push_str(format!("{label}{}", cells.concat()).trim_end());
            text.push('\n');
        }
    }
    let numbers: Vec<String> = columns.map(|x| format!("{x:^WIDTH$}")).collect();
    let (west, east) = (if cut_west { '<' } else { ' ' }, if cut_east { ">" } else { "" });
    let south = if cut_south { 'v' } else { ' ' };
    text.push_str(format!("  {south}{west} {}{east}", numbers.concat()).trim_end());
    text.push('\n');
    text
}

/// The numbers to show, at most so many and around the middle, and whether some are cut off below
/// and above.
fn window(
    numbers: impl Iterator<Item = i8> + Clone,
    middle: i8,
    most: Option<usize>,
) -> (RangeInclusive<i8>, bool, bool) {
    let low = numbers.clone().min().unwrap_or(0);
    let high = numbers.max().unwrap_or(0);
    let most = most.map_or(i8::MAX, |most| i8::try_from(most.max(1)).unwrap_or(i8::MAX));
    if high - low < most {
        return (low..=high, false, false);
    }
    let first = (middle - most / 2).clamp(low, high - (most - 1));
    let last = first + (most - 1);
    (first..=last, first > low, last < high)
}

/// One of the three lines of a tile.
fn cell(view: &View, content: &Content, tile: &TileView, line: usize, ink: &Ink) -> String {
    let room = tile.kind == TileKind::Room;
    let open = |side| tile.exits.contains(side);
    let wall = |left: char, right: char, side| {
        let edge = if room { ink.horizontal } else { ink.rock };
        let middle =
            if open(side) { format!("{edge}   {edge}") } else { edge.to_string().repeat(INNER) };
        if room { format!("{left}{middle}{right}") } else { format!("{edge}{middle}{edge}") }
    };
    match line {
        0 => wall(ink.corners[0], ink.corners[1], Direction::North),
        1 => {
            let side = |side| match (open(side), room) {
                (true, _) => ' ',
                (false, true) => ink.vertical,
                (false, false) => ink.rock,
            };
            let inside = inside(view, content, tile);
            format!("{}{inside:^INNER$}{}", side(Direction::West), side(Direction::East))
        }
        _ => wall(ink.corners[2], ink.corners[3], Direction::South),
    }
}

/// What lies there, then who stands there by seat; `*` is behind the hero whose turn it is.
fn inside(view: &View, content: &Content, tile: &TileView) -> String {
    let heroes: Vec<String> = Seat::first(view.heroes.len())
        .zip(&view.heroes)
        .filter(|(_, hero)| hero.playing && hero.place == tile.place)
        .map(|(seat, _)| format!("{seat}{}", if view.acting() == Some(seat) { "*" } else { "" }))
        .collect();
    let heroes = heroes.concat();
    let mark = mark(content, tile);
    match (mark.is_empty(), heroes.is_empty()) {
        (false, false) if mark.len() + heroes.len() < INNER => format!("{mark} {heroes}"),
        (false, false) if mark.len() + heroes.len() > INNER => heroes,
        (_, _) => format!("{mark}{heroes}"),
    }
}

/// The sign of a tile without its heroes.
fn mark(content: &Content, tile: &TileView) -> String {
    match tile.kind {
        TileKind::Gate => "O".to_owned(),
        TileKind::Fountain => "~".to_owned(),
        TileKind::Room | TileKind::Tunnel => thing_sign(content, tile.thing),
    }
}

/// The sign of what lies on a tile: a monster with its strength, a weapon by what it adds.
pub(super) fn thing_sign(content: &Content, thing: Thing) -> String {
    match thing {
        Thing::Nothing => String::new(),
        Thing::Token(Token::Monster(monster)) => {
            format!("{}{}", position::thing_mark(thing), content.strength[monster])
        }
        Thing::Token(Token::Chest) => position::thing_mark(thing).to_string(),
        Thing::Piece(piece) => match content.bonus.of(piece) {
            Some(bonus) => format!("+{bonus}"),
            None => position::thing_mark(thing).to_string(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_window_stays_within_the_map_and_around_the_hero() {
        let numbers = || -10..=10_i8;
        assert_eq!(window(numbers(), 0, None), (-10..=10, false, false));
        assert_eq!(window(numbers(), 0, Some(21)), (-10..=10, false, false));
        assert_eq!(window(numbers(), 0, Some(5)), (-2..=2, true, true));
        assert_eq!(window(numbers(), 10, Some(5)), (6..=10, true, false));
        assert_eq!(window(numbers(), -10, Some(4)), (-10..=-7, false, true));
        assert_eq!(window(numbers(), 3, Some(0)), (3..=3, true, true));
    }
}
