//! G8.1, G8.2, G8.4 and G8.5: Argentus, Horan, Aderyn and Victorius, and the one switch for all.

use goblin::{Color, Colors, Decision, Ending, Phase, Seen};

use crate::support::{Game, sums};

// G8.1: Argentus

#[test]
fn g8_1_argentus_plays_a_blue_card_that_the_previous_one_does_not_allow() {
    // Red allows yellow and green.
    let mut game = Game::able("argentus, taia", "seat 1: hand s5 s2 s1\n battle: I.7");
    game.play("play s5");
    assert_eq!(game.legal(), "end; play s1; play s2");
    game.play("play s2");
    assert_eq!(sums(&game), (3, 0));
}

#[test]
fn g8_1_once_per_battle() {
    let mut game = Game::able("argentus, taia", "seat 1: hand s5 s2 s3\n battle: I.7");
    game.play("play s5; play s2").refuse("play s3", "G4.3");
}

#[test]
fn g8_1_a_blue_card_that_may_follow_anyway_does_not_use_it_up() {
    let mut game = Game::able("argentus, taia", "seat 1: hand s1 s2 s3 s4\n battle: I.7");
    game.play("play s1; play s2; play s3").refuse("play s4", "G4.3");
}

#[test]
fn g8_1_a_blue_first_card_does_not_use_it_up_either() {
    let mut game = Game::able("argentus, taia", "seat 1: hand s2 s3\n battle: I.7");
    game.play("play s2; play s3");
    assert_eq!(sums(&game), (2, 1));
}

#[test]
fn g8_1_blue_only() {
    // Red allows yellow and green, not red; yellow allows red.
    let mut game = Game::able("argentus, taia", "seat 1: hand s5 I.3 I.7 s6 s1\n battle: I.8");
    game.play("play s5").refuse("play I.3", "G4.3");
    game.play("play s6").settle();
    game.refuse("play s1", "G4.3");
}

#[test]
fn g8_1_a_won_blue_card_is_blue_too_and_a_dead_end_no_obstacle() {
    // After s4 nothing may follow.
    let mut game = Game::able("argentus, taia", "seat 1: hand s4 I.2 I.1\n battle: I.7");
    game.play("play s4").refuse("play I.1", "G4.3").play("play I.2; play I.1");
}

#[test]
fn g8_1_not_against_a_blue_curse() {
    let mut game = Game::able("argentus, taia", "seat 1: hand s5 s2\n battle: I.13");
    game.play("play s5").refuse("play s2", "G6.2");
    assert_eq!(game.legal(), "end");
}

#[test]
fn g8_1_against_a_countered_blue_curse() {
    let mut game =
        Game::able("argentus, taia", "seat 1: hand s5 s2; potions countercurse\n battle: I.13");
    game.play("play s5; counter blue; play s2");
}

#[test]
fn g8_1_used_in_one_battle_it_is_there_in_the_next() {
    let position = "seat 1: hand s5 I.18 s3 s1; deck I.1 I.2 I.3 I.5\n I: I.4\n battle: I.4";
    let mut game = Game::able("argentus, taia", position);
    game.play("play s5; play s3; end; merchant; leave; fight I.4; play I.18")
        .refuse("play I.3", "G4.3");
    game.play("play I.2");
}

#[test]
fn g8_1_nobody_else_can() {
    let mut game = Game::able("xanros, taia", "seat 1: hand s1 s3\n battle: I.7");
    game.play("play s1").refuse("play s3", "G4.3");
}

#[test]
fn g8_1_not_with_abilities_off() {
    let mut game = Game::new("argentus, taia", "seat 1: hand s5 s2\n battle: I.7");
    game.play("play s5").refuse("play s2", "G4.3");
}

#[test]
fn g8_1_and_g8_5_are_in_the_colors_that_everybody_sees_to_be_next() {
    let next = |game: &Game| game.view(2).battle.unwrap().next;
    let of = |colors: &[Color]| colors.iter().copied().collect::<Colors>();
    // Red allows yellow and green.
    let mut game = Game::able("argentus, taia", "seat 1: hand s5 s2 s1\n battle: I.7");
    assert_eq!(next(&game), Colors::ALL);
    game.play("play s5");
    assert_eq!(next(&game), of(&[Color::Yellow, Color::Green, Color::Blue]));
    // Its blue is cursed.
    let mut game = Game::able("argentus, taia", "seat 1: hand s5 s2\n battle: I.13");
    game.play("play s5");
    assert!(!next(&game).contains(Color::Blue));
    let mut game = Game::able("victorius, taia", "seat 1: hand s1 s2 s3\n battle: I.7");
    game.play("play s1");
    assert_eq!(next(&game), Colors::ALL);
}

