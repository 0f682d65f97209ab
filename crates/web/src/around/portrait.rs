//! A hero's picture in the hero's colour, or a question mark for a hero not drawn yet.

use dungeon::Hero;
use table::Seat;

use super::pictures;
use crate::prelude::*;
use crate::shell::Color;
use crate::stage::Staged;
use crate::ui::Icon;

/// Whose picture stands beside something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Face {
    /// The hero's name in notation.
    pub hero: &'static str,
    /// The hero's picture.
    pub icon: &'static str,
}

impl Face {
    /// The hero of a seat, once there is one.
    pub(crate) fn of<G: Staged>(view: &G::View, seat: Seat) -> Option<Self> {
        let hero = G::hero(view, seat)?;
        Some(Self { hero, icon: pictures::hero_named(hero) })
    }
}

/// A round picture; what it stands beside has words.
#[component]
pub fn Portrait(
    /// Whose it is.
    #[prop(into)]
    hero: Signal<Option<Hero>>,
    /// The color of whoever plays it, if that is not the hero's own.
    #[prop(optional_no_strip)]
    color: Option<Color>,
) -> impl IntoView {
    let picture = move || hero.get().map_or("icon-question", pictures::hero);
    let color = color.map(|color| format!("--hero: var(--color-{})", color.name()));
    view! {
        <span class="portrait" data-hero=move || hero.get().map(Hero::name) style=color aria-hidden="true">
            <Icon name=Signal::derive(picture)/>
        </span>
    }
    .into_any()
}
