//! G6: curses.

use goblin::{Curse, Decision, Phase, Seen};

use crate::support::{Game, sums};

// G6.1: effects

#[test]
fn g6_1_an_attack_curse_makes_the_attack_of_cards_void() {
    let mut game = Game::new("horan, taia", "seat 1: hand s1 s2 I.5\n battle: I.8");
    game.play("play s1; play s2");
    assert_eq!(sums(&game), (0, 0));
    game.play("end");
    assert!(game.told(|seen| matches!(seen, Seen::Stayed { .. })), "it has two hit points");
}

#[test]
fn g6_1_a_defence_curse_makes_the_defence_of_cards_void() {
    let mut game = Game::new("horan, taia", "seat 1: hand s3 s4\n battle: I.9");
    game.play("play s3; play s4");
    assert_eq!(sums(&game), (0, 0));
    game.play("end").settle();
    assert_eq!(game.hit_points(1), 3, "an attack of two");
}

#[test]
fn g6_1_a_heal_curse_makes_the_healing_of_cards_void() {
    let mut game = Game::new("horan, taia", "seat 1: hit-points 2; hand s5 I.9\n battle: I.10");
    game.play("play s5");
    assert_eq!(game.hit_points(1), 2);
    assert!(!game.told(|seen| matches!(seen, Seen::HealedByCard { .. })));
}

#[test]
fn g6_1_a_draw_curse_makes_the_drawing_of_cards_void() {
    let mut game = Game::new("horan, taia", "seat 1: hand s1 s6\n battle: I.11");
    game.play("play s6");
    assert_eq!((game.hand(1).as_str(), game.turn().as_str()), ("s1", "1"), "nothing is drawn");
    assert!(!game.told(|seen| matches!(seen, Seen::NothingDrawn { .. })), "nor missed");
}

#[test]
fn g6_1_a_draw_curse_leaves_an_empty_deck_empty() {
    let mut game = Game::new(
        "horan, taia",
        "seat 1: hand s1 s6; deck none; discard s2 s3 s4 s5\n battle: I.11",
    );
    game.play("play s6");
    assert_eq!((game.deck(1).as_str(), game.discard(1).as_str()), ("none", "s2 s3 s4 s5"));
}

#[test]
fn g6_1_the_cards_may_still_be_played_and_the_chain_goes_on_from_them() {
    let mut game = Game::new("horan, taia", "seat 1: hand s1 s3 s4\n battle: I.8");
    assert_eq!(game.legal(), "end; play s1; play s3; play s4");
    game.play("play s1");
    assert_eq!(game.legal(), "end; play s3", "green allows blue and red");
    game.play("play s3; play s4");
    assert_eq!(sums(&game), (0, 3));
}

#[test]
fn g6_1_the_other_effects_of_the_same_card_count() {
    // Attack 1 and draw 1, attack 3 and defence 3.
    let mut drawing = Game::new("horan, taia", "seat 1: hand s1 I.5; deck I.7\n battle: I.8");
    drawing.play("play I.5");
    assert_eq!((drawing.hand(1).as_str(), sums(&drawing)), ("s1 I.7", (0, 0)));
    let mut defending = Game::new("horan, taia", "seat 1: hand s1 I.18\n battle: I.8");
    defending.play("play I.18");
    assert_eq!(sums(&defending), (0, 3));
}

#[test]
fn g6_1_equipment_is_not_touched_by_attack_and_defence_curses() {
    // An attack 1 and defence 1 weapon, an armour with a defence of two.
    let things = "seat 1: hand s1 s3; weapon II.18; armour I.17";
    let mut attack = Game::new("horan, taia", &format!("{things}\n battle: I.8"));
    attack.play("play s1; play s3");
    assert_eq!(sums(&attack), (1, 4));
    let mut defence = Game::new("horan, taia", &format!("{things}\n battle: I.9"));
    defence.play("play s1; play s3");
    assert_eq!(sums(&defence), (2, 3));
}