// G8.2: Horan

#[test]
fn g8_2_two_attacks_in_a_row_give_one_more() {
    let mut game = Game::able("horan, taia", "seat 1: hand s1 s2\n battle: I.7");
    game.play("play s1");
    assert_eq!(sums(&game), (1, 0));
    game.play("play s2");
    assert_eq!(sums(&game), (4, 0));
}

#[test]
fn g8_2_with_a_card_between_them_they_are_not_in_a_row() {
    let mut game = Game::able("horan, taia", "seat 1: hand s1 s3 s2\n battle: I.7");
    game.play("play s1; play s3; play s2");
    assert_eq!(sums(&game), (3, 1));
}

#[test]
fn g8_2_once_per_battle() {
    let mut game =
        Game::able("horan, taia", "seat 1: hand s1 s2 I.1 I.5 I.20; deck none\n battle: I.7");
    game.play("play s1; play s2; play I.1; play I.20");
    assert_eq!(sums(&game), (14, 0), "1, 2, 1 and 9, and one more");
}

#[test]
fn g8_2_a_pair_later_in_the_chain_counts() {
    let mut game = Game::able("horan, taia", "seat 1: hand s3 s1 s2\n battle: I.7");
    game.play("play s3; play s1; play s2");
    assert_eq!(sums(&game), (4, 1));
}

#[test]
fn g8_2_an_attack_beside_another_effect_is_an_attack() {
    // Attack 1 and draw 1, then attack 3 and defence 3.
    let mut game = Game::able("horan, taia", "seat 1: hand I.5 I.18; deck I.1 I.2\n battle: I.7");
    game.play("play I.5; play I.18");
    assert_eq!(sums(&game), (5, 3));
}

#[test]
fn g8_2_printed_attacks_count_where_a_curse_makes_them_void() {
    let position = "seat 1: hand s1 s2; weapon I.10\n battle: I.8";
    let mut game = Game::able("horan, taia", position);
    game.play("play s1");
    assert_eq!(sums(&game), (1, 0), "the weapon alone");
    game.play("play s2");
    assert_eq!(sums(&game), (2, 0), "the weapon, and the bonus that is his");
    let mut first = Game::able_at_first("horan, taia", position);
    first.play("play s1; play s2");
    assert_eq!(sums(&first), (1, 0), "by the first rules the weapon alone");
}

#[test]
fn g8_2_a_countered_curse_is_none() {
    let position = "seat 1: hand s1 s2; potions countercurse\n battle: I.8";
    for mut game in
        [Game::able("horan, taia", position), Game::able_at_first("horan, taia", position)]
    {
        game.play("play s1; play s2; counter attack");
        assert_eq!(sums(&game), (4, 0));
    }
}

#[test]
fn g8_2_a_weapon_is_no_card() {
    let mut game = Game::able("horan, taia", "seat 1: hand s1; weapon I.10\n battle: I.7");
    game.play("play s1");
    assert_eq!(sums(&game), (2, 0));
}

#[test]
fn g8_2_it_may_be_what_beats_the_monster() {
    let mut game = Game::able("horan, taia", "seat 1: hand s1 s2\n battle: I.5");
    game.play("play s1; play s2; end");
    assert!(game.told(|seen| matches!(seen, Seen::Beaten { .. })));
}

#[test]
fn g8_2_for_horan_alone_and_with_abilities_on() {
    let mut off = Game::new("horan, taia", "seat 1: hand s1 s2\n battle: I.7");
    off.play("play s1; play s2");
    assert_eq!(sums(&off), (3, 0));
    let mut other = Game::able("aderyn, taia", "seat 1: hand s1 s2\n battle: I.7");
    other.play("play s1; play s2");
    assert_eq!(sums(&other), (5, 0));
}

// G8.4: Aderyn

