//! A hero's picture in the hero's colour, or a question mark for a hero not drawn yet.

use dungeon::Hero;

use super::{Icon, pictures};
use crate::prelude::*;

/// A round picture; what it stands beside has words.
#[component]
pub fn Portrait(
    /// Whose it is.
    #[prop(into)]
    hero: Signal<Option<Hero>>,
) -> impl IntoView {
    let picture = move || hero.get().map_or("icon-question", pictures::hero);
    let color = move || match hero.get() {
        Some(hero) => format!("--hero: var(--hero-{})", hero.name()),
        None => "--hero: var(--stone-300)".to_owned(),
    };
    view! {
        <span class="portrait" style=color aria-hidden="true">
            <Icon name=Signal::derive(picture)/>
        </span>
    }
    .into_any()
}
