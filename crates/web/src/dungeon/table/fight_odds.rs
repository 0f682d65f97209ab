//! The chances of the combat that goes on: before the roll, and what the best choice makes of it after.

use dungeon::{Action, Decision, Phase};

use super::odds_bar::OddsBar;
use super::prospects::{self, Prospects};
use crate::app::{Settings, t};
use crate::dungeon::Game;
use crate::prelude::*;

/// The chances now, if they are wanted.
#[component]
pub(crate) fn FightOdds(game: Game) -> impl IntoView {
    let settings = expect_context::<Settings>();
    let odds = Memo::new(move |_| settings.odds.get().then(|| now(game)).flatten());
    let decided = move || game.scene.get().is_none_or(|scene| scene.result.is_some());
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

fn now(game: Game) -> Option<Prospects> {
    let view = game.view.get();
    let choices: &[Action] = match view.turn.phase {
        Phase::Chance(_) => {
            return game.ask(|table| prospects::before_roll(table.rules().content(), &view));
        }
        Phase::Seat(Decision::SecondRoll(_)) => &[Action::Stand, Action::RollAgain],
        Phase::Seat(Decision::Strengthen(_)) => {
            return game.ask(|table| prospects::strengthened(table.rules(), &view));
        }
        Phase::Seat(
            Decision::Walk
            | Decision::MustFight
            | Decision::LayTile { .. }
            | Decision::ChooseToken { .. }
            | Decision::Loot(_)
            | Decision::PlaceCurse { .. }
            | Decision::Rise,
        )
        | Phase::Over(_) => return None,
    };
    let tried = choices.iter().filter_map(|&action| {
        game.ask(|table| prospects::after_roll(table.rules(), &view, action))
    });
    tried.max_by(|a, b| a[0].value().total_cmp(&b[0].value()))
}
