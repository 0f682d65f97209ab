//! Whose turn it is and what is to do now.

use crate::app::Speech;
use crate::play::{AnyGame, Waits};
use crate::prelude::*;
use crate::ui::Icon;

/// The hero whose turn it is, one sentence, and what the game adds to it.
#[component]
pub(crate) fn Banner(
    game: AnyGame,
    /// A word on how to do it, below the sentence.
    #[prop(optional_no_strip)]
    how: Option<AnyView>,
    /// Beside the sentence.
    #[prop(optional_no_strip)]
    beside: Option<AnyView>,
) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let seat = Memo::new(move |_| game.acting());
    let portrait = Memo::new(move |_| game.portrait(seat.get()));
    let bot = Memo::new(move |_| game.is_bot(seat.get()) && game.waits() != Waits::Nothing);
    let sentence = move || {
        let hero = || [("hero", game.who(seat.get()))];
        match game.waits() {
            Waits::Nothing => speech.text(key::WEB_OVER),
            Waits::HandOver(seat) => speech.say(key::WEB_HAND_OVER, &[("hero", game.who(seat))]),
            Waits::Bot(_) => speech.say(key::WEB_BOT_THINKS, &hero()),
            Waits::Showing | Waits::Person(_) | Waits::Draw if bot.get() => {
                speech.say(key::WEB_BOT_PLAYS, &hero())
            }
            Waits::Showing | Waits::Person(_) | Waits::Draw => {
                speech.with(|words| game.question(words))
            }
        }
    };
    view! {
        <section class="banner" data-hero=move || portrait.get().map(|portrait| portrait.hero)>
            <span class="portrait" class:bot=move || bot.get()>
                {move || {
                    let name = portrait.get().map_or("icon-question", |portrait| portrait.icon);
                    view! { <Icon name/> }
                }}
            </span>
            <div class="banner-words">
                <p class="prompt" data-testid="prompt">{sentence}</p>
                {how}
            </div>
            {beside}
        </section>
    }
    .into_any()
}