#[test]
fn g8_4_aderyn_strikes_without_hit_points_and_takes_the_reward() {
    // I.6: attack 5, hit points 1, an action card.
    let mut game = Game::able("aderyn, taia", "seat 1: hand s1 s2 s4\n battle: I.6");
    game.play("play s1; end").settle();
    assert_eq!(game.hit_points(1), 0);
    assert!(game.told(|seen| matches!(seen, Seen::Fell { .. })));
    assert!(game.told(|seen| matches!(seen, Seen::Struck { attack: 3, .. })));
    assert!(game.told(|seen| matches!(seen, Seen::Beaten { .. })));
    assert!(
        game.player(1)
            .discard
            .iter()
            .chain(game.player(1).hand.iter())
            .any(|card| card.to_string() == "I.6")
    );
}

#[test]
fn g8_4_her_strike_is_told_even_if_it_is_not_enough() {
    let mut game = Game::able("aderyn, taia", "seat 1: hit-points 1; hand s1\n battle: I.7");
    game.play("play s1; end").settle();
    assert!(game.told(|seen| matches!(seen, Seen::Struck { attack: 3, needed: 9, .. })));
    assert!(game.told(|seen| matches!(seen, Seen::Stayed { .. })));
}

#[test]
fn g8_4_a_strike_that_is_not_enough_wins_nothing() {
    let mut game = Game::able("aderyn, taia", "seat 1: hit-points 1; hand s3\n battle: I.3");
    game.play("play s3; end").settle();
    assert_eq!((game.hit_points(1), game.discard(1).as_str()), (0, "s3"));
    assert!(!game.told(|seen| matches!(seen, Seen::Beaten { .. })));
}

#[test]
fn g8_4_against_a_gatekeeper_she_takes_the_key() {
    let mut game =
        Game::able("aderyn, taia", "seat 1: hit-points 1; hand s1\n I: gate I.k2\n battle: I.k2");
    game.play("play s1; end").settle();
    assert_eq!((game.hit_points(1), game.keys(1).as_str()), (0, "I"));
}

#[test]
fn g8_4_not_against_the_lord() {
    let position = "seat 1: hit-points 3; hand s1 s2; keys I II III\n lord: X.1\n battle: X.1";
    let mut game = Game::able("aderyn, taia", position);
    game.play("play s1; play s2; end").settle();
    assert_eq!((game.hit_points(1), game.turn().as_str()), (0, "2"), "five would be enough");
    assert!(!game.told(|seen| matches!(seen, Seen::Struck { .. })));
    assert!(game.winners().is_empty());
}

#[test]
fn g8_4_with_a_hit_point_left_she_beats_the_lord_as_others_do() {
    let position = "seat 1: hit-points 4; hand s1 s2; keys I II III\n lord: X.1\n battle: X.1";
    let mut game = Game::able("aderyn, taia", position);
    game.play("play s1; play s2; end");
    assert!(matches!(game.phase(), Phase::Over(Ending::Lord(_))));
    assert_eq!(game.winners(), [1]);
}

#[test]
fn g8_4_no_heart_heals_her() {
    let position = "seat 1: hit-points 1; hand s1; weapon I.14; armour I.15\n battle: I.6";
    let mut game = Game::able("aderyn, taia", position);
    game.play("play s1; end").settle();
    assert_eq!(game.hit_points(1), 0);
    assert!(!game.told(|seen| matches!(seen, Seen::HealedByEquipment { .. })));
}

#[test]
fn g8_4_no_potion_heals_her_and_none_is_offered() {
    for edition in ["cs", "en"] {
        let position = "seat 1: hit-points 1; hand s1; potions healing\n battle: I.6";
        let mut game = Game::with(&format!("{edition}, abilities on"), "aderyn, taia", position);
        game.play("play s1; end").settle();
        assert_eq!((game.hit_points(1), game.turn().as_str()), (0, "2"));
        assert_eq!(game.potions(1), "healing");
    }
}

#[test]
fn g8_4_in_her_next_turn_she_has_to_revive() {
    let position = "seat 1: hit-points 1; hand s1; potions healing\n battle: I.6";
    let mut game = Game::with("cs, abilities on", "aderyn, taia", position);
    game.play("play s1; end").settle();
    game.play("merchant; leave").settle();
    assert_eq!((game.turn().as_str(), game.legal().as_str()), ("1", "revive"));
    game.refuse("fight I.1", "G2.2").refuse("merchant", "G2.2");
}

