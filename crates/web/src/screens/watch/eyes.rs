//! Whose eyes a game is watched with.

use table::Viewer;
use words::Arg;

use super::time::{Time, ask};
use crate::prelude::*;
use crate::session::{Eyes, Replay};
use crate::shell::{Speech, t};
use crate::stage::{Stage, Staged};

/// A choice where there is one; else why there is none, if something is hidden.
#[component]
pub(super) fn EyesChoice<G: Staged>(stage: Stage<G>, time: Time) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let offered = ask(stage, Replay::eyes_offered);
    if offered.len() < 2 {
        let hidden = !G::OPEN && offered == [Eyes::Of(Viewer::Spectator)];
        let why = || view! { <p class="about">{t(key::WEB_EYES_ONE)}</p> }.into_any();
        return hidden.then(why);
    }
    let chosen = RwSignal::new(stage.replay(Replay::eyes));
    let eye = move |eyes: Eyes| {
        let name = move || match eyes {
            Eyes::All => speech.text(key::WEB_EYES_ALL),
            Eyes::Of(Viewer::Spectator) => speech.text(key::WEB_EYES_SPECTATOR),
            Eyes::Of(Viewer::Seat(seat)) => {
                let hero: Arg<'static> = stage.who(&stage.shown.view.read(), seat);
                speech.say(key::HERO_TITLE, &[("hero", hero)])
            }
        };
        let look = move |_| {
            time.runs.set(false);
            stage.look_as(eyes);
            chosen.set(Some(eyes));
        };
        view! {
            <button type="button" data-testid="eyes" aria-pressed=move || (chosen.get() == Some(eyes)).to_string() on:click=look>
                {name}
            </button>
        }
        .into_any()
    };
    let row = view! {
        <div class="choice-row" role="group" aria-label=t(key::WEB_EYES)>
            <span class="label">{t(key::WEB_EYES)}</span>
            {offered.into_iter().map(eye).collect::<Vec<_>>()}
        </div>
    };
    Some(row.into_any())
}
