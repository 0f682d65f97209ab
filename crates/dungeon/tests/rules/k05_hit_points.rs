//! K5: hit points.

use dungeon::Event;

use crate::support::Game;

/// A king away from any fountain, and a tunnel on the other side.
const MAP: &str = "─. ┼@ ─. ═k\n";

fn game(heroes: &str, rest: &str) -> Game {
    Game::new(heroes, &format!("{MAP}{rest}"))
}

/// How many turns were missed.
fn missed(game: &Game) -> usize {
    game.events.iter().filter(|event| matches!(event, Event::TurnMissed { .. })).count()
}

#[test]
fn k5_1_five_at_most() {
    let mut game = game("horan, taia", "1: 0,0 hp 5\n turn: 1");
    game.play("end");
    assert_eq!(game.hero(1).hit_points, 5);
    assert!(!game.events.iter().any(|event| matches!(event, Event::Healed { .. })));
    let text = format!("{MAP} 1: 0,0 hp 6\n turn: 1");
    assert!(dungeon::position::sketch(&game.rules, &text).is_err());
}

#[test]
fn k5_1_at_zero_the_hero_is_unconscious_where_the_retreat_ended() {
    let mut game = game("argentus, taia", "1: 1,0 hp 1 sword\n turn: 1");
    game.play("go e; dice 1 1");
    assert_eq!(
        (game.hero(1).hit_points, game.place(1).as_str(), game.turn().as_str()),
        (0, "1,0", "2")
    );
    assert_eq!(game.carries(1), "sword", "nothing is dropped");
    assert!(game.events.iter().any(|event| matches!(event, Event::FellUnconscious { .. })));
}

#[test]
fn k5_1_never_below_zero() {
    let mut game = game("xanros, taia", "1: 1,0 hp 1\n turn: 1");
    game.play("go e; dice 1 1; sacrifice");
    assert_eq!(
        (game.hero(1).hit_points, game.place(1).as_str(), game.turn().as_str()),
        (0, "1,0", "2")
    );
    assert!(!game.events.iter().any(|event| matches!(event, Event::HitPointLost { .. })));
}

#[test]
fn k5_1_a_winner_without_hit_points_is_unconscious_on_the_monsters_tile() {
    let mut game = game("xanros, taia", "1: 1,0 hp 1\n turn: 1");
    game.play("go e; dice 5 5; sacrifice");
    assert_eq!((game.hero(1).hit_points, game.place(1).as_str()), (0, "2,0"));
    assert_eq!((game.carries(1).as_str(), game.turn().as_str()), ("axe", "2"));
    game.play("end");
    assert_eq!((game.hero(1).hit_points, game.turn().as_str()), (1, "2"));
}

#[test]
fn k5_1_every_lost_fight_costs_exactly_one() {
    let mut game = game("argentus, taia", "1: 1,0\n 2: -1,0\n turn: 1");
    for left in [4, 3, 2, 1, 0] {
        game.play("go e; dice 1 1");
        assert_eq!(game.hero(1).hit_points, left);
        game.play("end");
    }
    // His turn was missed: seat 2 is on again, and he has one.
    assert_eq!((game.turn().as_str(), game.hero(1).hit_points), ("2", 1));
}

#[test]
fn k5_2_a_turn_that_begins_at_zero_is_missed_for_one_hit_point() {
    let mut game = game("horan, taia", "1: 1,0 hp 0\n 2: -1,0\n turn: 2");
    let number = game.state.turn_number();
    game.play("end");
    assert_eq!((game.turn().as_str(), game.hero(1).hit_points, missed(&game)), ("2", 1, 1));
    assert_eq!(game.state.turn_number(), number + 2, "a missed turn is a turn");
    game.play("end");
    assert_eq!((game.turn().as_str(), game.hero(1).hit_points, missed(&game)), ("1", 1, 1));
}

#[test]
fn k5_2_several_miss_their_turns_one_after_the_other() {
    let mut game = game("horan, taia, xanros", "1: 1,0 hp 0\n 2: 1,0 hp 0\n 3: -1,0\n turn: 3");
    game.play("end");
    assert_eq!((game.turn().as_str(), missed(&game)), ("3", 2));
}

#[test]
fn k5_2_when_all_are_unconscious_all_miss_one_turn() {
    let mut game =
        game("argentus, taia, xanros", "1: 1,0 hp 1\n 2: 1,0 hp 0\n 3: 1,0 hp 0\n turn: 1");
    game.play("go e; dice 1 1");
    assert_eq!((game.turn().as_str(), missed(&game)), ("2", 3));
    assert_eq!([1, 2, 3].map(|seat| game.hero(seat).hit_points), [1, 1, 1]);
}

#[test]
fn k5_2_solo_too() {
    let mut game = game("argentus", "1: 1,0 hp 1\n turn: 1");
    let number = game.state.turn_number();
    game.play("go e; dice 1 1");
    assert_eq!((game.turn().as_str(), game.hero(1).hit_points, missed(&game)), ("1", 1, 1));
    assert_eq!((game.state.turn_number(), game.state.moves()), (number + 2, 4));
}

