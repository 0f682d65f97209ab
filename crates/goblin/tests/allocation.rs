//! Playouts and the solver do not allocate: shown by counting.

mod keen;
mod moments;

use goblin::solver::{Effort, Goal, Solver};
use goblin::{Action, Content, Decision, Goblin, Phase, Setup, State, Switch};
use table::{PlayoutLuck, Rules as _, Viewer, random_step};

/// Room for every list of actions: all monsters that lie open, or every card of a player with each curse
/// that Xanros could defy.
const ACTIONS: usize = 256;

fn rules() -> Goblin {
    let setup = Setup::with_heroes("horan, taia, xanros, aderyn").unwrap();
    Goblin::new(Content::goblin(), Setup { abilities: Switch::On, ..setup }).unwrap()
}

#[test]
fn playouts_do_not_allocate() {
    let rules = rules();
    let mut actions = Vec::with_capacity(ACTIONS);
    let mut steps = 0;
    let counted = allocation_counter::measure(|| {
        for game in 0..50 {
            let mut luck = PlayoutLuck::for_game(3, game);
            let mut state = rules.start();
            for _ in 0..2_000 {
                let Some(step) = random_step(&rules, &state, &mut actions, &mut luck) else {
                    break;
                };
                steps += 1;
                rules.apply(&mut state, step, &mut ()).unwrap();
            }
        }
    });
    assert!(steps > 50_000, "{steps}");
    assert_eq!(counted.count_total, 0, "{counted:?}");

    // The counter counts: a view is made of lists.
    let state = rules.start();
    let viewed = allocation_counter::measure(|| {
        rules.view(&state, Viewer::Spectator);
    });
    assert!(viewed.count_total > 0);
}

#[test]
fn solving_does_not_allocate() {
    let rules = rules();
    let (mut turns, mut battles): (Vec<State>, Vec<State>) = (Vec::new(), Vec::new());
    moments::follow(&rules, 1, 120, |state| match state.phase() {
        Phase::Seat(Decision::Turn) => turns.push(*state),
        Phase::Seat(Decision::Battle | Decision::Look | Decision::Discard) => battles.push(*state),
        Phase::Seat(_) | Phase::Chance(_) | Phase::Over(_) => {}
    });
    for effort in [Effort::FULL, Effort::QUICK] {
        let mut solver = Solver::with_effort(effort);
        let mut actions = Vec::with_capacity(ACTIONS);
        let (mut advised, mut sampled) = (0, 0);
        let counted = allocation_counter::measure(|| {
            for state in battles.iter().step_by(3) {
                let advice = solver.advise(&rules, state, Goal::WIN).unwrap();
                advised += 1;
                sampled += u32::from(advice.error > 0.0);
            }
            for state in turns.iter().step_by(8) {
                rules.legal_actions(state, &mut actions);
                for &action in &actions {
                    let Action::Fight(monster) = action else { continue };
                    solver.scout(&rules, state, monster, Goal::SURVIVE).unwrap();
                    solver.glance(&rules, state, monster, Goal::SURVIVE).unwrap();
                    advised += 1;
                }
            }
        });
        assert!(advised > 100 && sampled > 0, "{advised} questions, {sampled} sampled");
        assert_eq!(counted.count_total, 0, "{counted:?}");
    }
}
