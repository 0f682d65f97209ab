//! Both games side by side, where a screen is there for either.

use crate::prelude::*;
use crate::shell::{GameName, Screen, t};

/// Shows which game a screen is about, and leads to the same screen of the other one.
#[component]
pub fn GameTabs(
    /// The game of this screen.
    chosen: GameName,
    /// Where the screen of a game is.
    screen: fn(GameName) -> Screen,
) -> impl IntoView {
    let games = GameName::ALL.map(|game| {
        view! {
            <a
                class="button tab"
                href=screen(game).link()
                aria-current=(chosen == game).then_some("page")
            >
                {t(game.title())}
            </a>
        }
    });
    view! { <nav class="tabs" aria-label=t(key::WEB_RULES_GAMES)>{games}</nav> }.into_any()
}
