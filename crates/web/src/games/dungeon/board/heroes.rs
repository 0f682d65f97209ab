//! The heroes' figures; they glide from tile to tile.

use std::sync::Arc;

use dungeon::View;

use super::art;
use super::figures::{Figure, figures};
use crate::prelude::*;
use crate::ui::decimal::{Decimal, tenths};

/// All figures, and an arrow over the one whose turn it is. On a tile later seats stand in front, so that figures never
/// change their order: the browser would cut their way short.
#[component]
pub fn Heroes(view: Signal<Arc<View>>) -> impl IntoView {
    let all = Memo::new(move |_| figures(&view.read()));
    let seats = move || (0..all.read().len()).collect::<Vec<_>>();
    let figure = move |seat: usize| {
        let figure = Memo::new(move |_| all.read().get(seat).copied().flatten());
        view! { <Standing figure/> }
    };
    let active =
        Memo::new(move |_| all.read().iter().flatten().find(|figure| figure.active).copied());
    view! {
        <g class="heroes"><For each=seats key=|seat| *seat children=figure/></g>
        <g class="hero pointer" class:nobody=move || active.get().is_none() style=move || placed(active.get())>
            <path class="hero-arrow" d="M-9 -58H9L0 -45Z"></path>
        </g>
    }
    .into_any()
}

/// Where a figure stands, as a style.
fn placed(figure: Option<Figure>) -> String {
    let Some(Figure { at, size, .. }) = figure else { return String::new() };
    let (x, y, size) = (tenths(at.x), tenths(at.y), Decimal::new(size, 2));
    format!("transform:translate({x}px,{y}px) scale({size})")
}

#[component]
fn Standing(figure: Memo<Option<Figure>>) -> impl IntoView {
    let is = move |what: fn(&Figure) -> bool| figure.read().as_ref().is_some_and(what);
    let hero = Memo::new(move |_| figure.get().map(|figure| figure.hero));
    let drawing = move || hero.get().map_or_else(String::new, art::pawn);
    view! {
        <g
            class="hero"
            class:active=move || is(|figure| figure.active)
            class:unconscious=move || is(|figure| figure.unconscious)
            style=move || placed(figure.get())
        >
            <ellipse class="hero-ring" cy="-1" rx="19" ry="9"></ellipse>
            <g class="hero-body" inner_html=drawing></g>
            <Show when=move || is(|figure| figure.unconscious)>
                <g class="hero-mark out"><circle cx="14" cy="-22" r="9.5"></circle>
                <use href="#icon-unconscious" x="7" y="-29" width="14" height="14"></use></g>
            </Show>
            <Show when=move || is(|figure| figure.cursed)>
                <g class="hero-mark curse"><circle cx="12" cy="-40" r="8.5"></circle>
                <use href="#icon-curse" x="6" y="-46" width="12" height="12"></use></g>
            </Show>
        </g>
    }
    .into_any()
}
