//! When a game turned, each with a way there.

use crate::prelude::*;
use crate::shell::Speech;
use crate::stage::{Stage, Staged};

/// The list; nothing where the game never turned, or where that is not to be told.
#[component]
pub(crate) fn TurningPoints<G: Staged>(
    stage: Stage<G>,
    /// Somebody wants to see this turn.
    go: Callback<u16>,
) -> impl IntoView {
    let speech = expect_context::<Speech>();
    // The curves have asked for it before: nothing comes late and moves what is under a finger.
    let recap = stage.session().recap();
    move || {
        let recap = recap.clone().filter(|recap| !recap.turning_points.is_empty())?;
        let view = stage.shown.view.get();
        let turns: Vec<u16> = recap.turning_points.iter().map(|point| point.turn).collect();
        let told = recap.map(|event| speech.with(|words| stage.rules().event(words, &view, event)));
        let text = speech.with(|words| words::recap(words, &told, &|seat| stage.who(&view, seat)));
        let point = |(line, turn): (String, u16)| {
            view! {
                <li><button type="button" class="as-text" data-testid="turning-point" on:click=move |_| go.run(turn)>{line}</button></li>
            }
            .into_any()
        };
        let points = text.turning_points.into_iter().zip(turns).map(point).collect::<Vec<_>>();
        Some(view! { <h3>{text.title}</h3><ul class="turned">{points}</ul> }.into_any())
    }
}
