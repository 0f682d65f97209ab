//! What the hero whose turn it is carries, small, where the cards have no room for it.

use super::slots::Slots;
use crate::games::dungeon::Game;
use crate::prelude::*;
use crate::shell::t;

/// The slots of the hero whose turn it is.
#[component]
pub(crate) fn Belt(game: Game) -> impl IntoView {
    let goals = game.with_rules(|rules| rules.setup().goals);
    let inventory = Memo::new(move |_| {
        let view = game.shown.view.read();
        view.heroes.get(view.turn.seat.index()).map(|hero| hero.inventory)
    });
    view! {
        <div class="belt" role="group" aria-label=t(key::WEB_INVENTORY)>
            {move || inventory.get().map(|inventory| view! { <Slots inventory goals small=true/> })}
        </div>
    }
}
