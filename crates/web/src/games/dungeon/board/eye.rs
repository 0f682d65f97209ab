//! The camera on the page: it sets the one transform of the board itself, without going through signals.

use dungeon::Place;
use leptos::html;

use super::camera::{Bounds, Camera, Point, Size, TILE, centre};
use super::framing::{Area, LEAST};
use crate::platform::{page, timer};
use crate::prelude::*;

/// As long as the camera glides, in milliseconds, and a little longer.
const GLIDES: u32 = 520;

/// So long after the last step of a zoom it is over, in milliseconds: then what was scaled is drawn anew.
const ZOOM_RESTS: u32 = 220;

/// So long after the last step of a drag it is over, in milliseconds: another one that follows begins at once.
const DRAG_RESTS: u32 = 1500;

/// What lies over the board while somebody chooses.
const OVER: &str = ".bar, .board-controls, .tools, .skip-bar, .since, .bar > :is(.odds, .panel)";

/// How far the handles of a tile in hand reach beyond it, in pixels.
const HANDLE: f64 = 38.0;

/// A button's or key's step towards the dungeon.
pub const NEARER: f64 = 1.35;

/// Looks at the dungeon. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Eye {
    /// The part of the page that shows the dungeon.
    pub stage: NodeRef<html::Div>,
    /// What is moved and scaled in it.
    pub plane: NodeRef<html::Div>,
    camera: StoredValue<Camera>,
    /// The player has moved the camera in this turn and does not want it moved.
    held: StoredValue<bool>,
    /// As near as the player likes it.
    wish: StoredValue<f64>,
    /// A turn begins: one may look from nearer again.
    anew: StoredValue<bool>,
    /// Counts what was begun, so that only the last one ends it.
    begun: StoredValue<u32>,
}

impl Eye {
    /// Looks at the start tile.
    pub fn new() -> Self {
        Self {
            stage: NodeRef::new(),
            plane: NodeRef::new(),
            camera: StoredValue::new(Camera { at: Point::default(), zoom: 1.0 }),
            held: StoredValue::new(false),
            wish: StoredValue::new(1.0),
            anew: StoredValue::new(true),
            begun: StoredValue::new(0),
        }
    }

    /// How large the stage is on the screen.
    pub fn size(self) -> Size {
        let rect = self.stage.get_untracked().map(|stage| stage.get_bounding_client_rect());
        let measured = rect.map(|rect| Size { width: rect.width(), height: rect.height() });
        measured.unwrap_or(Size { width: 1.0, height: 1.0 })
    }

    /// A point of the window on the stage.
    pub fn on_stage(self, x: i32, y: i32) -> Point {
        let rect = self.stage.get_untracked().map(|stage| stage.get_bounding_client_rect());
        let (left, top) = rect.map_or((0.0, 0.0), |rect| (rect.left(), rect.top()));
        Point::new(f64::from(x) - left, f64::from(y) - top)
    }

    /// How one looks at the dungeon now.
    pub fn camera(self) -> Camera {
        self.camera.get_value()
    }

    /// The first look, at once.
    pub fn begin(self, place: Place) {
        let first = Camera::first(centre(place), self.size());
        self.wish.set_value(first.zoom);
        self.set(first);
    }

    /// Looks at something else by a gesture: at once, and from now on the player decides.
    pub fn drag(self, camera: Camera, bounds: Bounds) {
        let zooms = (camera.zoom - self.camera().zoom).abs() > 1e-9;
        self.held.set_value(true);
        if zooms {
            self.wish.set_value(camera.zoom);
            self.mark("zooms", ZOOM_RESTS);
        } else {
            self.mark("drags", DRAG_RESTS);
        }
        self.set(camera.within(bounds));
    }

    /// Looks at something else because the player asked for it: gently.
    pub fn turn(self, camera: Camera, bounds: Bounds) {
        self.held.set_value(true);
        self.glide(camera.within(bounds));
    }

    /// Centres a place, and follows the hero again.
    pub fn centre(self, place: Place) {
        self.held.set_value(false);
        let zoom = self.camera().zoom.max(0.8);
        self.glide(Camera { at: centre(place), zoom });
    }

    /// A new turn: the player lets go of the camera.
    pub fn release(self) {
        self.held.set_value(false);
        self.anew.set_value(true);
    }

