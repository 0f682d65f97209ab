//! The quick start: two illustrated pages of a game, before all its rules.

mod text;

use self::text::{QuickPage, Row};
use super::text::Span;
use crate::around::lessons::lessons_again;
use crate::games::{dungeon, goblin};
use crate::prelude::*;
use crate::shell::{GameName, Screen, Speech, t};
use crate::ui::Markup;

/// Both pages in the language of the page, what a first game explains, and the way to all rules.
pub(super) fn quick_start(game: GameName, source: &str) -> AnyView {
    let speech = expect_context::<Speech>();
    let pages = text::read(source).into_iter().map(|page| drawn(speech, game, page));
    let lessons: &[_] = match game {
        GameName::Dungeon => &dungeon::lessons::LESSONS,
        GameName::Goblin => &goblin::lessons::LESSONS,
    };
    view! {
        <div class="quick-start" data-testid="quick-start">{pages.collect_view()}</div>
        <section class="parchment prose told">{lessons_again(lessons)}</section>
        <p class="to-all">
            <a class="button main-action" data-testid="all-rules" href=Screen::all_rules(game.name()).link()>
                {t(key::WEB_RULES_ALL)}
            </a>
        </p>
    }
    .into_any()
}

fn drawn(speech: Speech, game: GameName, page: QuickPage) -> AnyView {
    let row = |Row { picture, words }: Row| {
        let picture = speech.with(|words| match game {
            GameName::Dungeon => dungeon::quick_picture(&picture),
            GameName::Goblin => goblin::quick_picture(words, &picture),
        });
        let span = |span: Span| match span {
            Span::Strong(text) => view! { <strong>{text}</strong> }.into_any(),
            Span::Text(text) | Span::Reference(text) => text.into_any(),
            Span::Ruling(_) | Span::Departure => ().into_any(),
        };
        view! {
            <li>
                <div class="quick-picture" aria-hidden="true">{Markup(picture)}</div>
                <p>{words.into_iter().map(span).collect::<Vec<_>>()}</p>
            </li>
        }
    };
    view! {
        <section class="parchment quick-page">
            <h2>{page.title}</h2>
            <ul>{page.rows.into_iter().map(row).collect_view()}</ul>
        </section>
    }
    .into_any()
}
