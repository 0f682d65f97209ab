//! Whether the game can be played without a network, and whether there is a newer one.

use words::Arg;

use crate::platform::offline::{Check, Keeping, State, check, renew};
use crate::platform::page;
use crate::prelude::*;
use crate::shell::{Offline, Speech, t};

/// The sentences for a state.
const fn sentences(state: State) -> (Key, Option<Key>) {
    let kept = match state.keeping {
        Keeping::Impossible => key::WEB_OFFLINE_IMPOSSIBLE,
        Keeping::Begun => key::WEB_OFFLINE_PREPARING,
        Keeping::Done => key::WEB_OFFLINE_READY,
    };
    let news = match (state.offered, state.check) {
        (true, _) => Some(key::WEB_OFFLINE_NEW),
        (false, Check::NotAsked) => None,
        (false, Check::Asking) => Some(key::WEB_OFFLINE_CHECKING),
        (false, Check::Newest) => Some(key::WEB_OFFLINE_NEWEST),
        (false, Check::Unreachable) => Some(key::WEB_OFFLINE_UNREACHABLE),
    };
    (kept, news)
}

/// Says what is kept, and looks for a new version.
#[component]
pub(super) fn WithoutNetwork() -> impl IntoView {
    let (offline, speech) = (expect_context::<Offline>(), expect_context::<Speech>());
    let said = move || {
        let state = offline.state();
        let (kept, news) = sentences(state);
        let version = Arg::text(page::version());
        view! {
            <p role="status" data-testid="offline" data-ready=(state.keeping == Keeping::Done).to_string()>
                {speech.text(kept)}
                " "
                {news.map(|news| speech.text(news))}
            </p>
            <p class="about">{speech.say(key::WEB_ABOUT_VERSION, &[("version", version)])}</p>
        }
        .into_any()
    };
    let offered = move || offline.state().offered;
    let nothing_to_do =
        move || !offered() && matches!(offline.state().keeping, Keeping::Impossible);
    let label = move || {
        speech.text(if offered() { key::WEB_OFFLINE_RELOAD } else { key::WEB_OFFLINE_CHECK })
    };
    let act = move |_| if untrack(offered) { renew() } else { check() };
    view! {
        <section class="parchment options">
            <h2>{t(key::WEB_OFFLINE)}</h2>
            {said}
            // Always the same one: it keeps the focus when it is pressed.
            <button type="button" data-testid="renew" hidden=nothing_to_do on:click=act>
                {label}
            </button>
        </section>
    }
    .into_any()
}
