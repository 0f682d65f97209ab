//! Everything that happened, one line a thing.

mod entry;
pub(super) mod lines;

use leptos::html;

use self::entry::{Entry, entry};
use self::lines::{Line, lines};
use super::Face;
use crate::platform::{device, timer};
use crate::prelude::*;
use crate::shell::{Settings, Speech, t};
use crate::stage::{Stage, Staged};
use crate::ui::Icon;

/// How many events of a game that is watched are told at a time.
const WATCHED: usize = 80;

/// So long after the time of a game that is watched was moved the log follows, in milliseconds: whoever drags the time along looks at
/// the board.
const FOLLOWS: u32 = 150;

/// The log: latest at the end and in sight, turn by turn with the hero's picture.
#[component]
pub(crate) fn Log<G: Staged>(
    stage: Stage<G>,
    open: RwSignal<bool>,
    /// Whether a fight lies over the board.
    fights: Memo<bool>,
) -> impl IntoView {
    let list = NodeRef::<html::Ol>::new();
    let is_watched = stage.session().is_replay();
    // Whoever jumps through a game that is watched reads what happened lately, and does not wait for all the rest.
    let most = if is_watched { WATCHED } else { usize::MAX };
    // A line with the same key says the same: the last one is another as it grows.
    let written = move || {
        let edition = stage.shown.log_edition.get_untracked();
        let log = stage.shown.log.read();
        let lines = lines::<G>(&log, log.len().saturating_sub(most));
        lines.into_iter().map(|line| (edition, line)).collect::<Vec<_>>()
    };
    let keys = if is_watched {
        after_the_picture(stage, written)
    } else {
        Memo::new(move |_| written()).into()
    };
    Effect::new(move |_| {
        keys.get();
        open.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    let unfolded = RwSignal::new(None::<usize>);
    let told = move |line: Line| told(stage, line, unfolded, open, fights.get_untracked());
    view! {
        <section class="log" class:open=move || open.get() aria-label=t(key::WEB_LOG)>
            <header>
                <h2>{t(key::WEB_LOG)}</h2>
                <button type="button" class="round" aria-label=t(key::WEB_LOG_FOLD) on:click=move |_| open.set(false)>
                    <Icon name="icon-close"/>
                </button>
            </header>
            <ol data-testid="log" node_ref=list tabindex="0">
                <For each=move || keys.get() key=|key| *key let((_, line))>
                    {entry(told(line))}
                </For>
            </ol>
        </section>
    }
    .into_any()
}

/// The lines of a game that is watched: they follow the picture of the moment that somebody went to, and rest.
fn after_the_picture<G: Staged, T: Clone + Send + Sync + 'static>(
    stage: Stage<G>,
    written: impl Fn() -> T + Copy + 'static,
) -> Signal<T> {
    let lines = RwSignal::new(untrack(written));
    Effect::new(move |before: Option<()>| {
        stage.shown.log.track();
        if before.is_some() {
            timer::after_here(FOLLOWS, move || lines.set(untrack(written)));
        }
    });
    lines.into()
}

/// One line: what it says, and what it does.
fn told<G: Staged>(
    stage: Stage<G>,
    line: Line,
    unfolded: RwSignal<Option<usize>>,
    open: RwSignal<bool>,
    fights: bool,
) -> Entry {
    let speech = expect_context::<Speech>();
    let settings = expect_context::<Settings>();
    let (events, spot) = {
        let log = stage.shown.log.read_untracked();
        (log[line.from..line.to].to_vec(), G::spot(&log[..line.to]))
    };
    // Of the table only the heroes' names are needed, and those are known when it is said.
    let view = stage.shown.view.get_untracked();
    let turn = events.first().and_then(|event| Face::of::<G>(&view, G::turn_passes(event)?));
    let name = events.first().and_then(|event| stage.name(G::turn_passes(event)?));
    let heading = turn.is_some() && events.iter().skip(1).all(G::is_noise);
    let details: Vec<G::Seen> =
        events.iter().copied().filter(|event| !G::is_noise(event)).collect();
    let unfolds = !heading && details.len() > 1;
    let words = {
        let view = view.clone();
        Signal::derive(move || speech.with(|words| stage.rules().headline(words, &view, &events)))
    };
    let details = Callback::new(move |()| {
        let sentence = |event| speech.with(|words| stage.rules().event(words, &view, event));
        details.iter().map(sentence).collect::<Vec<_>>()
    });
    let show = spot.filter(|_| !heading).map(|spot| {
        Callback::new(move |()| {
            stage.shown.pointed.set(None);
            stage.shown.pointed.set(Some(spot));
            // On a small screen it lies over the map.
            if !device::is_wide(settings.text_size.get_untracked().percent()) {
                open.set(false);
            }
        })
    });
    Entry {
        line: line.from,
        turn,
        name: StoredValue::new(name),
        late: fights,
        words,
        details,
        unfolds,
        unfolded,
        show,
    }
}
