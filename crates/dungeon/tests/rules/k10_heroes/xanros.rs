//! K10.3: Xanros.

use dungeon::{Ending, Phase};

use super::away;
use crate::support::Game;

#[test]
fn k10_3_a_sacrifice_gives_one_for_one_hit_point() {
    let mut game = Game::new("xanros, taia", &away('t', "1: 1,0 hp 3\n turn: 1"));
    game.play("go n; dice 4 4");
    assert_eq!(game.legal(), "sacrifice; strike");
    game.play("sacrifice");
    assert_eq!((game.carries(1).as_str(), game.hero(1).hit_points), ("key", 2));
}

#[test]
fn k10_3_the_sacrifice_is_free_to_choose() {
    let mut game = Game::new("xanros, taia", &away('t', "1: 1,0 hp 3\n turn: 1"));
    game.play("go n; dice 4 4; strike");
    assert_eq!((game.place(1).as_str(), game.hero(1).hit_points), ("1,0", 3));
}

#[test]
fn k10_3_one_sacrifice_in_a_combat_and_bolts_beside_it() {
    let mut game = Game::new("xanros, taia", &away('t', "1: 1,0 bolt bolt\n turn: 1"));
    game.play("go n; dice 3 3; sacrifice").refuse("sacrifice", "K10.3");
    game.play("bolt; bolt");
    assert_eq!((game.carries(1).as_str(), game.hero(1).hit_points), ("key", 4));
}

#[test]
fn k10_3_a_sacrifice_that_does_not_suffice_costs_two_in_all() {
    let mut game = Game::new("xanros, taia", &away('d', "1: 1,0 hp 3\n turn: 1"));
    game.play("go n; dice 4 4; sacrifice");
    assert_eq!((game.hero(1).hit_points, game.place(1).as_str()), (1, "1,0"));
}

#[test]
fn k10_3_the_last_hit_point_wins_and_leaves_him_unconscious() {
    let mut game = Game::new("xanros, taia", &away('t', "1: 1,0 hp 1\n turn: 1"));
    game.play("go n; dice 4 4; sacrifice");
    assert_eq!(
        (game.carries(1).as_str(), game.hero(1).hit_points, game.place(1).as_str()),
        ("key", 0, "1,1")
    );
    game.play("end");
    assert_eq!((game.turn().as_str(), game.hero(1).hit_points), ("2", 1), "his turn is missed");
}

#[test]
fn k10_3_sacrificed_to_zero_and_lost_costs_nothing_more() {
    let mut game = Game::new("xanros, taia", &away('d', "1: 1,0 hp 1\n turn: 1"));
    game.play("go n; dice 4 4; sacrifice");
    assert_eq!(
        (game.hero(1).hit_points, game.place(1).as_str(), game.turn().as_str()),
        (0, "1,0", "2")
    );
}

#[test]
fn k10_3_sacrificed_to_zero_and_lost_he_may_still_be_healed_where_he_goes_back() {
    let mut game = Game::new("xanros, taia", "║d\n ┼@\n 1: 0,0 hp 1\n turn: 1");
    game.play("go n; dice 1 1; sacrifice");
    assert_eq!((game.hero(1).hit_points, game.place(1).as_str()), (5, "0,0"));
    game.play("end");
    assert_eq!((game.turn().as_str(), game.state.moves()), ("1", 4));
}

#[test]
fn k10_3_unconscious_he_still_places_the_curse_and_chooses_his_loot() {
    let mut game =
        Game::new("xanros, taia", &away('m', "1: 1,0 hp 1 portal portal portal\n turn: 1"));
    game.play("go n; dice 3 4; sacrifice; leave portal").refuse("portal 1 0,0", "K9.1");
    game.play("curse 2");
    assert_eq!(
        (game.hero(1).hit_points, game.cursed(), game.carries(1).as_str()),
        (0, 2, "bolt portal portal")
    );
}

#[test]
fn k10_3_unconscious_he_can_beat_the_dragon() {
    let mut game = Game::new("xanros, taia", &away('d', "1: 1,0 hp 1 axe axe\n turn: 1"));
    game.play("go n; dice 4 5; sacrifice");
    assert_eq!((game.phase(), game.winners()), (Phase::Over(Ending::Dragon), vec![1]));
}

