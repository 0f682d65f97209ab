//! K10.5: Victorius.

use dungeon::{Ending, Phase};

use super::away;
use crate::support::Game;

#[test]
fn k10_5_ones_are_rolled_again() {
    let mut game = Game::new("victorius, taia", &away('t', "1: 1,0\n turn: 1"));
    game.play("go n")
        .refuse("dice 1 6", "K10.5")
        .refuse("dice 3 1", "K10.5")
        .refuse("dice 1 1", "K10.5");
    let chances = game.chances();
    assert_eq!(chances.split("; ").count(), 25);
    assert!(
        chances.split("; ").all(|chance| chance.starts_with("1 dice") && !chance.ends_with(" 1")),
        "{chances}"
    );
}

#[test]
fn k10_5_ones_stand_in_the_roll_for_the_first_turn() {
    let setup = dungeon::Setup::with_heroes("victorius, taia").unwrap();
    let mut game = Game::from_start(dungeon::Content::karak(), setup);
    game.play("dice 1 1; dice 1 2");
    assert_eq!(game.turn(), "2");
}

#[test]
fn k10_5_after_a_six_and_a_win_the_turn_goes_on_with_the_moves_left() {
    let mut game = Game::new("victorius, taia", &away('t', "1: 1,0\n turn: 1"));
    game.play("go n; dice 3 6");
    assert_eq!(
        (game.carries(1).as_str(), game.turn().as_str(), game.state.moves()),
        ("key", "1", 3)
    );
    assert_eq!((game.place(1).as_str(), game.legal().as_str()), ("1,1", "end; explore n; go s"));
}

#[test]
fn k10_5_after_a_six_and_a_tie_the_turn_goes_on_from_the_tile_he_came_from() {
    let mut game = Game::new("victorius, taia", &away('k', "1: 1,0\n turn: 1"));
    game.play("go n; dice 6 4");
    assert_eq!(
        (game.place(1).as_str(), game.hero(1).hit_points, game.state.moves()),
        ("1,0", 5, 3)
    );
    assert_eq!(game.legal(), "end; explore e; go n; go w");
}

#[test]
fn k10_5_after_a_six_and_a_loss_stepping_in_again_costs_a_move() {
    let mut game = Game::new("victorius, taia", &away('d', "1: 1,0\n turn: 1"));
    game.play("go n; dice 6 2; go n; dice 2 6; go n; dice 6 6; go n; dice 6 6");
    assert_eq!(
        (game.hero(1).hit_points, game.turn().as_str()),
        (1, "2"),
        "after four moves the turn is over"
    );
}

#[test]
fn k10_5_without_a_six_the_turn_ends() {
    let mut game = Game::new("victorius, taia", &away('t', "1: 1,0\n turn: 1"));
    game.play("go n; dice 5 5");
    assert_eq!((game.carries(1).as_str(), game.turn().as_str()), ("key", "2"));
}

#[test]
fn k10_5_every_combat_needs_its_own_six() {
    let mut game = Game::new("victorius, taia", &away('d', "1: 1,0\n turn: 1"));
    game.play("go n; dice 6 2; go n; dice 2 2");
    assert_eq!((game.hero(1).hit_points, game.turn().as_str()), (3, "2"));
}

#[test]
fn k10_5_an_unconscious_swordsman_does_not_go_on() {
    let mut game = Game::new("victorius, taia", &away('d', "1: 1,0 hp 1\n turn: 1"));
    game.play("go n; dice 6 2");
    assert_eq!(
        (game.hero(1).hit_points, game.turn().as_str(), game.place(1).as_str()),
        (0, "2", "1,0")
    );
}

#[test]
fn k10_5_unconscious_but_back_on_a_fountain_he_is_healed_and_does_not_go_on() {
    let mut game = Game::new("victorius, taia", "║d\n ┼@\n 1: 0,0 hp 1\n turn: 1");
    game.play("go n; dice 6 2");
    assert_eq!((game.hero(1).hit_points, game.turn().as_str()), (5, "2"));
}

