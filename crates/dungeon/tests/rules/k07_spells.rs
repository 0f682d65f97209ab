//! K7: spells.

use crate::support::Game;

/// A room at 1,0 with this monster north of it; the start tile lies west, a fountain east.
fn away(monster: char, lines: &str) -> String {
    format!("..  ║{monster}\n ┼@  ╩.  ┐+\n {lines}")
}

#[test]
fn k7_1_a_bolt_adds_one_and_is_used_up() {
    let mut game = Game::new("taia, horan", &away('w', "1: 1,0 bolt bolt\n turn: 1 moves 3"));
    game.play("go n; dice 4 4; bolt");
    assert_eq!((game.legal().as_str(), game.carries(1).as_str()), ("bolt; strike", "bolt"));
    game.play("bolt");
    assert_eq!(
        (game.carries(1).as_str(), game.place(1).as_str(), game.turn().as_str()),
        ("sword", "1,1", "2")
    );
}

#[test]
fn k7_1_any_number_of_bolts_counts_in_one_combat() {
    let mut game = Game::new("taia, horan", &away('k', "1: 1,0 bolt bolt bolt\n turn: 1 moves 3"));
    game.play("go n; dice 4 4; bolt; bolt; bolt");
    assert_eq!((game.carries(1).as_str(), game.lies("1,1").as_str()), ("axe", "nothing"));
}

#[test]
fn k7_1_bolts_that_do_not_suffice_are_gone_too() {
    let mut game = Game::new("taia, horan", &away('d', "1: 1,0 bolt bolt\n turn: 1 moves 3"));
    game.play("go n; dice 4 4; bolt; bolt");
    assert_eq!(
        (game.carries(1).as_str(), game.hero(1).hit_points, game.place(1).as_str()),
        ("", 4, "1,0")
    );
}

#[test]
fn k7_1_a_bolt_can_turn_a_loss_into_a_tie() {
    let mut game = Game::new("taia, horan", &away('w', "1: 1,0 bolt\n turn: 1 moves 3"));
    game.play("go n; dice 4 4; bolt");
    assert_eq!(
        (game.hero(1).hit_points, game.place(1).as_str(), game.lies("1,1").as_str()),
        (5, "1,0", "skeleton-warrior")
    );
}

#[test]
fn k7_1_bolts_are_only_used_after_the_roll() {
    let mut game = Game::new("taia, horan", &away('w', "1: 1,0 bolt\n turn: 1"));
    game.refuse("bolt", "K4.2").play("go n").refuse("bolt", "K4.2");
}

#[test]
fn k7_1_bolts_need_not_be_used() {
    let mut game = Game::new("taia, horan", &away('w', "1: 1,0 bolt bolt\n turn: 1 moves 3"));
    game.play("go n; dice 6 5");
    assert_eq!(game.legal(), "bolt; strike");
    game.play("strike");
    assert_eq!(game.carries(1), "sword bolt bolt");
}

#[test]
fn k7_1_without_a_bolt_none_is_used() {
    let mut game = Game::new("xanros, horan", &away('w', "1: 1,0\n turn: 1"));
    game.play("go n; dice 4 4").refuse("bolt", "K7.1");
    assert_eq!(game.legal(), "sacrifice; strike");
}

#[test]
fn k7_2_a_portal_heals_the_caster_at_any_discovered_fountain() {
    let mut game =
        Game::new("horan, taia", &away('w', "1: 1,0 hp 2 portal cursed\n turn: 1 moves 3"));
    assert_eq!(
        game.legal(),
        "end; go e; go n; go w; portal 1 0,0; portal 1 2,0; portal 2 0,0; portal 2 2,0"
    );
    game.play("portal 1 2,0");
    assert_eq!((game.place(1).as_str(), game.hero(1).hit_points, game.cursed()), ("2,0", 5, 0));
    assert_eq!(game.carries(1), "", "it is used up");
}

#[test]
fn k7_2_a_portal_costs_no_move_and_does_not_end_the_turn() {
    let mut game = Game::new("horan, taia", &away('w', "1: 1,0 hp 2 portal\n turn: 1 moves 3"));
    game.play("portal 1 0,0");
    assert_eq!((game.turn().as_str(), game.state.moves()), ("1", 3));
    game.play("go e; go e; go w");
    assert_eq!(game.turn(), "2");
}

#[test]
fn k7_2_a_portal_brings_any_hero_unconscious_and_cursed_ones_too() {
    let mut game =
        Game::new("horan, taia", &away('w', "1: 1,0 portal\n 2: 1,0 hp 0 cursed\n turn: 1"));
    game.play("portal 2 0,0");
    assert_eq!((game.place(2).as_str(), game.hero(2).hit_points, game.cursed()), ("0,0", 5, 0));
    assert_eq!((game.place(1).as_str(), game.turn().as_str(), game.state.moves()), ("1,0", "1", 4));
}