#[test]
fn g8_4_a_weapon_is_hers_to_keep_or_pawn() {
    let position = "seat 1: hit-points 1; hand s1\n battle: I.10";
    for (choice, weapon, shop) in [("keep", "I.10 -", ""), ("pawn", "- -", "I.10")] {
        let mut game = Game::able("aderyn, taia", position);
        game.play("play s1; end").settle();
        assert_eq!(game.legal(), "keep; pawn");
        game.play(choice).settle();
        assert_eq!((game.equipment(1).as_str(), game.pawnshop().as_str()), (weapon, shop));
        assert_eq!(game.hit_points(1), 0);
    }
}

#[test]
fn g8_4_others_fall_and_get_nothing() {
    let mut off = Game::new("aderyn, taia", "seat 1: hit-points 1; hand s1\n battle: I.6");
    off.play("play s1; end").settle();
    assert!(!off.told(|seen| matches!(seen, Seen::Struck { .. } | Seen::Beaten { .. })));
    let mut horan = Game::able("horan, taia", "seat 1: hit-points 1; hand s1\n battle: I.6");
    horan.play("play s1; end").settle();
    assert!(!horan.told(|seen| matches!(seen, Seen::Struck { .. } | Seen::Beaten { .. })));
}

// G8.5: Victorius

#[test]
fn g8_5_the_second_card_need_not_follow_the_first() {
    for card in ["s2", "s3", "s4", "s5"] {
        let mut game = Game::able("victorius, taia", "seat 1: hand s1 s2 s3 s4 s5\n battle: I.7");
        game.play(&format!("play s1; play {card}"));
    }
}

#[test]
fn g8_5_the_third_card_must_follow_the_second() {
    let mut game = Game::able("victorius, taia", "seat 1: hand s1 s2 s3 s4\n battle: I.7");
    game.play("play s1; play s2");
    assert_eq!(game.legal(), "end; play s3", "blue allows red");
    game.refuse("play s4", "G4.3").play("play s3; play s4").refuse("play s1", "G4.3");
}

#[test]
fn g8_5_a_second_card_that_follows_does_not_save_it_for_later() {
    let mut game = Game::able("victorius, taia", "seat 1: hand s1 s5 s2\n battle: I.7");
    game.play("play s1; play s5").refuse("play s2", "G4.3");
}

#[test]
fn g8_5_even_after_a_dead_end() {
    let mut game = Game::able("victorius, taia", "seat 1: hand I.19 s2\n battle: I.7");
    game.play("play I.19; play s2");
}

#[test]
fn g8_5_a_cursed_color_stays_forbidden() {
    let mut game = Game::able("victorius, taia", "seat 1: hand s1 s2 s3\n battle: I.13");
    game.play("play s1").refuse("play s2", "G6.2").play("play s3");
}

#[test]
fn g8_5_in_every_battle() {
    let position = "seat 1: hand s1 s2 s3 s5; deck I.1 I.2 I.3 I.5\n I: I.4\n battle: I.4";
    let mut game = Game::able("victorius, taia", position);
    game.play("play s1; play s2; end; merchant; leave; fight I.4; play s5; play s3");
}

#[test]
fn g8_5_not_with_abilities_off_and_not_for_others() {
    let mut off = Game::new("victorius, taia", "seat 1: hand s1 s2\n battle: I.7");
    off.play("play s1").refuse("play s2", "G4.3");
    let mut argentus = Game::able("argentus, taia", "seat 1: hand s5 s6 I.3\n battle: I.7");
    argentus.play("play s5").refuse("play I.3", "G4.3");
}

#[test]
fn g8_4_her_own_turn_is_over_after_the_reward() {
    let mut game =
        Game::able("aderyn, taia", "seat 1: hit-points 1; hand s1; deck none\n battle: I.10");
    game.play("play s1; end").settle();
    game.play("pawn").settle();
    assert_ne!(game.phase(), Phase::Seat(Decision::Heal));
    assert_eq!(
        (game.turn().as_str(), game.player(1).hand.len()),
        ("2", 4),
        "the hand is filled up"
    );
}
