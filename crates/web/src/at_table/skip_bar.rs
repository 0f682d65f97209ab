//! While a bot plays: the way to see only how it ends.

use crate::app::t;
use crate::play::AnyGame;
use crate::prelude::*;
use crate::ui::Icon;

/// The button to skip, in a bot's turn.
#[component]
pub(crate) fn SkipBar(game: AnyGame) -> impl IntoView {
    let bot = Memo::new(move |_| game.is_bot(game.acting()));
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
                    <span class="act-words">{t(key::WEB_SKIP)}</span>
                    <kbd aria-hidden="true">"1"</kbd>
                </button>
            </div>
        </Show>
    }
}