#[test]
fn k7_2_a_portal_takes_the_thief_away_from_a_monster() {
    let mut game = Game::new(
        "horan, aderyn",
        &away('d', "1: 1,0 portal\n 2: 1,1 cursed refuge 1,0\n turn: 1"),
    );
    game.play("portal 2 2,0; end");
    assert_eq!((game.place(2).as_str(), game.turn().as_str()), ("2,0", "2"));
    game.refuse("fight", "K10.4");
}

#[test]
fn k7_2_each_portal_works_once() {
    let mut game = Game::new("horan, taia", &away('w', "1: 1,0 portal portal\n turn: 1"));
    game.play("portal 1 0,0; portal 1 2,0").refuse("portal 1 0,0", "K7.2");
    assert_eq!(game.place(1), "2,0");
}

#[test]
fn k7_2_a_portal_may_be_used_without_need_and_on_the_spot() {
    let mut game = Game::new("horan, taia", &away('w', "1: 0,0 portal\n turn: 1"));
    game.play("portal 1 0,0");
    assert_eq!(
        (game.carries(1).as_str(), game.place(1).as_str(), game.turn().as_str()),
        ("", "0,0", "1")
    );
}

#[test]
fn k7_2_a_portal_is_still_open_after_the_fourth_move() {
    let mut game = Game::new("horan, taia", &away('w', "1: 0,0 hp 1 portal\n turn: 1 moves 1"));
    game.play("go e");
    assert_eq!(game.legal(), "end; portal 1 0,0; portal 1 2,0; portal 2 0,0; portal 2 2,0");
    game.play("portal 1 2,0");
    assert_eq!(
        (game.hero(1).hit_points, game.turn().as_str()),
        (5, "2"),
        "then nothing is left to choose"
    );
}

#[test]
fn k7_2_after_the_fourth_move_a_second_portal_keeps_the_turn_open() {
    let mut game = Game::new("horan, taia", &away('w', "1: 0,0 portal portal\n turn: 1 moves 1"));
    game.play("go e; portal 2 2,0");
    assert_eq!(game.turn(), "1", "another portal is left");
    game.play("end");
    assert_eq!(game.turn(), "2");
}

#[test]
fn k7_2_not_in_combat() {
    let mut game = Game::new("taia, horan", &away('w', "1: 1,0 portal bolt\n turn: 1 moves 3"));
    game.play("go n").refuse("portal 1 0,0", "K4.1");
    game.play("dice 1 1").refuse("portal 1 0,0", "K4.1");
}

#[test]
fn k7_2_not_after_combat() {
    let mut game = Game::new("taia, horan", &away('m', "1: 1,0 portal portal portal\n turn: 1"));
    game.play("go n; dice 6 6").refuse("portal 1 0,0", "K6.2");
    game.play("leave bolt").refuse("portal 1 0,0", "K9.1");
    game.play("curse 2");
    assert_eq!((game.turn().as_str(), game.carries(1).as_str()), ("2", "portal portal portal"));
}

#[test]
fn k7_2_not_after_a_lost_combat_either() {
    let mut game = Game::new("taia, horan", &away('d', "1: 1,0 portal hp 2\n turn: 1"));
    game.play("go n; dice 1 1");
    assert_eq!(
        (game.turn().as_str(), game.hero(1).hit_points, game.carries(1).as_str()),
        ("2", 1, "portal")
    );
}

#[test]
fn k7_2_refused_without_portal_fountain_or_hero() {
    let mut game = Game::new("horan, taia", &away('w', "1: 1,0\n 2: 1,0 portal\n turn: 1"));
    game.refuse("portal 1 0,0", "K7.2").play("end");
    game.refuse("portal 2 1,0", "K7.2")
        .refuse("portal 2 5,5", "K7.2")
        .refuse("portal 3 0,0", "K1.1");
}

#[test]
fn k7_2_a_fountain_just_discovered_counts() {
    let mut game = Game::new("horan, taia", &away('w', "1: 0,0 hp 1 portal\n turn: 1"));
    game.play("explore s; tile fountain corner; lay ne; portal 2 0,-1");
    assert_eq!(
        (game.place(2).as_str(), game.place(1).as_str(), game.state.moves()),
        ("0,-1", "0,-1", 3)
    );
}

#[test]
fn k7_2_a_cursed_hero_gets_the_skills_back_at_once() {
    let mut game =
        Game::new("argentus, xanros", "..  ═.\n ┼@  ─.\n 1: 0,0 portal cursed\n 2: 1,0\n turn: 1");
    game.play("go e").refuse("go n", "K9.2");
    game.play("portal 1 0,0; go e; go n");
    assert_eq!(game.place(1), "1,1");
}
