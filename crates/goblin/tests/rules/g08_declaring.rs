//! G8.3 by the first version of the rules: Lord Xanros declares an attack or a defence when he plays the card.

use crate::support::{Game, sums};

#[test]
fn g8_3_a_color_or_an_effect_and_not_both() {
    let mut game =
        Game::able_at_first("xanros, taia", "seat 1: hand s1 s2 s3; deck none\n battle: I.18");
    game.play("play s1 despite red").refuse("play s2 despite attack", "G8.3");
    let mut effect = Game::able_at_first("xanros, taia", "seat 1: hand s1 s4\n battle: I.18");
    effect.play("play s4 despite attack").refuse("play s1 despite red", "G8.3");
}

#[test]
fn g8_3_or_one_cursed_effect_of_one_card_counts() {
    let mut game = Game::able_at_first("xanros, taia", "seat 1: hand s4 s1\n battle: I.8");
    game.play("play s4 despite attack");
    assert_eq!(sums(&game), (1, 0));
    game.play("play s1");
    assert_eq!(sums(&game), (1, 0), "of one card");
    game.refuse("play s1 despite attack", "G8.3");
}

#[test]
fn g8_3_the_whole_number_of_the_effect() {
    let mut game = Game::able_at_first("xanros, taia", "seat 1: hand I.20\n battle: I.8");
    game.play("play I.20 despite attack");
    assert_eq!(sums(&game), (9, 0));
}

#[test]
fn g8_3_a_cursed_defence_counts() {
    let mut game = Game::able_at_first("xanros, taia", "seat 1: hand s3\n battle: I.9");
    game.play("play s3 despite defence");
    assert_eq!(sums(&game), (0, 2));
    game.play("end").settle();
    assert_eq!(game.hit_points(1), 5);
}

#[test]
fn g8_3_only_the_effect_he_names() {
    // Attack, defence, heal and draw on one card, and all four cursed.
    let position = "seat 1: hit-points 2; hand s2; deck I.1\n battle: I.20";
    assert_eq!(
        Game::able_at_first("xanros, taia", position).legal(),
        "end; play s2; play s2 despite attack; play s2 despite defence; play s2 despite draw; play s2 despite heal"
    );
    for (curse, result) in [
        ("attack", ((1, 0), 2, "")),
        ("defence", ((0, 1), 2, "")),
        ("heal", ((0, 0), 3, "")),
        ("draw", ((0, 0), 2, "I.1")),
    ] {
        let mut game = Game::able_at_first("xanros, taia", position);
        game.play(&format!("play s2 despite {curse}"));
        assert_eq!((sums(&game), game.hit_points(1), game.hand(1).as_str()), result, "{curse}");
    }
}

#[test]
fn g8_3_against_two_curses_the_other_still_applies() {
    // I.18 curses attack and red; s1 is a red attack.
    let mut game = Game::able_at_first("xanros, taia", "seat 1: hand s1\n battle: I.18");
    assert_eq!(game.legal(), "end; play s1 despite red");
    game.refuse("play s1 despite attack", "G6.2").play("play s1 despite red");
    assert_eq!(sums(&game), (0, 0));
}

#[test]
fn g8_3_with_the_countercurse_both_are_gone() {
    let position = "seat 1: hand s1; potions countercurse\n battle: I.18";
    let mut red = Game::able_at_first("xanros, taia", position);
    red.play("counter red; play s1 despite attack");
    assert_eq!(sums(&red), (2, 0));
    let mut attack = Game::able_at_first("xanros, taia", position);
    attack.play("play s1 despite red; counter attack");
    assert_eq!(sums(&attack), (2, 0));
}

#[test]
fn g8_3_lifting_the_defied_curse_makes_all_cards_count_once() {
    let mut game = Game::able_at_first(
        "xanros, taia",
        "seat 1: hand s4 s1; potions countercurse\n battle: I.8",
    );
    game.play("play s4 despite attack; play s1; counter attack");
    assert_eq!(sums(&game), (3, 0));
}

#[test]
fn g8_3_not_a_curse_that_does_not_touch_the_card() {
    let mut effect = Game::able_at_first("xanros, taia", "seat 1: hand s3\n battle: I.8");
    effect.refuse("play s3 despite attack", "G8.3");
    let mut color = Game::able_at_first("xanros, taia", "seat 1: hand s3\n battle: I.14");
    color.refuse("play s3 despite red", "G8.3");
}

#[test]
fn g8_3_not_a_curse_that_is_not_there() {
    let mut game = Game::able_at_first("xanros, taia", "seat 1: hand s1\n battle: I.8");
    game.refuse("play s1 despite red", "G8.3");
    let mut lifted =
        Game::able_at_first("xanros, taia", "seat 1: hand s4; potions countercurse\n battle: I.8");
    lifted.play("counter attack").refuse("play s4 despite attack", "G8.3");
}

#[test]
fn g8_3_declared_when_the_card_is_played_and_not_later() {
    let mut game = Game::able_at_first("xanros, taia", "seat 1: hand s4 s1\n battle: I.8");
    game.play("play s4").refuse("play s4 despite attack", "G4.3");
    assert_eq!(sums(&game), (0, 0));
    game.play("play s1 despite attack");
    assert_eq!(sums(&game), (2, 0));
}

#[test]
fn g8_3_he_need_not_and_may_wait() {
    let mut game = Game::able_at_first("xanros, taia", "seat 1: hand s4 s1 s2\n battle: I.8");
    game.play("play s4; play s1; play s2 despite attack").settle();
    assert_eq!(sums(&game), (1, 1));
}

#[test]
fn g8_3_an_effect_that_counts_so_may_be_doubled() {
    let mut game =
        Game::able_at_first("xanros, taia", "seat 1: hand s1; potions strength\n battle: I.8");
    game.play("play s1 despite attack; double attack");
    assert_eq!(sums(&game), (4, 0));
    let mut defence =
        Game::able_at_first("xanros, taia", "seat 1: hand s3; potions strength\n battle: I.9");
    defence.play("play s3 despite defence; double defence");
    assert_eq!(sums(&defence), (0, 4));
}

#[test]
fn g8_3_the_effect_of_another_card_stays_void_and_is_not_doubled() {
    let mut game =
        Game::able_at_first("xanros, taia", "seat 1: hand s4 s1; potions strength\n battle: I.8");
    game.play("play s4 despite attack; play s1").refuse("double attack", "G7.7");
    let mut red =
        Game::able_at_first("xanros, taia", "seat 1: hand s1; potions strength\n battle: I.18");
    red.play("play s1 despite red").refuse("double attack", "G7.7");
}

#[test]
fn g8_3_doubled_and_then_lifted_it_counts_twice_and_not_more() {
    let mut game = Game::able_at_first(
        "xanros, taia",
        "seat 1: hand s1; potions strength countercurse\n battle: I.8",
    );
    game.play("play s1 despite attack; double attack; counter attack");
    assert_eq!(sums(&game), (4, 0));
}

#[test]
fn g8_3_once_per_battle_and_once_more_in_the_next() {
    let position = "seat 1: hand s1 s4 s3 s2; deck I.1 I.2 I.3 I.5; keys I\n battle: II.1";
    let mut game = Game::able_at_first("xanros, taia", position);
    game.play("play s1 despite attack").refuse("play s2 despite attack", "G8.3");
    game.play("end; merchant; leave; fight II.1; play s4 despite attack");
    assert_eq!(sums(&game), (1, 0));
}
