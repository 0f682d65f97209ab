//! A parchment sheet over everything else: the browser's own dialog, which keeps the focus and closes with Escape.

use leptos::html;

use crate::app::t;
use crate::prelude::*;
use crate::ui::Icon;

/// Whether the sheet of something is open: it opens when that is chosen, and nothing is chosen any more when it closes.
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
    Effect::new(move |_| {
        let Some(dialog) = element.get() else { return };
        if open.get() && !dialog.open() {
            // Refused only when it is open already or not on the page, and then there is nothing to do.
            drop(dialog.show_modal());
        } else if !open.get() && dialog.open() {
            dialog.close();
        }
    });
    let children = StoredValue::new(children);
    view! {
        <dialog
            node_ref=element
            class="sheet"
            aria-label=move || title.get()
            on:close=move |_| open.set(false)
        >
            <header class="sheet-head">
                <h2>{move || title.get()}</h2>
                <button
                    type="button"
                    class="round"
                    aria-label=t("web-close")
                    on:click=move |_| open.set(false)
                >
                    <Icon name="icon-close"/>
                </button>
            </header>
            <div class="sheet-body">
                <Show when=move || open.get()>{children.get_value()()}</Show>
            </div>
        </dialog>
    }
}
