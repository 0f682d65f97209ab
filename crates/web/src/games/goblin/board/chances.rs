//! What each fight promises. Found little by little, so that the page never stands still.

use std::sync::Arc;

use goblin::solver::{Effort, Goal, Solver, is_out_of_reach};
use goblin::{Action, Monster, State, View};
use table::{PlayoutLuck, Rules as _};

use crate::games::goblin::Game;
use crate::games::goblin::forecast::Forecast;
use crate::platform::timer;
use crate::prelude::*;
use crate::shell::Settings;

/// What is known so far of the fights that could be begun now.
pub(super) type Chances = Vec<(Monster, Forecast)>;

/// How long the solver may think at a time, in milliseconds: the rest of a frame belongs to the page.
const PORTION: f64 = 6.0;

/// So far from even, a chance that was only sampled reads as 1 or 99 %, and may be certain.
const NEARLY_CERTAIN: f64 = 0.485;

/// What is still to be found out about one moment of the game.
struct Job {
    number: u32,
    state: Box<State>,
    solver: Solver,
    left: Vec<Monster>,
}

/// Finds the chances of all fights, as long as they are wanted, anew whenever others can be begun.
pub(super) fn watch(game: Game) -> RwSignal<Chances> {
    let settings = expect_context::<Settings>();
    let found = RwSignal::new(Chances::new());
    let asked = StoredValue::new(0_u32);
    let known = StoredValue::new(None::<Arc<View>>);
    Effect::new(move |_| {
        let fought = |action: &Action| {
            if let Action::Fight(monster) = *action { Some(monster) } else { None }
        };
        let mut left: Vec<Monster> = game.offered.legal.read().iter().filter_map(fought).collect();
        left.reverse();
        let number = asked.try_update_value(|asked| {
            *asked += 1;
            *asked
        });
        if !settings.odds.get() {
            known.set_value(None);
            return found.set(Chances::new());
        }
        if left.is_empty() {
            return;
        }
        let view = game.shown.view.get_untracked();
        if known.get_value().is_some_and(|known| *known == *view) {
            // Somebody took a fight back: what was found before it still holds.
            let found = found.read_untracked();
            left.retain(|monster| !found.iter().any(|(known, _)| known == monster));
        } else {
            found.set(Chances::new());
            known.set_value(Some(Arc::clone(&view)));
        }
        // What the player does not know of the others is no part of a fight: any of it will do.
        let state =
            game.with_rules(|rules| rules.determinize(&view, &mut PlayoutLuck::new(0)).ok());
        if let (Some(number), Some(state)) = (number, state) {
            let solver = Solver::with_effort(Effort::QUICK);
            let job = Job { number, state: Box::new(state), solver, left };
            timer::after_frame(move || portion(game, found, asked, job));
        }
    });
    found
}

/// Thinks for a moment, tells what was found, and goes on later.
fn portion(game: Game, found: RwSignal<Chances>, asked: StoredValue<u32>, mut job: Job) {
    if asked.try_get_value() != Some(job.number) {
        // The game has gone on, or the screen was left.
        return;
    }
    let end = timer::now() + PORTION;
    let mut more = found.get_untracked();
    while timer::now() < end
        && let Some(monster) = job.left.pop()
    {
        let chance = game.with_rules(|rules| chance(rules, &job.state, &mut job.solver, monster));
        more.extend(chance.map(|chance| (monster, chance)));
    }
    found.set(more);
    if !job.left.is_empty() {
        timer::after_frame(move || portion(game, found, asked, job));
    }
}

fn chance(
    rules: &goblin::Goblin,
    state: &State,
    solver: &mut Solver,
    monster: Monster,
) -> Option<Forecast> {
    if is_out_of_reach(rules, state, monster) {
        return Some(Forecast::HOPELESS);
    }
    let mut advice = solver.scout(rules, state, monster, Goal::WIN)?;
    // What a few samples agree on may be certain. Whoever thinks longer, as hints do, knows, and must not say anything else.
    if advice.error > 0.0 && (advice.prospect.win - 0.5).abs() >= NEARLY_CERTAIN {
        advice = Solver::new().scout(rules, state, monster, Goal::WIN)?;
    }
    Some(Forecast::new(advice.prospect, advice.error, state.active_player().hit_points))
}
