//! What happened while somebody did not look on, at one glance.

use leptos::ev;

use super::Face;
use super::log::lines::{lines, whose};
use crate::platform::timer;
use crate::prelude::*;
use crate::shell::{Speech, t};
use crate::stage::{Stage, Staged};
use crate::ui::Icon;

/// How long it stays after a tap anywhere, in milliseconds.
const LEAVES: u32 = 150;

/// Since your turn: who found, gained and lost what. A strip that unfolds: the board under it is what matters now. It goes
/// with the next tap elsewhere, and never by itself: whoever reads slowly would tap what lies below it.
#[component]
pub(crate) fn Since<G: Staged>(stage: Stage<G>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let news = move || {
        let (from, to) = stage.shown.since.get()?;
        // What is told about a tap takes its place.
        if stage.notice.read().is_some() {
            return None;
        }
        let log = stage.shown.log.read_untracked();
        let view = stage.shown.view.get_untracked();
        let mut told: Vec<(Option<Face>, String)> = Vec::new();
        for line in lines::<G>(log.get(..to)?, from) {
            let events = &log[line.from..line.to];
            if !G::is_news(events) {
                continue;
            }
            let face = whose::<G>(&log, line).and_then(|seat| Face::of::<G>(&view, seat));
            let rid = G::implied(&log[..line.from], events);
            let sentence = speech.with(|words| {
                let rules = stage.rules();
                let rid = rid.map(|rid| rules.event(words, &view, &rid));
                let told = [Some(rules.headline(words, &view, events)), rid];
                told.into_iter().flatten().collect::<Vec<_>>().join(" ")
            });
            match told.last_mut() {
                Some((same, before)) if *same == face => {
                    before.push(' ');
                    before.push_str(&sentence);
                }
                Some(_) | None => told.push((face, sentence)),
            }
        }
        (!told.is_empty()).then_some(told)
    };
    let close = Callback::new(move |()| stage.shown.since.set(None));
    let open = RwSignal::new(false);
    // Whoever has tapped anything has seen it. Not before the finger is lifted: the board below may move up then.
    let tapped = window_event_listener(ev::pointerup, move |_| {
        if stage.shown.since.get_untracked().is_some() {
            // The button that closes it may be what is tapped.
            timer::after(LEAVES, move || {
                stage.shown.since.try_set(None);
            });
        }
    });
    on_cleanup(move || tapped.remove());
    Effect::new(move |_| {
        if stage.shown.since.get().is_some() {
            open.set(false);
        }
    });
    view! { <div class="since-place" role="status">{move || news().map(|news| panel(news, open, close))}</div> }
        .into_any()
}

/// One function for both games.
fn panel(news: Vec<(Option<Face>, String)>, open: RwSignal<bool>, close: Callback<()>) -> AnyView {
    let portrait = |face: Option<Face>| {
        let icon = face.map_or("icon-question", |face| face.icon);
        let hero = face.map(|face| face.hero);
        view! { <span class="portrait tiny" data-hero=hero><Icon name=icon/></span> }
    };
    let faces = news.iter().map(|(face, _)| portrait(*face)).collect_view();
    let one = |(face, text): (Option<Face>, String)| {
        view! { <li data-hero=face.map(|face| face.hero)>{portrait(face)}<span>{text}</span></li> }
    };
    let list = news.into_iter().map(one).collect_view();
    view! {
        // A tap here is no tap on the table.
        <section class="since parchment" data-testid="since" on:pointerup=|event| event.stop_propagation()>
            <header>
                <button
                    type="button"
                    class="unfold"
                    data-testid="since-unfold"
                    aria-expanded=move || open.get().to_string()
                    on:click=move |_| open.update(|open| *open = !*open)
                >
                    <h2>{t(key::WEB_SINCE)}</h2>
                    <span class="faces" hidden=move || open.get()>{faces}</span>
                    <Icon name="icon-play"/>
                </button>
                <button type="button" class="round" aria-label=t(key::WEB_CLOSE) on:click=move |_| close.run(())>
                    <Icon name="icon-close"/>
                </button>
            </header>
            <ul hidden=move || !open.get()>{list}</ul>
        </section>
    }
    .into_any()
}
