//! For listeners: what happens is said in a live region, read aloud if wanted, and has its sound.

use leptos::ev;

use crate::app::{Settings, Speech};
use crate::platform::sound::{self, Sound};
use crate::platform::speak;
use crate::play::{AnyGame, Waits};
use crate::prelude::*;

/// The last thing that happened, in one line, and what is to be decided now.
#[component]
pub(crate) fn Announcer(game: AnyGame) -> impl IntoView {
    let (speech, settings) = (expect_context::<Speech>(), expect_context::<Settings>());
    hear(game, settings);
    let happened = Memo::new(move |_| speech.with(|words| game.happened(words)));
    let to_decide = Memo::new(move |_| {
        let asked = matches!(game.waits(), Waits::Person(_) | Waits::Draw);
        asked.then(|| speech.with(|words| game.prompt(words)))
    });
    Effect::new(move |_| {
        // Bots do more than can be said in time: what comes while something is said is left out.
        // What only one of several people may know is not for the room.
        let text = happened.get().filter(|_| !speak::is_speaking() && !game.is_private());
        read(settings, speech, game, text);
    });
    Effect::new(move |_| {
        let text = to_decide.get();
        // Whoever is asked need not hear the past to its end.
        if text.is_some() || matches!(game.waits(), Waits::HandOver(_)) {
            speak::hush();
        }
        read(settings, speech, game, text);
    });
    on_cleanup(speak::hush);
    view! {
        <p class="ticker" aria-live="polite">{move || happened.get()}</p>
        <p class="heard" aria-live="polite">{move || to_decide.get()}</p>
    }
}

fn read(settings: Settings, speech: Speech, game: AnyGame, text: Option<String>) {
    if !settings.read_aloud.get_untracked() || untrack(|| game.is_skipping()) {
        speak::hush();
    } else if let Some(text) = text {
        speak::say(&text, speech.language().code());
    }
}

/// Sounds follow what happens, once somebody has touched the page.
fn hear(game: AnyGame, settings: Settings) {
    // A finger that goes down may still scroll: browsers allow sound only from when it goes up.
    let wake = move || {
        if settings.sound.get_untracked() {
            sound::wake();
        }
    };
    let touched = window_event_listener(ev::pointerup, move |_| wake());
    let clicked = window_event_listener(ev::click, move |_| wake());
    let typed = window_event_listener(ev::keydown, move |_| wake());
    on_cleanup(move || {
        touched.remove();
        clicked.remove();
        typed.remove();
    });
    let play = move |sound: Option<Sound>| {
        if settings.sound.get_untracked() && !untrack(|| game.is_skipping()) {
            sound.into_iter().for_each(sound::play);
        }
    };
    Effect::new(move |_| play(game.sound()));
    // A turn at this device is announced, not each of its choices.
    Effect::new(move |last: Option<Option<table::Seat>>| {
        let now = if let Waits::Person(seat) = game.waits() { Some(seat) } else { None };
        let bots = matches!(game.waits(), Waits::Bot(_));
        let last = last.flatten();
        if now.is_some() && now != last {
            play(Some(Sound::YourTurn));
        }
        if bots { None } else { now.or(last) }
    });
}
