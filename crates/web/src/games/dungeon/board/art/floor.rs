//! The shape of a tile's floor: passages to its exits, and a round chamber where it has one.

use dungeon::{Direction, Exits, Place, TileKind};

use super::super::camera::Point;
use crate::ui::decimal::tenths;

/// From the middle of a tile to its edge.
const EDGE: f64 = 50.0;

/// The floor of a tile around its middle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Floor {
    exits: Exits,
    /// Half as wide as a passage.
    pub passage: f64,
    /// How large the chamber is; none in tunnels.
    pub chamber: Option<f64>,
}

impl Floor {
    /// The floor of a tile.
    pub fn of(place: Place, exits: Exits, kind: TileKind) -> Self {
        let (passage, chamber) = match kind {
            TileKind::Fountain if place == Place::START => (15.0, Some(42.0)),
            TileKind::Tunnel => (15.0, None),
            TileKind::Room => (14.0, Some(40.0)),
            TileKind::Gate => (14.0, Some(33.0)),
            TileKind::Fountain => (14.0, Some(35.0)),
        };
        Self { exits, passage, chamber }
    }

    /// How far a point is from the floor; less than nothing on it.
    pub fn distance(&self, point: Point) -> f64 {
        let half = self.passage;
        let round =
            self.chamber.map_or(f64::INFINITY, |radius| point.distance(Point::default()) - radius);
        let passages = self.exits.iter().map(|side| {
            let Point { x, y } = turned(point, 4 - side as u8);
            (x.abs() - half).max(y - half)
        });
        passages.fold(round, f64::min)
    }

    /// A near point that is at least so far inside.
    pub fn inside(&self, mut point: Point, depth: f64) -> Point {
        let near = 0.1;
        // Around a corner it takes a step for each of its sides.
        for _ in 0..4 {
            let far = self.distance(point) + depth;
            if far <= 0.0 {
                break;
            }
            let slope = |x, y| self.distance(Point::new(point.x + x, point.y + y));
            let x = slope(near, 0.0) - slope(-near, 0.0);
            let y = slope(0.0, near) - slope(0.0, -near);
            let steep = Point::new(x, y).distance(Point::default()).max(1e-9);
            point = Point::new(point.x - x / steep * far, point.y - y / steep * far);
        }
        point
    }

    /// The line around the floor.
    pub fn outline(&self) -> String {
        let walls = self.each_wall(0.0);
        let joined: Vec<String> = walls.iter().map(|wall| wall.replacen('M', "L", 1)).collect();
        format!("{}Z", joined.concat().replacen('L', "M", 1))
    }

    /// The walls between the exits, so far outside the floor.
    pub fn walls(&self, outside: f64) -> String {
        self.each_wall(outside).concat()
    }

    fn each_wall(&self, outside: f64) -> Vec<String> {
        let sides: Vec<Direction> = self.exits.iter().collect();
        let next = |index: usize| sides[(index + 1) % sides.len()] as u8;
        let gap = |index: usize| match (next(index) + 4 - sides[index] as u8) % 4 {
            0 => 4,
            gap => gap,
        };
        (0..sides.len()).map(|index| self.wall(sides[index] as u8, gap(index), outside)).collect()
    }

    /// The wall from one exit to the next one, so many quarter turns farther.
    fn wall(&self, from: u8, gap: u8, outside: f64) -> String {
        let half = self.passage + outside;
        let at = |x, y, quarters| text(turned(Point::new(x, y), from + quarters));
        let bend = |quarters: u8, round: f64, inner: f64| {
            let before = at(half, inner * half - round, quarters);
            let after = at(half - inner * round, inner * half, quarters);
            format!("L{before}Q{} {after}", at(half, inner * half, quarters))
        };
        let between = match (self.chamber, gap) {
            (Some(radius), _) => {
                let radius = radius + outside;
                let meets = (radius * radius - half * half).max(0.0).sqrt();
                let (a, b) = (at(half, -meets, 0), at(-half, -meets, gap));
                let radius = tenths(radius);
                format!("L{a}A{radius} {radius} 0 {} 1 {b}", u8::from(gap > 2))
            }
            (None, 1) => bend(0, 7.0, -1.0),
            (None, 2) => String::new(),
            (None, 3) => bend(0, 13.0, 1.0),
            (None, _) => format!("{}{}", bend(0, 13.0, 1.0), bend(1, 13.0, 1.0)),
        };
        format!("M{}{between}L{}", at(half, -EDGE, 0), at(-half, -EDGE, gap))
    }
}

/// A point turned to the right around the middle.
fn turned(Point { x, y }: Point, quarters: u8) -> Point {
    match quarters % 4 {
        0 => Point::new(x, y),
        1 => Point::new(-y, x),
        2 => Point::new(-x, -y),
        _ => Point::new(y, -x),
    }
}

/// A point in a path.
pub fn text(Point { x, y }: Point) -> String {
    format!("{} {}", tenths(x), tenths(y))
}

#[cfg(test)]
mod tests {
    use dungeon::Direction::{East, North, South, West};

    use super::*;

    const AT: Place = Place { x: 2, y: 3 };

    fn tunnel(sides: &[Direction]) -> Floor {
        Floor::of(AT, Exits::of(sides), TileKind::Tunnel)
    }

    #[test]
    fn open_sides_are_floor_and_closed_ones_are_not() {
        for kind in TileKind::ALL {
            let floor = Floor::of(AT, Exits::of(&[North, East]), kind);
            assert!(floor.distance(Point::default()) < 0.0);
            assert!(floor.distance(Point::new(0.0, -49.0)) < 0.0, "north is up");
            assert!(floor.distance(Point::new(49.0, 0.0)) < 0.0);
            assert!(floor.distance(Point::new(0.0, 49.0)) > 0.0);
            assert!(floor.distance(Point::new(-49.0, 0.0)) > 0.0);
        }
    }

    #[test]
    fn rooms_are_wider_than_tunnels() {
        let corner = Point::new(25.0, 25.0);
        assert!(tunnel(&[North, South]).distance(corner) > 0.0);
        let room = Floor::of(AT, Exits::of(&[North, South]), TileKind::Room);
        assert!(room.distance(corner) < 0.0);
    }

    #[test]
    fn what_is_pushed_inside_is_inside() {
        for kind in TileKind::ALL {
            let floor = Floor::of(AT, Exits::of(&[North, East, West]), kind);
            for (x, y) in [(18.0, -30.0), (-44.0, 17.0), (30.0, 33.0), (0.0, 45.0)] {
                let inside = floor.inside(Point::new(x, y), 1.0);
                assert!(floor.distance(inside) < 0.0, "{kind}: {inside:?}");
            }
        }
    }

    #[test]
    fn walls_go_from_exit_to_exit() {
        assert_eq!(tunnel(&[North, South]).walls(0.0), "M15 -50L15 50M-15 50L-15 -50");
        let corner = tunnel(&[North, East]).walls(0.0);
        assert_eq!(
            corner,
            "M15 -50L15 -22Q15 -15 22 -15L50 -15\
             M50 15L-2 15Q-15 15 -15 2L-15 -50"
        );
        let outline = tunnel(&[North, South]).outline();
        assert_eq!(outline, "M15 -50L15 50L-15 50L-15 -50Z");
    }
}
