//! The lower edge of a game that is watched: its time line, and what moves it.

use leptos::ev::PointerEvent;

use super::time::{Move, Time};
use crate::around::Curves;
use crate::platform::timer;
use crate::prelude::*;
use crate::shell::{Speech, t};
use crate::ui::{Icon, Shortcut, Shortcuts};

/// A finger that goes so far across has swiped, in pixels.
const SWIPE: i32 = 40;

/// Time line, buttons, keys and swipes.
#[component]
pub(super) fn TimeBar(
    time: Time,
    /// How the chances went, where that may be told. It takes a moment.
    curves: Callback<(), Option<Curves>>,
    /// What else can be done.
    more: AnyView,
) -> impl IntoView {
    let speech = expect_context::<Speech>();
    listen(time);
    let down = StoredValue::new(None::<i32>);
    let swiped = move |event: PointerEvent| {
        let begun = down.try_update_value(Option::take).flatten();
        match begun.map(|begun| event.client_x() - begun) {
            Some(by) if by < -SWIPE => time.step(Move::On),
            Some(by) if by > SWIPE => time.step(Move::Back),
            Some(_) | None => {}
        }
    };
    let where_ = move || match time.turn() {
        Some(turn) => speech.say(
            key::WEB_WATCH_TURN,
            &[("number", turn.number.into()), ("count", time.turns.into())],
        ),
        None => speech.text(key::WEB_WATCH_BEFORE),
    };
    let button = move |by: Move, id: &'static str, icon: &'static str, name: Key| {
        view! {
            <button type="button" class="round" data-testid=id title=t(name) aria-label=t(name) on:click=move |_| time.step(by)>
                <Icon name=icon/>
            </button>
        }
        .into_any()
    };
    let run = move || {
        let (icon, name) = if time.runs.get() {
            ("icon-pause", key::WEB_WATCH_PAUSE)
        } else {
            ("icon-play", key::WEB_WATCH_RUN)
        };
        view! {
            <button type="button" class="round main-action" data-testid="run" title=t(name) aria-label=t(name) on:click=move |_| time.toggle()>
                <Icon name=icon/>
            </button>
        }
    };
    view! {
        <div
            class="time-bar"
            role="group"
            aria-label=t(key::WEB_WATCH_TIME)
            data-testid="time-bar"
            data-position=move || time.position.get().to_string()
        >
            <TimeLine time curves/>
            <div
                class="time-acts"
                on:pointerdown=move |event| down.set_value(Some(event.client_x()))
                on:pointerup=swiped
                on:pointercancel=move |_| down.set_value(None)
            >
                {button(Move::TurnBack, "turn-back", "icon-turn-before", key::WEB_WATCH_TURN_BACK)}
                {button(Move::Back, "step-back", "icon-step-back", key::WEB_WATCH_BACK)}
                {run}
                {button(Move::On, "step-on", "icon-step-on", key::WEB_WATCH_ON)}
                {button(Move::TurnOn, "turn-on", "icon-turn-next", key::WEB_WATCH_TURN_ON)}
                <p class="time-turn" data-testid="time-turn" aria-live="polite">{where_}</p>
                {more}
            </div>
        </div>
    }
    .into_any()
}

/// Chances and turning points above a slider.
#[component]
fn TimeLine(time: Time, curves: Callback<(), Option<Curves>>) -> impl IntoView {
    // They take a moment: the table comes first.
    let found = RwSignal::new(None::<Curves>);
    timer::after_frame(move || {
        // The screen may have been left meanwhile.
        if found.try_get_untracked().is_some() {
            found.set(curves.run(()));
        }
    });
    let chart = move || {
        let now = move || time.turn().map(|turn| turn.number);
        found.get().map(|curves| curves.chart(now, move |turn| time.seek_turn(turn)))
    };
    let said = move || time.turn().map(|turn| turn.number.to_string());
    view! {
        <div class="time-line">
            {chart}
            <input
                type="range"
                min="0"
                max=time.length
                data-testid="time-slider"
                aria-label=t(key::WEB_WATCH_TIME)
                aria-valuetext=said
                prop:value=move || time.position.get().to_string()
                on:input:target=move |event| {
                    if let Ok(position) = event.target().value().parse() {
                        time.seek(position);
                    }
                }
            />
        </div>
    }
    .into_any()
}

/// The keys of a film: arrows, pages, the space bar.
fn listen(time: Time) {
    let shortcuts = expect_context::<Shortcuts>();
    for (key, by) in [
        ("ArrowRight", Move::On),
        ("ArrowLeft", Move::Back),
        ("PageDown", Move::TurnOn),
        ("PageUp", Move::TurnBack),
        ("Home", Move::First),
        ("End", Move::Last),
    ] {
        shortcuts.on(Shortcut::Key(key), move || time.step(by));
    }
    shortcuts.on(Shortcut::Key(" "), move || time.toggle());
}
