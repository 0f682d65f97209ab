//! What the rules are about, part by part.

use super::text::Block;
use crate::prelude::*;
use crate::shell::{Screen, t};

/// Every part with a link to it.
pub(super) fn parts(game: &str, blocks: &[Block]) -> Vec<Part> {
    let headings = blocks
        .iter()
        .filter_map(|block| match block {
            Block::Heading(heading) if heading.level == 2 => Some(heading),
            Block::Heading(_) | Block::Paragraph(_) | Block::List(_) | Block::Table(_) => None,
        })
        .map(|heading| {
            let number = Some(heading.name.clone());
            let link = Screen::Rules { game: game.to_owned(), number }.link();
            Part { link, title: heading.text.clone() }
        });
    headings.collect()
}

/// A part of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Part {
    link: String,
    title: String,
}

/// Links to every part.
#[component]
pub(super) fn Contents(parts: Vec<Part>) -> impl IntoView {
    let links = parts
        .into_iter()
        .map(|part| view! { <li><a href=part.link>{part.title}</a></li> })
        .collect_view();
    view! {
        <details class="contents" prop:open=wide()>
            <summary>{t(key::WEB_RULES_CONTENTS)}</summary>
            <nav aria-label=t(key::WEB_RULES_CONTENTS)>
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
