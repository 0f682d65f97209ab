//! G8.3: Lord Xanros defies a curse.

use goblin::{Color, Seen};

use crate::support::{Game, sums};

#[test]
fn g8_3_xanros_plays_a_card_of_a_cursed_color() {
    let mut game = Game::able("xanros, taia", "seat 1: hand s1 s2 s3\n battle: I.14");
    game.refuse("play s1", "G6.2");
    assert_eq!(game.legal(), "end; play s1 despite red; play s2; play s3");
    game.play("play s1 despite red");
    assert_eq!(sums(&game), (2, 0));
    assert!(game.told(|seen| matches!(seen, Seen::Played { defying: Some(_), .. })));
}

#[test]
fn g8_3_a_cursed_color_may_come_next_until_a_curse_is_defied() {
    let red = |game: &Game| game.view(1).battle.unwrap().next.contains(Color::Red);
    let mut game = Game::able("xanros, taia", "seat 1: hand s1 s5\n battle: I.14");
    assert!(red(&game), "despite the curse");
    game.play("play s1 despite red");
    assert!(!red(&game));
    assert!(
        !red(&Game::new("xanros, taia", "seat 1: hand s1\n battle: I.14")),
        "without abilities"
    );
}

#[test]
fn g8_3_one_card_of_that_color_only() {
    let mut game = Game::able("xanros, taia", "seat 1: hand s1 s5\n battle: I.14");
    game.play("play s1 despite red").refuse("play s5", "G6.2");
    game.refuse("play s5 despite red", "G8.3");
    assert_eq!(game.legal(), "end");
}

#[test]
fn g8_3_a_color_or_an_effect_and_not_both() {
    let mut game = Game::able("xanros, taia", "seat 1: hand s1 s2 s3; deck none\n battle: I.18");
    game.play("play s1 despite red").refuse("play s2 despite attack", "G8.3");
    let mut effect = Game::able("xanros, taia", "seat 1: hand s1 s4\n battle: I.18");
    effect.play("play s4 despite attack").refuse("play s1 despite red", "G8.3");
}

#[test]
fn g8_3_or_one_cursed_effect_of_one_card_counts() {
    let mut game = Game::able("xanros, taia", "seat 1: hand s4 s1\n battle: I.8");
    game.play("play s4 despite attack");
    assert_eq!(sums(&game), (1, 0));
    game.play("play s1");
    assert_eq!(sums(&game), (1, 0), "of one card");
    game.refuse("play s1 despite attack", "G8.3");
}

#[test]
fn g8_3_the_whole_number_of_the_effect() {
    let mut game = Game::able("xanros, taia", "seat 1: hand I.20\n battle: I.8");
    game.play("play I.20 despite attack");
    assert_eq!(sums(&game), (9, 0));
}

#[test]
fn g8_3_a_cursed_defence_counts() {
    let mut game = Game::able("xanros, taia", "seat 1: hand s3\n battle: I.9");
    game.play("play s3 despite defence");
    assert_eq!(sums(&game), (0, 2));
    game.play("end").settle();
    assert_eq!(game.hit_points(1), 5);
}

#[test]
fn g8_3_a_cursed_healing_heals_at_once() {
    let mut game = Game::able("xanros, taia", "seat 1: hit-points 2; hand s5\n battle: I.10");
    game.play("play s5 despite heal");
    assert_eq!(game.hit_points(1), 4);
}

#[test]
fn g8_3_a_cursed_draw_draws_at_once() {
    let mut game = Game::able("xanros, taia", "seat 1: hand s6; deck I.1\n battle: I.11");
    game.play("play s6 despite draw");
    assert_eq!(game.hand(1), "I.1");
}

#[test]
fn g8_3_only_the_effect_he_names() {
    // Attack, defence, heal and draw on one card, and all four cursed.
    let position = "seat 1: hit-points 2; hand s2; deck I.1\n battle: I.20";
    assert_eq!(
        Game::able("xanros, taia", position).legal(),
        "end; play s2; play s2 despite attack; play s2 despite defence; play s2 despite draw; play s2 despite heal"
    );
    for (curse, result) in [
        ("attack", ((1, 0), 2, "")),
        ("defence", ((0, 1), 2, "")),
        ("heal", ((0, 0), 3, "")),
        ("draw", ((0, 0), 2, "I.1")),
    ] {
        let mut game = Game::able("xanros, taia", position);
        game.play(&format!("play s2 despite {curse}"));
        assert_eq!((sums(&game), game.hit_points(1), game.hand(1).as_str()), result, "{curse}");
    }
}

#[test]
fn g8_3_against_two_curses_the_other_still_applies() {
    // I.18 curses attack and red; s1 is a red attack.
    let mut game = Game::able("xanros, taia", "seat 1: hand s1\n battle: I.18");
    assert_eq!(game.legal(), "end; play s1 despite red");
    game.refuse("play s1 despite attack", "G6.2").play("play s1 despite red");
    assert_eq!(sums(&game), (0, 0));
}

#[test]
fn g8_3_with_the_countercurse_both_are_gone() {
    let position = "seat 1: hand s1; potions countercurse\n battle: I.18";
    let mut red = Game::able("xanros, taia", position);
    red.play("counter red; play s1 despite attack");
    assert_eq!(sums(&red), (2, 0));
    let mut attack = Game::able("xanros, taia", position);
    attack.play("play s1 despite red; counter attack");
    assert_eq!(sums(&attack), (2, 0));
}

