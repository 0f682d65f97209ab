//! The screen of a game: board, sheets and log around what is to be decided.

use leptos::prelude::*;
use words::dungeon as say;

use super::{Game, Waits};
use crate::app::Speech;

/// A game on the table.
#[component]
pub(crate) fn TableScreen(game: Game) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let prompt = move || speech.with(|words| say::prompt(words, &game.view.read()));
    let choices = move || {
        game.legal
            .get()
            .into_iter()
            .map(|action| {
                let text =
                    move || speech.with(|words| say::action(words, &game.view.read(), action));
                view! { <li><button on:click=move |_| game.choose(action)>{text}</button></li> }
            })
            .collect_view()
    };
    let log = move || {
        let lines: Vec<String> = speech.with(|words| {
            let view = game.view.read();
            game.log.read().iter().map(|event| say::event(words, &view, event)).collect()
        });
        lines.join("\n")
    };
    view! {
        <main class="table">
            <p data-testid="prompt">{prompt}</p>
            <Show when=move || game.waits.get() == Waits::Nothing>
                <p data-testid="outcome">
                    {move || speech.with(|words| say::ending(words, &game.view.read()))}
                </p>
            </Show>
            <ul>{choices}</ul>
            <pre data-testid="log">{log}</pre>
        </main>
    }
}
