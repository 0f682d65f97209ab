//! While a bot plays: the way to see only how it ends.

use leptos::prelude::*;

use super::banner::is_bot;
use crate::app::t;
use crate::dungeon::Game;
use crate::ui::Icon;

/// The button to skip, in a bot's turn.
#[component]
pub(crate) fn SkipBar(game: Game) -> impl IntoView {
    let bot = Memo::new(move |_| is_bot(game, game.view.read().turn.seat));
    view! {
        <Show when=move || bot.get()>
            <div class="acts">
                <button
                    type="button"
                    class="act"
                    data-testid="skip"
                    data-key="1"
                    on:click=move |_| game.skip()
                >
                    <Icon name="icon-skip"/>
                    <span class="act-words">{t("web-skip")}</span>
                    <kbd aria-hidden="true">"1"</kbd>
                </button>
            </div>
        </Show>
    }
}
