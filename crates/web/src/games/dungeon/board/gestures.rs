//! Fingers, mouse, wheel and keys on the board.

use dungeon::{Place, View};
use leptos::ev;
use std::sync::Arc;

use super::camera::{Bounds, Camera, Point, place_at};
use super::eye::{Eye, NEARER};
use super::hand::{Hand, Movement};
use super::tip::Tip;
use crate::games::dungeon::{Laying, Turned};
use crate::platform::timer;
use crate::prelude::*;

/// So many pixels a key moves the dungeon.
const KEY_STEP: f64 = 90.0;

/// What touches the board. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Gestures {
    /// The camera.
    pub eye: Eye,
    /// What is said of a place.
    pub tip: Tip,
    hand: StoredValue<Hand>,
    view: Signal<Arc<View>>,
    laying: Signal<Option<(Laying, usize)>>,
    turned: Callback<Turned>,
}

impl Gestures {
    /// Nothing touches the board yet.
    pub fn new(
        view: Signal<Arc<View>>,
        laying: Signal<Option<(Laying, usize)>>,
        turned: Callback<Turned>,
    ) -> Self {
        let hand = StoredValue::new(Hand::default());
        Self { eye: Eye::new(), tip: Tip::new(), hand, view, laying, turned }
    }

    /// Whether a click is more than the end of a drag, a swipe or a long press.
    pub fn is_tap(self) -> bool {
        self.hand.with_value(|hand| !hand.is_gesture())
    }

    /// Whether a finger is on the board.
    pub fn is_busy(self) -> bool {
        self.hand.with_value(Hand::is_down)
    }

    /// What of the dungeon is discovered.
    pub fn bounds(self) -> Bounds {
        Bounds::of(self.view.read_untracked().tiles.iter().map(|tile| tile.place))
    }

    /// Where the hero is whose turn it is.
    pub fn hero(self) -> Option<Place> {
        let view = self.view.read_untracked();
        view.heroes.get(view.turn.seat.index()).map(|hero| hero.place)
    }

    /// The place under a point of the window.
    pub fn place(self, x: i32, y: i32) -> Place {
        let point = self.eye.on_stage(x, y);
        place_at(self.eye.camera().to_dungeon(point, self.eye.size()))
    }

    /// A finger touches the board, or the mouse button goes down.
    pub fn down(self, event: &ev::PointerEvent) {
        if event.button() != 0 {
            return;
        }
        self.eye.catch();
        self.tip.hide();
        let place = self.place(event.client_x(), event.client_y());
        let in_hand = |laying: &Option<(Laying, usize)>| {
            laying.as_ref().is_some_and(|(laying, _)| laying.place == place)
        };
        let on_tile = self.laying.with_untracked(in_hand);
        let at = self.point(event);
        self.hand.update_value(|hand| hand.down(event.pointer_id(), at, on_tile));
        if event.pointer_type() == "touch" {
            let shown = move || {
                self.hand.try_update_value(Hand::no_tap);
            };
            self.tip.show_soon(place, at, shown);
        }
    }

    /// A finger or the mouse moves.
    pub fn moved(self, event: &ev::PointerEvent) {
        let at = self.point(event);
        // The button went up where nobody listens, in another window or over a menu of the browser. Only touches have
        // no buttons to ask for.
        if event.pointer_type() != "touch" && event.buttons() == 0 {
            self.release(event.pointer_id());
        }
        if !self.is_busy() {
            if event.pointer_type() == "mouse" {
                self.tip.hover(self.place(event.client_x(), event.client_y()), at);
            }
            return;
        }
        let was_tap = self.is_tap();
        let movement = self.hand.try_update_value(|hand| hand.moved(event.pointer_id(), at));
        if was_tap && !self.is_tap() {
            self.tip.hide();
            if let Some(stage) = self.eye.stage.get_untracked() {
                // Moves outside the board still belong to it. Where that is refused they are lost, no more.
                drop(stage.set_pointer_capture(event.pointer_id()));
            }
        }
        match movement.unwrap_or(Movement::Nothing) {
            Movement::Nothing => {}
            Movement::Pan(x, y) => self.eye.drag(self.eye.camera().panned(x, y), self.bounds()),
            Movement::Pinch { x, y, factor, around } => {
                let panned = self.eye.camera().panned(x, y);
                self.eye.drag(panned.zoomed(factor, around, self.eye.size()), self.bounds());
            }
            Movement::Turn(to) => self.turned.run(to),
        }
    }

    /// Hears where fingers and the mouse button go up as long as the board is there. A finger that slides off the board
    /// before it drags anything goes up elsewhere: who listened on the board alone would take it for held.
    pub fn listen(self) {
        let up =
            window_event_listener(ev::pointerup, move |event| self.release(event.pointer_id()));
        let cancel =
            window_event_listener(ev::pointercancel, move |event| self.release(event.pointer_id()));
        on_cleanup(move || {
            up.remove();
            cancel.remove();
        });
    }

    /// A finger or the mouse button goes up, or the browser takes the gesture away.
    fn release(self, finger: i32) {
        if !self.hand.with_value(|hand| hand.holds(finger)) {
            return;
        }
        self.hand.update_value(|hand| hand.up(finger));
        self.tip.forget();
        // The click that belongs to a gesture comes at once; later ones are clicks again.
        timer::after(40, move || {
            self.hand.try_update_value(Hand::rest);
        });
    }

    /// The mouse leaves the board. So does every finger that goes up: what was told to it stays.
    pub fn left(self, event: &ev::PointerEvent) {
        if event.pointer_type() == "mouse" {
            self.tip.hide();
        }
    }

    /// The wheel turns.
    pub fn wheel(self, event: &ev::WheelEvent) {
        event.prevent_default();
        self.eye.catch();
        self.tip.hide();
        // Lines and pages, where a mouse counts those, are about so many pixels.
        let unit = [1.0, 16.0, 400.0][(event.delta_mode() as usize).min(2)];
        let factor = (-event.delta_y() * unit * 0.0016).clamp(-0.5, 0.5).exp();
        let around = self.eye.on_stage(event.client_x(), event.client_y());
        self.eye.drag(self.eye.camera().zoomed(factor, around, self.eye.size()), self.bounds());
    }

    /// A key on the board itself; whether it means anything there.
    pub fn key(self, key: &str) -> bool {
        match key {
            "ArrowLeft" => self.pan(KEY_STEP, 0.0),
            "ArrowRight" => self.pan(-KEY_STEP, 0.0),
            "ArrowUp" => self.pan(0.0, KEY_STEP),
            "ArrowDown" => self.pan(0.0, -KEY_STEP),
            "+" | "=" => self.zoom(NEARER),
            "-" | "−" => self.zoom(1.0 / NEARER),
            "0" => self.fit(),
            _ => return false,
        }
        true
    }

    /// Nearer or farther, around the middle.
    pub fn zoom(self, factor: f64) {
        let size = self.eye.size();
        let middle = Point::new(size.width / 2.0, size.height / 2.0);
        self.eye.turn(self.eye.camera().zoomed(factor, middle, size), self.bounds());
    }

    /// Everything at once.
    pub fn fit(self) {
        let bounds = self.bounds();
        self.eye.turn(Camera::fitting(bounds, self.eye.size()), bounds);
    }

    fn pan(self, x: f64, y: f64) {
        self.eye.turn(self.eye.camera().panned(x, y), self.bounds());
    }

    fn point(self, event: &ev::PointerEvent) -> Point {
        self.eye.on_stage(event.client_x(), event.client_y())
    }
}
