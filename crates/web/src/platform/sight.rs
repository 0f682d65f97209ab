//! What is to be seen in the window, and where.

use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::Element;

/// A part of the window, in pixels.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Area {
    /// From the left edge.
    pub left: f64,
    /// From the upper edge.
    pub top: f64,
    /// Across.
    pub width: f64,
    /// Down.
    pub height: f64,
}

/// A place in the window, in pixels.
pub type Spot = (f64, f64);

/// How much of a thing has to be in the window, across and down.
const SEEN: f64 = 0.7;

impl Area {
    /// Where it ends.
    pub fn right(self) -> f64 {
        self.left + self.width
    }

    /// Where it ends below.
    pub fn bottom(self) -> f64 {
        self.top + self.height
    }

    /// Its middle.
    pub fn middle(self) -> Spot {
        (self.left + self.width / 2.0, self.top + self.height / 2.0)
    }

    /// The same with so much around it.
    pub fn grown(self, by: f64) -> Self {
        Self {
            left: self.left - by,
            top: self.top - by,
            width: self.width + 2.0 * by,
            height: self.height + 2.0 * by,
        }
    }

    /// What of it is in another one.
    pub fn within(self, other: Self) -> Self {
        let (left, top) = (self.left.max(other.left), self.top.max(other.top));
        let width = (self.right().min(other.right()) - left).max(0.0);
        let height = (self.bottom().min(other.bottom()) - top).max(0.0);
        Self { left, top, width, height }
    }

    /// How many pixels it shares with another one.
    pub fn shared(self, other: Self) -> f64 {
        let both = self.within(other);
        both.width * both.height
    }

    /// The spot in it that is nearest to this one.
    pub fn nearest(self, (x, y): Spot) -> Spot {
        (x.clamp(self.left, self.right()), y.clamp(self.top, self.bottom()))
    }

    /// How far it is away from another one.
    pub fn distance(self, other: Self) -> f64 {
        let across = (other.left - self.right()).max(self.left - other.right()).max(0.0);
        let down = (other.top - self.bottom()).max(self.top - other.bottom()).max(0.0);
        across.hypot(down)
    }
}

/// The whole window.
pub fn whole_window() -> Area {
    let size = |length: Result<JsValue, JsValue>| {
        length.ok().and_then(|length| length.as_f64()).unwrap_or_default()
    };
    let (width, height) = (size(window().inner_width()), size(window().inner_height()));
    Area { left: 0.0, top: 0.0, width, height }
}

/// Where the elements that this selector finds are, without those that are not drawn.
pub fn areas(selector: &str) -> Vec<Area> {
    all(selector).iter().map(area).filter(|area| area.width > 0.0).collect()
}

/// The first element that this selector finds and that is to be seen, as far as it is in the window: most of it is there,
/// and none of what `covers` finds lies over its middle.
pub fn in_sight(selector: &str, covers: &str) -> Option<Area> {
    all(selector).iter().find_map(|thing| {
        let whole = area(thing);
        let shown = whole.within(whole_window());
        let enough = shown.width >= whole.width * SEEN && shown.height >= whole.height * SEEN;
        let visible = whole.width > 0.0 && whole.height > 0.0 && enough;
        (visible && !is_covered(thing, shown, covers)).then_some(shown)
    })
}

fn is_covered(thing: &Element, area: Area, covers: &str) -> bool {
    let (x, y) = area.middle();
    let Some(top) = document().element_from_point(x as f32, y as f32) else { return true };
    // Drawings on a board need not be what a tap hits.
    let cover = top.closest(covers).ok().flatten();
    cover.is_some_and(|cover| !cover.contains(Some(thing)))
}

fn area(element: &Element) -> Area {
    let area = element.get_bounding_client_rect();
    Area { left: area.left(), top: area.top(), width: area.width(), height: area.height() }
}

fn all(selector: &str) -> Vec<Element> {
    let Ok(found) = document().query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|place| found.get(place)?.dyn_into().ok()).collect()
}
