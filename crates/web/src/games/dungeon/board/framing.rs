//! Getting everything that can be chosen into the part of the board that nothing lies over.

use dungeon::Place;

use super::camera::{Bounds, Camera, Point, Size, TILE, centre};

/// Places are never smaller than fingers can tap: those that are farther off are left out instead.
pub const LEAST: f64 = 0.4;

/// A part of the board on the screen, in pixels from the board's upper left corner.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    /// The upper left corner.
    pub from: Point,
    /// The lower right corner.
    pub to: Point,
}

impl Area {
    /// All of the board.
    pub fn whole(size: Size) -> Self {
        Self { from: Point::default(), to: Point::new(size.width, size.height) }
    }

    /// What is left beside something that lies over it, cut off where that costs least.
    #[must_use]
    pub fn beside(self, over: Self) -> Self {
        let apart = over.to.x <= self.from.x
            || over.from.x >= self.to.x
            || over.to.y <= self.from.y
            || over.from.y >= self.to.y;
        if apart {
            return self;
        }
        let left = Self { to: Point::new(over.from.x, self.to.y), ..self };
        let right = Self { from: Point::new(over.to.x, self.from.y), ..self };
        let above = Self { to: Point::new(self.to.x, over.from.y), ..self };
        let below = Self { from: Point::new(self.from.x, over.to.y), ..self };
        let larger = |a: Self, b: Self| if b.extent() > a.extent() { b } else { a };
        [right, above, below].into_iter().fold(left, larger)
    }

    fn extent(self) -> f64 {
        (self.to.x - self.from.x).max(0.0) * (self.to.y - self.from.y).max(0.0)
    }
}

impl Bounds {
    /// What these places cover, with a margin around, if there is one.
    pub fn around(places: &[Place], margin: f64) -> Option<Self> {
        let (first, rest) = places.split_first()?;
        let (mut from, mut to) = (centre(*first), centre(*first));
        for centre in rest.iter().map(|&place| centre(place)) {
            from = Point::new(from.x.min(centre.x), from.y.min(centre.y));
            to = Point::new(to.x.max(centre.x), to.y.max(centre.y));
        }
        let beyond = TILE / 2.0 + margin;
        let from = Point::new(from.x - beyond, from.y - beyond);
        Some(Self { from, to: Point::new(to.x + beyond, to.y + beyond) })
    }
}

impl Camera {
    /// Moved as little as possible, no nearer than wished, so that as many of these places as can be, from the first on, lie in
    /// that part of the board.
    pub fn framing(self, places: &[Place], margin: f64, free: Area, size: Size, wish: f64) -> Self {
        let all = (1..=places.len()).rev();
        let mut shown = all.filter_map(|count| Bounds::around(&places[..count], margin));
        shown.find_map(|bounds| self.around(bounds, free, size, wish)).unwrap_or(self)
    }

    /// Whether all of these places lie in that part of the board, and are large enough to tap.
    pub fn shows(self, places: &[Place], free: Area, size: Size) -> bool {
        let half = TILE / 2.0 * self.zoom;
        let lies_in = |&place: &Place| {
            let middle = self.to_screen(centre(place), size);
            middle.x - half >= free.from.x - 1.0
                && middle.x + half <= free.to.x + 1.0
                && middle.y - half >= free.from.y - 1.0
                && middle.y + half <= free.to.y + 1.0
        };
        places.iter().all(lies_in)
    }

    fn around(self, bounds: Bounds, free: Area, size: Size, wish: f64) -> Option<Self> {
        let wide = (free.to.x - free.from.x) / (bounds.to.x - bounds.from.x);
        let high = (free.to.y - free.from.y) / (bounds.to.y - bounds.from.y);
        let zoom = wish.min(wide).min(high);
        // Where one looks at, so that both ends are within: between these.
        let at = |at: f64, ends: (f64, f64), free: (f64, f64), length: f64| {
            let least = ends.1 - (free.1 - length / 2.0) / zoom;
            let most = ends.0 - (free.0 - length / 2.0) / zoom;
            at.max(least).min(most)
        };
        let ends = |from, to| (from, to);
        let x = at(
            self.at.x,
            ends(bounds.from.x, bounds.to.x),
            ends(free.from.x, free.to.x),
            size.width,
        );
        let y = at(
            self.at.y,
            ends(bounds.from.y, bounds.to.y),
            ends(free.from.y, free.to.y),
            size.height,
        );
        (zoom >= LEAST).then_some(Self { at: Point::new(x, y), zoom })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PHONE: Size = Size { width: 390.0, height: 600.0 };

    fn area(x: f64, y: f64, width: f64, height: f64) -> Area {
        Area { from: Point::new(x, y), to: Point::new(x + width, y + height) }
    }

    #[test]
    fn what_lies_over_the_board_costs_as_little_of_it_as_possible() {
        let whole = Area::whole(PHONE);
        let tools = area(0.0, 552.0, 132.0, 48.0);
        let controls = area(342.0, 510.0, 48.0, 90.0);
        let free = whole.beside(tools).beside(controls);
        assert_eq!(free, area(0.0, 0.0, 390.0, 510.0), "a line at the lower edge");
        let low = Area::whole(Size { width: 500.0, height: 300.0 });
        let corner = area(450.0, 210.0, 50.0, 90.0);
        assert_eq!(low.beside(corner), area(0.0, 0.0, 450.0, 300.0), "a line at the right edge");
        assert_eq!(whole.beside(area(0.0, 700.0, 390.0, 80.0)), whole, "a bar below the board");
    }

    #[test]
    fn everything_that_can_be_chosen_is_seen_or_the_nearest_of_it() {
        let camera = Camera { at: Point::default(), zoom: 0.93 };
        let free = area(0.0, 0.0, 390.0, 510.0);
        let seen = |camera: Camera, place: Place| {
            let middle = camera.to_screen(centre(place), PHONE);
            let half = TILE / 2.0 * camera.zoom;
            middle.x - half >= free.from.x - 1e-6
                && middle.x + half <= free.to.x + 1e-6
                && middle.y - half >= free.from.y - 1e-6
                && middle.y + half <= free.to.y + 1e-6
        };
        let places = [(0, 0), (-1, 0), (1, 0), (-2, 0), (-2, -1)].map(|(x, y)| Place { x, y });
        let framed = camera.framing(&places, 6.0, free, PHONE, 0.93);
        assert!(places.iter().all(|&place| seen(framed, place)), "{framed:?}");
        assert!(places.iter().any(|&place| !seen(camera, place)));
        assert_eq!(framed.framing(&places, 6.0, free, PHONE, 0.93), framed, "and then it rests");
        // A gate leads to the other end of the dungeon.
        let far = [places[0], places[1], Place { x: 30, y: 0 }];
        let framed = camera.framing(&far, 6.0, free, PHONE, 0.93);
        assert!(seen(framed, far[0]) && seen(framed, far[1]) && !seen(framed, far[2]));
        assert!(framed.zoom >= LEAST);
    }
}
