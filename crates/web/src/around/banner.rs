//! Whose turn it is and what is to do now.

use super::{Face, player};
use crate::prelude::*;
use crate::shell::Speech;
use crate::stage::{Stage, Staged, Waits};
use crate::ui::Icon;

/// The hero whose turn it is, one sentence, and what the game adds to it.
#[component]
pub(crate) fn Banner<G: Staged>(
    stage: Stage<G>,
    /// A word on how to do it, below the sentence.
    #[prop(optional_no_strip)]
    how: Option<AnyView>,
    /// Beside the sentence.
    #[prop(optional_no_strip)]
    beside: Option<AnyView>,
) -> impl IntoView {
    let speech = expect_context::<Speech>();
    // What is shown may still be of the turn before.
    let past = Memo::new(move |_| {
        let showing = stage.offered.waits.get() == Waits::Showing;
        let ended = || stage.shown.latest.read().as_ref().and_then(G::turn_ended);
        G::acts_in(&stage.shown.scene.read()).or_else(ended).filter(|_| showing)
    });
    let seat =
        Memo::new(move |_| past.get().unwrap_or_else(|| G::acting(&stage.shown.view.read())));
    let face = Memo::new(move |_| Face::of::<G>(&stage.shown.view.read(), seat.get()));
    let waits = stage.offered.waits;
    let bot = Memo::new(move |_| stage.is_bot_now(seat.get()) && waits.get() != Waits::Nothing);
    let others =
        Memo::new(move |_| !stage.is_person_now(seat.get()) && waits.get() != Waits::Nothing);
    let sentence = Memo::new(move |_| {
        let view = stage.shown.view.get();
        let hero = |seat| [("hero", stage.who(&view, seat))];
        match waits.get() {
            Waits::Nothing => speech.text(key::WEB_OVER),
            Waits::HandOver(seat) => speech.say(key::WEB_HAND_OVER, &hero(seat)),
            Waits::Throw(seat) => speech.say(key::WEB_THROW_PROMPT, &hero(seat)),
            // One sentence for the whole turn: what changes is on the board.
            Waits::Showing
            | Waits::Bot(_)
            | Waits::Elsewhere(_)
            | Waits::Answer
            | Waits::Person(_)
            | Waits::Draw
                if others.get() =>
            {
                let plays = if bot.get() { key::WEB_BOT_PLAYS } else { key::WEB_PLAYS };
                speech.say(plays, &hero(seat.get()))
            }
            Waits::Showing if past.get().is_some() => speech.say(key::WEB_PLAYS, &hero(seat.get())),
            Waits::Showing
            | Waits::Bot(_)
            | Waits::Elsewhere(_)
            | Waits::Answer
            | Waits::Person(_)
            | Waits::Draw
            | Waits::Time => {
                let (legal, proposed) = (stage.offered.legal.read(), stage.offered.proposed.read());
                let rules = stage.rules();
                speech.with(|words| {
                    let question = rules.question(words, &view, &legal, proposed.as_ref());
                    question.unwrap_or_else(|| rules.short_prompt(words, &view))
                })
            }
        }
    });
    // Sentences about bots say the name themselves.
    let name = move || {
        let own =
            matches!(waits.get(), Waits::Showing | Waits::Person(_) | Waits::Draw | Waits::Time);
        player(stage.name(seat.get()).filter(|_| own && !others.get()))
    };
    view! {
        <section class="banner" data-hero=move || face.get().map(|face| face.hero)>
            <span class="portrait" class:bot=move || bot.get()>
                {move || {
                    let name = face.get().map_or("icon-question", |face| face.icon);
                    view! { <Icon name/> }
                }}
            </span>
            <div class="banner-words">
                <p class="prompt" data-testid="prompt">{name}{move || sentence.get()}</p>
                {how}
            </div>
            {beside}
        </section>
    }
    .into_any()
}
