//! G9.7 to G9.12: house rules.

use goblin::{Content, Ending, First, Goblin, Hero, HitPoints, Level, Phase, Seen, SetupFault};
use table::Seat;

use crate::g09_editions::telling;
use crate::support::{Game, setup, sums};

// G9.7: first strike

#[test]
fn g9_7_a_sufficient_attack_spares_the_damage() {
    let position = "seat 1: hit-points 1; hand s1 s2\n battle: I.4";
    let mut game = Game::with("first-strike on", "horan, taia", position);
    game.play("play s1; play s2; end").settle();
    assert_eq!(game.hit_points(1), 1);
    assert_eq!(telling(&game), ["strike", "beaten"]);
}

#[test]
fn g9_7_hearts_still_heal() {
    let position = "seat 1: hit-points 1; hand s1 s2; armour I.15\n battle: I.4";
    let mut game = Game::with("first-strike on", "horan, taia", position);
    game.play("play s1; play s2; end").settle();
    assert_eq!(game.hit_points(1), 3);
    assert_eq!(telling(&game), ["strike", "heart", "beaten"]);
}

#[test]
fn g9_7_an_attack_that_is_not_enough_spares_nothing() {
    let position = "seat 1: hit-points 4; hand s1\n battle: I.4";
    let mut game = Game::with("first-strike on", "horan, taia", position);
    game.play("play s1; end").settle();
    assert_eq!((game.hit_points(1), telling(&game)), (1, vec!["damage", "strike", "stayed"]));
}

#[test]
fn g9_7_the_lord_is_beaten_so_too() {
    let position = "seat 1: hit-points 1; hand I.20; keys I II III\n lord: X.2\n battle: X.2";
    let mut game = Game::with("first-strike on", "horan, taia", position);
    game.play("play I.20; end");
    assert!(matches!(game.phase(), Phase::Over(Ending::Lord(_))));
}

#[test]
fn g9_7_off_unless_chosen() {
    for edition in ["cs", "en", "de", "pl"] {
        let mut game = Game::with(edition, "horan, taia", "seat 1: hand s1\n battle: I.2");
        game.play("play s1; end");
        assert_eq!(game.hit_points(1), 4, "{edition}");
    }
}

#[test]
fn g9_7_the_totals_foretell_it() {
    let position = "seat 1: hit-points 1; hand s1 s2\n battle: I.4";
    let mut game = Game::with("first-strike on", "horan, taia", position);
    assert_eq!((game.totals().damage, game.totals().beats), (3, false));
    game.play("play s1; play s2");
    assert_eq!((game.totals().damage, game.totals().left, game.totals().beats), (0, 1, true));
}

// G9.8: random heroes

#[test]
fn g9_8_chance_gives_each_player_a_hero() {
    let mut game = Game::from_start("", "random, random");
    assert_eq!(
        game.chances(),
        "1 hero argentus; 1 hero horan; 1 hero xanros; 1 hero aderyn; 1 hero victorius; 1 hero taia"
    );
    assert_eq!(game.view(1).players[0].hero, None, "not known yet");
    game.play("hero taia");
    assert_eq!(
        game.chances(),
        "1 hero argentus; 1 hero horan; 1 hero xanros; 1 hero aderyn; 1 hero victorius"
    );
    game.refuse("hero taia", "G9.8").refuse("monster X.1", "G9.8").play("hero horan");
    assert_eq!((game.player(1).hero, game.player(2).hero), (Hero::Taia, Hero::Horan));
    assert!(game.told(|seen| matches!(seen, Seen::HeroDrawn { .. })));
}

#[test]
fn g9_8_a_chosen_hero_is_not_drawn_for_another() {
    let mut game = Game::from_start("", "random, horan, random");
    game.refuse("hero horan", "G9.8").play("hero aderyn");
    assert_eq!(game.chances(), "1 hero argentus; 1 hero xanros; 1 hero victorius; 1 hero taia");
    game.play("hero taia; monster X.1");
}

#[test]
fn g9_8_the_drawn_heros_cards_and_ability_are_in_play() {
    let position = "seat 1: hero horan; hand s1 s2\n battle: I.7";
    let mut game = Game::with("abilities on", "random, random", position);
    game.play("play s1; play s2");
    assert_eq!(sums(&game), (4, 0));
}

// G9.9: who begins