#[test]
fn k5_2_a_missed_turn_is_not_played_not_even_a_forced_fight() {
    let mut game = game("aderyn, taia", "1: 2,0 hp 0 cursed refuge 1,0\n 2: -1,0\n turn: 2");
    game.play("end");
    assert_eq!(
        (game.turn().as_str(), game.hero(1).hit_points, game.place(1).as_str()),
        ("2", 1, "2,0")
    );
    game.play("end");
    assert_eq!((game.turn().as_str(), game.legal().as_str()), ("1", "fight"));
}

#[test]
fn k5_2_a_position_cannot_let_an_unconscious_hero_play() {
    let rules = game("horan, taia", "turn: 1").rules;
    let text = format!("{MAP} 1: 1,0 hp 0\n turn: 1");
    // Refused, or passed on to seat 2.
    if let Ok(state) = dungeon::position::sketch(&rules, &text) {
        assert_eq!(
            state.active().to_string(),
            "2",
            "seat 1 regained a hit point and plays as well"
        );
    }
}

#[test]
fn k5_2_a_curse_is_not_lifted_by_coming_to() {
    let mut game = game("horan, taia", "1: 1,0 hp 0 cursed\n 2: -1,0\n turn: 2");
    game.play("end");
    assert_eq!((game.hero(1).hit_points, game.cursed()), (1, 1));
}

#[test]
fn k5_3_healed_by_a_portal_nothing_is_skipped() {
    let mut game = game("horan, taia", "1: 1,0 hp 0 cursed\n 2: -1,0 portal\n turn: 2");
    game.play("portal 1 0,0; end");
    assert_eq!(
        (game.turn().as_str(), game.hero(1).hit_points, game.place(1).as_str()),
        ("1", 5, "0,0")
    );
    assert_eq!((missed(&game), game.cursed()), (0, 0));
}

#[test]
fn k5_3_healed_by_a_retreat_to_a_fountain_nothing_is_skipped() {
    let mut game = Game::new("argentus, taia", "┼@ ═k\n 1: 0,0 hp 1\n 2: 0,0\n turn: 1");
    game.play("go e; dice 1 1");
    assert_eq!((game.place(1).as_str(), game.hero(1).hit_points), ("0,0", 5));
    assert!(!game.events.iter().any(|event| matches!(event, Event::FellUnconscious { .. })));
    game.play("end");
    assert_eq!((game.turn().as_str(), missed(&game)), ("1", 0));
}

#[test]
fn k5_3_healed_by_a_swap_onto_a_fountain_nothing_is_skipped() {
    let mut game = game("horan, xanros", "1: 1,0 hp 0 cursed\n 2: 0,0\n turn: 2");
    game.play("swap 1");
    assert_eq!(
        (game.turn().as_str(), game.place(1).as_str(), game.place(2).as_str()),
        ("1", "0,0", "1,0")
    );
    assert_eq!((game.hero(1).hit_points, game.cursed(), missed(&game)), (5, 0, 0));
}

#[test]
fn k5_3_a_swap_to_any_other_tile_does_not_heal() {
    let mut game = game("horan, xanros", "1: 1,0 hp 0 cursed\n 2: -1,0\n turn: 2");
    game.play("swap 1");
    assert_eq!((game.turn().as_str(), game.hero(1).hit_points, missed(&game)), ("2", 1, 1));
    assert_eq!((game.place(1).as_str(), game.cursed()), ("-1,0", 1));
}

#[test]
fn k5_4_a_fountain_restores_everything_from_any_number() {
    for hit_points in 1..=5 {
        let mut game = game("horan, taia", &format!("1: 0,0 hp {hit_points} cursed\n turn: 1"));
        game.play("end");
        assert_eq!((game.hero(1).hit_points, game.cursed()), (5, 0));
    }
}

#[test]
fn k5_4_a_fountain_lifts_only_ones_own_curse() {
    let mut game = game("horan, taia", "1: 0,0 hp 1\n 2: 1,0 cursed\n turn: 1");
    game.play("end");
    assert_eq!((game.hero(1).hit_points, game.cursed()), (5, 2));
}

#[test]
fn k5_4_every_fountain_is_as_good_as_the_first() {
    let mut game = Game::new("horan, taia", "┼@ ─. ─+\n 1: 1,0 hp 1 cursed\n turn: 1");
    game.play("go e; end");
    assert_eq!((game.hero(1).hit_points, game.cursed(), game.place(1).as_str()), (5, 0, "2,0"));
    let mut game = Game::new("horan, taia", "┼@ ─.\n 1: 1,0 hp 1 cursed\n turn: 1");
    game.play("explore e; tile fountain corner; lay nw; end");
    assert_eq!((game.hero(1).hit_points, game.cursed(), game.place(1).as_str()), (5, 0, "2,0"));
}
