//! Neither a playout nor a solver allocates: shown by counting.

use goblin::solver::{Goal, Solver};
use goblin::{Content, Decision, Goblin, Phase, Setup, Switch};
use table::{PlayoutLuck, Rules, random_step};

/// Room for every list of actions: all cards of a hand, each against each curse.
const ACTIONS: usize = 1024;

fn rules() -> Goblin {
    let heroes = Setup::with_heroes("horan, taia, xanros, aderyn").unwrap();
    Goblin::new(Content::goblin(), Setup { abilities: Switch::On, ..heroes }).unwrap()
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
    assert!(steps > 10_000);
    assert_eq!(counted.count_total, 0, "{counted:?}");

    // The counter counts: a view is made of lists.
    let state = rules.start();
    let viewed = allocation_counter::measure(|| {
        rules.view(&state, table::Viewer::Spectator);
    });
    assert!(viewed.count_total > 0);
}

#[test]
fn solving_does_not_allocate() {
    let rules = rules();
    let mut solver = Solver::new();
    let mut luck = PlayoutLuck::new(4);
    let (mut state, mut actions) = (rules.start(), Vec::with_capacity(ACTIONS));
    let mut battles = 0;
    for _ in 0..3_000 {
        if state.phase() == Phase::Seat(Decision::Battle) {
            battles += 1;
            let counted = allocation_counter::measure(|| {
                solver.advise(&rules, &state, Goal::WIN).unwrap();
            });
            assert_eq!(counted.count_total, 0, "{counted:?}");
        }
        let Some(step) = random_step(&rules, &state, &mut actions, &mut luck) else { break };
        rules.apply(&mut state, step, &mut ()).unwrap();
    }
    assert!(battles > 100, "{battles}");
}
