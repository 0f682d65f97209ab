//! The chances of the combat that goes on: before the roll, and what the best choice makes of it after.

use dungeon::odds;

use super::odds_bar::OddsBar;
use crate::games::dungeon::Game;
use crate::prelude::*;
use crate::shell::{Settings, t};

/// The chances now, if they are wanted.
#[component]
pub(crate) fn FightOdds(game: Game) -> impl IntoView {
    let settings = expect_context::<Settings>();
    let odds = Memo::new(move |_| {
        settings.odds.get().then(|| game.foresee(&game.shown.view.get(), odds::now)).flatten()
    });
    let decided = move || game.shown.scene.get().is_none_or(|scene| scene.result.is_some());
    move || {
        let odds = odds.get().filter(|_| !decided())?;
        Some(view! {
            <div class="fight-odds">
                <span class="label">{t(key::WEB_ODDS_CHANCES)}</span>
                <OddsBar odds/>
            </div>
        })
    }
}
