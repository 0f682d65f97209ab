//! How a game began: who drew which hero, who rolled what, and who begins.

use leptos::ev;

use super::Face;
use crate::platform::{page, timer};
use crate::prelude::*;
use crate::shell::{Pace, Speech, t};
use crate::stage::{Stage, Staged};
use crate::ui::Icon;

/// How long it stays, at normal speed, in milliseconds.
const STAYS: u32 = 9000;

/// A card that blocks nothing: it goes with the next tap or key, or by itself. Without animations the log tells it.
#[component]
pub(super) fn Opening<G: Staged>(stage: Stage<G>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let pace = stage.pace.get_untracked();
    let begun = stage.session().has_just_begun() && pace != Pace::None && !stage.is_shared();
    let events: Vec<G::Seen> = stage.shown.log.with_untracked(|log| {
        log.iter().filter(|event| begun && G::opens(event)).copied().collect()
    });
    // Where everything was chosen there is nothing to tell.
    if events.len() < 2 {
        return None;
    }
    let open = RwSignal::new(true);
    let close = move || {
        open.try_set(false);
    };
    timer::after(pace.stretched(STAYS), close);
    // A finger on the card may scroll it.
    let tapped = window_event_listener(ev::pointerdown, move |event| {
        if !page::is_within(&event, ".opening") {
            close();
        }
    });
    let typed = window_event_listener(ev::keydown, move |_| close());
    on_cleanup(move || {
        tapped.remove();
        typed.remove();
    });
    let lines = Callback::new(move |()| {
        let view = stage.shown.view.get_untracked();
        let line = |event: &G::Seen| {
            let face = G::turn_passes(event).and_then(|seat| Face::of::<G>(&view, seat));
            (speech.with(|words| stage.rules().event(words, &view, event)), face)
        };
        events.iter().map(line).collect()
    });
    Some(card(open, lines))
}

fn card(open: RwSignal<bool>, lines: Callback<(), Vec<(String, Option<Face>)>>) -> AnyView {
    let line = |(text, face): (String, Option<Face>)| {
        let begins = face.is_some();
        let picture = face.map(|face| {
            view! { <span class="portrait tiny"><Icon name=face.icon/></span> }
        });
        view! {
            <li class:begins=begins data-hero=face.map(|face| face.hero)>{picture}<span>{text}</span></li>
        }
        .into_any()
    };
    let shown = move || {
        open.get().then(|| {
            view! {
                <section class="opening parchment" data-testid="opening" aria-label=t(key::WEB_OPENING) on:click=move |_| open.set(false)>
                    <h2>{t(key::WEB_OPENING)}</h2>
                    <ul>{lines.run(()).into_iter().map(line).collect::<Vec<_>>()}</ul>
                    <button type="button" class="round" aria-label=t(key::WEB_CLOSE)>
                        <Icon name="icon-close"/>
                    </button>
                </section>
            }
        })
    };
    view! { {shown} }.into_any()
}
