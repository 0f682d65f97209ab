//! What was asked for and is on its way to the server: a frame around what was tapped.

use leptos::ev::Event;

use crate::platform::{page, timer};
use crate::prelude::*;
use crate::session::remote::Online;

/// What was tapped so many milliseconds before something is sent was what is sent.
const JUST: f64 = 250.0;

/// What can be chosen on a table and around it, and what confirms it.
const CHOICE: &str = ":is(button, [role=button])";

/// Where something was tapped last, as a style, and when.
#[derive(Clone, Copy)]
pub(super) struct Tapped(StoredValue<(f64, String)>);

impl Tapped {
    /// Nothing was tapped yet.
    pub(super) fn new() -> Self {
        Self(StoredValue::new((f64::NEG_INFINITY, String::new())))
    }

    /// Something was tapped, or pressed by a key.
    pub(super) fn note(self, event: &Event) {
        let Some(choice) = page::within(event, CHOICE) else { return };
        let area = choice.get_bounding_client_rect();
        let (left, top, width, height) = (area.left(), area.top(), area.width(), area.height());
        let style = format!("left:{left}px;top:{top}px;width:{width}px;height:{height}px");
        self.0.set_value((timer::now(), style));
    }

    /// The frame, from the tap until the server has answered.
    pub(super) fn frame(self, online: Online) -> AnyView {
        let shown = move || {
            let (at, style) = self.0.get_value();
            let just = online.sent.get() && timer::now() - at < JUST;
            just.then(
                || view! { <div class="sent-frame" data-testid="sent-frame" style=style></div> },
            )
        };
        view! { {shown} }.into_any()
    }
}
