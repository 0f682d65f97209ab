//! What the rules are about, part by part.

use std::sync::Arc;

use leptos::prelude::*;

use super::text::Block;
use crate::app::{Screen, t};

/// Links to every part.
#[component]
pub(super) fn Contents(game: String, blocks: Arc<Vec<Block>>) -> impl IntoView {
    let links = blocks
        .iter()
        .filter_map(|block| match block {
            Block::Heading(heading) if heading.level == 2 => Some(heading),
            Block::Heading(_) | Block::Paragraph(_) | Block::List(_) | Block::Table(_) => None,
        })
        .map(|heading| {
            let number = Some(heading.name.clone());
            let link = Screen::Rules { game: game.clone(), number }.link();
            view! { <li><a href=link>{heading.text.clone()}</a></li> }
        })
        .collect_view();
    view! {
        <details class="contents" prop:open=wide()>
            <summary>{t("web-rules-contents")}</summary>
            <nav aria-label=t("web-rules-contents")>
                <ul>{links}</ul>
            </nav>
        </details>
    }
    .into_any()
}

/// Whether there is room for the contents beside the rules.
fn wide() -> bool {
    let query = window().match_media("(min-width: 60rem)").ok().flatten();
    query.is_some_and(|list| list.matches())
}
