//! A small drawing of a tile: its ways, and what it shows.

use dungeon::{Direction, Exits, TileKind, TileType};

use crate::prelude::*;

/// A tile of this type, turned as it comes.
#[component]
pub(crate) fn TilePicture(tile: TileType) -> impl IntoView {
    let exits = tile.shape.turnings().first().copied().unwrap_or(Exits::of(&Direction::ALL));
    let way = |side: Direction| {
        let (x, y, width, height) = match side {
            Direction::North => (18, 0, 12, 24),
            Direction::East => (24, 18, 24, 12),
            Direction::South => (18, 24, 12, 24),
            Direction::West => (0, 18, 24, 12),
        };
        view! { <rect class="way" x=x y=y width=width height=height/> }
    };
    let middle = match tile.kind {
        TileKind::Tunnel => {
            view! { <rect class="way" x="18" y="18" width="12" height="12"/> }.into_any()
        }
        TileKind::Room => {
            view! { <rect class="way" x="9" y="9" width="30" height="30" rx="3"/> }.into_any()
        }
        TileKind::Gate => view! {
            <circle class="way" cx="24" cy="24" r="14"/>
            <use href="#icon-gate" class="gate" x="14" y="14" width="20" height="20"/>
        }
        .into_any(),
        TileKind::Fountain => view! {
            <circle class="way" cx="24" cy="24" r="14"/>
            <use href="#icon-fountain" class="fountain" x="14" y="14" width="20" height="20"/>
        }
        .into_any(),
    };
    view! {
        <svg class="tile-picture" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
            <rect class="stone" x="1" y="1" width="46" height="46" rx="5"/>
            {exits.iter().map(way).collect_view()}
            {middle}
        </svg>
    }
}