#[test]
fn g6_1_hearts_on_equipment_heal_under_a_heal_curse() {
    let mut game = Game::new(
        "horan, taia",
        "seat 1: hit-points 3; hand s1; weapon I.14; armour I.15\n battle: I.10",
    );
    game.play("end").settle();
    assert_eq!(game.hit_points(1), 5, "one lost, three hearts");
}

#[test]
fn g6_1_a_draw_curse_leaves_the_refill_alone() {
    let mut game = Game::new("horan, taia", "seat 1: hand s6; deck I.1 I.2 I.3 I.4\n battle: I.11");
    game.play("play s6; end");
    assert_eq!(game.hand(1), "I.1 I.2 I.3 I.4");
}

#[test]
fn g6_1_healing_potions_are_no_action_cards() {
    let mut game =
        Game::new("horan, taia", "seat 1: hit-points 2; hand s5; potions healing\n battle: I.10");
    game.play("play s5; drink");
    assert_eq!(game.hit_points(1), 5);
}

#[test]
fn g6_1_four_curses_make_every_effect_void() {
    let mut game = Game::new(
        "xanros, taia",
        "seat 1: hit-points 2; hand s2 s1; deck I.7; discard s3 s4 s5 s6\n battle: I.20",
    );
    game.play("play s2");
    assert_eq!((game.hit_points(1), game.hand(1).as_str(), sums(&game)), (2, "s1", (0, 0)));
}

#[test]
fn g6_1_in_the_next_battle_the_effects_count_again() {
    let mut game = Game::new("horan, taia", "seat 1: hand s1 s2 s3 s4\n I: I.8 I.2\n battle: I.8");
    game.play("end; merchant; leave; fight I.2; play s1");
    assert_eq!(sums(&game), (1, 0));
}

// G6.2: colors

#[test]
fn g6_2_cards_of_a_cursed_color_may_not_be_played() {
    for (monster, card, others) in [
        ("I.12", "s1", "end; play s2; play s3; play s4"),
        ("I.13", "s2", "end; play s1; play s3; play s4"),
        ("I.14", "s3", "end; play s1; play s2; play s4"),
        ("I.15", "s4", "end; play s1; play s2; play s3"),
    ] {
        let mut game = Game::new("horan, taia", &format!("battle: {monster}"));
        game.refuse(&format!("play {card}"), "G6.2");
        assert_eq!(game.legal(), others, "{monster}");
    }
}

#[test]
fn g6_2_won_cards_are_cursed_as_starting_cards_are() {
    let mut game = Game::new("horan, taia", "seat 1: hand s1 I.1 I.2\n battle: I.12");
    game.refuse("play I.1", "G6.2").refuse("play s1", "G6.2").play("play I.2");
}

#[test]
fn g6_2_a_cursed_color_stays_forbidden_later_in_the_chain() {
    let mut game = Game::new("horan, taia", "seat 1: hand s1 s2 s3\n battle: I.13");
    game.play("play s1").refuse("play s2", "G6.2");
    assert_eq!(game.legal(), "end; play s3");
}

#[test]
fn g6_2_a_card_that_does_not_follow_is_refused_for_that_first() {
    // Yellow allows blue alone.
    let mut game = Game::new("horan, taia", "seat 1: hand s3 s4 s2\n battle: I.14");
    game.play("play s4").refuse("play s3", "G4.3");
}

#[test]
fn g6_2_a_color_curse_takes_nothing_but_cards_of_its_color() {
    let mut game =
        Game::new("horan, taia", "seat 1: hand s1 s2; weapon I.10; armour I.17\n battle: I.15");
    game.play("play s1; play s2");
    assert_eq!(sums(&game), (4, 2));
}

#[test]
fn g6_2_with_two_curses_both_apply() {
    // I.18: attack and red.
    let mut game = Game::new("horan, taia", "seat 1: hand s1 s3 s6\n battle: I.18");
    game.refuse("play s3", "G6.2").refuse("play s6", "G6.2").play("play s1");
    assert_eq!(sums(&game), (0, 0));
}

