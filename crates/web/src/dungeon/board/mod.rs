//! The dungeon on its board. It knows no rules: it shows a view and where one can go, and gives back what was tapped.

use std::sync::Arc;

use dungeon::{Place, View};
use leptos::prelude::*;

use super::{Laying, Target};

/// The board.
#[component]
pub fn Board(
    /// What lies on the table.
    #[prop(into)]
    view: Signal<Arc<View>>,
    /// Where the hero can go.
    #[prop(into)]
    targets: Signal<Vec<Target>>,
    /// What was tapped and is not yet confirmed.
    #[prop(into)]
    proposed: Signal<Option<Target>>,
    /// The tile in hand, and which of its ways to lie is shown.
    #[prop(into)]
    laying: Signal<Option<(Laying, usize)>>,
    /// A place where the hero can go was chosen.
    chosen: Callback<Target>,
    /// The tile in hand was turned: forward or back.
    turned: Callback<bool>,
    /// A tile was tapped where the hero cannot go.
    unreachable: Callback<Place>,
) -> impl IntoView {
    let _ = (proposed, laying, turned, unreachable);
    let count = move || view.read().tiles.len();
    let lit = move || {
        targets
            .get()
            .into_iter()
            .map(|target| {
                let (place, name) = (target.place.to_string(), target.place.to_string());
                view! {
                    <button data-testid="target" data-place=place on:click=move |_| chosen.run(target.clone())>
                        {name}
                    </button>
                }
            })
            .collect_view()
    };
    view! { <div class="board">{count}{lit}</div> }
}
