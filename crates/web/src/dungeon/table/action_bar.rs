//! The lower edge of the table: what is to be done now, in a thumb's reach.

use super::bar_task::{BarTask, bar_task};
use super::confirm_bar::ConfirmBar;
use super::draw::DrawPanel;
use super::lay_bar::LayBar;
use super::loot::LootPanel;
use super::picks::PickPanel;
use super::walk_bar::WalkBar;
use crate::app::t;
use crate::at_table::{SkipBar, Tools};
use crate::dungeon::Game;
use crate::play::AnyGame;
use crate::prelude::*;

/// What can be done now, with taking back, hint and "why not?" beside it.
#[component]
pub(crate) fn ActionBar(game: Game) -> impl IntoView {
    let any = AnyGame::from(game.play());
    let now = Memo::new(move |_| {
        let proposed = game.proposed.read().is_some();
        bar_task(game.waits.get(), game.view.read().turn.phase, proposed)
    });
    view! {
        <section class="bar" aria-label=t(key::WEB_ACTIONS)>
            {move || match now.get() {
                BarTask::Walk => view! { <WalkBar game/> }.into_any(),
                BarTask::Confirm => view! { <ConfirmBar game/> }.into_any(),
                BarTask::Lay => view! { <LayBar game/> }.into_any(),
                BarTask::Pick => view! { <PickPanel game/> }.into_any(),
                BarTask::Loot => view! { <LootPanel game/> }.into_any(),
                BarTask::Draw => view! { <DrawPanel game/> }.into_any(),
                BarTask::Wait => view! { <SkipBar game=any/> }.into_any(),
                // A combat has its own sheet, and so has the end.
                BarTask::Fight | BarTask::Over => ().into_any(),
            }}
            <Tools game=any/>
        </section>
    }
}
