//! All saved games of this browser.

mod import;
mod players;
mod row;

use self::import::Import;
pub(super) use self::import::read;
pub(super) use self::players::{Players, game_of};
use self::row::Row;
use crate::prelude::*;
use crate::shell::{Saves, Screen, t};
use crate::ui::{Icon, Page};

/// The list, and a way to get games from files into it.
#[component]
pub(crate) fn Saved() -> impl IntoView {
    let saves = expect_context::<Saves>();
    let empty = Memo::new(move |_| saves.games.read().is_empty());
    view! {
        <Page title=key::WEB_SAVED>
            <p class="lead">{t(key::WEB_SAVED_ABOUT)}</p>
            <a class="button to-history" data-testid="history" href=Screen::History.link()>
                <Icon name="icon-trophy"/>
                {t(key::WEB_HISTORY)}
            </a>
            <ul class="games" data-testid="saved-games">
                <For each=move || saves.games.get() key=|game| game.id.to_string() let:game>
                    <Row id=game.id summary=game.summary/>
                </For>
            </ul>
            <Show when=move || empty.get()>
                <div class="parchment empty">
                    <Icon name="icon-chest-open"/>
                    <p>{t(key::WEB_SAVED_EMPTY)}</p>
                    <a class="button main-action" href=Screen::Home.link()>
                        <Icon name="icon-play"/>
                        {t(key::WEB_NEW_GAME)}
                    </a>
                </div>
            </Show>
            <Import/>
        </Page>
    }
    .into_any()
}
