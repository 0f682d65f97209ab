//! Where everything begins.

use leptos::prelude::*;

use crate::app::{Navigation, Saves, Screen, t};
use crate::dungeon::NewGame;
use crate::screens::play::begin;

/// The first screen: play now, or choose how.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let (saves, navigation) = (expect_context::<Saves>(), expect_context::<Navigation>());
    let play_now = move |_| begin(saves, navigation, &NewGame::quick());
    view! {
        <main>
            <h1>{t("ui-title")}</h1>
            <p>{t("ui-subtitle")}</p>
            <button data-testid="play-now" on:click=play_now>"Play now"</button>
            <p><a href=Screen::SetUp.link()>"New game"</a></p>
            <p><a href=Screen::Saved.link()>"Saved games"</a></p>
        </main>
    }
}
