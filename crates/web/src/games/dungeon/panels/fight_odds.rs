//! The chances of the combat that goes on: before the roll, and what a blow would come to after it.

use dungeon::{Action, Decision, Phase, odds};

use super::odds_bar::OddsBar;
use crate::games::dungeon::Game;
use crate::prelude::*;
use crate::shell::{Settings, t};

/// The chances now, if they are wanted.
#[component]
pub(crate) fn FightOdds(game: Game) -> impl IntoView {
    let settings = expect_context::<Settings>();
    // After the roll every choice says what it leads to: the bar says it of the blow, not of the best one.
    let thrown = Memo::new(move |_| {
        matches!(game.shown.view.read().turn.phase, Phase::Seat(Decision::Strengthen(_)))
    });
    let odds = Memo::new(move |_| {
        let view = settings.odds.get().then(|| game.shown.view.get())?;
        if thrown.get() {
            game.foresee(&view, |rules, state| odds::of_choice(rules, state, Action::Strike))
        } else {
            game.foresee(&view, odds::now)
        }
    });
    let label = move || if thrown.get() { key::WEB_ODDS_STRIKE } else { key::WEB_ODDS_CHANCES };
    let decided = move || game.shown.scene.get().is_none_or(|scene| scene.result.is_some());
    move || {
        let odds = odds.get().filter(|_| !decided())?;
        Some(view! {
            <div class="fight-odds">
                <span class="label">{t(label())}</span>
                <OddsBar odds/>
            </div>
        })
    }
}
