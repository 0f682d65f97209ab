//! G4.6 to G4.9: the end of a battle.

use goblin::{Level, Seen};

use crate::support::Game;

#[test]
fn g4_6_damage_is_the_attack_less_the_defense_of_cards_and_equipment() {
    for (equipment, chain, left) in [
        ("", "", 1),
        ("", "s3", 2),
        ("", "s4", 3),
        ("", "s3 s4", 4),
        ("armour I.12", "", 2),
        ("armour I.17", "s3", 4),
        ("weapon II.18; armour I.12", "s4", 5),
        ("weapon I.10", "s3", 2),
    ] {
        let battle = if chain.is_empty() { String::new() } else { format!("; chain {chain}") };
        let position = format!("seat 1: {equipment}\n battle: I.5{battle}");
        let mut game = Game::new("horan, taia", &position);
        game.play("end");
        assert_eq!(game.hit_points(1), left, "attack 4 against {equipment} {chain}");
    }
}

#[test]
fn g4_6_damage_is_never_less_than_nothing() {
    let mut game =
        Game::new("horan, taia", "seat 1: hit-points 3; armour II.19\n battle: I.2; chain s3 s4");
    game.play("end");
    assert_eq!(game.hit_points(1), 3);
    assert!(
        game.told(|seen| matches!(seen, Seen::Defended { defense: 6, damage: 0, left: 3, .. }))
    );
}

#[test]
fn g4_6_hearts_heal_after_the_damage_and_before_the_strike() {
    let position = "seat 1: weapon I.14; armour I.15\n battle: I.4; chain s1 s2";
    let mut game = Game::new("horan, taia", position);
    game.play("end");
    // 5 - 3 = 2, then 1 + 2 hearts.
    assert_eq!(game.hit_points(1), 5);
    assert!(game.log().starts_with("Defended HealedByEquipment Struck Beaten"), "{}", game.log());
}

#[test]
fn g4_6_hearts_heal_whether_or_not_the_monster_is_beaten() {
    let mut game = Game::new("horan, taia", "seat 1: hit-points 4; armour I.15\n battle: I.2");
    game.play("end");
    assert_eq!(game.hit_points(1), 5);
    assert!(game.told(|seen| matches!(seen, Seen::Stayed { .. })));
}

#[test]
fn g4_6_hearts_do_not_heal_before_the_damage_nor_beyond_full() {
    let mut game = Game::new("horan, taia", "seat 1: hit-points 2; armour I.15\n battle: I.3");
    game.play("end");
    assert_eq!(game.hit_points(1), 0, "two hearts more would have saved him");
    let mut game = Game::new("horan, taia", "seat 1: armour I.15\n battle: I.2");
    game.play("end");
    assert_eq!(game.hit_points(1), 5);
    assert!(game.told(|seen| matches!(seen, Seen::HealedByEquipment { hit_points: 1, .. })));
}

#[test]
fn g4_6_what_hearts_will_heal_is_to_be_seen_before() {
    for (hit_points, mended) in [(1, 0), (4, 2), (5, 1)] {
        let position = format!("seat 1: hit-points {hit_points}; armour I.15\n battle: I.2");
        let mut game = Game::new("horan, taia", &position);
        let battle = game.view(2).battle.unwrap();
        assert_eq!(battle.mended, mended, "{position}");
        game.play("end");
        assert_eq!(game.hit_points(1), battle.totals.left + mended, "{position}");
    }
}

#[test]
fn g4_6_attack_of_cards_and_equipment_is_compared_with_hit_points() {
    for (equipment, chain, beaten) in [
        ("", "s1 s2", false),
        ("weapon I.10", "s1 s2", true),
        ("weapon I.10", "s2", false),
        ("weapon I.11", "s2", true),
        ("weapon II.17; armour II.20", "", true),
        ("", "I.20", true),
    ] {
        let battle = if chain.is_empty() { String::new() } else { format!("; chain {chain}") };
        let position = format!("seat 1: {equipment}\n battle: I.5{battle}");
        let mut game = Game::new("horan, taia", &position);
        assert_eq!(game.totals().beats, beaten, "{equipment} {chain}");
        game.play("end").settle();
        let is_beaten = |seen: &Seen| matches!(seen, Seen::Beaten { .. });
        assert_eq!(game.told(is_beaten), beaten, "4 hit points against {equipment} {chain}");
    }
}

