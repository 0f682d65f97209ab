//! The heroes' figures; they glide from tile to tile.

use std::sync::Arc;

use dungeon::View;
use leptos::prelude::*;

use super::art;
use super::figures::{Figure, figures};

/// All figures. Those farther in front are drawn over the others.
#[component]
pub fn Heroes(view: Signal<Arc<View>>) -> impl IntoView {
    let all = Memo::new(move |_| figures(&view.read()));
    let seats = move || {
        let all = all.read();
        let mut seats: Vec<usize> = (0..all.len()).collect();
        let depth = |seat: &usize| all[*seat].map_or(0, |figure| figure.at.y as i32);
        seats.sort_by_key(depth);
        seats
    };
    let figure = move |seat: usize| {
        let figure = Memo::new(move |_| all.read().get(seat).copied().flatten());
        view! { <Standing figure/> }
    };
    view! { <g class="heroes"><For each=seats key=|seat| *seat children=figure/></g> }.into_any()
}

#[component]
fn Standing(figure: Memo<Option<Figure>>) -> impl IntoView {
    let is = move |what: fn(&Figure) -> bool| figure.read().as_ref().is_some_and(what);
    let hero = Memo::new(move |_| figure.get().map(|figure| figure.hero));
    let place = move || {
        figure.get().map_or_else(String::new, |figure| {
            format!("transform:translate({:.1}px,{:.1}px)", figure.at.x, figure.at.y)
        })
    };
    let drawing = move || hero.get().map_or_else(String::new, art::pawn);
    view! {
        <g
            class="hero"
            class:active=move || is(|figure| figure.active)
            class:unconscious=move || is(|figure| figure.unconscious)
            style=place
        >
            <ellipse class="hero-ring" cy="-1" rx="19" ry="9"></ellipse>
            <g class="hero-body" inner_html=drawing></g>
            <Show when=move || is(|figure| figure.active)>
                <path class="hero-arrow" d="M-8 -57H8L0 -46Z"></path>
            </Show>
            <Show when=move || is(|figure| figure.unconscious)>
                <g class="hero-mark out"><circle cx="0" cy="-22" r="9"></circle>
                <use href="#icon-unconscious" x="-6.5" y="-28.5" width="13" height="13"></use></g>
            </Show>
            <Show when=move || is(|figure| figure.cursed)>
                <g class="hero-mark curse"><circle cx="12" cy="-40" r="8.5"></circle>
                <use href="#icon-curse" x="6" y="-46" width="12" height="12"></use></g>
            </Show>
        </g>
    }
    .into_any()
}
