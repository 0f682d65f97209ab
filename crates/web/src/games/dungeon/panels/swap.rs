//! Xanros swaps places: with whom?

use dungeon::Action;

use super::picks::Picks;
use crate::games::dungeon::Game;
use crate::prelude::*;

/// The heroes to swap places with.
#[component]
pub(crate) fn SwapChoice(game: Game, open: RwSignal<bool>) -> impl IntoView {
    let actions = Signal::derive(move || {
        let legal = game.offered.legal.read();
        legal.iter().copied().filter(|action| matches!(action, Action::Swap(_))).collect()
    });
    view! { <Picks game actions done=Callback::new(move |()| open.set(false))/> }
}
