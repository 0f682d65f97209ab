//! What can be done in a combat after the roll, each with what it leads to.

use dungeon::{Action, FightResult, odds};
use words::Arg;
use words::dungeon::percents;

use super::action_button::ActionButton;
use super::bar_task::{BarTask, bar_task};
use crate::games::dungeon::Game;
use crate::prelude::*;
use crate::shell::{Settings, Speech};

/// The buttons of the sheet.
#[component]
pub(crate) fn FightActs(game: Game) -> impl IntoView {
    let (speech, settings) = (expect_context::<Speech>(), expect_context::<Settings>());
    let deciding = Memo::new(move |_| {
        bar_task(game.offered.waits.get(), game.shown.view.read().turn.phase, false)
            == BarTask::Fight
    });
    let shown = move || {
        let wants_odds = settings.odds.get();
        let view = game.shown.view.get_untracked();
        let battle = view.battle.clone()?;
        let total = battle.total?;
        let legal = game.offered.legal.get();
        let main = main_choice(game, &legal);
        // Even with everything that helps it comes to nothing.
        let best = game.foresee(&view, odds::now);
        let in_vain = best.and_then(odds::Prospects::certain_result) == Some(FightResult::Lost);
        let button = |(index, &action): (usize, &Action)| {
            let ahead = game.foresee(&view, |rules, state| odds::of_choice(rules, state, action));
            // What is certain is no chance: it is told to everybody, and what is given in vain before it is given.
            let helps = matches!(action, Action::Bolt | Action::Sacrifice);
            let told = |parts: &odds::Prospects| wants_odds || parts.certain_result().is_some();
            let note = ahead.filter(told).map(|parts| {
                if let Some(result) = parts.certain_result() {
                    let words = match result {
                        FightResult::Lost if helps && in_vain => key::WEB_THEN_STILL_LOSS,
                        FightResult::Lost if helps => key::WEB_THEN_NOT_ENOUGH,
                        FightResult::Won | FightResult::Tied | FightResult::Lost => key(result),
                    };
                    return view! { <small class=class(result)>{speech.text(words)}</small> }
                        .into_any();
                }
                let [win, ..] = percents(parts);
                let words = speech.say(key::WEB_ODDS_WIN, &[("count", Arg::Number(win))]);
                view! { <small>{words}</small> }.into_any()
            });
            let number = if helps {
                Some("+1".to_owned())
            } else if matches!(action, Action::Strike | Action::Stand) {
                Some(format!("{total} : {}", battle.strength))
            } else {
                None
            };
            view! { <ActionButton game action key=index + 1 main=action == main number note/> }
        };
        Some(legal.iter().enumerate().map(button).collect_view())
    };
    view! {
        <Show when=move || deciding.get()>
            <div class="acts">{shown}</div>
        </Show>
    }
}

/// What is most likely to win; where nothing can, what at least ties; else the blow. A hit point given for a tie is
/// lost like one in defeat.
fn main_choice(game: Game, legal: &[Action]) -> Action {
    let view = game.shown.view.get_untracked();
    let worth = |action: Action| {
        let ahead = game.foresee(&view, |rules, state| odds::of_choice(rules, state, action));
        let tie_helps = action != Action::Sacrifice;
        ahead.map_or((0.0, 0.0), |ahead| {
            (ahead.win.value(), if tie_helps { ahead.tie.value() } else { 0.0 })
        })
    };
    let mut best = (Action::Strike, worth(Action::Strike));
    for &action in legal {
        let worth = worth(action);
        if worth > best.1 || !legal.contains(&best.0) {
            best = (action, worth);
        }
    }
    best.0
}

const fn key(result: FightResult) -> Key {
    match result {
        FightResult::Won => key::WEB_THEN_WIN,
        FightResult::Tied => key::WEB_THEN_TIE,
        FightResult::Lost => key::WEB_THEN_LOSS,
    }
}

const fn class(result: FightResult) -> &'static str {
    match result {
        FightResult::Won => "then win",
        FightResult::Tied => "then tie",
        FightResult::Lost => "then loss",
    }
}
