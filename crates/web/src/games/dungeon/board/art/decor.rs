//! What tiles have on their floor and walls: torches, fountains, gates, and what lies about.

use std::f64::consts::{FRAC_PI_4, TAU};

use dungeon::{Direction, Exits, Place, TileKind};

use super::super::camera::Point;
use super::floor::{Floor, text};
use super::grain::Grain;
use crate::ui::decimal::{Decimal, tenths};

/// Everything on a tile that belongs to it.
pub fn decor(
    place: Place,
    exits: Exits,
    kind: TileKind,
    floor: &Floor,
    grain: &mut Grain,
) -> String {
    let start = place == Place::START;
    let mut art = String::new();
    match kind {
        TileKind::Fountain if start => art.push_str(&format!("{}{}", star(), fountain(15.0))),
        TileKind::Fountain => art.push_str(&fountain(18.0)),
        TileKind::Gate => art.push_str(&gate(exits)),
        TileKind::Room | TileKind::Tunnel => art.push_str(&litter(floor, grain)),
    }
    art.push_str(&torches(exits, kind, start, floor, grain));
    art
}

/// Torches where walls are: more in rooms, few in tunnels.
fn torches(exits: Exits, kind: TileKind, start: bool, floor: &Floor, grain: &mut Grain) -> String {
    let first = grain.below(4);
    let number = match kind {
        TileKind::Fountain if start => 4,
        TileKind::Room => 2,
        TileKind::Gate | TileKind::Fountain => 1,
        TileKind::Tunnel => u32::from(grain.below(3) > 0),
    };
    let corner = |quarter: u32| f64::from(quarter) * 2.0 * FRAC_PI_4 + FRAC_PI_4;
    let closed = Direction::ALL.into_iter().find(|&side| !exits.contains(side));
    let wall = floor.passage + 1.5;
    let place = |torch: u32| {
        let quarter = first + torch * if number == 2 { 2 } else { 1 };
        match (floor.chamber, closed) {
            (Some(radius), _) => Point::around(radius + 1.0, corner(quarter)),
            (None, Some(Direction::North)) => Point::new(0.0, -wall),
            (None, Some(Direction::East)) => Point::new(wall, 0.0),
            (None, Some(Direction::South)) => Point::new(0.0, wall),
            (None, Some(Direction::West)) => Point::new(-wall, 0.0),
            (None, None) => Point::around((floor.passage + 3.0) * 1.414, corner(quarter)),
        }
    };
    let mut art = String::new();
    for Point { x, y } in (0..number).map(place) {
        let (x, y) = (tenths(x), tenths(y));
        art.push_str(&format!(
            r##"<circle class="torch-glow" cx="{x}" cy="{y}" r="34"/><use href="#board-torch" x="{x}" y="{y}"/>"##
        ));
    }
    art
}

/// What lies about on a floor: bones, moss, cracks, pebbles.
fn litter(floor: &Floor, grain: &mut Grain) -> String {
    const LYING: [&str; 6] = ["crack", "moss", "pebbles", "crack", "bones", "web"];
    let number = 1 + grain.below(2);
    let mut art = String::new();
    for _ in 0..number {
        let name = LYING[grain.below(LYING.len() as u32) as usize];
        let far = floor.chamber.map_or(floor.passage - 4.0, |radius| radius - 10.0);
        let (angle, turn) = (grain.between(0.0, TAU), grain.between(0.0, 360.0));
        let Point { x, y } = Point::around(far, angle);
        let (x, y, turn) = (tenths(x), tenths(y), Decimal::new(turn, 0));
        art.push_str(&format!(
            r##"<use href="#board-{name}" transform="translate({x} {y}) rotate({turn})"/>"##
        ));
    }
    art
}

/// A basin of healing water.
fn fountain(radius: f64) -> String {
    let inner = radius * 0.62;
    format!(
        r#"<circle class="water-glow" r="{glow}"/><circle class="basin-foot" r="{foot}"/><circle class="basin" r="{rim}"/><circle class="basin-joints" r="{rim}"/><circle class="water" r="{radius}"/><circle class="ripple" r="{inner}"/><circle class="ripple" r="{drop}"/><path class="glint" d="M{a} {b}A{inner} {inner} 0 0 1 {c} {b}"/>"#,
        glow = tenths(radius * 2.1),
        foot = tenths(radius + 5.0),
        a = tenths(-inner * 0.8),
        b = tenths(-inner * 0.6),
        c = tenths(inner * 0.8),
        rim = tenths(radius + 2.5),
        radius = tenths(radius),
        drop = tenths(radius * 0.3),
        inner = tenths(inner),
    )
}

/// An arch of runes with a glowing portal, across the passage.
fn gate(exits: Exits) -> String {
    let turn =
        if exits.contains(Direction::North) || exits.contains(Direction::South) { 0 } else { 90 };
    let mut runes = String::new();
    for rune in 0..8 {
        let angle = tenths(f64::from(rune) * 45.0 + 22.5);
        runes.push_str(&format!(
            r##"<use href="#board-rune-{}" transform="rotate({angle}) translate(0 -27)"/>"##,
            rune % 3
        ));
    }
    format!(
        r#"<circle class="magic-glow" r="46"/><g transform="rotate({turn})"><circle class="rune-ring" r="27"/>{runes}<circle class="arch-foot" r="20.5"/><circle class="arch" r="20"/><circle class="portal" r="16.5"/><path class="swirl" d="M0 -13C9 -13 14 -4 10 3C6 10 -4 9 -5 3C-6 -2 0 -4 2 -1"/><path class="swirl" d="M0 13C-9 13 -14 4 -10 -3C-6 -10 4 -9 5 -3"/></g>"#
    )
}

/// The inlaid star of the start tile.
fn star() -> String {
    let point = |number: u32| {
        let angle = f64::from(number) * FRAC_PI_4 / 2.0;
        let radius = match number % 4 {
            0 => 38.0,
            2 => 30.0,
            _ => 19.0,
        };
        // The first one is north.
        text(Point::around(radius, angle - 2.0 * FRAC_PI_4))
    };
    let points: Vec<String> = (0..16).map(point).collect();
    format!(
        r#"<circle class="inlay-ring" r="38"/><path class="inlay" d="M{}Z"/>"#,
        points.join("L")
    )
}
