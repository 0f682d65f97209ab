//! Telling somebody who does not look that it is their turn: by a message of the device, where that is allowed, and a sound.

use leptos::task::spawn_local;
use words::Arg;

use super::lines::TableLine;
use crate::platform::notify::{self, Allowed};
use crate::platform::sound::{self, Sound};
use crate::platform::{awake, storage, timer};
use crate::prelude::*;
use crate::session::remote::Online;
use crate::shell::{GameName, Screen, Settings, Speech, t};
use crate::ui::{Icon, switch, switch_words};

/// There is something under these names if somebody wants messages, and once the page has said what plain http lacks.
const WANTED: &str = "karak.notify";
const SAID: &str = "karak.said.plain-http";

/// It is one's turn at these tables, at which one does not look.
pub(super) fn turns(speech: Speech, volume: RwSignal<u8>, lines: &[&TableLine]) {
    if document().hidden() && is_wanted() {
        for line in lines {
            message(speech, line.name(), &line.code);
        }
    } else if !lines.is_empty() {
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
    Effect::new(move |before: Option<Telling>| {
        // Slow pages show only later that there is something to decide.
        let asked = online.chooses.get() || online.decides.get();
        let now = Telling::now(before, asked, document().hidden(), timer::now());
        if now.tells {
            if is_wanted() {
                message(speech, game, &online.code.get_value());
            } else {
                // The table itself shows everything first, and browsers are slow where nobody looks.
                let volume = settings.volume.get_untracked();
                sound::play(Sound::YourTurn, f32::from(volume) / 100.0);
            }
        }
        now
    });
}

/// So long nothing more is told to somebody who was told and has not looked, in milliseconds: one turn has many decisions.
const TOLD_ENOUGH: f64 = 60_000.0;

/// What somebody was told who does not look.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Telling {
    asked: bool,
    /// It is to be told now.
    tells: bool,
    /// When it was told last, since somebody looked.
    told: Option<f64>,
}

impl Telling {
    /// What was asked when the page was opened is no news, and neither is what somebody sees.
    fn now(before: Option<Self>, asked: bool, hidden: bool, now: f64) -> Self {
        let told = before.and_then(|before| before.told).filter(|_| hidden);
        let is_news = hidden && asked && before.is_some_and(|before| !before.asked);
        let tells = is_news && told.is_none_or(|told| now - told > TOLD_ENOUGH);
        Self { asked, tells, told: if tells { Some(now) } else { told } }
    }
}

/// Whether one wants to be told: a switch where the browser can, and a word where it cannot.
pub(super) fn setting() -> AnyView {
    if !awake::is_trusted() {
        return plain_http(key::WEB_PLAIN_HTTP);
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

/// What a device cannot do over plain http, said once.
pub(super) fn plain_http(words: Key) -> AnyView {
    if awake::is_trusted() || storage::get(SAID).is_some() {
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
                    <span>{t(words)}</span>
                    <button type="button" class="round" aria-label=t(key::WEB_CLOSE) on:click=move |_| open.set(false)><Icon name="icon-close"/></button>
                </p>
            }
        })
    };
    view! { {shown} }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is told of these moments: asked or not, hidden or not, and when.
    fn told(moments: &[(bool, bool, f64)]) -> Vec<bool> {
        let mut before = None;
        let tells = |&(asked, hidden, now): &(bool, bool, f64)| {
            let telling = Telling::now(before, asked, hidden, now);
            before = Some(telling);
            telling.tells
        };
        moments.iter().map(tells).collect()
    }

    #[test]
    fn a_turn_is_told_once_to_whoever_does_not_look() {
        let (asked, hidden) = (true, true);
        assert_eq!(told(&[(asked, hidden, 0.0)]), [false], "it was so when the page was opened");
        assert_eq!(told(&[(!asked, hidden, 0.0), (asked, !hidden, 1.0)]), [false, false]);
        let turn = [
            (!asked, hidden, 0.0),
            (asked, hidden, 1.0),
            (!asked, hidden, 2.0),
            (asked, hidden, 3.0),
        ];
        assert_eq!(
            told(&turn),
            [false, true, false, false],
            "each decision is one of the same turn"
        );
    }

    #[test]
    fn who_has_looked_meanwhile_or_is_long_away_is_told_again() {
        let (asked, hidden) = (true, true);
        let looked = [
            (!asked, hidden, 0.0),
            (asked, hidden, 1.0),
            (!asked, !hidden, 2.0),
            (asked, hidden, 3.0),
        ];
        assert_eq!(told(&looked), [false, true, false, true]);
        let later = [
            (!asked, hidden, 0.0),
            (asked, hidden, 1.0),
            (!asked, hidden, 2.0),
            (asked, hidden, 61_002.0),
        ];
        assert_eq!(told(&later), [false, true, false, true]);
    }
}
