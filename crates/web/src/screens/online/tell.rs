//! Telling somebody who does not look that it is their turn: by a message of the device, where that is allowed, and a sound.

use leptos::task::spawn_local;
use words::Arg;

use super::lines::TableLine;
use crate::platform::notify::{self, Allowed};
use crate::platform::sound::{self, Sound};
use crate::platform::{awake, storage};
use crate::prelude::*;
use crate::session::remote::Online;
use crate::shell::{GameName, Screen, Settings, Speech, t};
use crate::ui::{Icon, switch, switch_words};

/// There is something under these names if somebody wants messages, and once the page has said what plain http lacks.
const WANTED: &str = "karak.notify";
const SAID: &str = "karak.said.plain-http";

/// It is one's turn at this table, at which one does not look.
pub(super) fn turn(speech: Speech, volume: RwSignal<u8>, line: &TableLine) {
    if document().hidden() && is_wanted() {
        message(speech, line.name(), &line.code);
    } else {
        sound::play(Sound::YourTurn, f32::from(volume.get_untracked()) / 100.0);
    }
}

fn message(speech: Speech, game: GameName, code: &str) {
    let table = [("code", Arg::text(code.to_owned()))];
    let about = speech.say(key::WEB_TURN_ABOUT, &table);
    let title = format!("{} · {}", speech.text(key::WEB_YOUR_TURN), speech.text(game.title()));
    let screen = Screen::Table { code: code.to_owned(), screen: false };
    notify::show(&title, &about, &screen.link());
}

fn is_wanted() -> bool {
    storage::get(WANTED).is_some() && notify::allowed() == Allowed::Yes
}

/// Tells of turns at the table that is open in a tab which nobody looks at. In sight the table does so itself.
pub(super) fn tell_of(online: Online, game: GameName) {
    let (speech, settings) = (expect_context::<Speech>(), expect_context::<Settings>());
    Effect::new(move |before: Option<bool>| {
        let asked = online.asked.get();
        if asked && before == Some(false) && document().hidden() {
            if is_wanted() {
                message(speech, game, &online.code.get_value());
            } else {
                // The table itself shows everything first, and browsers are slow where nobody looks.
                let volume = settings.volume.get_untracked();
                sound::play(Sound::YourTurn, f32::from(volume) / 100.0);
            }
        }
        asked
    });
}

/// Whether one wants to be told: a switch where the browser can, and a word where it cannot.
pub(super) fn setting() -> AnyView {
    if !awake::is_trusted() {
        return plain_http();
    }
    let allowed = RwSignal::new(notify::allowed());
    let wanted = RwSignal::new(is_wanted());
    let set = move |on: bool| {
        wanted.set(on);
        if !on {
            return storage::remove(WANTED);
        }
        spawn_local(async move {
            let said = notify::ask().await;
            allowed.try_set(said);
            // Where it cannot be kept it holds for this visit.
            let _: Result<(), _> = storage::set(WANTED, "yes");
            wanted.try_set(said == Allowed::Yes);
        });
    };
    let shown = move || match allowed.get() {
        Allowed::Never => None,
        Allowed::No => Some(
            view! { <p class="about" role="status">{t(key::WEB_NOTIFY_REFUSED)}</p> }.into_any(),
        ),
        Allowed::NotAsked | Allowed::Yes => {
            let words =
                switch_words(t(key::WEB_NOTIFY).into_any(), t(key::WEB_NOTIFY_ABOUT).into_any());
            Some(view! { <div class="parchment options" data-testid="notify">{switch(wanted.into(), Box::new(set), words)}</div> }.into_any())
        }
    };
    view! { {shown} }.into_any()
}

/// What a phone cannot do over plain http, said once.
fn plain_http() -> AnyView {
    if storage::get(SAID).is_some() {
        return ().into_any();
    }
    let open = RwSignal::new(true);
    // It was read by whoever leaves this screen.
    on_cleanup(|| {
        // Where nothing can be kept it is said again.
        let _: Result<(), _> = storage::set(SAID, "yes");
    });
    let shown = move || {
        open.get().then(|| {
            view! {
                <p class="about plain-http" role="note" data-testid="plain-http">
                    <span>{t(key::WEB_PLAIN_HTTP)}</span>
                    <button type="button" class="round" aria-label=t(key::WEB_CLOSE) on:click=move |_| open.set(false)><Icon name="icon-close"/></button>
                </p>
            }
        })
    };
    view! { {shown} }.into_any()
}
