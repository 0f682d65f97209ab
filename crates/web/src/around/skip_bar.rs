//! While a bot plays: the way to see only how it ends.
//!
//! It has a place and a key of its own: what somebody presses once too often must not end the turn that begins then.

use super::Act;
use crate::prelude::*;
use crate::shell::Speech;
use crate::stage::{Stage, Staged};
use crate::ui::Shortcut;

/// The button to skip, in a bot's turn.
#[component]
pub(crate) fn SkipBar<G: Staged>(stage: Stage<G>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let bot = Memo::new(move |_| !stage.is_person(G::acting(&stage.shown.view.read())));
    let button = move || {
        let act = Act {
            id: "skip",
            icon: "icon-skip",
            words: speech.text(key::WEB_SKIP),
            key: Some(Shortcut::Key("s")),
            ..Act::default()
        };
        act.button(move || stage.skip())
    };
    view! {
        <Show when=move || bot.get()>
            <div class="skip-bar">{button}</div>
        </Show>
    }
}
