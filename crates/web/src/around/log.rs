//! Everything that happened, in words.

use leptos::html;

use super::Face;
use crate::prelude::*;
use crate::shell::{Speech, t};
use crate::stage::{Stage, Staged};
use crate::ui::Icon;

/// How many lines of a game that is watched are there at a time.
const WATCHED: usize = 80;

/// The log: latest at the end and in sight, turn by turn with the hero's picture.
#[component]
pub(crate) fn Log<G: Staged>(
    stage: Stage<G>,
    open: RwSignal<bool>,
    /// Whether a fight lies over the board.
    fights: Memo<bool>,
) -> impl IntoView {
    let list = NodeRef::<html::Ol>::new();
    // Whoever jumps through a game that is watched reads what happened lately, and does not wait for all the rest.
    let most = if stage.session().id().is_none() { WATCHED } else { usize::MAX };
    // A line with the same key says the same.
    let keys = Memo::new(move |_| {
        let edition = stage.shown.log_edition.get_untracked();
        let lines = stage.shown.log.read().len();
        (lines.saturating_sub(most)..lines).map(|line| (edition, line)).collect::<Vec<_>>()
    });
    Effect::new(move |_| {
        keys.get();
        open.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
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
                    <Entry stage line fights/>
                </For>
            </ol>
        </section>
    }
    .into_any()
}

/// One sentence; a turn begins with its hero.
#[component]
fn Entry<G: Staged>(stage: Stage<G>, line: usize, fights: Memo<bool>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let event = stage.shown.log.read_untracked().get(line).copied();
    // Of the table only the heroes' names are needed, and those are known when it is said.
    let view = stage.shown.view.get_untracked();
    let turn = event.and_then(|event| Face::of::<G>(&view, G::turn_passes(&event)?));
    let text = move || {
        let event = event?;
        Some(speech.with(|words| stage.rules().event(words, &view, &event)))
    };
    // Dice roll for a while before one may read what came of it.
    let class = match (turn.is_some(), fights.get_untracked()) {
        (true, _) => "turn",
        (false, true) => "late",
        (false, false) => "",
    };
    view! {
        <li class=class data-hero=turn.map(|face| face.hero)>
            {turn.map(|face| view! { <span class="portrait tiny"><Icon name=face.icon/></span> })}
            <span>{text}</span>
        </li>
    }
    .into_any()
}
