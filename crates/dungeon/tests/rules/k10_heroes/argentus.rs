//! K10.1: Argentus.

use super::{WALLS, away};
use crate::support::Game;

#[test]
fn k10_1_the_wizards_bolts_are_not_used_up() {
    let mut game = Game::new("argentus, taia", &away('w', "1: 1,0 bolt bolt\n turn: 1"));
    game.play("go n; dice 4 4; bolt; bolt");
    assert_eq!(game.carries(1), "sword bolt bolt");
}

#[test]
fn k10_1_each_of_the_wizards_bolts_counts_once_in_a_combat() {
    let mut game = Game::new("argentus, taia", &away('k', "1: 1,0 bolt bolt\n turn: 1"));
    game.play("go n; dice 4 4; bolt; bolt");
    assert_eq!(
        (game.place(1).as_str(), game.hero(1).hit_points),
        ("1,0", 5),
        "10 against 10 is a tie"
    );
    game.play("end; go n; dice 4 5; bolt; bolt");
    assert_eq!(game.carries(1), "axe bolt bolt", "in the next combat they count again");
}

#[test]
fn k10_1_the_wizard_with_three_bolts_has_no_room_for_a_fourth() {
    let mut game = Game::new("argentus, taia", &away('m', "1: 1,0 bolt bolt bolt\n turn: 1"));
    game.play("go n; dice 3 3; bolt; bolt");
    assert_eq!(game.legal(), "bolt; strike");
    game.play("strike");
    assert_eq!(game.legal(), "leave bolt");
}

#[test]
fn k10_1_the_wizard_walks_through_walls_for_one_move() {
    let mut game = Game::new("argentus, taia", &format!("{WALLS} 1: 1,0\n turn: 1"));
    assert_eq!(game.legal(), "end; explore e; go n; go w");
    game.play("go n");
    assert_eq!((game.place(1).as_str(), game.state.moves()), ("1,1", 3));
    game.play("go w; go s");
    assert_eq!(game.place(1), "0,0", "a wall on one side only is one too");
}

#[test]
fn k10_1_others_do_not_walk_through_walls() {
    let mut game = Game::new("horan, argentus", &format!("{WALLS} 1: 1,0\n turn: 1"));
    game.refuse("go n", "K2.2");
    game.play("go w").refuse("go n", "K2.2");
}

#[test]
fn k10_1_not_into_the_unknown() {
    let mut game = Game::new("argentus, taia", &format!("{WALLS} 1: 1,0\n turn: 1"));
    game.refuse("explore s", "K3.1").refuse("go s", "K2.1").refuse("explore n", "K3.1");
}

#[test]
fn k10_1_the_wizard_meets_a_monster_behind_a_wall() {
    let mut game = Game::new("argentus, taia", "..  ═w\n ┼@  ─.\n 1: 1,0\n turn: 1");
    game.play("go n");
    assert_eq!(game.turn(), "chance");
    game.play("dice 6 6");
    assert_eq!((game.carries(1).as_str(), game.place(1).as_str()), ("sword", "1,1"));
}

#[test]
fn k10_1_the_cursed_wizard_has_neither_skill() {
    let mut game = Game::new("argentus, taia", &format!("{WALLS} 1: 1,0 cursed\n turn: 1"));
    game.refuse("go n", "K9.2");
    let mut game = Game::new("argentus, taia", &away('w', "1: 1,0 bolt bolt cursed\n turn: 1"));
    game.play("go n; dice 4 4; bolt; bolt");
    assert_eq!(game.carries(1), "sword");
}
