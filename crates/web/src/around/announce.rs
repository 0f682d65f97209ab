//! For listeners: what happens is said in a live region, read aloud if wanted, and has its sound.

use leptos::ev;

use crate::platform::sound::{self, Sound};
use crate::platform::{speak, vibrate};
use crate::prelude::*;
use crate::shell::{Settings, Speech, VOLUME};
use crate::stage::{Stage, Staged, Waits};

/// The last thing that happened, in one line, and what is to be decided now.
#[component]
pub(crate) fn Announcer<G: Staged>(stage: Stage<G>) -> impl IntoView {
    let (speech, settings) = (expect_context::<Speech>(), expect_context::<Settings>());
    hear(stage, settings);
    let happened = Memo::new(move |_| happened(stage, speech));
    let to_decide = Memo::new(move |_| {
        let asked =
            matches!(stage.offered.waits.get(), Waits::Person(_) | Waits::Throw(_) | Waits::Draw);
        asked.then(|| speech.with(|words| stage.rules().prompt(words, &stage.shown.view.read())))
    });
    Effect::new(move |_| {
        // Bots do more than can be said in time: what comes while something is said is left out.
        // What only one of several people may know is not for the room.
        let text = happened.get().filter(|_| !speak::is_speaking() && !is_private(stage));
        read(settings, speech, stage, text);
    });
    Effect::new(move |_| {
        let text = to_decide.get();
        // Whoever is asked need not hear the past to its end.
        if text.is_some() || matches!(stage.offered.waits.get(), Waits::HandOver(_)) {
            speak::hush();
        }
        read(settings, speech, stage, text);
    });
    on_cleanup(speak::hush);
    view! {
        <p class="ticker" aria-live="polite">{move || happened.get()}</p>
        <p class="heard" aria-live="polite">{move || to_decide.get()}</p>
    }
}

/// What happened last, if it is worth telling.
fn happened<G: Staged>(stage: Stage<G>, speech: Speech) -> Option<String> {
    let latest = stage.shown.latest.get().filter(|event| G::turn_ended(event).is_none())?;
    let view = stage.shown.view.get_untracked();
    Some(speech.with(|words| stage.rules().event(words, &view, &latest)))
}

/// Whether what happened last is not for the ears of others who share the device.
fn is_private<G: Staged>(stage: Stage<G>) -> bool {
    stage.shown.latest.get_untracked().as_ref().is_some_and(G::is_private) && stage.is_shared()
}

fn read<G: Staged>(settings: Settings, speech: Speech, stage: Stage<G>, text: Option<String>) {
    if !settings.read_aloud.get_untracked() || stage.is_skipping() {
        speak::hush();
    } else if let Some(text) = text {
        speak::say(&text, speech.language().code());
    }
}

/// Sounds follow what happens, once somebody has touched the page.
fn hear<G: Staged>(stage: Stage<G>, settings: Settings) {
    // A finger that goes down may still scroll: browsers allow sound only from when it goes up.
    let wake = move || {
        if settings.volume.get_untracked() > 0 {
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
        let volume = f32::from(settings.volume.get_untracked()) / f32::from(VOLUME);
        if let Some(sound) = sound
            && volume > 0.0
            && !stage.is_skipping()
        {
            sound::play(sound, volume);
        }
    };
    Effect::new(move |_| {
        let sound = stage.shown.latest.get().as_ref().and_then(G::sound);
        play(sound);
        tremble(stage, settings, sound);
    });
    // A turn at this device is announced, not each of its choices.
    Effect::new(move |last: Option<Option<table::Seat>>| {
        let waits = stage.offered.waits.get();
        let now = if let Waits::Person(seat) = waits { Some(seat) } else { None };
        let others = matches!(waits, Waits::Bot(_) | Waits::Elsewhere(_));
        let last = last.flatten();
        if now.is_some() && now != last {
            play(Some(Sound::YourTurn));
        }
        if others { None } else { now.or(last) }
    });
}

/// A player's own dice and blows are felt, by whoever wants that.
fn tremble<G: Staged>(stage: Stage<G>, settings: Settings, sound: Option<Sound>) {
    let felt = match sound {
        Some(Sound::Dice) => 30,
        Some(Sound::Hit | Sound::Lose) => 80,
        Some(
            Sound::Step
            | Sound::Tile
            | Sound::Win
            | Sound::Chest
            | Sound::Curse
            | Sound::Magic
            | Sound::YourTurn
            | Sound::Victory,
        )
        | None => return,
    };
    let own = || stage.session().is_person(G::acting(&stage.shown.view.read_untracked()));
    if settings.vibration.get_untracked() && !stage.is_skipping() && own() {
        vibrate::tremble(felt);
    }
}