#[test]
fn k10_5_going_on_from_a_fountain_does_not_heal_before_the_turn_ends() {
    let mut game = Game::new("victorius, taia", "║d\n ┼@\n 1: 0,0 hp 3\n turn: 1");
    game.play("go n; dice 6 2");
    assert_eq!((game.hero(1).hit_points, game.turn().as_str()), (2, "1"));
    game.play("end");
    assert_eq!(game.hero(1).hit_points, 5);
}

#[test]
fn k10_5_with_no_move_left_only_the_offers_remain() {
    let mut game = Game::new("victorius, taia", &away('d', "1: 1,0 portal\n turn: 1 moves 1"));
    game.play("go n; dice 6 2");
    assert_eq!(game.legal(), "end; portal 1 0,0; portal 2 0,0");
    game.refuse("go n", "K2.1");
    let mut game = Game::new("victorius, taia", "..  ║d\n ┼@  ╩c\n 1: 1,0 key\n turn: 1 moves 1");
    game.play("go n; dice 6 2");
    assert_eq!(game.legal(), "end; open");
    game.play("open");
    assert_eq!((game.carries(1).as_str(), game.turn().as_str()), ("treasure", "2"));
}

#[test]
fn k10_5_with_no_move_and_no_offer_left_the_turn_ends() {
    let mut game = Game::new("victorius, taia", &away('t', "1: 1,0\n turn: 1 moves 1"));
    game.play("go n; dice 6 3");
    assert_eq!(game.turn(), "2");
}

#[test]
fn k10_5_loot_and_curse_come_before_he_goes_on() {
    let mut game = Game::new("victorius, taia", &away('m', "1: 1,0 bolt bolt bolt\n turn: 1"));
    game.play("go n; dice 6 3; strike; leave bolt; curse 2");
    assert_eq!((game.turn().as_str(), game.state.moves(), game.cursed()), ("1", 3, 2));
    assert_eq!(game.legal(), "collect; end; explore n; go s");
}

#[test]
fn k10_5_going_on_he_may_use_a_portal_and_walk() {
    let mut game = Game::new("victorius, taia", &away('d', "1: 1,0 portal hp 3\n turn: 1"));
    game.play("go n; dice 6 2; portal 1 0,0; go e; go n; dice 6 6");
    assert_eq!((game.hero(1).hit_points, game.turn().as_str(), game.state.moves()), (4, "1", 1));
}

#[test]
fn k10_5_a_six_does_not_outlast_the_dragon() {
    let mut game = Game::new("victorius, taia", &away('d', "1: 1,0 axe axe\n turn: 1"));
    game.play("go n; dice 6 4");
    assert_eq!(game.phase(), Phase::Over(Ending::Dragon));
}

#[test]
fn k10_5_opening_a_chest_ends_the_turn_in_spite_of_a_six() {
    let mut game = Game::new("victorius, taia", "╔c  ╣t\n ┼@  ╩.\n 1: 1,0\n turn: 1");
    game.play("go n; dice 6 3; go w; open");
    assert_eq!((game.carries(1).as_str(), game.turn().as_str()), ("treasure", "2"));
}

#[test]
fn k10_5_others_stop_after_a_six() {
    let mut game = Game::new("taia, victorius", &away('t', "1: 1,0\n turn: 1"));
    game.play("go n; dice 6 3");
    assert_eq!(game.turn(), "2");
}

#[test]
fn k10_5_a_way_back_from_an_earlier_move_is_not_used_twice() {
    // He wins at 1,1, walks on to the dragon at 1,2 and goes back to 1,1.
    let mut game = Game::new("victorius, taia", "..  ║d\n ..  ║r\n ┼@  ╩.\n 1: 1,0\n turn: 1");
    game.play("go n; dice 6 3; go n; dice 2 3");
    assert_eq!(
        (game.place(1).as_str(), game.hero(1).hit_points, game.turn().as_str()),
        ("1,1", 4, "2")
    );
}
