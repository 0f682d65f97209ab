//! The small parchment that says what a place is.

use std::sync::Arc;

use dungeon::{Content, Place, View};
use words::dungeon as say;

use super::camera::Point;
use super::gestures::Gestures;
use crate::games::dungeon::Laying;
use crate::prelude::*;
use crate::shell::Speech;
use crate::ui::decimal::tenths;

/// Shows what the mouse rests on, or a finger is held on.
#[component]
pub fn Tooltip(
    gestures: Gestures,
    view: Signal<Arc<View>>,
    laying: Signal<Option<(Laying, usize)>>,
    content: StoredValue<Arc<Content>>,
) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let text = move |place: Place| {
        speech.with(|words| {
            let view = view.read();
            let tile = view.tile_at(place).map(|tile| {
                content.with_value(|content| say::tile_line(words, &view, content, tile))
            });
            let in_hand = || {
                let laying = laying.get().filter(|(laying, _)| laying.place == place)?;
                Some(say::tile_type(words, laying.0.tile))
            };
            tile.or_else(in_hand)
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
        let text = text(place)?;
        Some(view! { <p class="board-tip parchment" aria-hidden="true" style=style(at)>{text}</p> })
    }
}
