//! Something that is more or less: the browser's own slider.

use super::Icon;
use crate::prelude::*;
use crate::shell::t;

/// A slider from 0 to 100 with its name.
#[component]
pub fn Slider(
    /// How much.
    value: RwSignal<u8>,
    /// The key of its name.
    label: Key,
    /// Its picture, and that of nothing at all.
    icons: [&'static str; 2],
) -> impl IntoView {
    let icon = move || if value.get() == 0 { icons[1] } else { icons[0] };
    view! {
        <label class="slider">
            <Icon name=Signal::derive(icon)/>
            <strong>{t(label)}</strong>
            <input
                type="range"
                min="0"
                max="100"
                step="10"
                prop:value=move || value.get().to_string()
                on:input:target=move |event| value.set(event.target().value().parse().unwrap_or(0))
            />
        </label>
    }
    .into_any()
}
