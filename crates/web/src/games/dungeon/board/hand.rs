//! What fingers and the mouse mean: a tap, a drag, a pinch, or a swipe over the tile in hand.

use super::camera::Point;
use crate::games::dungeon::Turned;

/// So many pixels are still a tap.
const STILL: f64 = 8.0;

/// So many pixels of a swipe turn the tile in hand once.
const SWIPE: f64 = 44.0;

/// What a movement does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Movement {
    /// Nothing yet.
    Nothing,
    /// The dungeon is moved by so many pixels.
    Pan(f64, f64),
    /// The dungeon is moved, and nearer by a factor around a point.
    Pinch {
        /// To the right.
        x: f64,
        /// Down.
        y: f64,
        /// Nearer.
        factor: f64,
        /// Between the fingers.
        around: Point,
    },
    /// The tile in hand is turned.
    Turn(Turned),
}

/// Every finger on the board, or the mouse while its button is held.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Hand {
    fingers: Vec<(i32, Point)>,
    began: Point,
    moved: bool,
    on_tile: bool,
}

impl Hand {
    /// A finger touches the board, on the tile in hand or elsewhere.
    pub fn down(&mut self, finger: i32, at: Point, on_tile: bool) {
        if self.fingers.is_empty() {
            self.began = at;
            self.moved = false;
            self.on_tile = on_tile;
        } else {
            // Two fingers are never a tap, nor do they turn a tile.
            self.moved = true;
            self.on_tile = false;
        }
        self.fingers.retain(|(other, _)| *other != finger);
        self.fingers.push((finger, at));
    }

    /// A finger moves.
    pub fn moved(&mut self, finger: i32, to: Point) -> Movement {
        let Some(index) = self.fingers.iter().position(|(other, _)| *other == finger) else {
            return Movement::Nothing;
        };
        let from = std::mem::replace(&mut self.fingers[index].1, to);
        if let [(_, a), (_, b), ..] = *self.fingers {
            let other = if index == 0 { b } else { a };
            let (was, is) = (from.middle(other), to.middle(other));
            let factor = to.distance(other) / from.distance(other).max(1.0);
            return Movement::Pinch { x: is.x - was.x, y: is.y - was.y, factor, around: is };
        }
        if !self.moved {
            if self.began.distance(to) < STILL {
                return Movement::Nothing;
            }
            self.moved = true;
            if !self.on_tile {
                return Movement::Pan(to.x - self.began.x, to.y - self.began.y);
            }
        }
        if !self.on_tile {
            return Movement::Pan(to.x - from.x, to.y - from.y);
        }
        let swiped = to.x - self.began.x;
        if swiped.abs() < SWIPE {
            return Movement::Nothing;
        }
        self.began = to;
        Movement::Turn(if swiped > 0.0 { Turned::Right } else { Turned::Left })
    }

    /// A finger leaves the board.
    pub fn up(&mut self, finger: i32) {
        self.fingers.retain(|(other, _)| *other != finger);
    }

    /// Whether this finger touched the board and is not known to have left it.
    pub fn holds(&self, finger: i32) -> bool {
        self.fingers.iter().any(|(other, _)| *other == finger)
    }

    /// Whether anything touches the board.
    pub fn is_down(&self) -> bool {
        !self.fingers.is_empty()
    }

    /// Whether the last touch was, or already is, more than a tap.
    pub fn is_gesture(&self) -> bool {
        self.moved
    }

    /// What comes next is a tap again.
    pub fn rest(&mut self) {
        if self.fingers.is_empty() {
            self.moved = false;
        }
    }

    /// What is done now was more than a tap, whether or not it moves: a long press.
    pub fn no_tap(&mut self) {
        self.moved = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tap_is_not_a_drag() {
        let mut hand = Hand::default();
        hand.down(1, Point::new(100.0, 100.0), false);
        assert_eq!(hand.moved(1, Point::new(104.0, 103.0)), Movement::Nothing);
        assert!(hand.is_down() && !hand.is_gesture());
        assert!(hand.holds(1) && !hand.holds(2));
        hand.up(1);
        assert!(!hand.is_down() && !hand.is_gesture());
    }

    #[test]
    fn a_drag_loses_no_pixel() {
        let mut hand = Hand::default();
        hand.down(1, Point::new(100.0, 100.0), false);
        hand.moved(1, Point::new(105.0, 100.0));
        assert_eq!(hand.moved(1, Point::new(120.0, 90.0)), Movement::Pan(20.0, -10.0));
        assert_eq!(hand.moved(1, Point::new(121.0, 90.0)), Movement::Pan(1.0, 0.0));
        assert_eq!(hand.moved(2, Point::new(0.0, 0.0)), Movement::Nothing);
        hand.up(1);
        assert!(hand.is_gesture(), "the click that follows is none");
        hand.down(1, Point::new(0.0, 0.0), false);
        assert!(!hand.is_gesture());
    }

    #[test]
    fn two_fingers_pinch() {
        let mut hand = Hand::default();
        hand.down(1, Point::new(100.0, 100.0), false);
        hand.down(2, Point::new(200.0, 100.0), false);
        let movement = hand.moved(2, Point::new(300.0, 100.0));
        let around = Point::new(200.0, 100.0);
        assert_eq!(movement, Movement::Pinch { x: 50.0, y: 0.0, factor: 2.0, around });
        hand.up(2);
        assert_eq!(hand.moved(1, Point::new(110.0, 100.0)), Movement::Pan(10.0, 0.0));
        assert!(hand.is_gesture());
    }

    #[test]
    fn a_swipe_over_the_tile_in_hand_turns_it_and_moves_nothing() {
        let mut hand = Hand::default();
        hand.down(1, Point::new(100.0, 100.0), true);
        assert_eq!(hand.moved(1, Point::new(130.0, 100.0)), Movement::Nothing);
        assert_eq!(hand.moved(1, Point::new(146.0, 100.0)), Movement::Turn(Turned::Right));
        assert_eq!(hand.moved(1, Point::new(120.0, 100.0)), Movement::Nothing);
        assert_eq!(hand.moved(1, Point::new(101.0, 100.0)), Movement::Turn(Turned::Left));
    }
}
