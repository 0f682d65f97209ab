//! A playout does not allocate: shown by counting.

use dungeon::{Content, Dungeon, Setup};
use table::{PlayoutLuck, Rules, random_step};

/// Room for every list of actions of the printed game: four moves, three gates, five heroes times
/// three fountains, four swaps, and what a tile offers.
const ACTIONS: usize = 64;

#[test]
fn playouts_do_not_allocate() {
    let setup = Setup::with_heroes("horan, taia, xanros, aderyn").unwrap();
    let rules = Dungeon::new(Content::karak(), setup).unwrap();
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
