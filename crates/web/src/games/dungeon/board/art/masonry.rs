//! Stones, laid by hand: flagstones on the floor, boulders in the rock. Each fits to the walls beside it.

use std::f64::consts::TAU;

use super::super::camera::Point;
use super::floor::{Floor, text};
use super::grain::Grain;

/// How many tones stones have.
pub const TONES: usize = 4;

/// Half the width of a joint.
const JOINT: f64 = 0.55;

/// Paths of stones by their tone, and their lit edges.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Stones {
    /// One path for each tone.
    pub tones: [String; TONES],
    /// Where light falls on them.
    pub edges: String,
}

impl Stones {
    fn lay(&mut self, corners: &[Point], tone: usize) {
        let line: Vec<String> = corners.iter().map(|&corner| text(corner)).collect();
        self.tones[tone % TONES].push_str(&format!("M{}Z", line.join("L")));
    }

    fn light(&mut self, corners: &[Point]) {
        let line: Vec<String> = corners.iter().map(|&corner| text(corner)).collect();
        self.edges.push_str(&format!("M{}", line.join("L")));
    }
}

/// The flagstones of a floor: in rings in a chamber, in rows elsewhere.
pub fn flagstones(floor: &Floor, grain: &mut Grain) -> Stones {
    let mut stones = Stones::default();
    rows(grain, (9.0, 17.0), (8.0, 12.0), |corners, tone| {
        let middle = corners[0].middle(corners[2]);
        let outside = |point: Point| match floor.chamber {
            Some(radius) => pushed_out(point, radius + JOINT),
            None => point,
        };
        if floor.distance(middle) > 1.5
            || floor.chamber.is_some_and(|radius| middle.distance(Point::default()) < radius)
        {
            return;
        }
        let fitted = corners.map(|corner| floor.inside(outside(corner), JOINT));
        stones.lay(&fitted, tone);
        stones.light(&[fitted[3], fitted[0], fitted[1]]);
    });
    if let Some(radius) = floor.chamber {
        rings(radius, grain, &mut stones);
    }
    stones
}

/// The rock around a floor, as far as it is thick enough.
pub fn boulders(floor: &Floor, grain: &mut Grain) -> Stones {
    let mut stones = Stones::default();
    rows(grain, (12.0, 24.0), (10.0, 15.0), |corners, tone| {
        let middle = corners[0].middle(corners[2]);
        if floor.distance(middle) > 3.0 {
            stones.lay(&corners, tone);
            stones.light(&[corners[3], corners[0], corners[1]]);
        }
    });
    stones
}

/// Rows of stones over a whole tile: their corners from the upper left, and a tone.
fn rows(
    grain: &mut Grain,
    widths: (f64, f64),
    heights: (f64, f64),
    mut lay: impl FnMut([Point; 4], usize),
) {
    let end = 49.2;
    let next = |from: f64, (least, most): (f64, f64), grain: &mut Grain| {
        let to = from + grain.between(least, most);
        if end - to < least * 0.7 { end } else { to }
    };
    let mut top = -end;
    while top < end {
        let bottom = next(top, heights, grain);
        let mut left = -end;
        while left < end {
            let right = next(left, widths, grain);
            let mut corner = |x: f64, y: f64| {
                let limit = |at: f64| at.clamp(-end, end);
                Point::new(limit(x + grain.between(-0.7, 0.7)), limit(y + grain.between(-0.7, 0.7)))
            };
            let corners = [
                corner(left + JOINT, top + JOINT),
                corner(right - JOINT, top + JOINT),
                corner(right - JOINT, bottom - JOINT),
                corner(left + JOINT, bottom - JOINT),
            ];
            lay(corners, grain.below(TONES as u32) as usize);
            left = right;
        }
        top = bottom;
    }
}

/// Stones in rings around the middle of a chamber.
fn rings(radius: f64, grain: &mut Grain, stones: &mut Stones) {
    let count = (radius / 11.0).round().max(2.0);
    let width = radius / count;
    for ring in 0..count as u32 {
        let (near, far) = (f64::from(ring) * width + JOINT, f64::from(ring + 1) * width - JOINT);
        let number = if ring == 0 { 5 } else { 5 + ring * 5 + grain.below(2) };
        let turn = grain.between(0.0, TAU);
        let each = TAU / f64::from(number);
        for stone in 0..number {
            let wobble = grain.between(-0.08, 0.08) * each;
            let from = turn + f64::from(stone) * each + JOINT / far + wobble.max(0.0);
            let to = turn + f64::from(stone + 1) * each - JOINT / far + wobble.min(0.0);
            let at = |radius: f64, share: f64| {
                let angle = from + (to - from) * share;
                Point::around(radius, angle)
            };
            let outer = [at(far, 0.0), at(far, 0.33), at(far, 0.67), at(far, 1.0)];
            let inner = [at(near, 1.0), at(near, 0.5), at(near, 0.0)];
            stones.lay(&[outer.as_slice(), &inner].concat(), grain.below(TONES as u32) as usize);
            stones.light(if Point::around(1.0, from + to).y < 0.3 { &outer } else { &inner });
        }
    }
}

fn pushed_out(point: Point, radius: f64) -> Point {
    let far = point.distance(Point::default());
    if far >= radius || far < 1.0 {
        return point;
    }
    Point::new(point.x * radius / far, point.y * radius / far)
}

#[cfg(test)]
mod tests {
    use dungeon::{Direction, Exits, Place, TileKind};

    use super::*;

    #[test]
    fn flagstones_lie_on_the_floor_only() {
        let exits = Exits::of(&[Direction::North, Direction::East]);
        for kind in TileKind::ALL {
            let place = Place { x: 1, y: 1 };
            let floor = Floor::of(place, exits, kind);
            let stones = flagstones(&floor, &mut Grain::new(place, 1));
            let all = stones.tones.concat();
            assert!(all.matches('M').count() > 12, "{kind}: {all}");
            for corner in all.split(['M', 'L', 'Z']).filter(|corner| !corner.is_empty()) {
                let (x, y) = corner.split_once(' ').unwrap();
                let corner = Point::new(x.parse().unwrap(), y.parse().unwrap());
                assert!(floor.distance(corner) < 0.5, "{kind}: {corner:?}");
            }
        }
    }

    #[test]
    fn equal_tiles_are_laid_differently() {
        let exits = Exits::of(&Direction::ALL);
        let laid = |x| {
            let place = Place { x, y: 4 };
            let floor = Floor::of(place, exits, TileKind::Tunnel);
            flagstones(&floor, &mut Grain::new(place, 1))
        };
        assert_eq!(laid(1), laid(1));
        assert_ne!(laid(1), laid(2));
    }
}
