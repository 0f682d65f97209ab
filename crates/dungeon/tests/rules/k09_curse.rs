//! K9: the curse.

use crate::support::Game;

/// A room at 1,0 with this monster north of it; the start tile lies west.
fn away(monster: char, lines: &str) -> String {
    format!("..  ║{monster}\n ┼@  ╩.\n {lines}")
}

#[test]
fn k9_1_whoever_beats_a_mummy_curses_another_hero() {
    let mut game = Game::new("horan, taia, argentus", &away('m', "1: 1,0\n turn: 1"));
    game.play("go n; dice 4 4; stand");
    assert_eq!(game.legal(), "curse 2; curse 3");
    game.play("curse 3");
    assert_eq!((game.cursed(), game.carries(1).as_str(), game.turn().as_str()), (3, "bolt", "2"));
}

#[test]
fn k9_1_never_on_oneself() {
    let mut game = Game::new("taia, horan", &away('m', "1: 1,0\n turn: 1"));
    game.play("go n; dice 6 6").refuse("curse 1", "K9.1");
    game.play("curse 2");
    assert_eq!(game.cursed(), 2);
}

#[test]
fn k9_1_if_nobody_is_cursed_it_must_be_placed() {
    let mut game = Game::new("taia, horan", &away('m', "1: 1,0\n turn: 1"));
    game.play("go n; dice 6 6")
        .refuse("keep curse", "K9.1")
        .refuse("end", "K9.1")
        .refuse("go s", "K9.1");
    assert_eq!(game.legal(), "curse 2");
}

#[test]
fn k9_1_unconscious_heroes_can_be_cursed() {
    let mut game = Game::new("taia, horan", &away('m', "1: 1,0\n 2: 1,0 hp 0\n turn: 1"));
    game.play("go n; dice 6 6; curse 2");
    assert_eq!(
        (game.cursed(), game.turn().as_str(), game.hero(2).hit_points),
        (2, "1", 1),
        "and miss their turn"
    );
}

#[test]
fn k9_1_the_curse_may_stay_with_its_present_owner() {
    let mut game =
        Game::new("taia, horan, argentus", &away('m', "1: 1,0\n 3: 1,0 cursed\n turn: 1"));
    game.play("go n; dice 6 6").refuse("curse 3", "K9.1");
    assert_eq!(game.legal(), "curse 2; keep curse");
    game.play("keep curse");
    assert_eq!((game.cursed(), game.turn().as_str()), (3, "2"));
}

#[test]
fn k9_1_there_is_one_curse_only() {
    let mut game =
        Game::new("taia, horan, argentus", &away('m', "1: 1,0\n 3: 1,0 cursed\n turn: 1"));
    game.play("go n; dice 6 6; curse 2");
    assert_eq!(game.cursed(), 2);
}

#[test]
fn k9_1_of_two_heroes_the_cursed_one_can_only_stay_so() {
    let mut game = Game::new("taia, horan", &away('m', "1: 1,0\n 2: 1,0 cursed\n turn: 1"));
    game.play("go n; dice 6 6");
    assert_eq!(game.legal(), "keep curse");
}

#[test]
fn k9_1_the_loot_is_decided_first() {
    let mut game = Game::new("taia, horan", &away('m', "1: 1,0 portal portal portal\n turn: 1"));
    game.play("go n; dice 6 6").refuse("curse 2", "K9.1");
    assert_eq!(game.legal(), "leave bolt; leave portal");
    game.play("leave portal; curse 2");
    assert_eq!(
        (game.lies("1,1").as_str(), game.cursed(), game.turn().as_str()),
        ("portal", 2, "2")
    );
}

#[test]
fn k9_1_only_a_beaten_mummy_brings_the_curse() {
    for (monster, dice) in [('t', "6 6"), ('m', "3 4"), ('m', "1 1")] {
        let mut game = Game::new("taia, horan", &away(monster, "1: 1,0\n turn: 1 moves 3"));
        game.play(&format!("go n; dice {dice}"));
        assert_eq!((game.cursed(), game.turn().as_str()), (0, "2"), "{monster} {dice}");
    }
}

