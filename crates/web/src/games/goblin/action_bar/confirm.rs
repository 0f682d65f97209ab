//! A card or the end of a battle was tapped: do it, or not.

use words::goblin as say;

use super::acts::short;
use crate::around::Act;
use crate::games::goblin::{Game, pictures};
use crate::prelude::*;
use crate::shell::Speech;

/// Confirm and cancel: by Enter and Escape, since numbers are the cards'.
#[component]
pub(crate) fn ConfirmBar(game: Game) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let buttons = move || {
        let action = game.offered.proposed.get()?;
        let view = game.shown.view.get();
        let (said, small) = speech.with(|words| {
            game.with_rules(|rules| {
                let whole = || (say::action(words, rules, &view, action), String::new());
                short(words, rules, &view, action).unwrap_or_else(whole)
            })
        });
        // What is on the card is to be seen in the hand.
        let name = said.split(" (").next().unwrap_or_default().to_owned();
        let confirm = Act {
            id: "confirm",
            action: Some(action.to_string()),
            icon: pictures::action(action),
            said: (name != said).then_some(said),
            words: name,
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
        let cancel = cancel.button(move || game.offered.proposed.set(None));
        Some(view! { <div class="acts apart">{confirm}{cancel}</div> }.into_any())
    };
    view! { {move || buttons()} }.into_any()
}
