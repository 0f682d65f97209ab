//! The laid tiles, the light around them, and what lies on them.

use std::sync::Arc;

use dungeon::{Content, Exits, Place, Thing, TileKind, TileView, View};

use super::art;
use super::camera::centre;
use crate::prelude::*;
use crate::ui::decimal::tenths;

/// Where a drawing of a place has its middle.
pub(super) fn moved_to(place: Place) -> String {
    let at = centre(place);
    format!("translate({} {})", tenths(at.x), tenths(at.y))
}

/// A tile as it lies.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Laid {
    place: Place,
    exits: Exits,
    kind: TileKind,
}

impl Laid {
    fn of(&TileView { place, exits, kind, thing: _ }: &TileView) -> Self {
        Self { place, exits, kind }
    }

    fn lies_in(self, view: &View) -> bool {
        view.tile_at(self.place).is_some_and(|tile| Self::of(tile) == self)
    }
}

/// The tiles; `ready` says whether a new one appears before somebody's eyes. A tile that was drawn once stays, unseen while it
/// does not lie there, and so do those that are laid `later`: whoever moves the time of a replay does not wait until
/// half a dungeon is drawn again.
#[component]
pub fn Ground(
    view: Signal<Arc<View>>,
    ready: StoredValue<bool>,
    later: Vec<TileView>,
) -> impl IntoView {
    let drawn = Memo::new(move |before: Option<&Vec<Laid>>| {
        let view = view.read();
        let known = before.cloned().unwrap_or_else(|| later.iter().map(Laid::of).collect());
        let new = view.tiles.iter().map(Laid::of).filter(|tile| !known.contains(tile));
        known.iter().copied().chain(new.collect::<Vec<_>>()).collect::<Vec<_>>()
    });
    // The tile that was laid before somebody's eyes: not one of many that a jump in time has brought.
    let latest = Memo::new(move |before: Option<&(usize, Option<Laid>)>| {
        let view = view.read();
        let laid = view.tiles.len();
        let one = before.is_some_and(|(before, _)| before + 1 == laid) && ready.get_value();
        (laid, view.tiles.last().filter(|_| one).map(Laid::of))
    });
    let key = |tile: &Laid| (tile.place, tile.exits.to_string(), tile.kind as u8);
    let halo = move |tile: Laid| {
        let at = centre(tile.place);
        let (x, y) = (tenths(at.x).to_string(), tenths(at.y).to_string());
        let lies = Memo::new(move |_| tile.lies_in(&view.read()));
        view! { <circle class="halo" class:unlaid=move || !lies.get() cx=x cy=y r="115"></circle> }
    };
    let tile = move |tile: Laid| {
        let lies = Memo::new(move |_| tile.lies_in(&view.read()));
        let fresh = Memo::new(move |was: Option<&bool>| {
            lies.get() && (latest.read().1 == Some(tile) || was.copied().unwrap_or(false))
        });
        view! {
            <g transform=moved_to(tile.place) class:unlaid=move || !lies.get()>
                <g class="tile" class:fresh=move || fresh.get() inner_html=art::tile(tile.place, tile.exits, tile.kind)></g>
            </g>
        }
    };
    view! {
        <g><For each=move || drawn.get() key=key children=halo/></g>
        <g><For each=move || drawn.get() key=key children=tile/></g>
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
