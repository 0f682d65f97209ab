//! The lower edge of the table: what is to be done now, in a thumb's reach.

use super::bar_task::{BarTask, bar_task};
use super::confirm_bar::ConfirmBar;
use super::draw::DrawPanel;
use super::lay_bar::LayBar;
use super::loot::LootPanel;
use super::picks::PickPanel;
use super::walk_bar::WalkBar;
use crate::around::{SkipBar, Tools};
use crate::games::dungeon::Game;
use crate::prelude::*;
use crate::shell::t;

/// What can be done now, with taking back, hint and "why not?" beside it.
#[component]
pub(crate) fn ActionBar(game: Game) -> impl IntoView {
    let stage = game.stage();
    let now = Memo::new(move |_| {
        let proposed = game.offered.proposed.read().is_some();
        bar_task(game.offered.waits.get(), game.shown.view.read().turn.phase, proposed)
    });
    let asks = Memo::new(move |_| game.asking.read().is_some());
    view! {
        <section class="bar" aria-label=t(key::WEB_ACTIONS)>
            {move || match now.get() {
                BarTask::Walk if asks.get() => view! { <PickPanel game/> }.into_any(),
                BarTask::Walk => view! { <WalkBar game/> }.into_any(),
                BarTask::Confirm => view! { <ConfirmBar game/> }.into_any(),
                BarTask::Lay => view! { <LayBar game/> }.into_any(),
                BarTask::Pick => view! { <PickPanel game/> }.into_any(),
                BarTask::Loot => view! { <LootPanel game/> }.into_any(),
                BarTask::Draw => view! { <DrawPanel game/> }.into_any(),
                BarTask::Wait => view! { <SkipBar stage/> }.into_any(),
                // A combat has its own sheet, and so has the end.
                BarTask::Fight | BarTask::Throw | BarTask::Over => ().into_any(),
            }}
            <Tools stage/>
        </section>
    }
}
