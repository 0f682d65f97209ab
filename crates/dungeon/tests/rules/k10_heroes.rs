//! K10: the six heroes.

use dungeon::{Ending, Phase};

use crate::support::Game;

/// A room at 1,0 with this monster north of it; the start tile lies west.
fn away(monster: char, lines: &str) -> String {
    format!("..  ║{monster}\n ┼@  ╩.\n {lines}")
}

/// Walls all around the room at 1,1; a tunnel runs below it.
const WALLS: &str = "
    ═.  ═.
    ┼@  ─.
";

// K10.1 Argentus

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

// K10.2 Horan

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

// K10.3 Xanros

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

// K10.4 Aderyn

#[test]
fn k10_4_ties_are_wins() {
    let mut game = Game::new("aderyn, taia", &away('t', "1: 1,0\n turn: 1"));
    game.play("go n; fight; dice 4 4");
    assert_eq!((game.carries(1).as_str(), game.turn().as_str()), ("key", "2"));
}

#[test]
fn k10_4_below_the_strength_the_thief_loses_as_others_do() {
    let mut game = Game::new("aderyn, taia", &away('t', "1: 1,0\n turn: 1"));
    game.play("go n; fight; dice 3 4");
    assert_eq!(
        (game.place(1).as_str(), game.hero(1).hit_points, game.turn().as_str()),
        ("1,0", 4, "2")
    );
}

#[test]
fn k10_4_a_bolt_may_bring_the_tie_that_wins() {
    let mut game = Game::new("aderyn, taia", &away('t', "1: 1,0 bolt bolt\n turn: 1"));
    game.play("go n; fight; dice 3 4; bolt; strike");
    assert_eq!(game.carries(1), "bolt key");
}

#[test]
fn k10_4_the_thief_may_fight_walk_on_or_stay() {
    let mut game = Game::new("aderyn, taia", &away('d', "1: 1,0\n turn: 1"));
    game.play("go n");
    assert_eq!((game.legal().as_str(), game.state.moves()), ("end; explore n; fight; go s", 3));
    game.play("end");
    assert_eq!(
        (game.place(1).as_str(), game.turn().as_str(), game.lies("1,1").as_str()),
        ("1,1", "2", "dragon")
    );
}

#[test]
fn k10_4_a_monster_just_drawn_need_not_be_fought() {
    let mut game = Game::new("aderyn, taia", "┼@\n turn: 1");
    game.play("explore e; tile room straight; lay ew; token dragon");
    assert_eq!(game.legal(), "end; explore e; fight; go w");
    game.play("go w");
    assert_eq!((game.lies("1,0").as_str(), game.state.moves()), ("dragon", 2));
}

#[test]
fn k10_4_after_the_last_move_the_fight_is_still_open() {
    let mut game = Game::new("aderyn, taia", &away('r', "1: 1,0\n turn: 1 moves 1"));
    game.play("go n");
    assert_eq!(game.legal(), "end; fight");
    game.play("fight; dice 6 6");
    assert_eq!(game.carries(1), "daggers");
}

#[test]
fn k10_4_a_monster_drawn_by_the_last_move_may_be_left_alone() {
    let mut game = Game::new("aderyn, taia", "┼@\n turn: 1 moves 1");
    game.play("explore e; tile room straight; lay ew; token dragon");
    assert_eq!((game.legal().as_str(), game.turn().as_str()), ("end; fight", "1"));
}

#[test]
fn k10_4_the_thief_fights_on_her_own_tile_at_any_time() {
    let mut game = Game::new("aderyn, taia", &away('r', "1: 1,1 refuge 1,0\n turn: 1"));
    game.play("fight; dice 6 6");
    assert_eq!((game.carries(1).as_str(), game.turn().as_str()), ("daggers", "2"));
}

#[test]
fn k10_4_a_fight_without_a_move_is_lost_back_to_the_last_tile_without_a_monster() {
    let mut game = Game::new("aderyn, taia", &away('d', "1: 0,0\n turn: 1"));
    game.play("go e; go n; end; end; fight; dice 1 1");
    assert_eq!((game.place(1).as_str(), game.hero(1).hit_points), ("1,0", 4));
}

#[test]
fn k10_4_two_monsters_further_the_last_tile_without_one_is_still_remembered() {
    let map = "..  ║d\n ..  ║k\n ┼@  ╩.\n 1: 0,0\n turn: 1";
    let mut game = Game::new("aderyn, taia", map);
    game.play("go e; go n; end; end; go n; end; end; fight; dice 1 1");
    assert_eq!((game.place(1).as_str(), game.hero(1).hit_points), ("1,0", 4));
}

#[test]
fn k10_4_a_tile_whose_monster_she_beat_is_one_without_a_monster() {
    let map = "..  ║d\n ..  ║k\n ┼@  ╩.\n 1: 1,0\n turn: 1";
    let mut game = Game::new("aderyn, taia", map);
    game.play("go n; fight; dice 5 5; end; go n; end; end; fight; dice 1 1");
    assert_eq!((game.place(1).as_str(), game.carries(1).as_str()), ("1,1", "axe"));
}