#[test]
fn k9_1_without_a_beaten_mummy_there_is_nothing_to_decide() {
    let mut game = Game::new("taia, horan", &away('m', "1: 1,0\n 2: 1,0 cursed\n turn: 1"));
    game.refuse("curse 2", "K9.1").refuse("keep curse", "K9.1");
}

#[test]
fn k9_1_nobody_sits_on_the_cursed_seat() {
    let mut game = Game::new("taia, horan", &away('m', "1: 1,0\n turn: 1"));
    game.play("go n; dice 6 6").refuse("curse 4", "K1.1");
}

#[test]
fn k9_1_a_lone_hero_curses_nobody() {
    let mut game = Game::new("taia", &away('m', "1: 1,0\n turn: 1"));
    game.play("go n; dice 6 6");
    assert_eq!((game.cursed(), game.carries(1).as_str(), game.turn().as_str()), (0, "bolt", "1"));
}

#[test]
fn k9_1_the_thief_curses_after_a_tie_too() {
    let mut game = Game::new("aderyn, horan", &away('m', "1: 1,0\n turn: 1"));
    game.play("go n; fight; dice 3 4; curse 2");
    assert_eq!((game.cursed(), game.carries(1).as_str()), (2, "bolt"));
}

#[test]
fn k9_2_a_cursed_wizard_uses_his_bolts_up_and_meets_walls() {
    let text = "..  ║w\n ┼@  ╩.  ║.\n 1: 1,0 bolt bolt cursed\n turn: 1";
    let mut game = Game::new("argentus, taia", text);
    game.refuse("go e", "K9.2");
    assert_eq!(game.legal(), "end; go n; go w");
    game.play("go n; dice 4 4; bolt; bolt");
    assert_eq!(game.carries(1), "sword");
}

#[test]
fn k9_2_a_cursed_warrior_rolls_once_and_falls_like_anybody() {
    let mut game = Game::new("horan, taia", &away('w', "1: 1,0 hp 1 bolt cursed\n turn: 1"));
    game.play("go n; dice 1 1").refuse("again", "K9.2").refuse("stand", "K9.2");
    game.play("strike");
    assert_eq!(
        (game.hero(1).hit_points, game.place(1).as_str(), game.turn().as_str()),
        (0, "1,0", "2")
    );
    game.play("end");
    assert_eq!((game.hero(1).hit_points, game.turn().as_str()), (1, "2"), "he misses a turn");
}

#[test]
fn k9_2_a_cursed_warlock_neither_sacrifices_nor_swaps() {
    let mut game = Game::new("xanros, taia", &away('w', "1: 1,0 bolt cursed\n turn: 1"));
    game.refuse("swap 2", "K9.2");
    game.play("go n; dice 4 4").refuse("sacrifice", "K9.2");
    assert_eq!(game.legal(), "bolt; strike");
}

#[test]
fn k9_2_a_cursed_thief_fights_at_once_and_ties_like_anybody() {
    let mut game = Game::new("aderyn, taia", &away('w', "1: 1,0 cursed\n turn: 1"));
    game.play("go n");
    assert_eq!(game.turn(), "chance");
    game.play("dice 4 5");
    assert_eq!(
        (game.place(1).as_str(), game.hero(1).hit_points, game.lies("1,1").as_str()),
        ("1,0", 5, "skeleton-warrior")
    );
}

#[test]
fn k9_2_a_cursed_thief_fights_what_she_draws() {
    let mut game = Game::new("aderyn, taia", "┼@\n 1: 0,0 cursed\n turn: 1");
    game.play("explore n; tile room straight; lay ns; token giant-rat");
    assert_eq!(game.turn(), "chance");
    game.play("dice 6 6");
    assert_eq!((game.carries(1).as_str(), game.turn().as_str()), ("daggers", "2"));
}