#[test]
fn g4_6_the_steps_follow_in_order() {
    let position = "seat 1: hit-points 5; hand s3 s4; armour I.15\n battle: I.4; chain s1 s2";
    let mut game = Game::new("horan, taia", position);
    game.play("end; monster I.9").settle();
    assert_eq!(
        game.log(),
        "Defended HealedByEquipment Struck Beaten RowFilled MonsterTurnedUp Won \
         Drew BackSeen Drew TurnEnded TurnBegan"
    );
}

#[test]
fn g4_6_without_a_beaten_monster_there_is_no_reward() {
    let mut game = Game::new("horan, taia", "seat 1: hand s1 s2 s3 s4\n battle: I.2");
    game.play("end");
    assert_eq!(game.log(), "Defended Struck Stayed TurnEnded TurnBegan");
    assert_eq!(game.discard(1), "");
}

#[test]
fn g4_7_who_loses_the_last_hit_point_does_not_strike_and_gets_no_reward() {
    let mut game = Game::new(
        "horan, taia",
        "seat 1: hand s2; weapon I.14; armour I.15\n battle: I.6; chain s1",
    );
    assert!(game.totals().suffices && !game.totals().beats);
    game.play("end").settle();
    assert!(game.log().starts_with("Defended Fell Stayed"), "no strike, no heart: {}", game.log());
    assert_eq!((game.hit_points(1), game.turn().as_str()), (0, "2"));
    assert!(!game.discard(1).contains("I.6") && game.row(Level::I).contains("I.6"));
}

#[test]
fn g4_7_the_hand_is_refilled_as_after_every_turn() {
    let mut game = Game::new("horan, taia", "seat 1: hand s2 s3\n battle: I.6; chain s1");
    game.play("end; card s5; card s4");
    assert_eq!((game.hand(1).as_str(), game.discard(1).as_str()), ("s2 s3 s4 s5", "s1"));
    game.play("merchant; leave");
    assert_eq!(game.legal(), "revive");
}

#[test]
fn g4_7_more_damage_than_hit_points_leaves_none() {
    let mut game = Game::new("horan, taia", "seat 1: hit-points 2\n battle: I.7");
    game.play("end");
    assert_eq!(game.hit_points(1), 0);
    assert!(game.told(|seen| matches!(seen, Seen::Defended { damage: 9, left: 0, .. })));
}

#[test]
fn g4_7_nobody_falls_in_card_play() {
    let mut game = Game::new("horan, taia", "seat 1: hit-points 1; hand s1 s5\n battle: I.6");
    game.play("play s5");
    assert_eq!(game.hit_points(1), 2, "a card may still heal");
}

#[test]
fn g4_8_a_monster_that_was_not_beaten_stays_and_nothing_of_the_attack_is_kept() {
    let mut game = Game::new("horan, taia", "");
    let before = game.level(Level::I);
    game.play("fight I.5; play s1; play s2; end").settle();
    assert_eq!(game.level(Level::I), before);
    // Three of its four hit points were hit in the turn before.
    game.play("fight I.5; play s3; end");
    assert_eq!(game.level(Level::I), before);
    assert!(game.told(|seen| matches!(seen, Seen::Struck { attack: 1, needed: 4, .. })));
}

#[test]
fn g4_8_gatekeepers_and_lords_stay_too() {
    let mut game = Game::new("horan, taia", "I: gate I.k2\n lord: X.1\n seat 1: keys I II III");
    game.play("fight X.1; end");
    assert_eq!((game.state.lord(), game.turn().as_str()), ("X.1".parse().ok(), "2"));
    game.play("fight I.k2; end");
    assert_eq!(game.state.cavern(Level::I).gate, "I.k2".parse().ok());
    assert_eq!(game.keys(2), "");
}

#[test]
fn g4_9_an_attack_exactly_as_high_is_enough() {
    for (chain, beaten) in [("s1", false), ("s2", true), ("s1 s2", true)] {
        let position = format!("battle: I.3; chain {chain}");
        let mut game = Game::new("horan, taia", &position);
        game.play("end").settle();
        assert_eq!(game.discard(1).contains("I.3"), beaten, "{chain} against 2");
    }
}

#[test]
fn g4_9_the_damage_is_taken_whether_the_battle_is_won_or_not() {
    for chain in ["s1", "s2"] {
        let mut game = Game::new("horan, taia", &format!("battle: I.3; chain {chain}"));
        game.play("end");
        assert_eq!(game.hit_points(1), 3, "{chain}");
    }
}
