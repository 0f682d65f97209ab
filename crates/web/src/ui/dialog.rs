//! A parchment sheet over everything else, which keeps the focus and closes with Escape, with a tap beside it, and with the
//! phone's way back.
//!
//! It is a popover and not the browser's modal dialog: that makes the page behind it inert, for which every element is
//! styled anew (30 ms at Goblin's table, where sheets are opened all the time; a popover takes 2).

use leptos::html;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, Event, EventTarget, FocusEvent, MouseEvent, PointerEvent};

use crate::platform::{page, timer};
use crate::prelude::*;
use crate::shell::t;
use crate::ui::Icon;

/// Whether the sheet of something is open: it opens when that is chosen, and nothing is chosen once it closes.
pub fn opened_by<T: Clone + Send + Sync + 'static>(chosen: RwSignal<Option<T>>) -> RwSignal<bool> {
    let open = RwSignal::new(false);
    Effect::new(move |_| {
        if chosen.read().is_some() {
            open.set(true);
        }
    });
    Effect::new(move |_| {
        if !open.get() {
            chosen.set(None);
        }
    });
    open
}

fn element_of(target: Option<EventTarget>) -> Option<Element> {
    target.and_then(|target| target.dyn_into().ok())
}

fn is_shown(sheet: &Element) -> bool {
    sheet.matches(page::OPEN_SHEET).unwrap_or(false)
}

/// A sheet with a title and a way to close it. Its content exists only while it is open.
#[component]
pub fn Dialog(
    /// Whether it is open; closing sets it to false.
    open: RwSignal<bool>,
    /// What it is about.
    #[prop(into)]
    title: Signal<String>,
    /// Drawn anew each time it opens.
    children: ChildrenFn,
) -> impl IntoView {
    let element = NodeRef::<html::Dialog>::new();
    let shown = RwSignal::new(false);
    Effect::new(move |_| {
        let Some(sheet) = element.get() else { return };
        // Refused only when it is so already or not on the page, and then there is nothing to do.
        match (open.get(), is_shown(&sheet)) {
            (true, false) => {
                drop(sheet.show_popover());
                // What is in it may come a moment later.
                timer::after(1, || {
                    page::focus(".veil:popover-open [autofocus]");
                    // Whatever has the focus, reading begins at the top.
                    page::scroll_to_top(".veil:popover-open > .sheet");
                });
            }
            (false, true) => drop(sheet.hide_popover()),
            (true, true) | (false, false) => {}
        }
        // What is in it goes after it: whoever had the focus there gives it back to what opened the sheet.
        shown.set(open.get());
    });
    // The browser may tell of these when the screen with the sheet has gone.
    let toggled = move |event: &Event| {
        if element_of(event.target()).is_some_and(|sheet| !is_shown(&sheet)) {
            open.try_set(false);
        }
    };
    // Somebody who drags from the sheet to beside it, as when marking words, has not tapped there.
    let pressed = StoredValue::new(false);
    let beside = |target| element_of(target).is_some_and(|target| is_shown(&target));
    let press = move |event: &PointerEvent| {
        pressed.try_update_value(|pressed| *pressed = beside(event.target()));
    };
    let tapped = move |event: &MouseEvent| {
        if beside(event.target()) && pressed.try_get_value() == Some(true) {
            open.try_set(false);
        }
    };
    let left = move |event: &FocusEvent| {
        let from = element_of(event.target());
        let sheet = from.and_then(|from| from.closest(page::OPEN_SHEET).ok().flatten());
        if let (Some(sheet), Some(to)) = (sheet, element_of(event.related_target())) {
            page::keep_focus(&sheet, &to);
        }
    };
    let children = StoredValue::new(children);
    view! {
        <dialog
            node_ref=element
            class="veil"
            popover="auto"
            aria-modal="true"
            aria-label=move || title.get()
            on:toggle=move |event| toggled(&event)
            on:pointerdown=move |event| press(&event)
            on:click=move |event| tapped(&event)
            on:focusout=move |event| left(&event)
        >
        <div class="sheet">
            <header class="sheet-head">
                <h2>{move || title.get()}</h2>
                <button
                    type="button"
                    class="round"
                    aria-label=t(key::WEB_CLOSE)
                    on:click=move |_| open.set(false)
                >
                    <Icon name="icon-close"/>
                </button>
            </header>
            <div class="sheet-body">
                <Show when=move || open.get() || shown.get()>{children.get_value()()}</Show>
            </div>
        </div>
        </dialog>
    }
}