#[test]
fn g8_3_lifting_the_defied_curse_makes_all_cards_count_once() {
    let mut game =
        Game::able("xanros, taia", "seat 1: hand s4 s1; potions countercurse\n battle: I.8");
    game.play("play s4 despite attack; play s1; counter attack");
    assert_eq!(sums(&game), (3, 0));
}

#[test]
fn g8_3_never_against_equipment_curses() {
    let mut game = Game::able("xanros, taia", "seat 1: hand s1; weapon II.17\n battle: I.16");
    game.refuse("play s1 despite weapon", "G8.3");
    assert_eq!(game.legal(), "end; play s1");
    let mut armour = Game::able("xanros, taia", "seat 1: hand s1; armour II.19\n battle: I.17");
    armour.refuse("play s1 despite armour", "G8.3").play("play s1");
    assert_eq!(sums(&armour), (2, 0));
}

#[test]
fn g8_3_the_card_must_still_follow() {
    // Blue allows red and yellow; red allows green and red.
    let mut game = Game::able("xanros, taia", "seat 1: hand s4 s3\n battle: I.13");
    game.play("play s4").refuse("play s3 despite blue", "G4.3");
    assert_eq!(game.legal(), "end");
}

#[test]
fn g8_3_not_a_card_that_is_not_in_hand() {
    let mut game = Game::able("xanros, taia", "seat 1: hand s4\n battle: I.14");
    game.refuse("play s1 despite red", "G4.3");
}

#[test]
fn g8_3_not_a_curse_that_does_not_touch_the_card() {
    let mut effect = Game::able("xanros, taia", "seat 1: hand s3\n battle: I.8");
    effect.refuse("play s3 despite attack", "G8.3");
    let mut color = Game::able("xanros, taia", "seat 1: hand s3\n battle: I.14");
    color.refuse("play s3 despite red", "G8.3");
}

#[test]
fn g8_3_not_a_curse_that_is_not_there() {
    let mut game = Game::able("xanros, taia", "seat 1: hand s1\n battle: I.8");
    game.refuse("play s1 despite red", "G8.3");
    let mut lifted =
        Game::able("xanros, taia", "seat 1: hand s4; potions countercurse\n battle: I.8");
    lifted.play("counter attack").refuse("play s4 despite attack", "G8.3");
}

#[test]
fn g8_3_declared_when_the_card_is_played_and_not_later() {
    let mut game = Game::able("xanros, taia", "seat 1: hand s4 s1\n battle: I.8");
    game.play("play s4").refuse("play s4 despite attack", "G4.3");
    assert_eq!(sums(&game), (0, 0));
    game.play("play s1 despite attack");
    assert_eq!(sums(&game), (2, 0));
}

#[test]
fn g8_3_he_need_not_and_may_wait() {
    let mut game = Game::able("xanros, taia", "seat 1: hand s4 s1 s2\n battle: I.8");
    game.play("play s4; play s1; play s2 despite attack").settle();
    assert_eq!(sums(&game), (1, 1));
}

#[test]
fn g8_3_an_effect_that_counts_so_may_be_doubled() {
    let mut game = Game::able("xanros, taia", "seat 1: hand s1; potions strength\n battle: I.8");
    game.play("play s1 despite attack; double attack");
    assert_eq!(sums(&game), (4, 0));
    let mut defence = Game::able("xanros, taia", "seat 1: hand s3; potions strength\n battle: I.9");
    defence.play("play s3 despite defence; double defence");
    assert_eq!(sums(&defence), (0, 4));
}

#[test]
fn g8_3_the_effect_of_another_card_stays_void_and_is_not_doubled() {
    let mut game = Game::able("xanros, taia", "seat 1: hand s4 s1; potions strength\n battle: I.8");
    game.play("play s4 despite attack; play s1").refuse("double attack", "G7.7");
    let mut red = Game::able("xanros, taia", "seat 1: hand s1; potions strength\n battle: I.18");
    red.play("play s1 despite red").refuse("double attack", "G7.7");
}

#[test]
fn g8_3_doubled_and_then_lifted_it_counts_twice_and_not_more() {
    let mut game =
        Game::able("xanros, taia", "seat 1: hand s1; potions strength countercurse\n battle: I.8");
    game.play("play s1 despite attack; double attack; counter attack");
    assert_eq!(sums(&game), (4, 0));
}

#[test]
fn g8_3_once_per_battle_and_once_more_in_the_next() {
    let position = "seat 1: hand s1 s4 s3 s2; deck I.1 I.2 I.3 I.5; keys I\n battle: II.1";
    let mut game = Game::able("xanros, taia", position);
    game.play("play s1 despite attack").refuse("play s2 despite attack", "G8.3");
    game.play("end; merchant; leave; fight II.1; play s4 despite attack");
    assert_eq!(sums(&game), (1, 0));
}

#[test]
fn g8_3_for_xanros_alone_and_with_abilities_on() {
    let mut off = Game::new("xanros, taia", "seat 1: hand s1\n battle: I.14");
    off.refuse("play s1 despite red", "G8.3");
    assert_eq!(off.legal(), "end");
    let mut horan = Game::able("horan, taia", "seat 1: hand s3\n battle: I.14");
    horan.refuse("play s3 despite red", "G8.3");
}

#[test]
fn g8_3_not_outside_card_play() {
    let mut game = Game::able("xanros, taia", "seat 1: hand s1\n I: I.14");
    game.refuse("play s1 despite red", "G4.3");
    let five = "seat 1: hand s1 s2 s3 s4 I.4; armour I.13; keys I II\n battle: III.19";
    Game::able("xanros, taia", five).refuse("play s1 despite red", "G6.4");
}
