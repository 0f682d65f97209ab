//! G8.3: Lord Xanros defies a curse when he plays a card.

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