#[test]
fn k10_3_a_sacrifice_comes_after_the_roll_and_is_his_alone() {
    let mut game = Game::new("xanros, taia", &away('t', "1: 1,0\n 2: 1,0 bolt\n turn: 1"));
    game.refuse("sacrifice", "K4.2").play("go n").refuse("sacrifice", "K4.2");
    game.play("dice 1 1; strike; go n; dice 1 1").refuse("sacrifice", "K10.3");
}

#[test]
fn k10_3_the_warlock_swaps_with_a_hero_for_all_his_moves() {
    let mut game = Game::new("xanros, taia, horan", &away('t', "1: 0,0\n 2: 1,0\n turn: 1"));
    assert_eq!(game.legal(), "end; explore n; explore s; explore w; go e; swap 2");
    game.play("swap 2");
    assert_eq!((game.place(1).as_str(), game.place(2).as_str()), ("1,0", "0,0"));
    assert_eq!(game.turn(), "2", "nothing else is left to choose");
}

#[test]
fn k10_3_a_swap_needs_all_four_moves() {
    let mut game = Game::new("xanros, taia", &away('t', "1: 0,0\n 2: 1,0\n turn: 1"));
    game.play("explore n; tile tunnel straight; lay ns").refuse("swap 2", "K10.3");
    assert!(!game.legal().contains("swap"), "{}", game.legal());
}

#[test]
fn k10_3_no_swap_with_oneself_or_on_the_same_tile() {
    let mut game = Game::new("xanros, taia", &away('t', "1: 0,0\n turn: 1"));
    game.refuse("swap 2", "K10.3").refuse("swap 1", "K10.3");
}

#[test]
fn k10_3_nobody_sits_on_the_swapped_seat() {
    let mut game = Game::new("xanros, taia", &away('t', "1: 0,0\n 2: 1,0\n turn: 1"));
    game.refuse("swap 3", "K1.1");
}

#[test]
fn k10_3_nobody_else_swaps() {
    let mut game = Game::new("taia, xanros", &away('t', "1: 0,0\n 2: 1,0\n turn: 1"));
    game.refuse("swap 2", "K10.3");
}

#[test]
fn k10_3_a_portal_may_come_before_the_swap() {
    let mut game = Game::new("xanros, taia", &away('t', "1: 1,0 hp 1 portal\n 2: 1,0\n turn: 1"));
    game.refuse("swap 2", "K10.3");
    game.play("portal 1 0,0; swap 2");
    assert_eq!(
        (game.place(1).as_str(), game.place(2).as_str(), game.hero(1).hit_points),
        ("1,0", "0,0", 5)
    );
}

#[test]
fn k10_3_a_portal_of_his_lifts_the_curse_and_lets_him_swap() {
    let mut game = Game::new("xanros, taia", &away('t', "1: 1,0 portal cursed\n 2: 1,0\n turn: 1"));
    game.play("portal 1 0,0; swap 2");
    assert_eq!((game.place(1).as_str(), game.cursed()), ("1,0", 0));
}

#[test]
fn k10_3_a_portal_may_come_after_the_swap() {
    let mut game = Game::new("xanros, taia", &away('t', "1: 0,0 portal\n 2: 1,0\n turn: 1"));
    game.play("swap 2");
    assert_eq!(game.legal(), "end; portal 1 0,0; portal 2 0,0");
    game.refuse("go w", "K2.1").refuse("swap 2", "K10.3");
    game.play("portal 1 0,0");
    assert_eq!((game.place(1).as_str(), game.turn().as_str()), ("0,0", "2"));
}

#[test]
fn k10_3_what_the_new_tile_offers_is_open_to_him() {
    let mut game = Game::new("xanros, taia", "┼@ ═c\n 1: 0,0 key\n 2: 1,0\n turn: 1");
    game.play("swap 2");
    assert_eq!(game.legal(), "end; open");
    game.play("open");
    assert_eq!((game.carries(1).as_str(), game.turn().as_str()), ("treasure", "2"));
    let mut game = Game::new("xanros, taia", "┼@ ═3\n 1: 0,0\n 2: 1,0\n turn: 1");
    game.play("swap 2; collect");
    assert_eq!(game.carries(1), "axe");
}

