//! What else can be done with a game that is watched: other eyes, another speed, sharing, proof, going on from here.

use super::eyes::EyesChoice;
use super::go_on::go_on;
use super::proof::Proved;
use super::time::Time;
use crate::around::{Share, TurningPoints, pace_row};
use crate::prelude::*;
use crate::session::Replay;
use crate::shell::{Pace, Speech, t};
use crate::stage::{Stage, Staged};
use crate::ui::{Dialog, Icon};

/// The buttons, and what they open.
pub(super) fn more<G: Staged>(stage: Stage<G>, time: Time) -> AnyView {
    let open = RwSignal::new(false);
    let points = move || {
        let go = Callback::new(move |turn| {
            open.set(false);
            time.seek_near(time.place_of(turn));
        });
        view! { <TurningPoints stage go/> }.into_any()
    };
    let sheet = move || {
        // What is offered here is about this moment.
        time.runs.set(false);
        let prove = Callback::new(move |()| stage.replay(Replay::prove));
        vec![
            pace_row(stage.pace, &[Pace::Slow, Pace::Normal, Pace::Fast]),
            view! { <EyesChoice stage time/> }.into_any(),
            view! { <Proved prove/> }.into_any(),
            go_on(stage),
            points(),
        ]
    };
    let record = Callback::new(move |named| stage.session().record_for_all(named));
    sheets(open, Callback::new(move |()| sheet()), record, G::GAME)
}

/// Two buttons, each with its sheet.
fn sheets(
    open: RwSignal<bool>,
    sheet: Callback<(), Vec<AnyView>>,
    record: Callback<bool, String>,
    game: &'static str,
) -> AnyView {
    let speech = expect_context::<Speech>();
    let share = RwSignal::new(false);
    let button = |id: &'static str, icon: &'static str, name: Key, opens: RwSignal<bool>| {
        view! {
            <button type="button" class="round" data-testid=id title=t(name) aria-label=t(name) aria-haspopup="dialog" on:click=move |_| opens.set(true)>
                <Icon name=icon/>
            </button>
        }
        .into_any()
    };
    view! {
        {button("share", "icon-share", key::WEB_SHARE, share)}
        {button("more", "icon-spyglass", key::WEB_WATCH_MORE, open)}
        <Dialog open=share title=Signal::derive(move || speech.text(key::WEB_SHARE))>
            <Share record game/>
        </Dialog>
        <Dialog open title=Signal::derive(move || speech.text(key::WEB_WATCH_MORE))>
            <div class="watch-more">{sheet.run(())}</div>
        </Dialog>
    }
    .into_any()
}
