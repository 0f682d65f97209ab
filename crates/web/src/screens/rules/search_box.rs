//! Searching the rules while typing.

use words::Arg;

use super::Search;
use super::search::Folded;
use crate::prelude::*;
use crate::shell::{Speech, t};
use crate::ui::Icon;

/// A field to type in, how often that was found, and ways to the next and the previous place.
#[component]
pub(super) fn SearchBox(search: Search) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let Search { query, found, current } = search;
    let go = move |forward: bool| {
        let count = found.get_untracked().max(1);
        current.update(|at| *at = (*at + if forward { 1 } else { count - 1 }) % count);
        show(current.get_untracked());
    };
    let typed = move |text: String| {
        query.set(Folded::new(&text));
        current.set(0);
        // The places are drawn by now or a moment later.
        request_animation_frame(|| show(0));
    };
    let told = move || {
        let searching = !query.read().is_empty();
        match (searching, found.get()) {
            (false, _) => String::new(),
            (true, 0) => speech.text(key::WEB_RULES_NOTHING),
            (true, count) => {
                let number = Arg::Number(current.get() as i64 + 1);
                let count = Arg::Number(count as i64);
                speech.say(key::WEB_RULES_FOUND, &[("number", number), ("count", count)])
            }
        }
    };
    let several = move || found.get() > 1;
    view! {
        <form
            class="search"
            role="search"
            on:submit=move |event| {
                event.prevent_default();
                go(true);
            }
        >
            <input
                type="search"
                aria-label=t(key::WEB_RULES_SEARCH)
                placeholder=t(key::WEB_RULES_SEARCH)
                autocomplete="off"
                on:input:target=move |event| typed(event.target().value())
            />
            <span class="search-told" role="status">{told}</span>
            <Show when=several>
                <button
                    type="button"
                    class="round"
                    aria-label=t(key::WEB_RULES_PREVIOUS)
                    on:click=move |_| go(false)
                >
                    <span class="up"><Icon name="icon-play"/></span>
                </button>
                <button type="submit" class="round" aria-label=t(key::WEB_RULES_NEXT)>
                    <span class="down"><Icon name="icon-play"/></span>
                </button>
            </Show>
        </form>
    }
    .into_any()
}

/// Brings a found place into sight.
fn show(index: usize) {
    if let Some(place) = document().get_element_by_id(&format!("found-{index}")) {
        let options = web_sys::ScrollIntoViewOptions::new();
        options.set_block(web_sys::ScrollLogicalPosition::Center);
        place.scroll_into_view_with_scroll_into_view_options(&options);
    }
}
