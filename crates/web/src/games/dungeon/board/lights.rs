//! Lit places: where the hero can go. Each is a button, for fingers, keys and screen readers alike.

use std::sync::Arc;

use dungeon::reach::{Target, TargetKind};
use dungeon::{Direction, Place, View};
use leptos::{ev, svg};
use wasm_bindgen::JsCast as _;
use web_sys::SvgElement;

use super::gestures::Gestures;
use super::ground::moved_to;
use super::labels::label;
use super::light_art::light;
use super::promise::Promises;
use super::seek::nearest;
use crate::platform::timer;
use crate::prelude::*;
use crate::shell::Speech;

/// All lit places.
#[component]
pub fn Lights(
    view: Signal<Arc<View>>,
    targets: Signal<Vec<Target>>,
    proposed: Signal<Option<Target>>,
    hinted: Signal<Option<Target>>,
    chosen: Callback<Target>,
    gestures: Gestures,
    promises: Promises,
    /// What they stand in.
    group: NodeRef<svg::G>,
) -> impl IntoView {
    let speech = expect_context::<Speech>();
    // The one that the tabulator key goes to; arrows go to the others.
    let current = RwSignal::new(None::<Place>);
    let by_key = StoredValue::new(false);
    let focus_on = move |place: Place| {
        let index = targets.read_untracked().iter().position(|target| target.place == place);
        if let Some(index) = index {
            focus(group, index);
        }
    };
    let first = Memo::new(move |_| {
        let (targets, current) = (targets.read(), current.get());
        let still = targets.iter().find(|target| Some(target.place) == current);
        still.or(targets.first()).map(|target| target.place)
    });
    // Players who use keys go on from where they were, once there is something to choose again.
    Effect::new(move |_| {
        let Some(place) = first.get() else { return };
        if by_key.get_value() {
            timer::after_here(1, move || {
                let nowhere =
                    document().active_element().is_none_or(|element| element.tag_name() == "BODY");
                if nowhere {
                    focus_on(place);
                }
            });
        }
    });
    let lit = move |target: Target| {
        let (place, kind) = (target.place, target.kind);
        let target = StoredValue::new(target);
        let choose = move || chosen.run(target.get_value());
        let on_key = move |event: ev::KeyboardEvent| {
            if event.ctrl_key() || event.alt_key() || event.meta_key() {
                return;
            }
            let key = event.key();
            if key == "Enter" || key == " " {
                // A key that is held proposes a place; it must not confirm it as well.
                if !event.repeat() {
                    by_key.set_value(true);
                    choose();
                }
            } else if let Some(direction) = direction(&key) {
                let places: Vec<Place> =
                    targets.read_untracked().iter().map(|lit| lit.place).collect();
                if let Some(next) = nearest(place, &places, direction) {
                    focus_on(next);
                }
            } else {
                return;
            }
            event.prevent_default();
            event.stop_propagation();
        };
        let is_at = move |it: Signal<Option<Target>>| {
            Memo::new(move |_| it.read().as_ref().is_some_and(|it| it.place == place))
        };
        let (is_proposed, is_hinted) = (is_at(proposed), is_at(hinted));
        let name = move || {
            speech.with(|words| {
                target.with_value(|target| label(words, &view.read(), target, promises))
            })
        };
        let drawing = target.with_value(|target| light(target.kind, target.steps.len()));
        view! {
            <g
                class=format!("target target-{}", kind_name(kind))
                class:proposed=move || is_proposed.get()
                class:hinted=move || is_hinted.get()
                transform=moved_to(place)
                role="button"
                tabindex=move || if first.get() == Some(place) { "0" } else { "-1" }
                aria-label=name
                aria-pressed=move || is_proposed.get().to_string()
                data-testid="target"
                data-place=place.to_string()
                data-kind=kind_name(kind)
                on:click=move |event| {
                    event.stop_propagation();
                    if gestures.is_tap() {
                        by_key.set_value(false);
                        choose();
                    }
                }
                on:keydown=on_key
                on:focus=move |event| {
                    current.set(Some(place));
                    // Not for fingers and mice, which point at what they see: a tap ends where it began.
                    if !gestures.is_busy() && is_by_key(&event) {
                        gestures.eye.show(place);
                    }
                }
                inner_html=drawing
            ></g>
        }
    };
    // The way there belongs to it: the same place may be as far away in another direction now.
    let key = |target: &Target| (target.place, target.kind, target.steps.clone());
    view! { <g class="targets" node_ref=group><For each=move || targets.get() key=key children=lit/></g> }
        .into_any()
}

/// Whether the focus came by a key.
fn is_by_key(event: &ev::FocusEvent) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<SvgElement>().ok());
    element.is_some_and(|element| element.matches(":focus-visible").unwrap_or(false))
}

/// What tests and style sheets call it.
const fn kind_name(kind: TargetKind) -> &'static str {
    match kind {
        TargetKind::Walk => "walk",
        TargetKind::Gate => "gate",
        TargetKind::Fight(_) => "fight",
        TargetKind::Explore(_) => "explore",
    }
}

/// Gives the focus to one of the lit places in a group, which stand there in the order of their list.
pub(super) fn focus(group: NodeRef<svg::G>, index: usize) {
    let first = group.get_untracked().and_then(|group| group.first_element_child());
    let lit = (0..index).fold(first, |lit, _| lit?.next_element_sibling());
    if let Some(lit) = lit.and_then(|lit| lit.dyn_into::<SvgElement>().ok()) {
        drop(lit.focus());
    }
}

fn direction(key: &str) -> Option<Direction> {
    match key {
        "ArrowUp" => Some(Direction::North),
        "ArrowRight" => Some(Direction::East),
        "ArrowDown" => Some(Direction::South),
        "ArrowLeft" => Some(Direction::West),
        _ => None,
    }
}