#[test]
fn g6_2_a_hand_of_cursed_cards_leaves_only_the_end() {
    let mut game = Game::new("horan, taia", "seat 1: hand s3 s6\n battle: I.14");
    assert_eq!(game.legal(), "end");
    game.play("end");
    assert_eq!(game.hit_points(1), 4);
}

// G6.3: equipment

#[test]
fn g6_3_a_weapon_curse_cancels_the_weapon_alone() {
    let mut game =
        Game::new("horan, taia", "seat 1: hand s1; weapon II.18; armour II.20\n battle: I.16");
    game.play("play s1");
    // The armour gives attack 1 and defence 1.
    assert_eq!(sums(&game), (2, 1));
}

#[test]
fn g6_3_an_armour_curse_cancels_the_armour_alone() {
    let mut game =
        Game::new("horan, taia", "seat 1: hand s1; weapon II.18; armour II.19\n battle: I.17");
    game.play("play s1");
    assert_eq!(sums(&game), (2, 1), "the weapon gives attack 1 and defence 1");
}

#[test]
fn g6_3_the_heart_of_a_cursed_item_does_not_heal_at_the_end() {
    let things = "seat 1: hit-points 3; hand s1; weapon I.14; armour I.15";
    for (monster, left) in [("I.16", 4), ("I.17", 3), ("I.19", 2), ("I.2", 5)] {
        let mut game = Game::new("horan, taia", &format!("{things}\n battle: {monster}"));
        game.play("end").settle();
        assert_eq!(game.hit_points(1), left, "{monster}: one lost, a heart and two");
    }
}

#[test]
fn g6_3_both_curses_cancel_both() {
    let mut game =
        Game::new("horan, taia", "seat 1: hand s1; weapon II.18; armour II.19\n battle: I.19");
    game.play("play s1");
    assert_eq!(sums(&game), (1, 0));
}

#[test]
fn g6_3_cards_are_not_touched() {
    let mut game = Game::new("horan, taia", "seat 1: hand s1 s3 s4\n battle: I.19");
    game.play("play s1; play s3; play s4");
    assert_eq!(sums(&game), (1, 3));
}

#[test]
fn g6_3_the_item_stays_the_players_and_works_in_the_next_battle() {
    let mut game = Game::new(
        "horan, taia",
        "seat 1: hand s1 s2 s3 s4; weapon II.17\n I: I.16 I.2\n battle: I.16",
    );
    assert_eq!(sums(&game), (0, 0));
    game.play("end");
    assert_eq!(game.equipment(1), "II.17 -");
    game.play("merchant; leave; fight I.2");
    assert_eq!(sums(&game), (3, 0));
}

#[test]
fn g6_3_a_weapon_curse_without_a_weapon_does_nothing() {
    let mut game = Game::new("horan, taia", "battle: I.16");
    assert_eq!(game.legal(), "end; play s1; play s2; play s3; play s4");
    game.play("play s1; play s2");
    assert_eq!(sums(&game), (3, 0));
}

// G6.4: hands

/// Five cards by an armour with a hand bonus; II.10 and I.17 curse armours.
const FIVE: &str = "seat 1: hand s1 s2 s3 s4 I.4; armour I.13";

#[test]
fn g6_4_a_cancelled_hand_bonus_costs_cards_before_the_first_is_played() {
    let mut game = Game::new("horan, taia", &format!("{FIVE}\n I: I.17"));
    game.play("fight I.17");
    assert_eq!(game.phase(), Phase::Seat(Decision::Discard));
    assert_eq!(game.legal(), "discard I.4; discard s1; discard s2; discard s3; discard s4");
    game.refuse("play s1", "G6.4").refuse("end", "G6.4").refuse("merchant", "G6.4");
    game.refuse("discard s5", "G6.4");
}

