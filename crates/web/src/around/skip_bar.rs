//! While a bot plays: the ways to see only how it ends.
//!
//! They have a place and keys of their own: what somebody presses once too often must not end the turn that begins then.

use super::Act;
use crate::prelude::*;
use crate::shell::Speech;
use crate::stage::{Skipping, Stage, Staged, Waits};
use crate::ui::Shortcut;

/// The buttons to skip this turn, or all until one's own, in a bot's turn.
#[component]
pub(crate) fn SkipBar<G: Staged>(stage: Stage<G>) -> impl IntoView {
    // Nobody can skip what somebody elsewhere has not done yet.
    let others = Memo::new(move |_| {
        let waits = matches!(stage.offered.waits.get(), Waits::Elsewhere(_) | Waits::Answer);
        !waits && !stage.is_person(G::acting(&stage.shown.view.read()))
    });
    let several = stage.session().others() > 1;
    let skip = Callback::new(move |what| stage.skip(what));
    view! {
        <Show when=move || others.get()>{move || buttons(several, skip)}</Show>
    }
    .into_any()
}

/// One function for both games.
fn buttons(several: bool, skip: Callback<Skipping>) -> AnyView {
    let speech = expect_context::<Speech>();
    let button = |id, icon, words, key, what| {
        let act = Act {
            id,
            icon,
            words: speech.text(words),
            key: Some(Shortcut::Key(key)),
            ..Act::default()
        };
        act.button(move || skip.run(what))
    };
    let turn =
        several.then(|| button("skip-turn", "icon-play", key::WEB_SKIP_TURN, "n", Skipping::Turn));
    view! {
        <div class="skip-bar">
            {turn}
            {button("skip", "icon-skip", key::WEB_SKIP, "s", Skipping::Turns)}
        </div>
    }
    .into_any()
}
