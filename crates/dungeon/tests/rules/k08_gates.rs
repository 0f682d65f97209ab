//! K8: teleportation gates.

use crate::support::Game;

/// Gates at 1,0, 3,0 and 0,1.
const THREE: &str = "
    │*  ..  ..  ..
    ┼@  ─*  ═.  ─*
";

fn three(lines: &str) -> String {
    format!("{THREE} {lines}")
}

#[test]
fn k8_1_a_gate_leads_to_any_other_for_one_move() {
    let mut game = Game::new("horan, taia", &three("1: 1,0\n turn: 1"));
    assert_eq!(game.legal(), "end; gate 0,1; gate 3,0; go e; go w");
    game.play("gate 3,0");
    assert_eq!((game.place(1).as_str(), game.state.moves()), ("3,0", 3));
    game.play("gate 0,1; gate 1,0; gate 0,1");
    assert_eq!(
        (game.place(1).as_str(), game.turn().as_str()),
        ("0,1", "2"),
        "the fourth move ends the turn"
    );
}

#[test]
fn k8_1_a_single_gate_does_nothing() {
    let mut game = Game::new("horan, taia", "┼@ ─*\n 1: 1,0\n turn: 1");
    assert_eq!(game.legal(), "end; explore e; go w");
    game.refuse("gate 1,0", "K8.1").refuse("gate 0,0", "K8.1");
}

#[test]
fn k8_1_only_from_a_gate_to_another_gate() {
    let mut game = Game::new("horan, taia", &three("1: 2,0\n turn: 1"));
    game.refuse("gate 1,0", "K8.1");
    game.play("go w")
        .refuse("gate 1,0", "K8.1")
        .refuse("gate 2,0", "K8.1")
        .refuse("gate 9,9", "K8.1");
}

#[test]
fn k8_1_not_without_a_move() {
    let mut game = Game::new("horan, taia", &three("1: 2,0 portal\n turn: 1 moves 1"));
    game.play("go w").refuse("gate 3,0", "K2.1");
    assert!(!game.legal().contains("gate"), "{}", game.legal());
}

#[test]
fn k8_1_a_gate_just_discovered_counts_at_once() {
    let mut game = Game::new("horan, taia", "┼@ ─*\n 1: 1,0\n turn: 1");
    game.play("explore e; tile gate straight; lay ew");
    assert_eq!(game.legal(), "end; explore e; gate 1,0; go w");
    game.play("gate 1,0");
    assert_eq!((game.place(1).as_str(), game.state.moves()), ("1,0", 2));
}

#[test]
fn k8_1_the_first_gate_discovered_leads_nowhere() {
    let mut game = Game::new("horan, taia", "┼@ ═.\n 1: 1,0\n turn: 1");
    game.play("explore e; tile gate straight; lay ew").refuse("gate 2,0", "K8.1");
}

#[test]
fn k8_1_gates_work_for_the_cursed_and_beside_other_heroes() {
    let mut game = Game::new("aderyn, taia", &three("1: 1,0 cursed\n 2: 3,0\n turn: 1"));
    game.play("gate 3,0; end");
    assert_eq!((game.place(1), game.cursed()), (game.place(2), 1));
    game.play("gate 1,0");
    assert_eq!(game.place(2), "1,0");
}

#[test]
fn k8_1_taias_first_move_through_a_gate_is_her_first_move() {
    let map = "║t  ..  ..\n ┼@  ..  ..\n │*  ─*  ═.\n 1: 1,-1\n turn: 1";
    let mut game = Game::new("taia, horan", map);
    game.play("gate 0,-1; go n; go n; dice 4 4");
    assert_eq!(game.carries(1), "", "the third move led into the combat: 8 is a tie");
    assert_eq!(game.place(1), "0,0");
}