#[test]
fn g6_4_the_player_chooses_and_the_card_goes_to_the_own_discard_pile() {
    for card in ["s3", "I.4"] {
        let mut game = Game::new("horan, taia", &format!("{FIVE}\n battle: I.17"));
        game.play(&format!("discard {card}"));
        assert_eq!((game.discard(1).as_str(), game.phase()), (card, Phase::Seat(Decision::Battle)));
        assert!(!game.hand(1).contains(card));
        assert!(game.told(|seen| matches!(seen, Seen::Discarded { .. })), "all see it");
        game.refuse("discard s1", "G6.4");
    }
}

#[test]
fn g6_4_one_by_one_down_to_the_limit() {
    // Both bonuses are gone: from six to four.
    let six = "seat 1: hand s1 s2 s3 s4 s5 I.4; weapon I.11; armour I.13";
    let mut game = Game::new("horan, taia", &format!("{six}\n battle: I.19"));
    game.play("discard s5").refuse("play s1", "G6.4").refuse("end", "G6.4");
    game.play("discard I.4; play s1");
    assert_eq!((game.hand(1).as_str(), game.discard(1).as_str()), ("s2 s3 s4", "s5 I.4"));
}

#[test]
fn g6_4_a_hand_within_the_limit_stays() {
    let mut game = Game::new("horan, taia", "seat 1: hand s1 s2 s3 s4; armour I.13\n battle: I.17");
    assert_eq!(game.legal(), "end; play s1; play s2; play s3; play s4");
    game.refuse("discard s1", "G6.4");
}

#[test]
fn g6_4_a_curse_that_cancels_no_bonus_costs_nothing() {
    // The bonus is the armour's, the curse the weapon's; the weapon has none.
    let mut other = Game::new("horan, taia", &format!("{FIVE}; weapon I.10\n battle: I.16"));
    other.play("play s1");
    assert_eq!(other.hand(1), "s2 s3 s4 I.4");
}

#[test]
fn g6_4_more_cards_than_the_limit_stay_if_no_bonus_is_cancelled() {
    // Six cards by equipment that is gone.
    let six = "seat 1: hand s1 s2 s3 s4 s5 I.4; armour I.12";
    let mut game = Game::new("horan, taia", &format!("{six}\n battle: I.17"));
    game.play("play s1");
}

#[test]
fn g6_4_more_cards_than_the_full_limit_go_down_to_the_remaining_one() {
    let six = "seat 1: hand s1 s2 s3 s4 s5 I.4; armour I.13";
    let mut game = Game::new("horan, taia", &format!("{six}\n battle: I.17"));
    game.play("discard s1; discard s2; play s3");
}

#[test]
fn g6_4_gatekeepers_and_the_lord_curse_hands_too() {
    let five = "seat 1: hand s1 s2 s3 s4 I.4; armour I.13; keys I II III";
    let mut lord = Game::new("horan, taia", &format!("{five}\n lord: X.3"));
    lord.play("fight X.3").refuse("end", "G6.4").play("discard s1; end");
    let mut gate = Game::new("horan, taia", &format!("{FIVE}\n I: gate I.k5"));
    gate.play("fight I.k5").refuse("end", "G6.4").play("discard s1; end");
}

#[test]
fn g6_4_a_deck_made_in_this_battle_contains_the_discarded_cards() {
    let position = "
        seat 1: hand s2 s3 s4 s6 I.4; armour I.13; deck none; discard s1 s5
        battle: I.17";
    let mut game = Game::new("horan, taia", position);
    // The played starting cards are not part of it, what was given up is.
    game.play("discard I.4; play s6");
    assert_eq!(game.phase(), Phase::Seat(Decision::Arrange));
    assert_eq!(game.legal_to("place"), "starting I.4");
    game.play("place I.4").place_rest();
    assert_eq!((game.hand(1).as_str(), game.discard(1).as_str()), ("s2 s3 s4 I.4", ""));
}