#[test]
fn k9_2_a_cursed_swordsman_keeps_his_ones_and_stops() {
    let mut game = Game::new("victorius, taia", &away('r', "1: 1,0 cursed\n turn: 1"));
    game.play("go n");
    assert_eq!(game.chances().split(';').count(), 36);
    game.play("dice 1 6");
    assert_eq!((game.carries(1).as_str(), game.turn().as_str()), ("daggers", "2"));
}

#[test]
fn k9_2_a_cursed_oracle_has_no_bonus_and_draws_one_token() {
    let mut game = Game::new("taia, horan", &away('t', "1: 1,0 cursed\n turn: 1"));
    game.play("go n; dice 4 4");
    assert_eq!(game.place(1), "1,0", "8 against 8 is a tie");
    let mut game = Game::new("taia, horan", "┼@\n 1: 0,0 cursed\n turn: 1");
    game.play("explore n; tile room straight; lay ns; token chest");
    assert_eq!((game.turn().as_str(), game.lies("0,1").as_str()), ("1", "chest"));
}

#[test]
fn k9_2_weapons_and_spells_of_the_cursed_work() {
    let mut game =
        Game::new("horan, taia", &away('k', "1: 1,0 sword axe bolt portal cursed\n turn: 1"));
    game.play("go n; dice 1 4; bolt");
    assert_eq!(game.legal(), "leave axe; leave sword", "5 and weapons 5 and a bolt beat 10");
}

#[test]
fn k9_3_ending_the_turn_on_a_fountain_lifts_the_curse() {
    let mut game = Game::new("horan, taia", &away('k', "1: 1,0 cursed\n turn: 1 moves 1"));
    game.play("go w");
    assert_eq!((game.cursed(), game.turn().as_str()), (0, "2"));
}

#[test]
fn k9_3_passing_over_a_fountain_does_not_lift_it() {
    let mut game = Game::new("horan, taia", &away('k', "1: 1,0 cursed\n turn: 1"));
    game.play("go w; go e; end");
    assert_eq!(game.cursed(), 1);
}

#[test]
fn k9_3_a_fountain_reached_by_retreat_lifts_it() {
    let mut game = Game::new("horan, taia", "║k\n ┼@\n 1: 0,0 cursed\n turn: 1");
    game.play("go n; dice 1 1");
    assert_eq!((game.cursed(), game.hero(1).hit_points, game.place(1).as_str()), (0, 5, "0,0"));
}

#[test]
fn k9_3_another_heros_portal_lifts_it() {
    let mut game = Game::new("horan, taia", &away('k', "1: 1,0 portal\n 2: 1,0 cursed\n turn: 1"));
    game.play("portal 2 0,0");
    assert_eq!(game.cursed(), 0);
}

#[test]
fn k9_3_a_cursed_winner_may_pass_the_own_curse_on() {
    let mut game = Game::new("taia, horan, argentus", &away('m', "1: 1,0 cursed\n turn: 1"));
    game.play("go n; dice 6 6");
    assert_eq!(game.legal(), "curse 2; curse 3; keep curse");
    game.play("curse 2");
    assert_eq!(game.cursed(), 2);
}

#[test]
fn k9_3_a_cursed_winner_may_keep_the_own_curse() {
    let mut game = Game::new("taia, horan", &away('m', "1: 1,0 cursed\n turn: 1"));
    game.play("go n; dice 6 6; keep curse");
    assert_eq!((game.cursed(), game.turn().as_str()), (1, "2"));
}

#[test]
fn k9_3_a_lifted_curse_must_be_placed_anew() {
    let mut game = Game::new("taia, horan", &away('m', "1: 1,0\n 2: 0,0 cursed\n turn: 2"));
    game.play("end");
    assert_eq!(game.cursed(), 0);
    game.play("go n; dice 6 6").refuse("keep curse", "K9.1");
}
