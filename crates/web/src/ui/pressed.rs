//! One of a few in a sheet: buttons side by side, of which one is pressed.

use crate::prelude::*;
use crate::shell::t;

/// A row of what is offered, each by its name, and what the row is about.
pub(crate) fn pressed_row<T>(
    label: Key,
    chosen: RwSignal<T>,
    offered: impl IntoIterator<Item = (T, Key)>,
) -> AnyView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let button = |(one, name): (T, Key)| {
        view! {
            <button
                type="button"
                aria-pressed=move || (chosen.get() == one).to_string()
                on:click=move |_| chosen.set(one)
            >
                {t(name)}
            </button>
        }
        .into_any()
    };
    view! {
        <div class="choice-row" role="group" aria-label=t(label)>
            <span class="label">{t(label)}</span>
            {offered.into_iter().map(button).collect::<Vec<_>>()}
        </div>
    }
    .into_any()
}