#[test]
fn g6_4_after_the_battle_the_full_limit_counts_again() {
    let mut game = Game::new(
        "horan, taia",
        "seat 1: hand s1 s2 s3 s4 I.4; armour I.13; deck I.1 I.2\n battle: I.17",
    );
    game.play("discard I.4; end");
    assert_eq!(game.hand(1), "s1 s2 s3 s4 I.1", "five again");
}

#[test]
fn g6_4_cards_drawn_in_the_battle_may_exceed_the_remaining_limit() {
    let mut game = Game::new(
        "horan, taia",
        "seat 1: hand s1 s2 s3 I.8 I.4; armour I.13; deck I.1 I.2 I.3\n battle: I.17",
    );
    game.play("discard s1; play I.8; play I.4");
    assert_eq!(game.hand(1), "s2 s3 I.1 I.2 I.3");
    game.refuse("discard s2", "G6.4");
}

#[test]
fn g6_4_by_the_house_rule_one_of_two_bonuses_stays() {
    let six = "seat 1: hand s1 s2 s3 s4 s5 I.4; weapon I.11; armour I.13";
    for monster in ["I.16", "I.17"] {
        for settings in ["cursed-hand remaining", "rules 1"] {
            let position = format!("{six}\n battle: {monster}");
            let mut game = Game::with(settings, "horan, taia", &position);
            game.play("discard s5; play s1");
            assert_eq!(game.hand(1), "s2 s3 s4 I.4", "five, and one of them played");
        }
    }
}

#[test]
fn g6_4_by_the_house_rule_five_cards_of_two_bonuses_stay() {
    let five = "seat 1: hand s1 s2 s3 s4 I.4; weapon I.11; armour I.13\n battle: I.16";
    Game::with("cursed-hand remaining", "horan, taia", five).play("play s1");
    Game::new("horan, taia", five).refuse("play s1", "G6.4");
}

#[test]
fn g6_4_by_the_books_four_cards_stay_of_two_bonuses() {
    let six = "seat 1: hand s1 s2 s3 s4 s5 I.4; weapon I.11; armour I.13";
    let mut game = Game::new("horan, taia", &format!("{six}\n battle: I.16"));
    game.play("discard s5").refuse("play s1", "G6.4").play("discard s4; play s1");
    assert_eq!(game.hand(1), "s2 s3 I.4");
}

#[test]
fn g6_4_by_the_books_a_curse_that_cancels_no_bonus_costs_nothing_either() {
    let five = "seat 1: hand s1 s2 s3 s4 I.4; weapon I.10; armour I.13";
    let mut game = Game::new("horan, taia", &format!("{five}\n battle: I.16"));
    game.play("play s1");
}

#[test]
fn g6_4_the_limit_everybody_sees_stays_the_full_one() {
    let game = Game::new("horan, taia", &format!("{FIVE}\n battle: I.17"));
    assert_eq!(game.view(2).players[0].hand.limit, 5);
    assert!(game.battle().curses.contains(Curse::Armor));
}

#[test]
fn g6_4_everybody_sees_how_many_cards_stay() {
    let stay = |game: &Game| game.view(2).battle.unwrap().stay;
    assert_eq!(stay(&Game::new("horan, taia", &format!("{FIVE}\n battle: I.17"))), 4);
    let six = "seat 1: hand s1 s2 s3 s4 s5 I.4; weapon I.11; armour I.13\n battle: I.16";
    assert_eq!(stay(&Game::with("cursed-hand remaining", "horan, taia", six)), 5);
    assert_eq!(stay(&Game::with("rules 1", "horan, taia", six)), 5);
    assert_eq!(stay(&Game::new("horan, taia", six)), 4);
    let no_bonus = "seat 1: hand s1 s2 s3 s4 I.4; weapon I.10; armour I.13\n battle: I.16";
    assert_eq!(stay(&Game::new("horan, taia", no_bonus)), 5);
}
