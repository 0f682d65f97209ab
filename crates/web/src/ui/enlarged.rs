//! Something small seen large: while the pointer rests on it, or a finger stays on it.

use leptos::ev;
use web_sys::Element;

use crate::platform::{page, pointer, timer};
use crate::prelude::*;
use crate::ui::Markup;
use crate::ui::html::{element, escaped, tag};

/// How long a pointer rests, and a finger stays, in milliseconds.
const REST: u32 = 500;
const HOLD: u32 = 450;
/// A finger that moves this far, in pixels, does not stay.
const MOVED: i32 = 12;

/// What the pointer does.
#[derive(Default)]
struct Watch {
    /// Counts what was begun: what came later counts.
    asked: u32,
    over: Option<Element>,
    /// Where the finger came down.
    down: (i32, i32),
    /// Where the pointer was last: what comes under a pointer that lies still is not pointed at.
    last: Option<(i32, i32)>,
    /// It stayed: lifting it is no tap.
    held: bool,
}

/// Shows elements of this kind large, with what is said of them to listeners. Nothing is shown while `hidden`.
#[component]
pub(crate) fn Enlarged(kind: &'static str, #[prop(into)] hidden: Signal<bool>) -> impl IntoView {
    let large = RwSignal::new(None::<Markup>);
    let watch = StoredValue::new_local(Watch::default());
    let ask = move |over: Option<Element>| {
        watch.try_update_value(|watch| {
            watch.asked += 1;
            watch.over = over;
            watch.asked
        })
    };
    let stop = move || {
        ask(None);
        if large.try_with_untracked(Option::is_some) == Some(true) {
            large.set(None);
        }
    };
    let begin = move |small: Element, finger: bool| {
        let asked = ask(Some(small.clone()));
        timer::after(if finger { HOLD } else { REST }, move || {
            let still = watch.try_update_value(|watch| watch.asked) == asked;
            if asked.is_some() && still && small.is_connected() && !hidden.get_untracked() {
                watch.update_value(|watch| watch.held = finger);
                large.set(Some(drawn(&small, finger)));
            }
        });
    };
    Effect::new(move |_| {
        if hidden.get() {
            stop();
        }
    });
    let over = window_event_listener(ev::pointerover, move |event| {
        if pointer::is_finger(&event) {
            return;
        }
        let found = page::within(&event, kind);
        if watch.with_value(|watch| watch.over == found) {
            return;
        }
        stop();
        let at = Some((event.client_x(), event.client_y()));
        let moved =
            watch.try_update_value(|watch| std::mem::replace(&mut watch.last, at)) != Some(at);
        if let Some(found) = found.filter(|_| moved && event.buttons() == 0) {
            begin(found, false);
        }
    });
    let down = window_event_listener(ev::pointerdown, move |event| {
        stop();
        let at = (event.client_x(), event.client_y());
        watch.update_value(|watch| (watch.down, watch.held) = (at, false));
        if let Some(found) = page::within(&event, kind).filter(|_| pointer::is_finger(&event)) {
            begin(found, true);
        }
    });
    let moves = window_event_listener(ev::pointermove, move |event| {
        watch.update_value(|watch| watch.last = Some((event.client_x(), event.client_y())));
        let (x, y) = watch.with_value(|watch| watch.down);
        let far = (event.client_x() - x).abs().max((event.client_y() - y).abs()) > MOVED;
        if far && pointer::is_finger(&event) {
            stop();
        }
    });
    let up = window_event_listener(ev::pointerup, move |_| stop());
    let cancel = window_event_listener(ev::pointercancel, move |_| stop());
    let held = move || watch.try_update_value(|watch| std::mem::take(&mut watch.held));
    // It goes with the table.
    StoredValue::new_local(pointer::before_click(move || held() == Some(true)));
    on_cleanup(move || {
        for listener in [over, down, moves, up, cancel] {
            listener.remove();
        }
    });
    view! { {move || large.get()} }.into_any()
}

/// A large copy of something small: beside it, or where no finger lies.
fn drawn(small: &Element, finger: bool) -> Markup {
    let words = small.parent_element().and_then(|parent| parent.query_selector(".heard").ok()?);
    let words = words.and_then(|words| words.text_content()).unwrap_or_default();
    let inner = [small.outer_html(), tag("p", "words", &escaped(&words))].concat();
    let place = if finger { String::new() } else { pointer::beside(small) };
    let class = if finger { "enlarged parchment held" } else { "enlarged parchment" };
    let marks = [
        ("class", class),
        ("style", &*place),
        ("aria-hidden", "true"),
        ("data-testid", "enlarged"),
    ];
    Markup(element("div", &marks, &inner))
}