#[test]
fn g9_9_the_first_turn_is_the_named_seats() {
    for seat in ["1", "2", "3"] {
        let mut game = Game::from_start(&format!("first {seat}"), "horan, taia, aderyn");
        game.settle();
        assert_eq!(game.turn(), seat, "nothing is drawn for it");
    }
}

#[test]
fn g9_9_without_a_name_chance_decides() {
    let mut game = Game::from_start("", "horan, taia, aderyn");
    while !game.chances().contains("first") {
        let chance = game.chances();
        let first = chance.split("; ").next().and_then(|option| option.split_once(' '));
        game.play(first.map_or("", |(_, outcome)| outcome));
    }
    assert_eq!(game.chances(), "1 first 1; 1 first 2; 1 first 3");
    game.refuse("first 4", "G1.7").play("first 3");
    assert_eq!(game.turn(), "3");
}

#[test]
fn g9_9_nobody_sits_on_the_fourth_of_three_seats() {
    let wished = setup("first 4", "horan, taia, aderyn");
    let faults = Goblin::new(Content::goblin(), wished).unwrap_err();
    assert_eq!(faults.0, [SetupFault::NoSuchSeat(Seat::new(3))]);
    assert_eq!(setup("", "horan").first, First::Random, "unless somebody says so");
}

// G9.10: hit points

#[test]
fn g9_10_from_three_to_seven_hit_points_for_all() {
    for points in 3..=7 {
        let mut game = Game::from_start(&format!("hit-points {points}"), "horan, taia, aderyn");
        game.settle();
        for seat in 1..=3 {
            assert_eq!(game.hit_points(seat), points);
        }
    }
}

#[test]
fn g9_10_neither_fewer_nor_more() {
    for points in [0, 2, 8] {
        let mut wished = setup("", "horan, taia");
        wished.options.hit_points = HitPoints::All(points);
        let faults = Goblin::new(Content::goblin(), wished).unwrap_err();
        assert_eq!(faults.0, [SetupFault::HitPoints(HitPoints::All(points))]);
    }
}

#[test]
fn g9_10_each_seat_may_have_its_own_number() {
    let mut game = Game::from_start("hit-points 3/7/5", "horan, taia, aderyn");
    game.settle();
    assert_eq!([1, 2, 3].map(|seat| game.hit_points(seat)), [3, 7, 5]);
    let full: Vec<u8> = game.view(1).players.iter().map(|player| player.full).collect();
    assert_eq!(full, [3, 7, 5], "and everybody sees it");
    assert_eq!(
        game.rules.setup().options.differences(&game.rules.setup().preset()),
        "hit-points 3/7/5"
    );
}

#[test]
fn g9_10_equal_numbers_are_one_for_all() {
    assert_eq!("6/6/6".parse(), Ok(HitPoints::All(6)));
    assert_eq!(HitPoints::of(&[4, 4]), Some(HitPoints::All(4)));
    assert_eq!(HitPoints::of(&[4, 5]).unwrap().to_string(), "4/5");
    assert_eq!(HitPoints::of(&[]), None);
}

#[test]
fn g9_10_as_many_numbers_as_seats() {
    for points in ["3/7", "3/7/5/4"] {
        let wished = setup(&format!("hit-points {points}"), "horan, taia, aderyn");
        let faults = Goblin::new(Content::goblin(), wished).unwrap_err();
        assert_eq!(faults.0, [SetupFault::HitPoints(points.parse().unwrap())]);
        assert!(faults.to_string().contains(points), "{faults}");
    }
}

#[test]
fn g9_10_each_seat_is_healed_up_to_its_own_number() {
    let position = "seat 1: hit-points 0\n seat 2: hit-points 0";
    let mut game = Game::with("hit-points 3/7", "horan, taia", position);
    game.play("revive; revive");
    assert_eq!((game.hit_points(1), game.hit_points(2)), (3, 7));
    let drinks = "turn: 2\n seat 2: hit-points 5; potions healing\n battle: I.7";
    let mut drinks = Game::with("hit-points 3/7", "horan, taia", drinks);
    drinks.play("drink");
    assert_eq!(drinks.hit_points(2), 7);
    let full = "turn: 1\n seat 1: hit-points 3; potions healing\n battle: I.7";
    Game::with("hit-points 3/7", "horan, taia", full).refuse("drink", "G7.8");
}

