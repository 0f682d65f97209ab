//! Parts of the module that are fetched when somebody wants them, and what is shown until they are here.

#![expect(clippy::unnecessary_wraps, reason = "a part may not arrive")]

use leptos::task::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::unreadable::NotOpened;
use super::{About, History, RulesReader, Saved, SettingsScreen, Watch};
use crate::prelude::*;
use crate::session::Unreadable;
use crate::shell::{GameId, WatchedGame, t};
use crate::ui::{Icon, Page};

/// The screens that nobody needs in order to play.
#[derive(Clone, Copy)]
pub(super) struct Beside {
    /// All saved games.
    pub(super) saved: fn() -> AnyView,
    /// How one's games ended.
    pub(super) history: fn() -> AnyView,
    /// Quick start and rules of a game.
    pub(super) rules: fn(String) -> AnyView,
    /// Settings.
    pub(super) settings: fn() -> AnyView,
    /// Credits.
    pub(super) about: fn() -> AnyView,
    /// A game that is watched, from the beginning of a turn on.
    pub(super) watch: fn(WatchedGame, Option<u16>) -> AnyView,
    /// Why a game that is kept cannot be opened.
    pub(super) not_opened: fn(GameId, Unreadable) -> AnyView,
}

/// They, as soon as they are here.
pub(super) async fn beside() -> Option<Beside> {
    beside_part().await.ok().map(|part| *part)
}

#[wasm_split(beside, fallible)]
fn beside_part() -> Result<Box<Beside>, SplitLoaderError> {
    Ok(Box::new(Beside {
        saved: || view! { <Saved/> }.into_any(),
        history: || view! { <History/> }.into_any(),
        rules: |game| view! { <RulesReader game/> }.into_any(),
        settings: || view! { <SettingsScreen/> }.into_any(),
        about: || view! { <About/> }.into_any(),
        watch: |game, turn| view! { <Watch game turn/> }.into_any(),
        not_opened: |id, trouble| view! { <NotOpened kept=Some(id) trouble/> }.into_any(),
    }))
}

/// Shows something of a part, once it is here.
pub(super) fn later<P, F>(
    title: Key,
    fetch: fn() -> F,
    drawn: impl Fn(P) -> AnyView + Send + Sync + 'static,
) -> AnyView
where
    P: Copy + Send + Sync + 'static,
    F: Future<Output = Option<P>> + 'static,
{
    let part = RwSignal::new(None::<Option<P>>);
    let ask = Callback::new(move |()| {
        part.set(None);
        spawn_local(async move {
            let fetched = fetch().await;
            part.try_set(Some(fetched));
        });
    });
    ask.run(());
    let shown = move || match part.get() {
        None => waiting(title),
        Some(None) => missing(title, ask),
        Some(Some(part)) => untrack(|| drawn(part)),
    };
    view! { {shown} }.into_any()
}

fn waiting(title: Key) -> AnyView {
    view! { <Page title><p role="status" data-testid="coming">{t(key::WEB_LOADING)}</p></Page> }
        .into_any()
}

fn missing(title: Key, ask: Callback<()>) -> AnyView {
    view! {
        <Page title>
            <p role="alert">{t(key::WEB_PART_MISSING)}</p>
            <p>
                <button type="button" class="main-action" on:click=move |_| ask.run(())>
                    <Icon name="icon-roll-again"/>
                    {t(key::WEB_PART_AGAIN)}
                </button>
            </p>
        </Page>
    }
    .into_any()
}