#[test]
fn k10_3_he_is_healed_when_he_swaps_onto_a_fountain() {
    let mut game = Game::new("xanros, taia", &away('t', "1: 1,0 hp 1\n turn: 1"));
    game.play("swap 2");
    assert_eq!(
        (game.place(1).as_str(), game.hero(1).hit_points, game.turn().as_str()),
        ("0,0", 5, "2")
    );
}

#[test]
fn k10_3_a_monster_on_the_new_tile_must_be_fought() {
    let mut game = Game::new("xanros, aderyn", &away('t', "1: 1,0\n 2: 1,1 refuge 1,0\n turn: 1"));
    game.play("swap 2");
    assert_eq!(game.turn(), "chance");
    game.play("dice 6 6; strike");
    assert_eq!(
        (game.carries(1).as_str(), game.place(1).as_str(), game.place(2).as_str()),
        ("key", "1,1", "1,0")
    );
}

#[test]
fn k10_3_the_way_back_is_the_tile_he_cast_from() {
    let mut game =
        Game::new("xanros, aderyn", &away('t', "1: 0,0 hp 3\n 2: 1,1 refuge 1,0\n turn: 1"));
    game.play("swap 2; dice 1 1; strike");
    assert_eq!(
        (game.place(1).as_str(), game.place(2).as_str(), game.hero(1).hit_points),
        ("0,0", "0,0", 5)
    );
    assert_eq!(game.lies("1,1"), "skeleton-turnkey");
}

#[test]
fn k10_3_a_portal_before_the_swap_moves_the_way_back() {
    let mut game =
        Game::new("xanros, aderyn", &away('t', "1: 1,0 portal\n 2: 1,1 refuge 1,0\n turn: 1"));
    game.play("portal 1 0,0; swap 2; dice 1 1; strike");
    assert_eq!(game.place(1), "0,0");
}

#[test]
fn k10_3_a_hero_swapped_onto_a_fountain_is_healed_and_freed() {
    let mut game = Game::new("xanros, taia", &away('t', "1: 0,0\n 2: 1,0 hp 0 cursed\n turn: 1"));
    game.play("swap 2");
    assert_eq!((game.hero(2).hit_points, game.cursed(), game.place(2).as_str()), (5, 0, "0,0"));
    assert_eq!((game.turn().as_str(), game.state.moves()), ("2", 4), "she misses no turn");
}

#[test]
fn k10_3_elsewhere_an_unconscious_hero_stays_so() {
    let mut game = Game::new("xanros, taia", "┼@ ═. ═.\n 1: 1,0\n 2: 2,0 hp 0 cursed\n turn: 1");
    game.play("swap 2");
    assert_eq!((game.place(1).as_str(), game.place(2).as_str(), game.cursed()), ("2,0", "1,0", 2));
    assert_eq!((game.turn().as_str(), game.hero(2).hit_points), ("1", 1), "she missed her turn");
}

#[test]
fn k10_3_a_cursed_thief_swapped_away_from_her_monster_keeps_the_curse_and_is_free_to_walk() {
    let map = "..  ║t\n ┼@  ╩.  ═.\n 1: 2,0\n 2: 1,1 hp 2 cursed refuge 1,0\n turn: 1";
    let mut game = Game::new("xanros, aderyn", map);
    game.play("swap 2; dice 1 1; strike");
    assert_eq!((game.place(1).as_str(), game.place(2).as_str(), game.cursed()), ("2,0", "2,0", 2));
    assert_eq!((game.legal().as_str(), game.hero(2).hit_points), ("end; explore e; go w", 2));
}

#[test]
fn k10_3_he_swaps_with_an_unconscious_thief_and_fights_her_monster() {
    let map = away('r', "1: 0,0\n 2: 1,1 hp 0 refuge 1,0\n turn: 1");
    let mut game = Game::new("xanros, aderyn", &map);
    game.play("swap 2; dice 6 6; strike");
    assert_eq!(
        (game.carries(1).as_str(), game.hero(2).hit_points, game.turn().as_str()),
        ("daggers", 5, "2")
    );
}
