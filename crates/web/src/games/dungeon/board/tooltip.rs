//! The small parchment that says what a place is.

use std::sync::Arc;

use dungeon::reach::Target;
use dungeon::{Content, Place, Thing, TileView, View};
use words::{Words, dungeon as say};

use super::camera::Point;
use super::gestures::Gestures;
use super::promise::Promises;
use crate::games::dungeon::Laying;
use crate::prelude::*;
use crate::shell::Speech;
use crate::ui::capital;
use crate::ui::decimal::tenths;

/// Shows what the mouse rests on, or a finger is held on.
#[component]
pub fn Tooltip(
    gestures: Gestures,
    view: Signal<Arc<View>>,
    targets: Signal<Vec<Target>>,
    laying: Signal<Option<(Laying, usize)>>,
    promises: Promises,
) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let lines = move |place: Place| {
        speech.with(|words| {
            let view = view.read();
            if let Some(tile) = view.tile_at(place) {
                let lit = targets.read().iter().find(|target| target.place == place).cloned();
                let chances = lit.as_ref().and_then(|target| promises.at(target)?.chances);
                let odds = chances.map(|chances| say::in_percents(words, chances));
                let comes = lit.and_then(|target| promises.comes(words, &target));
                let comes = comes.map(|comes| capital(&comes));
                let heroes = say::heroes_at(words, &view, place).join(", ");
                let heroes = Some(heroes).filter(|heroes| !heroes.is_empty());
                let thing = promises.with_content(|content| lying(words, &view, content, tile));
                let told = [thing, odds, comes, heroes, Some(say::tile_name(words, tile))];
                return told.into_iter().flatten().collect();
            }
            let in_hand = laying.get().filter(|(laying, _)| laying.place == place);
            in_hand.map(|(laying, _)| say::tile_type(words, laying.tile)).into_iter().collect()
        })
    };
    // Beside the finger or the pointer, on the side where there is room.
    let style = move |at: Point| {
        let size = gestures.eye.size();
        let across = if at.x > size.width / 2.0 {
            format!("right:{}px", tenths(size.width - at.x + 12.0))
        } else {
            format!("left:{}px", tenths(at.x + 12.0))
        };
        let down = if at.y > size.height / 2.0 {
            format!("bottom:{}px", tenths(size.height - at.y + 12.0))
        } else {
            format!("top:{}px", tenths(at.y + 16.0))
        };
        format!("{across};{down}")
    };
    move || {
        let (place, at) = gestures.tip.shown.get()?;
        let lines: Vec<String> = lines(place);
        let line = |line: String| view! { <p>{line}</p> };
        (!lines.is_empty()).then(|| {
            view! {
                <div class="board-tip parchment" aria-hidden="true" style=style(at)>
                    {lines.into_iter().map(line).collect_view()}
                </div>
            }
        })
    }
}

/// What lies on a tile, and what it gives.
fn lying(words: &Words, view: &View, content: &Content, tile: &TileView) -> Option<String> {
    match tile.thing {
        Thing::Token(token) => Some(say::with_loot(words, view, content, token)),
        Thing::Piece(piece) => Some(say::piece(words, piece)),
        Thing::Nothing => None,
    }
}
