//! K10.6: Taia.

use super::away;
use crate::support::Game;

#[test]
fn k10_6_the_first_move_of_the_turn_gives_one() {
    let mut game = Game::new("taia, horan", &away('t', "1: 1,0\n turn: 1"));
    game.play("go n; dice 4 4");
    assert_eq!(game.carries(1), "key");
}

#[test]
fn k10_6_a_later_move_gives_nothing() {
    let mut game = Game::new("taia, horan", &away('t', "1: 0,0\n turn: 1"));
    game.play("go e; go n; dice 4 4");
    assert_eq!((game.place(1).as_str(), game.carries(1).as_str()), ("1,0", ""));
}

#[test]
fn k10_6_every_turn_has_a_first_move() {
    let mut game = Game::new("taia, horan", &away('t', "1: 0,0\n turn: 1"));
    game.play("go e; go n; dice 4 4; end; go n; dice 4 4");
    assert_eq!(game.carries(1), "key");
}

#[test]
fn k10_6_a_portal_is_no_move() {
    let mut game = Game::new("taia, horan", "║t\n ┼@  ═.\n 1: 1,0 portal cursed\n turn: 1");
    game.play("portal 1 0,0; go n; dice 4 4");
    assert_eq!(game.carries(1), "key", "and the curse is off at the roll");
}

#[test]
fn k10_6_the_first_move_may_lead_into_the_unknown() {
    let mut game = Game::new("taia, horan", "┼@\n turn: 1");
    game.play(
        "explore n; tile room straight; lay ns; token mummy; token chest; choose mummy; dice 3 4",
    );
    assert_eq!(game.legal(), "curse 2", "8 beats 7");
}

#[test]
fn k10_6_two_tokens_are_drawn_one_goes_back() {
    let mut game = Game::new("taia, horan", "┼@\n turn: 1\n bag: 1 chest, 2 dragon");
    game.play("explore n; tile room straight; lay ns");
    assert_eq!(game.chances(), "2 token dragon; 1 token chest");
    game.play("token dragon");
    assert_eq!(
        game.chances(),
        "1 token dragon; 1 token chest",
        "the first is not in the bag meanwhile"
    );
    game.play("token chest");
    assert_eq!(game.legal(), "choose chest; choose dragon");
    game.refuse("choose mummy", "K10.6").refuse("end", "K2.4").refuse("go s", "K2.4");
    game.play("choose chest");
    assert_eq!(
        (game.lies("0,1").as_str(), game.turn().as_str(), game.state.moves()),
        ("chest", "1", 3)
    );
    assert!(game.show().contains("bag: 2 dragon\n"), "{}", game.show());
}

#[test]
fn k10_6_the_chosen_monster_must_be_fought() {
    let mut game = Game::new("taia, horan", "┼@\n turn: 1");
    game.play(
        "explore n; tile room straight; lay ns; token dragon; token giant-rat; choose giant-rat",
    );
    assert_eq!(game.turn(), "chance");
    game.play("dice 2 3");
    assert_eq!(game.carries(1), "daggers");
}

#[test]
fn k10_6_two_equal_tokens_are_one_choice() {
    let mut game = Game::new("taia, horan", "┼@\n turn: 1\n bag: 2 chest");
    game.play("explore n; tile room straight; lay ns; token chest; token chest");
    assert_eq!(game.legal(), "choose chest");
    game.play("choose chest");
    assert!(game.show().contains("bag: 1 chest\n"), "{}", game.show());
}

#[test]
fn k10_6_the_last_token_alone_is_laid() {
    let mut game = Game::new("taia, horan", "┼@\n turn: 1\n bag: 1 chest");
    game.play("explore n; tile room straight; lay ns; token chest");
    assert_eq!((game.lies("0,1").as_str(), game.turn().as_str()), ("chest", "1"));
}

#[test]
fn k10_6_with_an_empty_bag_nothing_is_drawn() {
    let mut game = Game::new("taia, horan", "┼@\n turn: 1\n bag: none");
    game.play("explore n; tile room straight; lay ns");
    assert_eq!((game.lies("0,1").as_str(), game.turn().as_str()), ("nothing", "1"));
}

#[test]
fn k10_6_nobody_else_chooses_or_has_the_bonus() {
    let mut game = Game::new("victorius, taia", "┼@\n turn: 1");
    game.refuse("choose chest", "K10.6");
    game.play("explore n; tile room straight; lay ns; token mummy; dice 3 4");
    assert_eq!((game.place(1).as_str(), game.lies("0,1").as_str()), ("0,0", "mummy"));
}
