//! The history as a file, from a file, and its end.

use leptos::task::spawn_local;
use web_sys::File;
use words::Arg;

use crate::platform::file;
use crate::prelude::*;
use crate::shell::history::{self, Ended};
use crate::shell::{Speech, t};
use crate::ui::{Dialog, FileDrop, Icon};

/// What became of a file: so many lines were new, or it is none.
#[derive(Clone, PartialEq, Eq)]
enum Outcome {
    Added(usize),
    Refused(String),
}

/// Ways to take it along, to bring it, and to forget it.
#[component]
pub(super) fn Files(rows: RwSignal<Vec<Ended>>) -> impl IntoView {
    let speech = expect_context::<Speech>();
    let (outcome, asking) = (RwSignal::new(None), RwSignal::new(false));
    let take = move |chosen: File| {
        spawn_local(async move {
            let text = file::read(&chosen).await.unwrap_or_default();
            let done = match history::read(&text) {
                Some(more) => Outcome::Added(history::add(more)),
                None => Outcome::Refused(chosen.name()),
            };
            // The screen may have been left meanwhile.
            if outcome.try_set(Some(done)).is_none() {
                rows.set(history::all());
            }
        });
    };
    let told = move || {
        outcome.get().map(|outcome| match outcome {
            Outcome::Added(count) => {
                let count = [("count", Arg::Number(count as i64))];
                let said = speech.say(key::WEB_HISTORY_ADDED, &count);
                view! { <p class="good">{said}</p> }.into_any()
            }
            Outcome::Refused(name) => {
                let said = speech.say(key::WEB_HISTORY_REFUSED, &[("file", Arg::text(name))]);
                view! { <p class="bad">{said}</p> }.into_any()
            }
        })
    };
    let save = move |_| file::offer("karak-history.txt", &history::text(&rows.read_untracked()));
    let erase = move |_| {
        history::erase();
        asking.set(false);
        rows.set(Vec::new());
    };
    let some = Memo::new(move |_| !rows.read().is_empty());
    view! {
        <section class="import">
            <Show when=move || some.get()>
                <button type="button" data-testid="history-save" on:click=save>
                    <Icon name="icon-download"/>{t(key::WEB_HISTORY_SAVE)}
                </button>
                <button type="button" data-testid="history-erase" on:click=move |_| asking.set(true)>
                    <Icon name="icon-trash"/>{t(key::WEB_HISTORY_ERASE)}
                </button>
            </Show>
            <FileDrop
                accept=".txt,text/plain"
                label=key::WEB_HISTORY_OPEN
                about=key::WEB_HISTORY_OPEN_ABOUT
                take=Callback::new(take)
            />
            <div role="status">{told}</div>
        </section>
        <Dialog open=asking title=Signal::derive(t(key::WEB_HISTORY_ERASE_ASK))>
            <p>{t(key::WEB_HISTORY_ERASE_ABOUT)}</p>
            <div class="dialog-actions">
                <button type="button" on:click=move |_| asking.set(false)>{t(key::WEB_KEEP_IT)}</button>
                <button type="button" class="danger" data-testid="history-gone" on:click=erase>
                    <Icon name="icon-trash"/>{t(key::WEB_HISTORY_ERASE)}
                </button>
            </div>
        </Dialog>
    }
    .into_any()
}
