//! What the banner says beside the sentence while a hero walks.

use dungeon::{Action, Decision, MOVES, Phase};

use super::bar_task::{BarTask, bar_task};
use crate::games::dungeon::Game;
use crate::prelude::*;
use crate::shell::{Speech, t};
use crate::stage::Waits;
use crate::ui::Icon;

/// Tells players who have not done it yet that places are tapped.
#[component]
pub(crate) fn TapPlace(game: Game) -> impl IntoView {
    move || {
        let proposed = game.offered.proposed.read().is_some();
        let now = bar_task(game.offered.waits.get(), game.shown.view.read().turn.phase, proposed);
        // Whoever can open a chest, take something up or fight here has something better to do.
        let here =
            |action: &Action| matches!(action, Action::Open | Action::Collect | Action::Fight);
        let nothing_here = !game.offered.legal.read().iter().any(here);
        let tap = now == BarTask::Walk && nothing_here && !game.targets.read().is_empty();
        tap.then(|| view! { <p class="tap">{t(key::WEB_TAP_PLACE)}</p> })
    }
}

/// Four footprints: those of moves that are spent are faint.
#[component]
pub(crate) fn Footprints(game: Game) -> impl IntoView {
    let speech = expect_context::<Speech>();
    move || {
        let view = game.shown.view.read();
        let walking = matches!(view.turn.phase, Phase::Seat(Decision::Walk))
            && game.offered.waits.get() != Waits::Nothing;
        let left = view.turn.moves;
        let label = speech.say(key::WEB_MOVES_LEFT, &[("count", left.into())]);
        let print = |number: u8| {
            let spent = number >= left;
            view! {
                <span class="footprint" class:spent=spent>
                    <Icon name="icon-walk"/>
                </span>
            }
        };
        walking.then(|| {
            view! {
                <div class="footprints" role="img" aria-label=label>
                    {(0..MOVES).map(print).collect_view()}
                </div>
            }
        })
    }
}
