//! Whose turn it is and what is to do now.

use dungeon::{Decision, Hero, MOVES, Phase};
use leptos::prelude::*;
use words::dungeon as say;

use super::stage::{Stage, stage};
use crate::app::{Speech, t};
use crate::dungeon::{Game, Waits};
use crate::ui::{Icon, pictures};

/// The hero whose turn it is, one sentence, and the moves left.
#[component]
pub(crate) fn Banner(game: Game) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let seat = Memo::new(move |_| {
        let view = game.view.read();
        view.acting().unwrap_or(view.turn.seat)
    });
    let hero = Memo::new(move |_| game.view.read().heroes.get(seat.get().index())?.hero);
    let bot = Memo::new(move |_| is_bot(game, seat.get()) && game.waits.get() != Waits::Nothing);
    let sentence = move || {
        let view = game.view.read();
        let thinking = matches!(game.waits.get(), Waits::Bot(_));
        if bot.get() {
            let key = if thinking { "web-bot-thinks" } else { "web-bot-plays" };
            return speech.say(key, &[("hero", say::who(&view, seat.get()))]);
        }
        if game.waits.get() == Waits::Nothing {
            return speech.text("web-over");
        }
        speech.with(|words| say::prompt(words, &view))
    };
    let walking = Memo::new(move |_| {
        matches!(game.view.read().turn.phase, Phase::Seat(Decision::Walk))
            && game.waits.get() != Waits::Nothing
    });
    let tap = move || {
        let proposed = game.proposed.read().is_some();
        let now = stage(&game.waits.get(), game.view.read().turn.phase, proposed);
        now == Stage::Walk && !game.targets.read().is_empty()
    };
    view! {
        <section class="banner" data-hero=move || hero.get().map(Hero::name)>
            <span class="portrait" class:bot=move || bot.get()>
                {move || match hero.get() {
                    Some(hero) => view! { <Icon name=pictures::hero(hero)/> },
                    None => view! { <Icon name="icon-question"/> },
                }}
            </span>
            <div class="banner-words">
                <p class="prompt" data-testid="prompt">{sentence}</p>
                <Show when=tap>
                    <p class="tap">{t("web-tap-place")}</p>
                </Show>
            </div>
            <Show when=move || walking.get()>
                <Footprints left=Signal::derive(move || game.view.read().turn.moves)/>
            </Show>
        </section>
    }
}

/// Four footprints: those of moves that are spent are faint.
#[component]
fn Footprints(left: Signal<u8>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let label = move || speech.say("web-moves-left", &[("count", left.get().into())]);
    let print = move |number: u8| {
        let spent = move || number >= left.get();
        view! {
            <span class="footprint" class:spent=move || spent()>
                <Icon name="icon-walk"/>
            </span>
        }
    };
    view! {
        <div class="footprints" role="img" aria-label=label>
            {(0..MOVES).map(print).collect_view()}
        </div>
    }
}

/// Whether a bot plays for this seat.
pub(super) fn is_bot(game: Game, seat: table::Seat) -> bool {
    game.ask(|table| table.players().get(seat.index()).is_some_and(|who| who.bot().is_some()))
}