    /// Shows all of these places beside what lies over the board, the first before the others. It goes farther off if it
    /// must, and near again with the next turn. Whoever looks elsewhere goes on doing so as long as all of them are in
    /// sight there.
    pub fn frame(self, places: &[Place]) {
        let (camera, free, size) = (self.camera(), self.free(), self.size());
        if self.held.get_value() && camera.shows(places, free, size) {
            return;
        }
        // Who looked at the whole dungeon was too far off to tap anything.
        let far = camera.zoom < LEAST;
        let wish = if self.anew.get_value() || far { self.wish.get_value() } else { camera.zoom };
        self.anew.set_value(false);
        self.glide_to(camera.framing(places, TILE * 0.06, free, size, wish));
    }

    /// Shows the tile in hand here, with what turns it.
    pub fn show_in_hand(self, place: Place) {
        let camera = self.camera();
        let free = self.free();
        // The handles are as large from afar.
        let margin = TILE * 0.1 + HANDLE / camera.zoom;
        self.glide_to(camera.framing(&[place], margin, free, self.size(), camera.zoom));
    }

    /// The part of the stage that nothing lies over.
    fn free(self) -> Area {
        let Some(stage) = self.stage.get_untracked() else { return Area::whole(self.size()) };
        let stage = stage.get_bounding_client_rect();
        let on_stage = |rect: web_sys::DomRect| Area {
            from: Point::new(rect.left() - stage.left(), rect.top() - stage.top()),
            to: Point::new(rect.right() - stage.left(), rect.bottom() - stage.top()),
        };
        page::rectangles(OVER).map(on_stage).fold(Area::whole(self.size()), Area::beside)
    }

    /// Shows a place if it cannot be seen and the player does not look elsewhere.
    pub fn follow(self, place: Place) {
        if !self.held.get_value() {
            self.show(place);
        }
    }

    /// Shows a place if it cannot be seen.
    pub fn show(self, place: Place) {
        self.glide_to(self.camera().showing(centre(place), self.size()));
    }

    /// Nothing moves where nothing has to.
    fn glide_to(self, camera: Camera) {
        if camera != self.camera() {
            self.glide(camera);
        }
    }

    /// Stops where the camera is while it glides.
    pub fn catch(self) {
        let (Some(stage), Some(plane)) = (self.stage.get_untracked(), self.plane.get_untracked())
        else {
            return;
        };
        if stage.get_attribute("data-moves").as_deref() != Some("glides") {
            return;
        }
        let (outer, inner) = (stage.get_bounding_client_rect(), plane.get_bounding_client_rect());
        // The plane is a hundred pixels wide at its natural size, and its corner is the dungeon's origin.
        let zoom = (inner.width() / 100.0).max(0.01);
        let x = (outer.left() + outer.width() / 2.0 - inner.left()) / zoom;
        let y = (outer.top() + outer.height() / 2.0 - inner.top()) / zoom;
        drop(stage.remove_attribute("data-moves"));
        self.set(Camera { at: Point::new(x, y), zoom });
    }

    fn glide(self, camera: Camera) {
        self.mark("glides", GLIDES);
        self.set(camera);
    }

    fn set(self, camera: Camera) {
        let zoomed = (camera.zoom - self.camera().zoom).abs() > 1e-9;
        self.camera.set_value(camera);
        let Some(plane) = self.plane.get_untracked() else { return };
        let element: &web_sys::HtmlElement = &plane;
        let style = element.style();
        // A style of an element that is there can be set.
        drop(style.set_property("transform", &camera.transform()));
        if zoomed {
            drop(style.set_property("--zoom", &camera.scale()));
        }
    }

    /// Tells the style sheet for a while how the camera moves.
    fn mark(self, moves: &str, milliseconds: u32) {
        let Some(stage) = self.stage.get_untracked() else { return };
        if stage.get_attribute("data-moves").as_deref() != Some(moves) {
            drop(stage.set_attribute("data-moves", moves));
        }
        let number = self.begun.get_value().wrapping_add(1);
        self.begun.set_value(number);
        timer::after(milliseconds, move || {
            if self.begun.try_get_value() == Some(number) {
                drop(stage.remove_attribute("data-moves"));
            }
        });
    }
}