#[test]
fn g9_10_reviving_and_healing_go_up_to_that_number() {
    let mut revives = Game::with("hit-points 7", "horan, taia", "seat 1: hit-points 0");
    revives.play("revive");
    assert_eq!(revives.hit_points(1), 7);
    let mut heals =
        Game::with("hit-points 3", "horan, taia", "seat 1: hit-points 2; hand I.9\n battle: I.7");
    heals.play("play I.9");
    assert_eq!(heals.hit_points(1), 3, "heal 3");
    let mut hearts = Game::with(
        "hit-points 6",
        "horan, taia",
        "seat 1: hit-points 5; armour I.15\n battle: I.1",
    );
    hearts.play("end");
    assert_eq!(hearts.hit_points(1), 6);
}

// G9.11: the short game

#[test]
fn g9_11_the_keys_of_one_and_two_open_the_lord() {
    let mut game = Game::with("short-game on", "horan, taia", "seat 1: hand I.20; keys I II");
    assert!(game.legal().contains("fight X.1"));
    game.play("fight X.1; play I.20; end");
    assert_eq!(game.winners(), [1]);
}

#[test]
fn g9_11_one_key_is_not_enough() {
    for keys in ["I", "II", "none"] {
        let mut game = Game::with("short-game on", "horan, taia", &format!("seat 1: keys {keys}"));
        game.refuse("fight X.1", "G4.2");
    }
}

#[test]
fn g9_11_the_third_key_is_not_needed() {
    let needed = |options: &str| {
        let game = Game::with(options, "horan, taia", "");
        Level::ALL.map(|level| game.rules.needs_key(level))
    };
    assert_eq!(needed("short-game on"), [true, true, false]);
    assert_eq!(needed("short-game off"), [true; 3]);
}

#[test]
fn g9_11_the_third_level_is_open_all_the_same() {
    let mut game = Game::with("short-game on", "horan, taia", "seat 1: keys I II");
    game.play("fight III.1");
}

#[test]
fn g9_11_otherwise_all_three_keys_are_needed() {
    Game::new("horan, taia", "seat 1: keys I II").refuse("fight X.1", "G4.2");
    Game::new("horan, taia", "seat 1: keys I II III").play("fight X.1");
}

// G9.12: the cursed hand

#[test]
fn g9_12_four_cards_remain_unless_five_are_chosen() {
    let position = "seat 1: hand s1 s2 s3 s4 s5 I.4; weapon I.11; armour I.13\n battle: I.17";
    for edition in ["cs", "en", "de", "pl"] {
        for five in ["cursed-hand remaining", "rules 1"] {
            let mut five = Game::with(&format!("{edition}, {five}"), "horan, taia", position);
            five.play("discard s1; play s2");
        }
        let mut four = Game::with(edition, "horan, taia", position);
        four.play("discard s1").refuse("play s2", "G6.4").play("discard s3; play s2");
    }
}

#[test]
fn g9_12_with_one_bonus_both_readings_agree() {
    let position = "seat 1: hand s1 s2 s3 s4 I.4; armour I.13\n battle: I.17";
    for reading in ["remaining", "base"] {
        let mut game = Game::with(&format!("cursed-hand {reading}"), "horan, taia", position);
        game.play("discard s1; play s2");
    }
}

#[test]
fn g9_12_with_both_cancelled_both_readings_agree() {
    let position = "seat 1: hand s1 s2 s3 s4 s5 I.4; weapon I.11; armour I.13\n battle: I.19";
    for reading in ["remaining", "base"] {
        let mut game = Game::with(&format!("cursed-hand {reading}"), "horan, taia", position);
        game.play("discard s1; discard s2; play s3");
    }
}

#[test]
fn g9_12_after_the_battle_all_bonuses_count_in_both_readings() {
    let position = "
        seat 1: hand s1 s2 s3 s4 s5 I.4; weapon I.11; armour I.13; deck I.1 I.2 I.3; keys I
        battle: II.10";
    for (reading, discards) in [("remaining", "discard s1"), ("base", "discard s1; discard s2")] {
        let mut game = Game::with(&format!("cursed-hand {reading}"), "horan, taia", position);
        game.play(discards).play("end");
        assert_eq!(game.player(1).hand.len(), 6, "{reading}");
    }
}
