//! Where one looks at the dungeon from: plain arithmetic between the dungeon and the screen.
//!
//! The dungeon is measured in units, a hundred to a tile, with the start tile's centre at the origin and the south
//! below; the screen in pixels from the board's upper left corner.

use dungeon::Place;

use crate::ui::decimal::Decimal;

/// How many units a tile is wide.
pub const TILE: f64 = 100.0;

/// As far away as one can go, and as near.
const ZOOMS: (f64, f64) = (0.2, 3.0);

/// A point in the dungeon or on the screen.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Down.
    pub y: f64,
}

impl Point {
    /// A point.
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// How far it is to another one.
    pub fn distance(self, other: Self) -> f64 {
        let (x, y) = (self.x - other.x, self.y - other.y);
        (x * x + y * y).sqrt()
    }

    /// So far from the origin, at an angle clockwise from the right.
    pub fn around(radius: f64, angle: f64) -> Self {
        Self::new(radius * angle.cos(), radius * angle.sin())
    }

    /// Half way to another one.
    pub fn middle(self, other: Self) -> Self {
        Self::new(f64::midpoint(self.x, other.x), f64::midpoint(self.y, other.y))
    }
}

/// How large the board is on the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Size {
    /// In pixels.
    pub width: f64,
    /// In pixels.
    pub height: f64,
}

/// The part of the dungeon that is discovered, in units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bounds {
    /// The upper left corner.
    pub from: Point,
    /// The lower right corner.
    pub to: Point,
}

impl Bounds {
    /// What these places cover; the start tile where there are none.
    pub fn of(places: impl IntoIterator<Item = Place>) -> Self {
        let (mut from, mut to) = (Point::default(), Point::default());
        for place in places {
            let centre = centre(place);
            from = Point::new(from.x.min(centre.x), from.y.min(centre.y));
            to = Point::new(to.x.max(centre.x), to.y.max(centre.y));
        }
        let half = TILE / 2.0;
        Self {
            from: Point::new(from.x - half, from.y - half),
            to: Point::new(to.x + half, to.y + half),
        }
    }
}

/// The middle of a tile in the dungeon.
pub fn centre(place: Place) -> Point {
    Point::new(f64::from(place.x) * TILE, f64::from(place.y) * -TILE)
}

/// The place that a point of the dungeon belongs to.
pub fn place_at(point: Point) -> Place {
    Place { x: (point.x / TILE).round() as i8, y: (-point.y / TILE).round() as i8 }
}

/// What lies in the middle of the board, and how large it is shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Camera {
    /// The point of the dungeon in the middle of the board.
    pub at: Point,
    /// Pixels for each unit.
    pub zoom: f64,
}

impl Camera {
    /// A first look: a hero with two or three tiles around.
    pub fn first(at: Point, size: Size) -> Self {
        let zoom = (size.width.min(size.height) / (4.2 * TILE)).clamp(0.8, 1.5);
        Self { at, zoom }
    }

    /// Everything that is discovered, and what can be discovered beside it.
    pub fn fitting(bounds: Bounds, size: Size) -> Self {
        let wide = bounds.to.x - bounds.from.x + TILE * 1.7;
        let high = bounds.to.y - bounds.from.y + TILE * 1.7;
        let zoom = (size.width / wide).min(size.height / high);
        Self { at: bounds.from.middle(bounds.to), zoom: zoom.clamp(ZOOMS.0, 1.6) }
    }

    /// Where a point of the dungeon is on the screen.
    pub fn to_screen(self, point: Point, size: Size) -> Point {
        Point::new(
            (point.x - self.at.x) * self.zoom + size.width / 2.0,
            (point.y - self.at.y) * self.zoom + size.height / 2.0,
        )
    }

    /// Which point of the dungeon is there on the screen.
    pub fn to_dungeon(self, point: Point, size: Size) -> Point {
        Point::new(
            (point.x - size.width / 2.0) / self.zoom + self.at.x,
            (point.y - size.height / 2.0) / self.zoom + self.at.y,
        )
    }

    /// The dungeon moved by so many pixels.
    pub fn panned(self, x: f64, y: f64) -> Self {
        Self { at: Point::new(self.at.x - x / self.zoom, self.at.y - y / self.zoom), ..self }
    }

    /// Nearer or farther by a factor; what is at this point of the screen stays there.
    pub fn zoomed(self, factor: f64, around: Point, size: Size) -> Self {
        let zoom = (self.zoom * factor).clamp(ZOOMS.0, ZOOMS.1);
        let held = self.to_dungeon(around, size);
        let moved = Self { zoom, ..self }.to_dungeon(around, size);
        let at = Point::new(self.at.x + held.x - moved.x, self.at.y + held.y - moved.y);
        Self { at, zoom }
    }

    /// Never so far away that nothing of the dungeon is seen.
    pub fn within(self, bounds: Bounds) -> Self {
        let x = self.at.x.clamp(bounds.from.x, bounds.to.x);
        let y = self.at.y.clamp(bounds.from.y, bounds.to.y);
        Self { at: Point::new(x, y), ..self }
    }

