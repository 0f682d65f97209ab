//! K10.2: Horan.

use super::away;
use crate::support::Game;

#[test]
fn k10_2_the_warrior_may_roll_both_dice_again() {
    let mut game = Game::new("horan, taia", &away('w', "1: 1,0\n turn: 1"));
    game.play("go n; dice 1 1");
    assert_eq!(game.legal(), "again; stand");
    game.play("again; dice 5 5");
    assert_eq!(game.carries(1), "sword");
}

#[test]
fn k10_2_the_second_roll_stands_even_if_it_is_worse() {
    let mut game = Game::new("horan, taia", &away('w', "1: 1,0 bolt\n turn: 1"));
    game.play("go n; dice 4 5; again; dice 1 2").refuse("again", "K10.2").refuse("stand", "K10.2");
    game.play("strike");
    assert_eq!(
        (game.hero(1).hit_points, game.place(1).as_str()),
        (4, "1,0"),
        "and costs one hit point, not two"
    );
}

#[test]
fn k10_2_the_first_roll_may_stand() {
    let mut game = Game::new("horan, taia", &away('w', "1: 1,0\n turn: 1"));
    game.play("go n; dice 5 5; stand");
    assert_eq!((game.carries(1).as_str(), game.turn().as_str()), ("sword", "2"));
}

#[test]
fn k10_2_once_in_every_combat() {
    let mut game = Game::new("horan, taia", &away('w', "1: 1,0\n turn: 1"));
    game.play("go n; dice 1 1; again; dice 1 1; end; go n; dice 1 1; again; dice 5 6");
    assert_eq!(game.carries(1), "sword");
}

#[test]
fn k10_2_the_second_roll_is_decided_before_bolts() {
    let mut game = Game::new("horan, taia", &away('w', "1: 1,0 bolt\n turn: 1"));
    game.play("go n; dice 4 4")
        .refuse("bolt", "K10.2")
        .refuse("strike", "K10.2")
        .refuse("end", "K4.1");
}

#[test]
fn k10_2_nobody_else_rolls_again() {
    let mut game = Game::new("taia, horan", &away('w', "1: 1,0 bolt\n turn: 1"));
    game.refuse("again", "K4.2")
        .play("go n; dice 1 1")
        .refuse("again", "K10.2")
        .refuse("stand", "K10.2");
}

/// A second fountain at 2,0.
fn fountains(lines: &str) -> String {
    format!("..  ║d\n ┼@  ╩.  ┐+\n {lines}")
}

#[test]
fn k10_2_losing_the_last_hit_point_the_warrior_rises_at_a_fountain() {
    let mut game = Game::new("horan, taia", &fountains("1: 1,0 hp 1 key axe\n turn: 1"));
    game.play("go n; dice 1 1; stand");
    assert_eq!(game.legal(), "rise 0,0; rise 2,0");
    game.refuse("end", "K10.2").refuse("go s", "K10.2");
    game.play("rise 2,0");
    assert_eq!(
        (game.place(1).as_str(), game.hero(1).hit_points, game.turn().as_str()),
        ("2,0", 5, "2")
    );
    assert_eq!((game.carries(1).as_str(), game.lies("1,1").as_str()), ("axe key", "dragon"));
    game.play("end");
    assert_eq!((game.turn().as_str(), game.state.moves()), ("1", 4), "he misses no turn");
}

#[test]
fn k10_2_he_rises_at_a_fountain_only() {
    let mut game = Game::new("horan, taia", &fountains("1: 1,0 hp 1\n turn: 1"));
    game.refuse("rise 0,0", "K10.2");
    game.play("go n; dice 1 1; stand").refuse("rise 1,0", "K10.2").refuse("rise 7,7", "K10.2");
}

#[test]
fn k10_2_with_hit_points_left_or_a_tie_he_goes_back_as_others_do() {
    let mut game = Game::new("horan, taia", &fountains("1: 1,0 hp 2\n turn: 1"));
    game.play("go n; dice 1 1; stand");
    assert_eq!((game.place(1).as_str(), game.hero(1).hit_points), ("1,0", 1));
    let mut game = Game::new("horan, taia", &fountains("1: 1,0 hp 1 axe axe\n turn: 1"));
    game.play("go n; dice 4 5; stand");
    assert_eq!(
        (game.place(1).as_str(), game.hero(1).hit_points, game.turn().as_str()),
        ("1,0", 1, "2")
    );
}

#[test]
fn k10_2_the_cursed_warrior_rises_nowhere() {
    let mut game = Game::new("horan, taia", &fountains("1: 1,0 hp 1 cursed\n turn: 1"));
    game.play("go n; dice 1 1");
    assert_eq!((game.place(1).as_str(), game.hero(1).hit_points, game.cursed()), ("1,0", 0, 1));
}
