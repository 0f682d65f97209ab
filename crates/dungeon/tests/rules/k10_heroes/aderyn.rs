//! K10.4: Aderyn.

use super::away;
use crate::support::Game;

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
fn k10_4_a_fight_without_a_move_is_lost_back_to_where_her_last_move_began() {
    let mut game = Game::new("aderyn, taia", &away('d', "1: 0,0\n turn: 1"));
    game.play("go e; go n; end; end; fight; dice 1 1");
    assert_eq!((game.place(1).as_str(), game.hero(1).hit_points), ("1,0", 4));
}

#[test]
fn k10_4_two_monsters_further_only_the_first_rules_remember_a_tile_without_one() {
    let map = "..  ║d\n ..  ║k\n ┼@  ╩.\n 1: 0,0\n turn: 1";
    for (version, back) in [(1, "1,0"), (2, "1,1")] {
        let mut game = Game::by_rules(version, "aderyn, taia", map);
        game.play("go e; go n; end; end; go n; end; end; fight; dice 1 1");
        assert_eq!((game.place(1).as_str(), game.hero(1).hit_points), (back, 4));
    }
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
    for (version, back) in [(1, "1,0"), (2, "1,1")] {
        let mut game = Game::by_rules(version, "taia, aderyn", &map);
        game.play("go n; go e; fight; dice 1 1");
        assert_eq!((game.place(2).as_str(), game.turn().as_str()), ("1,1", "1"));
        game.play("go n; dice 6 6; curse 2");
        assert_eq!(game.legal(), "fight");
        game.play("fight; dice 1 1");
        assert_eq!(
            (game.place(2).as_str(), game.hero(2).hit_points),
            (back, 3),
            "the last tile without a monster, or where her last move began"
        );
    }
}
