//! Where something happened that somebody asked about.

use dungeon::Place;

use super::camera::{TILE, centre};
use super::gestures::Gestures;
use crate::prelude::*;

/// A frame around the place; the camera goes there.
#[component]
pub(super) fn Pointed(pointed: Signal<Option<Place>>, gestures: Gestures) -> impl IntoView {
    Effect::new(move |_| {
        if let Some(place) = pointed.get() {
            gestures.eye.show(place);
        }
    });
    move || {
        let middle = centre(pointed.get()?);
        let [x, y] = [middle.x - TILE / 2.0, middle.y - TILE / 2.0].map(|at| at.to_string());
        Some(
            view! { <rect class="pointed" data-testid="pointed" x=x y=y width="100" height="100" rx="12"/> },
        )
    }
}
