//! What a place is, told while the mouse rests on it or a finger is held there.

use dungeon::Place;

use super::camera::Point;
use crate::platform::timer;
use crate::prelude::*;

/// How long the mouse rests, or a finger is held, in milliseconds.
const RESTS: u32 = 550;

/// The place that is told of. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Tip {
    /// Which place is told of, and where on the board.
    pub shown: RwSignal<Option<(Place, Point)>>,
    over: StoredValue<Option<Place>>,
    begun: StoredValue<u32>,
}

impl Tip {
    /// Nothing is told of.
    pub fn new() -> Self {
        Self {
            shown: RwSignal::new(None),
            over: StoredValue::new(None),
            begun: StoredValue::new(0),
        }
    }

    /// The mouse is over this place.
    pub fn hover(self, place: Place, at: Point) {
        if self.over.get_value() != Some(place) {
            self.hide();
            self.show_soon(place, at, || ());
        }
    }

    /// Tells of a place after a while, and then does something.
    pub fn show_soon(self, place: Place, at: Point, then: impl FnOnce() + 'static) {
        self.over.set_value(Some(place));
        let number = self.count();
        timer::after(RESTS, move || {
            if self.begun.try_get_value() == Some(number) {
                self.shown.set(Some((place, at)));
                then();
            }
        });
    }

    /// A finger went up: what is told stays, what was about to be told does not come.
    pub fn forget(self) {
        self.count();
    }

    /// Tells of nothing.
    pub fn hide(self) {
        self.count();
        self.over.set_value(None);
        if self.shown.get_untracked().is_some() {
            self.shown.set(None);
        }
    }

    fn count(self) -> u32 {
        let number = self.begun.get_value().wrapping_add(1);
        self.begun.set_value(number);
        number
    }
}
