//! The rules to read and to search.

mod contents;
mod document;
mod search;
mod search_box;
mod text;

use std::sync::Arc;

use leptos::task::spawn_local;

use self::contents::{Contents, parts};
use self::document::Document;
use self::search::Folded;
use self::search_box::SearchBox;
use self::text::Block;
use crate::platform::fetch;
use crate::prelude::*;
use crate::screens::GameTabs;
use crate::shell::{GameName, Navigation, Screen, Speech, t};
use crate::ui::Page;

/// Where the file with the rules is.
#[derive(Clone, PartialEq, Eq)]
enum Fetched {
    /// On its way.
    Loading,
    /// It did not come.
    Failed,
    /// Here it is.
    Here(Arc<Vec<Block>>),
}

/// What is searched for and where one is.
#[derive(Clone, Copy)]
struct Search {
    /// What was typed.
    query: RwSignal<Folded>,
    /// How often it was found.
    found: RwSignal<usize>,
    /// Which of these places one looks at.
    current: RwSignal<usize>,
}

/// The rules of a game in the language of the page, opened at the number in the address.
#[component]
pub(crate) fn RulesReader(game: String) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let fetched = RwSignal::new(Fetched::Loading);
    let attempt = RwSignal::new(0);
    let file = game.clone();
    let chosen = GameName::of(&game).unwrap_or_default();
    Effect::new(move |_| {
        attempt.track();
        let language = speech.language();
        let path = format!("rules/{}/{file}.md", language.code());
        fetched.set(Fetched::Loading);
        spawn_local(async move {
            let text = fetch::text(&path).await;
            // The screen may have been left, or the language changed, meanwhile.
            if untrack(|| speech.language()) == language {
                fetched.try_set(text.map_or(Fetched::Failed, |text| {
                    Fetched::Here(Arc::new(text::without_introduction(text::read(&text))))
                }));
            }
        });
    });
    let search = Search {
        query: RwSignal::new(Folded::default()),
        found: RwSignal::new(0),
        current: RwSignal::new(0),
    };
    let open = game;
    let body = move || {
        match fetched.get() {
        Fetched::Loading => view! { <p class="lead" role="status">{t(key::WEB_RULES_LOADING)}</p> }.into_any(),
        Fetched::Failed => view! {
            <div class="parchment empty" role="alert">
                <p>{t(key::WEB_RULES_FAILED)}</p>
                <button type="button" class="main-action" on:click=move |_| attempt.update(|it| *it += 1)>
                    {t(key::WEB_TRY_AGAIN)}
                </button>
            </div>
        }
        .into_any(),
        Fetched::Here(blocks) => view! {
            <div class="reader">
                <Contents parts=parts(&open, &blocks)/>
                <Document game=open.clone() blocks search/>
            </div>
        }
        .into_any(),
    }
    };
    view! {
        <Page title=key::WEB_RULES>
            <GameTabs chosen screen=|game| Screen::rules(game.name())/>
            <SearchBox search/>
            {body}
        </Page>
    }
    .into_any()
}

/// The number in the address.
fn number_wanted() -> Option<String> {
    match expect_context::<Navigation>().screen() {
        Screen::Rules { number, .. } => number,
        Screen::Home
        | Screen::SetUp { .. }
        | Screen::Play(_)
        | Screen::Watch { .. }
        | Screen::Saved
        | Screen::Settings
        | Screen::About => None,
    }
}
