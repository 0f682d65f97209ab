//! G8.3: Lord Xanros names an attack or a defence of the chain, which then counts although it is cursed.

use goblin::{Curse, Seen};

use crate::support::{Game, sums};

#[test]
fn g8_3_an_attack_is_named_at_any_time_once_its_card_is_played() {
    let mut game = Game::able("xanros, taia", "seat 1: hand s4 s1\n battle: I.8");
    game.refuse("name s4 attack", "G8.3").play("play s4");
    assert_eq!(game.legal(), "end; name s4 attack; play s1");
    game.play("play s1");
    assert_eq!(game.legal(), "end; name s1 attack; name s4 attack");
    game.play("name s4 attack");
    assert_eq!(sums(&game), (1, 0), "any card of the chain, and only that one");
    assert!(game.told(|seen| matches!(seen, Seen::Named { .. })));
    assert_eq!(game.view(2).battle.unwrap().defied, Some((0, Curse::Attack)));
}

#[test]
fn g8_3_a_defence_is_named_too() {
    let mut game = Game::able("xanros, taia", "seat 1: hand s3\n battle: I.9");
    game.play("play s3; name s3 defence");
    assert_eq!(sums(&game), (0, 2));
    game.play("end").settle();
    assert_eq!(game.hit_points(1), 5);
}

#[test]
fn g8_3_the_whole_number_of_the_named_effect() {
    let mut game = Game::able("xanros, taia", "seat 1: hand I.20\n battle: I.8");
    game.play("play I.20; name I.20 attack");
    assert_eq!(sums(&game), (9, 0));
}

#[test]
fn g8_3_attack_and_defence_are_not_declared_with_the_card_any_more() {
    let mut game = Game::able("xanros, taia", "seat 1: hand s4 s3\n battle: I.8");
    game.refuse("play s4 despite attack", "G8.3");
    let mut defence = Game::able("xanros, taia", "seat 1: hand s3\n battle: I.9");
    defence.refuse("play s3 despite defence", "G8.3");
}

#[test]
fn g8_3_a_draw_and_a_heal_are_declared_with_the_card_and_not_named() {
    // Attack, defence, heal and draw on one card, and all four cursed.
    let position = "seat 1: hit-points 2; hand s2; deck I.1\n battle: I.20";
    let mut game = Game::able("xanros, taia", position);
    assert_eq!(game.legal(), "end; play s2; play s2 despite draw; play s2 despite heal");
    game.play("play s2").refuse("name s2 draw", "G8.3").refuse("name s2 heal", "G8.3");
    assert_eq!(game.legal(), "end; name s2 attack; name s2 defence");
    for (steps, result) in [
        ("play s2; name s2 attack", ((1, 0), 2, "")),
        ("play s2; name s2 defence", ((0, 1), 2, "")),
        ("play s2 despite heal", ((0, 0), 3, "")),
        ("play s2 despite draw", ((0, 0), 2, "I.1")),
    ] {
        let mut game = Game::able("xanros, taia", position);
        game.play(steps);
        assert_eq!((sums(&game), game.hit_points(1), game.hand(1).as_str()), result, "{steps}");
    }
}

#[test]
fn g8_3_one_curse_in_a_battle_however_it_is_defied() {
    let mut named = Game::able("xanros, taia", "seat 1: hand s4 s1\n battle: I.18");
    named.play("play s4; name s4 attack").refuse("play s1 despite red", "G8.3");
    named.refuse("name s4 attack", "G8.3");
    let mut declared = Game::able("xanros, taia", "seat 1: hand s1 s2\n battle: I.18");
    declared.play("play s1 despite red").refuse("name s1 attack", "G8.3");
    assert_eq!(sums(&declared), (0, 0), "against a card hit by two curses the other still applies");
}

#[test]
fn g8_3_what_was_not_played_or_is_not_cursed_is_not_named() {
    let mut game = Game::able("xanros, taia", "seat 1: hand s4 s3\n battle: I.8");
    game.play("play s4").refuse("name s3 defence", "G8.3").refuse("name s1 attack", "G8.3");
    game.refuse("name s4 defence", "G8.3");
    let mut effect = Game::able("xanros, taia", "seat 1: hand s3\n battle: I.8");
    effect.play("play s3").refuse("name s3 attack", "G8.3");
    let lifted = "seat 1: hand s4; potions countercurse\n battle: I.8";
    let mut lifted = Game::able("xanros, taia", lifted);
    lifted.play("play s4; counter attack").refuse("name s4 attack", "G8.3");
}

#[test]
fn g8_3_a_named_effect_of_the_last_card_may_be_doubled() {
    let mut game = Game::able("xanros, taia", "seat 1: hand s1; potions strength\n battle: I.8");
    game.play("play s1").refuse("double attack", "G7.7");
    game.play("name s1 attack; double attack");
    assert_eq!(sums(&game), (4, 0));
    let mut defence = Game::able("xanros, taia", "seat 1: hand s3; potions strength\n battle: I.9");
    defence.play("play s3; name s3 defence; double defence");
    assert_eq!(sums(&defence), (0, 4));
}

#[test]
fn g8_3_an_earlier_card_is_named_but_not_doubled() {
    let mut game = Game::able("xanros, taia", "seat 1: hand s4 s1; potions strength\n battle: I.8");
    game.play("play s4; play s1; name s4 attack").refuse("double attack", "G7.7");
    assert_eq!(sums(&game), (1, 0));
}

#[test]
fn g8_3_named_doubled_and_then_lifted_it_counts_twice_and_not_more() {
    let position = "seat 1: hand s1; potions strength countercurse\n battle: I.8";
    let mut game = Game::able("xanros, taia", position);
    game.play("play s1; name s1 attack; double attack; counter attack");
    assert_eq!(sums(&game), (4, 0));
}

#[test]
fn g8_3_naming_and_then_lifting_makes_all_cards_count_once() {
    let position = "seat 1: hand s4 s1; potions countercurse\n battle: I.8";
    let mut game = Game::able("xanros, taia", position);
    game.play("play s4; play s1; name s4 attack; counter attack");
    assert_eq!(sums(&game), (3, 0));
}

#[test]
fn g8_3_naming_for_xanros_alone_in_card_play_and_with_abilities_on() {
    let mut off = Game::new("xanros, taia", "seat 1: hand s4\n battle: I.8");
    off.play("play s4").refuse("name s4 attack", "G8.3");
    assert_eq!(off.legal(), "end");
    let mut horan = Game::able("horan, taia", "seat 1: hand s1\n battle: I.8");
    horan.play("play s1").refuse("name s1 attack", "G8.3");
    Game::able("xanros, taia", "seat 1: hand s4\n I: I.8").refuse("name s4 attack", "G4.3");
}

#[test]
fn g8_3_once_more_in_the_next_battle() {
    let position = "seat 1: hand s1 s4 s3 s2; deck I.1 I.2 I.3 I.5; keys I\n battle: II.1";
    let mut game = Game::able("xanros, taia", position);
    game.play("play s1; name s1 attack; end; merchant; leave; fight II.1; play s4; name s4 attack");
    assert_eq!(sums(&game), (1, 0));
}

#[test]
fn g8_3_by_the_first_rules_nothing_is_named() {
    let mut game = Game::able_at_first("xanros, taia", "seat 1: hand s4\n battle: I.8");
    game.play("play s4").refuse("name s4 attack", "G8.3");
    assert_eq!(game.legal(), "end");
}
