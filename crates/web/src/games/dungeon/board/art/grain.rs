//! Small differences between equal tiles: the same for a place each time it is drawn.

use dungeon::Place;

/// Numbers that depend on where a tile lies.
#[derive(Clone, Debug)]
pub struct Grain(u32);

impl Grain {
    /// The numbers of a place for one purpose.
    pub fn new(place: Place, purpose: u32) -> Self {
        let seed = u32::from(place.x as u8) | u32::from(place.y as u8) << 8 | purpose << 16;
        let mut grain = Self(seed.wrapping_mul(0x9E37_79B9) ^ 0x5BD1_E995);
        for _ in 0..4 {
            grain.next();
        }
        grain
    }

    /// The next number below this one.
    pub fn below(&mut self, end: u32) -> u32 {
        self.next() % end.max(1)
    }

    /// The next number between these.
    pub fn between(&mut self, from: f64, to: f64) -> f64 {
        from + (to - from) * f64::from(self.next() >> 8) / f64::from(1 << 24)
    }

    fn next(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0 = self.0.wrapping_add(0x6D2B_79F5);
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_looks_the_same_each_time_and_its_neighbours_do_not() {
        let numbers = |x, y| {
            let mut grain = Grain::new(Place { x, y }, 1);
            [0; 8].map(|_: u32| grain.below(1000))
        };
        assert_eq!(numbers(3, -2), numbers(3, -2));
        assert_ne!(numbers(3, -2), numbers(3, -1));
        assert_ne!(numbers(0, 0), numbers(1, 0));
        let mut grain = Grain::new(Place::START, 2);
        assert!(
            (0..1000).map(|_| grain.between(-2.0, 3.0)).all(|number| (-2.0..3.0).contains(&number))
        );
    }
}
