//! The dungeon drawn with characters: a tile is seven wide and three high.

use dungeon::{Direction, Place, Thing, TileKind, TileView, Token, View, position};
use table::Seat;

use crate::cli::MapStyle;

/// Characters between the side walls of a tile.
const INNER: usize = 5;

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

/// The map with its coordinates; empty if it is not to be drawn.
pub(crate) fn draw(
    view: &View,
    strength: impl Fn(dungeon::Monster) -> u8,
    style: MapStyle,
) -> String {
    let ink = match style {
        MapStyle::Unicode => UNICODE,
        MapStyle::Ascii => ASCII,
        MapStyle::None => return String::new(),
    };
    let places = || view.tiles.iter().map(|tile| tile.place);
    let (west, east) = span(places().map(|place| place.x));
    let (south, north) = span(places().map(|place| place.y));
    let mut text = String::new();
    for y in (south..=north).rev() {
        let tiles: Vec<Option<&TileView>> =
            (west..=east).map(|x| view.tile_at(Place { x, y })).collect();
        for line in 0..3 {
            let label = if line == 1 { format!("{y:>4} ") } else { " ".repeat(INNER) };
            let cells: String = tiles
                .iter()
                .map(|tile| {
                    tile.map_or_else(
                        || " ".repeat(7),
                        |tile| cell(view, tile, line, &ink, &strength),
                    )
                })
                .collect();
            text.push_str(format!("{label}{cells}").trim_end());
            text.push('\n');
        }
    }
    let columns: Vec<String> = (west..=east).map(|x| format!("{x:^7}")).collect();
    text.push_str(format!("     {}", columns.concat()).trim_end());
    text.push('\n');
    text
}

fn span(numbers: impl Iterator<Item = i8> + Clone) -> (i8, i8) {
    (numbers.clone().min().unwrap_or(0), numbers.max().unwrap_or(0))
}

/// One of the three lines of a tile.
fn cell(
    view: &View,
    tile: &TileView,
    line: usize,
    ink: &Ink,
    strength: &impl Fn(dungeon::Monster) -> u8,
) -> String {
    let room = tile.kind == TileKind::Room;
    let open = |side| tile.exits.contains(side);
    let wall = |left: char, right: char, side| {
        let (edge, gap) = if room { (ink.horizontal, ' ') } else { (ink.rock, ' ') };
        let middle = if open(side) {
            format!("{edge}{gap}{gap}{gap}{edge}")
        } else {
            edge.to_string().repeat(INNER)
        };
        if room { format!("{left}{middle}{right}") } else { format!("{0}{middle}{0}", ink.rock) }
    };
    match line {
        0 => wall(ink.corners[0], ink.corners[1], Direction::North),
        1 => {
            let side = |side| match (open(side), room) {
                (true, _) => ' ',
                (false, true) => ink.vertical,
                (false, false) => ink.rock,
            };
            let inside = inside(view, tile, strength);
            format!("{}{inside:^INNER$}{}", side(Direction::West), side(Direction::East))
        }
        _ => wall(ink.corners[2], ink.corners[3], Direction::South),
    }
}

/// What lies there, then who stands there by seat.
fn inside(view: &View, tile: &TileView, strength: &impl Fn(dungeon::Monster) -> u8) -> String {
    let heroes: String = Seat::first(view.heroes.len())
        .zip(&view.heroes)
        .filter(|(_, hero)| hero.playing && hero.place == tile.place)
        .map(|(seat, _)| seat.to_string())
        .collect();
    let mark = match (tile.kind, tile.thing) {
        (TileKind::Gate, _) => "O".to_owned(),
        (TileKind::Fountain, _) => "~".to_owned(),
        (TileKind::Room | TileKind::Tunnel, Thing::Nothing) => String::new(),
        (TileKind::Room | TileKind::Tunnel, Thing::Token(Token::Monster(monster))) => {
            format!("{}{}", position::thing_mark(tile.thing), strength(monster))
        }
        (
            TileKind::Room | TileKind::Tunnel,
            thing @ (Thing::Token(Token::Chest) | Thing::Piece(_)),
        ) => position::thing_mark(thing).to_string(),
    };
    match (mark.is_empty(), heroes.is_empty()) {
        (false, false) if mark.len() + heroes.len() < INNER => format!("{mark} {heroes}"),
        (false, false) if mark.len() + heroes.len() > INNER => heroes,
        (_, _) => format!("{mark}{heroes}"),
    }
}
