//! One line of the log.

use crate::around::{Face, player};
use crate::prelude::*;
use crate::shell::t;
use crate::ui::Icon;

/// What a line says, and what it does.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    /// Its number.
    pub line: usize,
    /// A turn begins with it.
    pub turn: Option<Face>,
    /// What the person is called whose turn it is.
    pub name: StoredValue<Option<String>>,
    /// Dice roll for a while before one may read what came of it.
    pub late: bool,
    /// The thing itself.
    pub words: Signal<String>,
    /// How it came about.
    pub details: Callback<(), Vec<String>>,
    /// There is more to tell.
    pub unfolds: bool,
    /// The line that tells it.
    pub unfolded: RwSignal<Option<usize>>,
    /// Shows where it happened.
    pub show: Option<Callback<()>>,
}

/// The line. One function for both games.
pub(super) fn entry(entry: Entry) -> AnyView {
    let Entry { line, turn, name, late, words, details, unfolds, unfolded, show } = entry;
    let class = match (turn.is_some(), late) {
        (true, _) => "turn",
        (false, true) => "late",
        (false, false) => "",
    };
    let open = Memo::new(move |_| unfolded.get() == Some(line));
    let unfold = move || unfolded.set((!open.get_untracked()).then_some(line));
    let portrait =
        turn.map(|face| view! { <span class="portrait tiny"><Icon name=face.icon/></span> });
    let said = view! { <span>{move || words.get()}</span> };
    let thing = match show {
        Some(show) => view! {
            <button type="button" class="thing" data-testid="log-place" title=t(key::WEB_LOG_PLACE) on:click=move |_| show.run(())>
                {portrait}{said}
            </button>
        }
        .into_any(),
        None if unfolds => view! {
            <button type="button" class="thing" aria-expanded=move || open.get().to_string() on:click=move |_| unfold()>
                {portrait}{said}
            </button>
        }
        .into_any(),
        None => view! { <span class="thing">{portrait}{said}</span> }.into_any(),
    };
    let more = unfolds.then(|| {
        view! {
            <button
                type="button"
                class="round unfold"
                data-testid="log-details"
                aria-label=t(key::WEB_LOG_DETAILS)
                aria-expanded=move || open.get().to_string()
                on:click=move |_| unfold()
            >
                <Icon name="icon-play"/>
            </button>
        }
    });
    let list = move || {
        open.get().then(|| {
            let one = |sentence: String| view! { <li>{sentence}</li> };
            view! { <ul class="details">{details.run(()).into_iter().map(one).collect_view()}</ul> }
        })
    };
    view! {
        <li class=class data-hero=turn.map(|face| face.hero)>
            <div class="line">{thing}{player(name.get_value())}{more}</div>
            {list}
        </li>
    }
    .into_any()
}
