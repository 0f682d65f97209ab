//! A card or the end of a battle was tapped: do it, or not.

use words::goblin as say;

use super::acts::short;
use crate::app::Speech;
use crate::at_table::Act;
use crate::goblin::{Game, pictures};
use crate::prelude::*;

/// Confirm and cancel: by Enter and Escape, since numbers are the cards'.
#[component]
pub(crate) fn ConfirmBar(game: Game) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let buttons = move || {
        let action = game.proposed.get()?;
        let view = game.view.get();
        let (said, small) = speech.with(|words| {
            let whole = || game.ask(|table| say::action(words, table.rules(), &view, action));
            short(words, &view, action).unwrap_or_else(|| (whole(), String::new()))
        });
        let confirm = Act {
            id: "confirm",
            action: Some(action.to_string()),
            icon: pictures::action(action),
            words: said,
            note: small,
            main: true,
            ..Act::default()
        };
        let cancel = Act {
            id: "cancel",
            icon: "icon-close",
            words: speech.text(key::WEB_CANCEL),
            ..Act::default()
        };
        let confirm = confirm.button(move || game.choose(action));
        let cancel = cancel.button(move || game.proposed.set(None));
        Some(view! { <div class="acts">{confirm}{cancel}</div> }.into_any())
    };
    view! { {move || buttons()} }.into_any()
}
