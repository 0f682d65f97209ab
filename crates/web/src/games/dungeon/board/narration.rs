//! The dungeon for listeners: every tile in words.

use std::sync::Arc;

use dungeon::{Content, View};
use words::dungeon as say;

use crate::platform::timer;
use crate::prelude::*;
use crate::shell::{Speech, t};

/// How long the table has to be at rest before it is told anew, in milliseconds.
const RESTS: u32 = 600;

/// A list of the tiles. It is told when things are at rest, because sentences take longer than a frame.
#[component]
pub fn Narration(view: Signal<Arc<View>>, content: StoredValue<Arc<Content>>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let lines = RwSignal::new(Vec::new());
    let changes = StoredValue::new(0_u32);
    Effect::new(move |_| {
        let (now, _) = (view.get(), speech.language());
        changes.update_value(|changes| *changes += 1);
        let number = changes.get_value();
        timer::after(RESTS, move || {
            if changes.try_get_value() != Some(number) {
                return;
            }
            let told = untrack(|| {
                speech.with(|words| {
                    let line = |content: &Arc<Content>| -> Vec<String> {
                        now.tiles
                            .iter()
                            .map(|tile| say::tile_line(words, &now, content, tile))
                            .collect()
                    };
                    content.with_value(line)
                })
            });
            lines.set(told);
        });
    });
    let items = move || {
        lines.get().into_iter().map(|line: String| view! { <li>{line}</li> }).collect_view()
    };
    view! { <ul class="heard" aria-label=t(key::WEB_BOARD_TILES)>{items}</ul> }.into_any()
}
