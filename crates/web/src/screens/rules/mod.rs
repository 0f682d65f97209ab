//! The rules to read and to search.

mod contents;
mod document;
mod quick;
mod search;
mod search_box;
mod text;

use std::sync::Arc;

use leptos::task::spawn_local;

use self::contents::{Contents, parts};
use self::document::Document;
use self::quick::quick_start;
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
    /// Here are all rules.
    All(Arc<Vec<Block>>),
    /// Here is the quick start.
    Quick(Arc<str>),
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

/// The quick start of a game in the language of the page; with a number in the address its rules, opened there.
#[component]
pub(crate) fn RulesReader(game: String) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let fetched = RwSignal::new(Fetched::Loading);
    let attempt = RwSignal::new(0);
    let file = game.clone();
    let chosen = GameName::of(&game).unwrap_or_default();
    let all = Memo::new(|_| number_wanted().is_some());
    Effect::new(move |_| {
        attempt.track();
        let language = speech.language();
        let wanted = all.get();
        let folder = if wanted { "rules" } else { "quick-start" };
        let path = format!("{folder}/{}/{file}.md", language.code());
        fetched.set(Fetched::Loading);
        spawn_local(async move {
            let text = fetch::text(&path).await;
            // The screen may have been left, or the language changed, meanwhile.
            if untrack(|| speech.language()) == language && all.try_get_untracked() == Some(wanted)
            {
                fetched.try_set(match text {
                    Ok(text) if wanted => {
                        Fetched::All(Arc::new(text::without_introduction(text::read(&text))))
                    }
                    Ok(text) => Fetched::Quick(text.into()),
                    Err(_) => Fetched::Failed,
                });
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
        Fetched::Quick(source) => quick_start(chosen, &source),
        Fetched::All(blocks) => view! {
            <SearchBox search/>
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
            <Ways game=chosen all/>
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
        | Screen::Online
        | Screen::Table { .. }
        | Screen::Me(_)
        | Screen::Saved
        | Screen::History
        | Screen::Settings
        | Screen::About => None,
    }
}

/// The quick start, or all rules.
#[component]
fn Ways(game: GameName, all: Memo<bool>) -> impl IntoView {
    let way = move |screen: Screen, leads_to_all: bool, name: Key| {
        let current = move || (all.get() == leads_to_all).then_some("page");
        view! { <a class="button tab" href=screen.link() aria-current=current>{t(name)}</a> }
    };
    view! {
        <nav class="tabs" aria-label=t(key::WEB_RULES)>
            {way(Screen::rules(game.name()), false, key::WEB_RULES_QUICK)}
            {way(Screen::all_rules(game.name()), true, key::WEB_RULES_ALL)}
        </nav>
    }
    .into_any()
}