#[test]
fn k10_4_a_portal_on_another_hero_comes_before_her_fight() {
    let mut game =
        Game::new("aderyn, taia", &away('r', "1: 1,1 portal refuge 1,0\n 2: 1,0 hp 1\n turn: 1"));
    game.play("portal 2 0,0; fight; dice 1 1");
    assert_eq!(
        (game.hero(2).hit_points, game.place(1).as_str(), game.hero(1).hit_points),
        (5, "1,0", 4)
    );
}

#[test]
fn k10_4_where_the_thief_came_from_counts_even_if_she_was_there_before() {
    let mut game = Game::new("aderyn, taia", "╔r  ║d\n ┼@  ╩.\n 1: 1,1 refuge 1,0\n turn: 1");
    game.play("go s; go n; fight; dice 1 1");
    assert_eq!(game.place(1), "1,0");
}

#[test]
fn k10_4_nobody_else_decides_to_fight() {
    let mut game = Game::new("taia, aderyn", &away('r', "1: 1,0\n 2: 1,0\n turn: 1"));
    game.refuse("fight", "K10.4").play("end").refuse("fight", "K10.4");
}

#[test]
fn k10_4_the_cursed_thief_must_fight_before_anything_else() {
    let mut game =
        Game::new("aderyn, taia", &away('r', "1: 1,1 portal cursed refuge 1,0\n turn: 1"));
    assert_eq!(game.legal(), "fight");
    for action in ["end", "go s", "explore n", "portal 1 0,0", "portal 2 0,0", "collect", "open"] {
        game.refuse(action, "K10.4");
    }
    game.play("fight; dice 2 3");
    assert_eq!((game.place(1).as_str(), game.hero(1).hit_points), ("1,0", 5), "a tie is no win");
    assert_eq!((game.carries(1).as_str(), game.turn().as_str(), game.cursed()), ("portal", "2", 1));
}

#[test]
fn k10_4_the_cursed_thief_who_wins_has_ended_her_turn() {
    let mut game = Game::new("aderyn, taia", &away('r', "1: 1,1 cursed refuge 1,0\n turn: 1"));
    game.play("fight; dice 2 4");
    assert_eq!(
        (game.carries(1).as_str(), game.place(1).as_str(), game.turn().as_str()),
        ("daggers", "1,1", "2")
    );
}

#[test]
fn k10_4_a_missed_turn_is_no_turn_she_plays() {
    let mut game =
        Game::new("taia, aderyn", &away('d', "1: 0,0\n 2: 1,1 hp 0 cursed refuge 1,0\n turn: 1"));
    game.play("end");
    assert_eq!(
        (game.turn().as_str(), game.hero(2).hit_points, game.place(2).as_str()),
        ("1", 1, "1,1")
    );
    game.play("end");
    assert_eq!(game.legal(), "fight");
}

#[test]
fn k10_4_cursed_off_her_turn_she_must_fight_in_the_next() {
    let map = "║m  ║d\n ┼@  ╩.\n 1: 0,0\n 2: 1,1 refuge 1,0\n turn: 1";
    let mut game = Game::new("taia, aderyn", map);
    game.play("go n; dice 6 6; curse 2");
    assert_eq!((game.turn().as_str(), game.legal().as_str()), ("2", "fight"));
}

#[test]
fn k10_4_freed_of_the_curse_before_her_turn_she_need_not_fight() {
    let mut game =
        Game::new("taia, aderyn", &away('d', "1: 0,0 portal\n 2: 1,1 cursed refuge 1,0\n turn: 1"));
    game.play("portal 2 0,0; end");
    assert_eq!((game.place(2).as_str(), game.turn().as_str(), game.cursed()), ("0,0", "2", 0));
    game.play("go e; go n");
    assert!(game.legal().contains("fight") && game.legal().contains("end"), "{}", game.legal());
}

#[test]
fn k10_4_sent_back_onto_a_monster_while_cursed_she_must_fight_it_next() {
    // She walked past the rat, lost to the dragon, was sent back onto the rat; then comes the curse.
    let map = "║m  ║r  ═d\n ┼@  ╩.  ..\n 1: 0,0\n 2: 1,0\n turn: 2";
    let map = map.replace("║r", "╠r");
    let mut game = Game::new("taia, aderyn", &map);
    game.play("go n; go e; fight; dice 1 1");
    assert_eq!((game.place(2).as_str(), game.turn().as_str()), ("1,1", "1"));
    game.play("go n; dice 6 6; curse 2");
    assert_eq!(game.legal(), "fight");
    game.play("fight; dice 1 1");
    assert_eq!(
        (game.place(2).as_str(), game.hero(2).hit_points),
        ("1,0", 3),
        "the last tile without a monster"
    );
}

// K10.5 Victorius

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

// K10.6 Taia

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
