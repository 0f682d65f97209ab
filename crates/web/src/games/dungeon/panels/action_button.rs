//! A button that takes one action: picture, words, number.

use dungeon::Action;
use words::dungeon as say;

use super::choice::{Choice, picture, short_words};
use super::consequence::consequence;
use crate::games::dungeon::Game;
use crate::prelude::*;
use crate::shell::Speech;
use crate::ui::{Icon, Shortcut, Shortcuts};

/// The button of an action.
#[component]
pub(crate) fn ActionButton(
    game: Game,
    action: Action,
    /// The number of its key, counted from 1.
    key: usize,
    /// The thing to do.
    #[prop(optional)]
    main: bool,
    /// What it adds or needs, shown big.
    #[prop(optional_no_strip)]
    number: Option<String>,
    /// What it leads to.
    #[prop(optional_no_strip)]
    note: Option<AnyView>,
) -> impl IntoView {
    let speech = expect_context::<Speech>();
    // What it looks like is settled when it is shown: it goes with the situation.
    let shown = game.shown.view.get_untracked();
    let icon = picture(&shown, Choice::Act(action));
    let long = {
        let shown = shown.clone();
        move || speech.with(|words| say::action(words, &shown, action))
    };
    let note_key = consequence(&shown, Choice::Act(action));
    let short = short_words(&shown, Choice::Act(action));
    let words = {
        let long = long.clone();
        move || short.map_or_else(&long, |key| speech.text(key))
    };
    let shortcuts = expect_context::<Shortcuts>();
    shortcuts.on(Shortcut::nth(key - 1), move || game.take(action));
    shortcuts.on(main.then_some(Shortcut::Main), move || {
        if !game.follow_hint() {
            game.take(action);
        }
    });
    let hinted = move || game.hint() == Some(action);
    // Once somebody has asked, nothing else shines; no button changes its size for it.
    let outshone = move || main && game.hint().is_some_and(|hint| hint != action);
    view! {
        <button
            type="button"
            class="act"
            class:main-action=main
            class:outshone=outshone
            class:hinted=hinted
            data-testid="action"
            data-action=action.to_string()
            title=long
            on:click=move |_| game.take(action)
        >
            <Icon name=icon/>
            <span class="act-words">
                <span>{words}</span>
                {note}
                {note_key.map(|key| view! { <small class="comes">{move || speech.text(key)}</small> })}
            </span>
            {number.map(|number| view! { <b class="number">{number}</b> })}
            <kbd aria-hidden="true">{key}</kbd>
        </button>
    }
}
