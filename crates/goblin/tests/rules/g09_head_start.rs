//! G9.13: the head start.

use goblin::{Action, Decision, Phase, Potion, Seen};
use table::Seat;

use crate::support::Game;

/// Set up as far as chance goes.
fn dealt(settings: &str, heroes: &str) -> Game {
    let mut game = Game::from_start(&format!("head-start on, {settings}"), heroes);
    game.settle();
    game
}

#[test]
fn g9_13_every_seat_but_the_first_chooses_a_potion_before_the_first_turn() {
    let mut game = dealt("first 2", "horan, taia, aderyn");
    let first = Seat::new(1);
    assert_eq!((game.turn().as_str(), game.state.turn()), ("3", 0), "after the one who begins");
    assert_eq!(game.phase(), Phase::Seat(Decision::HeadStart { first }));
    assert_eq!(game.legal(), "choose countercurse; choose healing; choose strength");
    game.play("choose strength");
    assert_eq!((game.turn().as_str(), game.potions(3).as_str()), ("1", "strength"));
    game.play("choose strength");
    assert_eq!((game.turn().as_str(), game.state.turn()), ("2", 1), "now the first turn begins");
    assert_eq!([1, 2, 3].map(|seat| game.potions(seat)), ["strength", "", "strength"]);
    assert_eq!(game.state.pile(Potion::Strength), 2);
    assert!(game.told(|seen| matches!(seen, Seen::HeadStart { potion: Potion::Strength, .. })));
}

#[test]
fn g9_13_nothing_else_comes_first() {
    let mut game = dealt("first 1", "horan, taia");
    for action in ["fight I.1", "merchant", "revive", "drink", "end", "leave", "play s1"] {
        game.refuse(action, "G9.13");
    }
    game.play("choose healing").refuse("choose healing", "G9.13");
    let mut plain = Game::from_start("first 1", "horan, taia");
    plain.settle();
    assert_eq!(plain.state.turn(), 1, "off unless somebody says so");
    plain.refuse("choose healing", "G9.13");
}

#[test]
fn g9_13_alone_nobody_has_a_head_start() {
    let game = dealt("", "horan");
    assert_eq!((game.state.turn(), game.potions(1).as_str()), (1, ""));
}

#[test]
fn g9_13_chance_may_name_the_first_seat() {
    let mut game = Game::from_start("head-start on", "horan, taia");
    while game.phase() != Phase::Chance(goblin::Draw::First) {
        game.settle_once();
    }
    game.play("first 2");
    assert_eq!(game.turn(), "1");
    game.play("choose countercurse");
    assert_eq!((game.turn().as_str(), game.potions(1).as_str()), ("2", "countercurse"));
}

#[test]
fn g9_13_the_choice_is_open_to_all() {
    let mut game = dealt("first 1", "horan, taia, aderyn");
    game.play("choose healing");
    assert!(game.view(1).players[1].potions.contains(Potion::Healing));
    assert_eq!(game.view(2).turn.seat, Seat::new(2));
    assert!(Potion::ALL.iter().all(|&it| !game.rules_reveal(Action::Choose(it))));
}

#[test]
fn g9_13_one_who_leaves_does_not_choose_and_the_next_does() {
    let mut game = dealt("first 1", "horan, taia, aderyn, xanros");
    game.play("choose strength").withdraw(3);
    assert_eq!(game.turn(), "4");
    game.play("choose healing");
    assert_eq!((game.turn().as_str(), game.state.turn()), ("1", 1));
}

#[test]
fn g9_13_if_the_first_leaves_the_next_begins_without_a_potion() {
    let mut game = dealt("first 1", "horan, taia, aderyn, xanros");
    game.play("choose strength").withdraw(1);
    assert_eq!((game.turn().as_str(), game.potions(2).as_str()), ("3", ""), "it goes back");
    assert_eq!(game.state.pile(Potion::Strength), 4);
    game.play("choose healing; choose healing");
    assert_eq!((game.turn().as_str(), game.state.turn()), ("2", 1));
    let mut game = dealt("first 1", "horan, taia, aderyn, xanros");
    game.withdraw(1);
    assert_eq!(game.turn(), "3", "who was to choose begins instead");
    let mut last = dealt("first 1", "horan, taia, aderyn");
    last.play("choose strength").withdraw(3);
    assert_eq!((last.turn().as_str(), last.state.turn()), ("1", 1), "nobody is left to choose");
}