    /// Moved just so far that this point of the dungeon and a tile around it are seen; not at all where they are.
    pub fn showing(self, point: Point, size: Size) -> Self {
        let shown = self.to_screen(point, size);
        let margin = |length: f64| (TILE * 1.3 * self.zoom).min(length * 0.4);
        let outside = |at: f64, length: f64| {
            let margin = margin(length);
            at - at.max(margin).min(length - margin)
        };
        self.panned(-outside(shown.x, size.width), -outside(shown.y, size.height))
    }

    /// The one transform of the page that shows the dungeon so. Its origin is the middle of the board.
    pub fn transform(self) -> String {
        let [x, y] = [self.at.x, self.at.y].map(|at| Decimal::new(-at * self.zoom, 2));
        format!("translate({x}px,{y}px) scale({})", self.scale())
    }

    /// How many pixels a unit has, as text.
    pub fn scale(self) -> String {
        Decimal::new(self.zoom, 4).to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: Size = Size { width: 800.0, height: 600.0 };

    fn near(a: Point, b: Point) -> bool {
        a.distance(b) < 1e-6
    }

    #[test]
    fn angles_are_nearly_exact() {
        for step in -2000..2000 {
            let angle = f64::from(step) * 0.01;
            let exact = Point::new(38.0 * angle.cos(), 38.0 * angle.sin());
            assert!(Point::around(38.0, angle).distance(exact) < 0.001, "{angle}");
        }
    }

    #[test]
    fn places_and_points_belong_together() {
        for (x, y) in [(0, 0), (3, -2), (-7, 5), (40, 40)] {
            let place = Place { x, y };
            assert_eq!(place_at(centre(place)), place);
            let corner = centre(place);
            assert_eq!(place_at(Point::new(corner.x + 49.0, corner.y - 49.0)), place);
        }
    }

    #[test]
    fn the_screen_and_the_dungeon_are_each_others_inverse() {
        let camera = Camera { at: Point::new(120.0, -340.0), zoom: 1.7 };
        let point = Point::new(13.0, 77.0);
        assert!(near(camera.to_dungeon(camera.to_screen(point, SIZE), SIZE), point));
        assert!(near(camera.to_screen(camera.at, SIZE), Point::new(400.0, 300.0)));
    }

    #[test]
    fn what_is_under_the_fingers_stays_there() {
        let camera = Camera { at: Point::new(50.0, 20.0), zoom: 1.0 };
        let around = Point::new(700.0, 100.0);
        let held = camera.to_dungeon(around, SIZE);
        for factor in [0.5, 1.3, 100.0, 0.0001] {
            let zoomed = camera.zoomed(factor, around, SIZE);
            assert!(near(zoomed.to_dungeon(around, SIZE), held), "{factor}");
            assert!(zoomed.zoom >= ZOOMS.0 && zoomed.zoom <= ZOOMS.1);
        }
        let panned = camera.panned(30.0, -10.0);
        let moved = panned.to_screen(Point::default(), SIZE);
        let before = camera.to_screen(Point::default(), SIZE);
        assert!(near(moved, Point::new(before.x + 30.0, before.y - 10.0)));
    }

    #[test]
    fn everything_fits() {
        let places = [Place { x: -6, y: 2 }, Place { x: 9, y: -4 }, Place::START];
        let bounds = Bounds::of(places);
        assert_eq!(
            (bounds.from, bounds.to),
            (Point::new(-650.0, -250.0), Point::new(950.0, 450.0))
        );
        let camera = Camera::fitting(bounds, SIZE);
        for corner in [bounds.from, bounds.to] {
            let shown = camera.to_screen(corner, SIZE);
            assert!(shown.x >= 0.0 && shown.x <= SIZE.width, "{shown:?}");
            assert!(shown.y >= 0.0 && shown.y <= SIZE.height, "{shown:?}");
        }
    }

    #[test]
    fn the_camera_moves_only_for_what_is_not_seen() {
        let camera = Camera { at: Point::default(), zoom: 1.0 };
        assert_eq!(camera.showing(Point::new(100.0, -100.0), SIZE), camera);
        let moved = camera.showing(Point::new(900.0, 0.0), SIZE);
        let shown = moved.to_screen(Point::new(900.0, 0.0), SIZE);
        assert!(near(shown, Point::new(800.0 - 130.0, 300.0)), "{shown:?}");
        // Where the board is smaller than a tile with its surroundings there is still a way.
        let narrow = Size { width: 200.0, height: 200.0 };
        let shown = camera
            .showing(Point::new(900.0, 0.0), narrow)
            .to_screen(Point::new(900.0, 0.0), narrow);
        assert!(near(shown, Point::new(120.0, 100.0)), "{shown:?}");
    }

    #[test]
    fn the_dungeon_cannot_be_lost() {
        let bounds = Bounds::of([Place::START]);
        let far = Camera { at: Point::new(9000.0, -9000.0), zoom: 1.0 };
        assert!(near(far.within(bounds).at, Point::new(50.0, -50.0)));
    }
}
