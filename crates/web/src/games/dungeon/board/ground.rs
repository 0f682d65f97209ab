//! The laid tiles, the light around them, and what lies on them.

use std::sync::Arc;

use dungeon::{Content, Place, Thing, TileView, View};

use super::art;
use super::camera::centre;
use crate::prelude::*;
use crate::ui::decimal::tenths;

/// Where a drawing of a place has its middle.
pub(super) fn moved_to(place: Place) -> String {
    let at = centre(place);
    format!("translate({} {})", tenths(at.x), tenths(at.y))
}

/// The tiles; `ready` says whether a new one appears before somebody's eyes.
#[component]
pub fn Ground(view: Signal<Arc<View>>, ready: StoredValue<bool>) -> impl IntoView {
    let tiles = move || view.read().tiles.clone();
    let laid = |tile: &TileView| (tile.place, tile.exits, tile.kind);
    let key = move |tile: &TileView| {
        let (place, exits, kind) = laid(tile);
        (place, exits.to_string(), kind as u8)
    };
    let halo = move |tile: TileView| {
        let at = centre(tile.place);
        let (x, y) = (tenths(at.x).to_string(), tenths(at.y).to_string());
        view! { <circle class="halo" cx=x cy=y r="115"></circle> }
    };
    let tile = move |tile: TileView| {
        let (place, exits, kind) = laid(&tile);
        let class = if ready.get_value() { "tile fresh" } else { "tile" };
        view! {
            <g transform=moved_to(place)>
                <g class=class inner_html=art::tile(place, exits, kind)></g>
            </g>
        }
    };
    view! {
        <g><For each=tiles key=key children=halo/></g>
        <g><For each=tiles key=key children=tile/></g>
    }
    .into_any()
}

/// Monsters, chests and pieces on the tiles; they make room for heroes.
#[component]
pub fn Things(
    view: Signal<Arc<View>>,
    content: StoredValue<Arc<Content>>,
    ready: StoredValue<bool>,
) -> impl IntoView {
    let lying = move || {
        let view = view.read();
        let lying = view.tiles.iter().filter(|tile| tile.thing != Thing::Nothing);
        lying.map(|tile| (tile.place, tile.thing)).collect::<Vec<_>>()
    };
    let thing = move |(place, thing): (Place, Thing)| {
        let beside = Memo::new(move |_| {
            view.read().heroes.iter().any(|hero| hero.playing && hero.place == place)
        });
        let class = if ready.get_value() { "thing fresh" } else { "thing" };
        let drawing = content.with_value(|content| art::thing(thing, content));
        view! {
            <g transform=moved_to(place)>
                <g class="spot" class:beside=move || beside.get()>
                    <g class=class inner_html=drawing></g>
                </g>
            </g>
        }
    };
    view! { <g class="things"><For each=lying key=|lying| *lying children=thing/></g> }.into_any()
}
