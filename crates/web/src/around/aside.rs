//! What is told beside what happens: large, in the middle of the board, as long as it is shown.

use crate::prelude::*;
use crate::shell::Speech;
use crate::stage::{Stage, Staged};
use crate::ui::{Shortcut, Shortcuts};

/// Why a turn is over, for whoever's turn it was. A tap goes on.
#[component]
pub(crate) fn Aside<G: Staged>(stage: Stage<G>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let shown = move || {
        let key = stage.shown.aside.get()?;
        expect_context::<Shortcuts>().on(Shortcut::Main, move || stage.next());
        Some(view! {
            <p class="aside parchment" data-testid="aside" on:click=move |_| stage.next()>{speech.text(key)}</p>
        })
    };
    view! { <div class="asides" role="status">{shown}</div> }.into_any()
}
