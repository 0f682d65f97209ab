//! A saved game from a file: chosen, or dropped anywhere on the page.

use leptos::task::spawn_local;
use table::{ChanceSource, Saved};
use web_sys::File;
use words::Arg;

use crate::platform::file;
use crate::prelude::*;
use crate::screens::Parts;
use crate::session::{LocalTable, Played, Replay, Trust, Unreadable, summary};
use crate::shell::{GameName, Saves, Speech, Summary, t};
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

/// What a text of this game is, before anything is kept of it: the record as this version writes it.
pub(crate) fn read<G: Played>(text: &str) -> Result<(String, Summary), Unreadable> {
    if table::is_watched(text) {
        // To be watched only: it is kept as it is.
        let replay = Replay::<G>::read(text, Trust::Sealed)?;
        return Ok((text.to_owned(), replay.summary()));
    }
    let saved = Saved::<G>::parse(text).map_err(|error| Unreadable::of(&error))?;
    saved.unchanged().map_err(|_| Unreadable::Changed)?;
    let table = LocalTable::resume(&saved).map_err(|error| Unreadable::of(&error))?;
    match &saved.chance {
        ChanceSource::Dice(dice) => {
            let proved = saved.verify(dice);
            proved.map_err(|error| Unreadable::OtherDice(error.to_string()))?;
        }
        ChanceSource::OwnDraws | ChanceSource::Unknown => {}
    }
    Ok((table.record(), summary(&table)))
}

/// What is said about a file, and the reader's reason.
fn said(trouble: Unreadable) -> (Key, Option<String>) {
    match trouble {
        Unreadable::OtherVersion(reason) => (key::WEB_SAVED_OTHER_VERSION, Some(reason)),
        Unreadable::Damaged(reason) => (key::WEB_SAVED_DAMAGED, Some(reason)),
        Unreadable::OtherDice(reason) => (key::WEB_SAVED_OTHER_DICE, Some(reason)),
        Unreadable::Changed => (key::WEB_SAVED_CHANGED, None),
        Unreadable::NotAGame
        | Unreadable::CutShort
        | Unreadable::NewerLink
        | Unreadable::CannotUnpack
        | Unreadable::Watched
        | Unreadable::Missing => (key::WEB_SAVED_NOT_A_GAME, None),
    }
}

async fn open(saves: Saves, parts: Parts, file: File) -> Outcome {
    let name = file.name();
    let refused = |key, reason| Outcome::Refused { key, file: name, reason };
    let Some(text) = file::read(&file).await else {
        return refused(key::WEB_SAVED_UNREADABLE, None);
    };
    let Some(game) = table::game_of(&text).and_then(GameName::of) else {
        return refused(key::WEB_SAVED_NOT_A_GAME, None);
    };
    let Some(part) = parts.of(game).await else {
        return refused(key::WEB_PART_MISSING, None);
    };
    match (part.read)(&text) {
        Ok((record, summary)) => {
            saves.save(saves.new_id(), &record, summary);
            Outcome::Opened
        }
        Err(trouble) => {
            let (key, reason) = said(trouble);
            refused(key, reason)
        }
    }
}

/// Takes a file, and says what became of it.
#[component]
pub(super) fn Import() -> impl IntoView {
    let (saves, speech) = (expect_context::<Saves>(), expect_context::<Speech>());
    let parts = expect_context::<Parts>();
    let outcome = RwSignal::new(None);
    let take = move |file: File| {
        spawn_local(async move {
            let done = open(saves, parts, file).await;
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
    use bots::Chooser;
    use dungeon::{Content, Dungeon, Setup};
    use table::{FairDice, Host, Recorded as _, Rules as _, Viewer};

    use super::{read, said};
    use crate::prelude::{Key, key};
    use crate::session::LocalTable;

    fn refusal(text: &str) -> Option<Key> {
        let read = if text.contains("goblin") { read::<goblin::Goblin> } else { read::<Dungeon> };
        read(text).err().map(|trouble| said(trouble).0)
    }

    #[test]
    fn files_are_told_apart() {
        let record = "game: dungeon\nheroes: horan, taia\nfirst: 1\n\n1 end\n";
        assert_eq!(refusal(record), None);
        let damaged = Some(key::WEB_SAVED_DAMAGED);
        assert_eq!(refusal(&record.replace("dungeon", "goblin")), damaged);
        assert_eq!(refusal(&record.replace("1 end", "1 fly")), damaged);
        for line in ["rules: 99", "content: karak 2f", "weather: fine\nrules: 99"] {
            let later = format!("{line}\n{record}");
            assert_eq!(refusal(&later), Some(key::WEB_SAVED_OTHER_VERSION), "{line}");
        }
        for nonsense in ["", "hello", "game: chess\n", "\0\u{1}"] {
            assert!(refusal(nonsense).is_some());
        }
    }

    #[test]
    fn a_record_that_was_changed_is_not_opened() {
        let rules =
            Dungeon::new(Content::karak(), Setup::with_heroes("horan, taia").unwrap()).unwrap();
        let dice = FairDice::from_seed(7, rules.seats(), rules.setup_hash(None));
        let record = LocalTable::new(rules, [Chooser::Human; 2], Some(dice)).0.record();
        assert_eq!(refusal(&record), None);
        let damaged = record.replace("\nbegin", "\nbegan");
        assert_eq!(refusal(&damaged), Some(key::WEB_SAVED_DAMAGED), "its content is known here");
        let roll = record.lines().find(|line| line.starts_with("begin")).unwrap();
        let other = if roll.contains("6 6") {
            "begin > dice 6 5 > dice 1 1"
        } else {
            "begin > dice 6 6 > dice 1 1"
        };
        let changed = record.replace(roll, other);
        assert_eq!(refusal(&changed), Some(key::WEB_SAVED_CHANGED));
        assert!(LocalTable::<Dungeon>::read(&changed).is_err(), "or its seal would be renewed");
        let unsealed = changed.split("seal:").next().unwrap();
        assert_eq!(refusal(unsealed), Some(key::WEB_SAVED_OTHER_DICE));
    }

    #[test]
    fn what_one_viewer_saw_is_kept_to_be_watched() {
        let rules = goblin::Goblin::new(
            goblin::Content::goblin(),
            goblin::Setup::with_heroes("horan, taia").unwrap(),
        )
        .unwrap();
        let mut host = Host::new(rules, None);
        host.begin();
        let seen = table::record_for(&host, Viewer::Spectator);
        let (kept, about) = read::<goblin::Goblin>(&seen).unwrap();
        assert_eq!((kept, about.watched, about.game.as_str()), (seen, true, "goblin"));
    }
}
