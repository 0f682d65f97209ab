//! A saved game from a file: chosen, or dropped anywhere on the page.

use dungeon::Dungeon;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::File;
use words::Arg;

use crate::app::{Saves, Speech, Summary, t};
use crate::local::LocalTable;
use crate::platform::file;
use crate::ui::Icon;

/// How reading a file went.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Outcome {
    Opened,
    /// The key of what is said about the file of this name, and the reader's reason.
    Refused {
        key: &'static str,
        file: String,
        reason: Option<String>,
    },
}

/// Finds out what a text is before anything is kept of it.
fn game(text: &str) -> Result<LocalTable<Dungeon>, (&'static str, Option<String>)> {
    let game = text.lines().find_map(|line| line.trim_start().strip_prefix("game:"));
    match game.map(str::trim) {
        Some("goblin") => Err(("web-saved-goblin", None)),
        Some("dungeon") => LocalTable::read(text)
            .map_err(|error| ("web-saved-other-version", Some(error.to_string()))),
        Some(_) | None => Err(("web-saved-not-a-game", None)),
    }
}

async fn open(saves: Saves, file: File) -> Outcome {
    let name = file.name();
    let refused = |key, reason| Outcome::Refused { key, file: name, reason };
    let Some(text) = file::read(&file).await else {
        return refused("web-saved-unreadable", None);
    };
    match game(&text) {
        Ok(table) => {
            saves.save(saves.new_id(), &table.record(), Summary::of(&table));
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
    let take = move |file: Option<File>| {
        let Some(file) = file else { return };
        spawn_local(async move {
            let done = open(saves, file).await;
            // The screen may have been left meanwhile.
            outcome.try_set(Some(done));
        });
    };
    let over = window_event_listener(ev::dragover, |event| event.prevent_default());
    let dropped = window_event_listener(ev::drop, move |event| {
        event.prevent_default();
        take(event.data_transfer().and_then(|data| data.files()).and_then(|files| files.get(0)));
    });
    on_cleanup(move || {
        over.remove();
        dropped.remove();
    });
    let told = move || {
        outcome.get().map(|outcome| match outcome {
            Outcome::Opened => view! { <p class="good">{t("web-saved-opened")}</p> }.into_any(),
            Outcome::Refused { key, file, reason } => {
                let reason = reason.map(|reason| {
                    let said = speech.say("web-reason", &[("reason", Arg::text(reason))]);
                    view! { <p class="reason">{said}</p> }
                });
                let said = speech.say(key, &[("file", Arg::text(file))]);
                view! { <p class="bad">{said}</p> {reason} }.into_any()
            }
        })
    };
    view! {
        <section class="import">
            <label class="button">
                <input
                    type="file"
                    class="heard"
                    accept=".txt,.karak,text/plain"
                    on:change:target=move |event| {
                        let input = event.target();
                        take(input.files().and_then(|files| files.get(0)));
                        input.set_value("");
                    }
                />
                <Icon name="icon-folder"/>
                {t("web-saved-open")}
            </label>
            <p class="about">{t("web-saved-open-about")}</p>
            <div role="status">{told}</div>
        </section>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::game;

    fn refusal(text: &str) -> Option<&'static str> {
        game(text).err().map(|(key, _)| key)
    }

    #[test]
    fn files_are_told_apart() {
        let record = "game: dungeon\nheroes: horan, taia\nfirst: 1\n\n1 end\n";
        assert_eq!(refusal(record), None);
        assert_eq!(refusal(&record.replace("dungeon", "goblin")), Some("web-saved-goblin"));
        assert_eq!(refusal(&record.replace("1 end", "1 fly")), Some("web-saved-other-version"));
        assert_eq!(refusal(&format!("rules: 99\n{record}")), Some("web-saved-other-version"));
        for nonsense in ["", "hello", "game: chess\n", "\0\u{1}"] {
            assert_eq!(refusal(nonsense), Some("web-saved-not-a-game"));
        }
    }
}
