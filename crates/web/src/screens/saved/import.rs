//! A saved game from a file: chosen, or dropped anywhere on the page.

use dungeon::Dungeon;
use goblin::Goblin;
use leptos::task::spawn_local;
use table::Recorded as _;
use web_sys::File;
use words::Arg;

use crate::app::{Saves, Speech, Summary, t};
use crate::local::LocalTable;
use crate::platform::file;
use crate::play::Staged;
use crate::prelude::*;
use crate::ui::FileDrop;

/// How reading a file went.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Outcome {
    Opened,
    /// The key of what is said about the file of this name, and the reader's reason.
    Refused {
        key: Key,
        file: String,
        reason: Option<String>,
    },
}

/// Finds out what a text is before anything is kept of it: the record as this version writes it.
fn game(text: &str) -> Result<(String, Summary), (Key, Option<String>)> {
    match table::game_of(text) {
        Some(Dungeon::GAME) => read::<Dungeon>(text),
        Some(Goblin::GAME) => read::<Goblin>(text),
        Some(_) | None => Err((key::WEB_SAVED_NOT_A_GAME, None)),
    }
}

fn read<G: Staged>(text: &str) -> Result<(String, Summary), (Key, Option<String>)> {
    let table = LocalTable::<G>::read(text)
        .map_err(|error| (key::WEB_SAVED_OTHER_VERSION, Some(error.to_string())))?;
    Ok((table.record(), Summary::of(&table)))
}

async fn open(saves: Saves, file: File) -> Outcome {
    let name = file.name();
    let refused = |key, reason| Outcome::Refused { key, file: name, reason };
    let Some(text) = file::read(&file).await else {
        return refused(key::WEB_SAVED_UNREADABLE, None);
    };
    match game(&text) {
        Ok((record, summary)) => {
            saves.save(saves.new_id(), &record, summary);
            Outcome::Opened
        }
        Err((key, reason)) => refused(key, reason),
    }
}

/// Takes a file, and says what became of it.
#[component]
pub(super) fn Import() -> impl IntoView {
    let (saves, speech) = (expect_context::<Saves>(), expect_context::<Speech>());
    let outcome = RwSignal::new(None);
    let take = move |file: File| {
        spawn_local(async move {
            let done = open(saves, file).await;
            // The screen may have been left meanwhile.
            outcome.try_set(Some(done));
        });
    };
    let told = move || {
        outcome.get().map(|outcome| match outcome {
            Outcome::Opened => view! { <p class="good">{t(key::WEB_SAVED_OPENED)}</p> }.into_any(),
            Outcome::Refused { key, file, reason } => {
                let reason = reason.map(|reason| {
                    let said = speech.say(key::WEB_REASON, &[("reason", Arg::text(reason))]);
                    view! { <p class="reason">{said}</p> }
                });
                let said = speech.say(key, &[("file", Arg::text(file))]);
                view! { <p class="bad">{said}</p> {reason} }.into_any()
            }
        })
    };
    view! {
        <section class="import">
            <FileDrop
                accept=".txt,.karak,text/plain"
                label=key::WEB_SAVED_OPEN
                about=key::WEB_SAVED_OPEN_ABOUT
                take=Callback::new(take)
            />
            <div role="status">{told}</div>
        </section>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::game;
    use crate::prelude::{Key, key};

    fn refusal(text: &str) -> Option<Key> {
        game(text).err().map(|(key, _)| key)
    }

    #[test]
    fn files_are_told_apart() {
        let record = "game: dungeon\nheroes: horan, taia\nfirst: 1\n\n1 end\n";
        assert_eq!(refusal(record), None);
        assert_eq!(
            refusal(&record.replace("dungeon", "goblin")),
            Some(key::WEB_SAVED_OTHER_VERSION)
        );
        assert_eq!(refusal(&record.replace("1 end", "1 fly")), Some(key::WEB_SAVED_OTHER_VERSION));
        assert_eq!(refusal(&format!("rules: 99\n{record}")), Some(key::WEB_SAVED_OTHER_VERSION));
        for nonsense in ["", "hello", "game: chess\n", "\0\u{1}"] {
            assert_eq!(refusal(nonsense), Some(key::WEB_SAVED_NOT_A_GAME));
        }
    }
}
