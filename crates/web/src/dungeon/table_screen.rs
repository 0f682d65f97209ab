//! The screen of a game: board, sheets and log around what is to be decided.

use leptos::prelude::*;
use words::dungeon as say;

use super::board::Board;
use super::{Game, Waits};
use crate::app::Speech;

/// A game on the table.
#[component]
pub fn TableScreen(game: Game) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let prompt = move || speech.with(|words| say::prompt(words, &game.view.read()));
    let choices = move || {
        game.legal
            .get()
            .into_iter()
            .map(|action| {
                let text =
                    move || speech.with(|words| say::action(words, &game.view.read(), action));
                view! {
                    <li>
                        <button
                            data-testid="action"
                            data-action=action.to_string()
                            on:click=move |_| game.choose(action)
                        >
                            {text}
                        </button>
                    </li>
                }
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
    let waits = move || match game.waits.get() {
        Waits::Showing => "showing",
        Waits::Person(_) => "person",
        Waits::Draw => "draw",
        Waits::Bot(_) => "bot",
        Waits::Nothing => "nothing",
    };
    let laying = move || game.laying.get().map(|laying| (laying, game.turning.get()));
    view! {
        <main class="table" data-testid="table" data-waits=waits>
            <p data-testid="prompt">{prompt}</p>
            <Board
                view=game.view
                targets=game.targets
                proposed=game.proposed
                laying=Signal::derive(laying)
                chosen=Callback::new(move |target| game.aim(&target))
                turned=Callback::new(move |forward| game.turn_tile(forward))
                unreachable=Callback::new(move |place| game.explain_place(place))
            />
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
