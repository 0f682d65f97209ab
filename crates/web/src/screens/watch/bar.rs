//! The lower edge of a game that is watched: its time line, and what moves it.

use leptos::ev::PointerEvent;

use super::time::{Move, Time};
use crate::around::Curves;
use crate::platform::{page, timer};
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
    // A mouse that is dragged across a button or the chart has pressed it; slider and open sheets are moved themselves.
    let touched = move |event: PointerEvent| {
        let swipes = event.pointer_type() == "touch" && !page::is_within(&event, "input, dialog");
        down.set_value(swipes.then(|| event.client_x()));
    };
    let swiped = move |event: PointerEvent| {
        let begun = down.try_update_value(Option::take).flatten();
        match begun.map(|begun| event.client_x() - begun) {
            Some(by) if by < -SWIPE => time.step(Move::On),
            Some(by) if by > SWIPE => time.step(Move::Back),
            Some(_) | None => {}
        }
    };
    let last = time.turns.with_value(|turns| turns.last().map_or(0, |turn| turn.number));
    let where_ = move || match time.turn() {
        Some(turn) => speech
            .say(key::WEB_WATCH_TURN, &[("number", turn.number.into()), ("count", last.into())]),
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
            on:pointerdown=touched
            on:pointerup=swiped
            on:pointercancel=move |_| down.set_value(None)
        >
            <TimeLine time curves/>
            <div class="time-acts">
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

/// Turns are marked one by one up to so many of them, and every fifth in longer games.
const MOST_MARKS: usize = 60;

/// The lines that mark turns, in a drawing a thousand wide.
fn marks(time: Time) -> String {
    time.turns.with_value(|turns| {
        let every = if turns.len() > MOST_MARKS { 5 } else { 1 };
        let mut lines = String::new();
        for turn in turns.iter().filter(|turn| turn.number % every == 0) {
            lines.push_str(&format!("M{} 0V9", time.place(turn.position) * 1000.0));
        }
        lines
    })
}

/// Chances and turning points above a slider with its turns. All of it is as wide as the steps take.
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
        let now = Signal::derive(move || time.place(time.position.get()));
        let tapped = Callback::new(move |place| time.seek_near(place));
        found.get().map(|curves| curves.chart(Some(now), tapped))
    };
    let said = move || time.turn().map(|turn| turn.number.to_string());
    view! {
        <div class="time-line">
            {chart}
            <svg class="turn-marks" data-testid="turn-marks" viewBox="0 0 1000 9" preserveAspectRatio="none" aria-hidden="true">
                <path d=marks(time)></path>
            </svg>
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
