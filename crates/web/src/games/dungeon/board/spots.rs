//! Heroes and fountains that are chosen on the map. Each is a button, for fingers, keys and screen readers alike.

use std::sync::Arc;

use dungeon::{Place, View};
use leptos::{ev, svg};
use words::{Words, dungeon as say};

use super::camera::centre;
use super::figures::figures;
use super::gestures::Gestures;
use crate::games::dungeon::spots::{Pick, Spot, away, fountain};
use crate::platform::timer;
use crate::prelude::*;
use crate::shell::Speech;
use crate::ui::decimal::tenths;

/// All of them; the camera shows them when they are lit.
#[component]
pub fn Spots(
    view: Signal<Arc<View>>,
    spots: Signal<Vec<Spot>>,
    picked: Signal<Option<Pick>>,
    chosen: Callback<Pick>,
    gestures: Gestures,
    /// What they stand in.
    group: NodeRef<svg::G>,
) -> impl IntoView {
    let speech = expect_context::<Speech>();
    Effect::new(move |_| {
        let places: Vec<Place> = spots.read().iter().map(|spot| spot.place).collect();
        // What is below the board makes room first.
        timer::after_here(60, move || {
            if !places.is_empty() && !gestures.is_busy() {
                gestures.eye.frame(&places);
            }
        });
    });
    let lit = move |spot: Spot| {
        let Spot { pick, place, seat } = spot;
        let (x, y) = at(&view.read_untracked(), spot);
        let drawing = match seat {
            Some(_) => r#"<circle class="lit" r="27"/>"#,
            None => concat!(
                r#"<rect class="lit" x="-47" y="-47" width="94" height="94" rx="9"/>"#,
                r##"<g class="mark fountain"><circle cx="32" cy="-32" r="13.5"/><use href="#icon-fountain" x="22.5" y="-41.5" width="19" height="19"/></g>"##
            ),
        };
        let name = move || speech.with(|words| label(words, &view.read(), spot));
        let is_picked = move || picked.get() == Some(pick);
        let on_key = move |event: ev::KeyboardEvent| {
            let presses = matches!(event.key().as_str(), "Enter" | " ");
            if presses && !event.ctrl_key() && !event.alt_key() && !event.meta_key() {
                if !event.repeat() {
                    chosen.run(pick);
                }
                event.prevent_default();
                event.stop_propagation();
            }
        };
        let action = if let Pick::Take(action) = pick { Some(action.to_string()) } else { None };
        view! {
            <g
                class="target target-pick"
                class:proposed=is_picked
                transform=format!("translate({} {})", tenths(x), tenths(y))
                role="button"
                tabindex="0"
                aria-label=name
                aria-pressed=move || is_picked().to_string()
                data-testid="target"
                data-place=place.to_string()
                data-kind="pick"
                data-action=action
                on:click=move |event| {
                    event.stop_propagation();
                    if gestures.is_tap() {
                        chosen.run(pick);
                    }
                }
                on:keydown=on_key
                inner_html=drawing
            ></g>
        }
    };
    view! { <g class="targets" node_ref=group><For each=move || spots.get() key=|spot| *spot children=lit/></g> }
        .into_any()
}

/// Where it is drawn: around the upper part of a figure, or in the middle of a place.
fn at(view: &View, spot: Spot) -> (f64, f64) {
    let figure = spot.seat.and_then(|seat| figures(view).get(seat.index()).copied().flatten());
    let middle = centre(spot.place);
    figure.map_or((middle.x, middle.y), |figure| (figure.at.x, figure.at.y - 20.0 * figure.size))
}

/// What choosing it means.
fn label(words: &Words, view: &View, spot: Spot) -> String {
    if spot.seat.is_none() {
        return format!("{}, {}", fountain(words, view, spot.place), away(words, view, spot.place));
    }
    match spot.pick {
        Pick::Take(action) => say::action(words, view, action),
        Pick::Carry(seat) => words.say(key::WEB_PORTAL_CARRY, &[("hero", say::who(view, seat))]),
    }
}
