//! G4.3 to G4.5: card play, and what cards do at once.

use goblin::{Content, Seen};

use crate::support::Game;

/// Horan's six cards, all in hand, against a monster without curses.
const ALL: &str = "seat 1: hit-points 3; hand s1 s2 s3 s4 s5 s6\n battle: I.5";

#[test]
fn g4_3_the_first_card_may_have_any_color() {
    let mut game = Game::new("horan, taia", ALL);
    assert_eq!(game.legal_to("play"), "s1 s2 s3 s4 s5 s6");
    for card in ["s1", "s2", "s3", "s4"] {
        let mut game = Game::new("horan, taia", ALL);
        game.play(&format!("play {card}"));
    }
    game.refuse("play I.1", "G4.3");
}

#[test]
fn g4_3_each_card_after_it_has_one_of_the_next_colors_of_the_card_before() {
    // Green allows blue and red, blue green and red, red green, blue and yellow, yellow blue.
    for (first, next) in
        [("s1", "s2 s3 s6"), ("s2", "s1 s3 s5 s6"), ("s3", "s1 s2 s4 s5"), ("s4", "s2")]
    {
        let mut game = Game::new("horan, taia", ALL);
        game.play(&format!("play {first}"));
        assert_eq!(game.legal_to("play"), next, "{first}");
        for card in ["s1", "s2", "s3", "s4", "s5", "s6"] {
            if card != first && !next.contains(card) {
                game.refuse(&format!("play {card}"), "G4.3");
            }
        }
    }
}

#[test]
fn g4_3_only_the_card_immediately_before_counts() {
    let mut game = Game::new("horan, taia", ALL);
    game.play("play s3; play s4");
    // Red allowed green, but yellow was played since.
    game.refuse("play s1", "G4.3").refuse("play s5", "G4.3").play("play s2; play s1");
}

#[test]
fn g4_3_any_number_of_cards_none_included() {
    let mut none = Game::new("horan, taia", ALL);
    none.play("end");
    assert_eq!((none.turn().as_str(), none.hand(1).as_str()), ("2", "s1 s2 s3 s4 s5 s6"));
    let mut all = Game::new("horan, taia", ALL);
    all.play("play s1; play s3; play s4; play s2; play s5; play s6");
    assert_eq!((all.legal().as_str(), all.hand(1).as_str()), ("end", ""));
    let mut one = Game::new("horan, taia", ALL);
    one.play("play s1");
    assert!(one.legal().starts_with("end;"), "one may stop at any time");
}

#[test]
fn g4_3_a_card_is_played_once_and_only_from_the_own_hand() {
    let position = "seat 1: hand s1 s2; discard s3 I.3; deck starting ? ? I.4\n seat 2: hand s1 I.1\n battle: I.5";
    let mut game = Game::new("horan, taia", position);
    for card in ["s3", "s4", "s5", "I.3", "I.4", "I.1", "I.2"] {
        game.refuse(&format!("play {card}"), "G4.3");
    }
    game.play("play s1").refuse("play s1", "G4.3");
}

#[test]
fn g4_3_a_card_of_a_cursed_color_cannot_be_played() {
    for (monster, color, cards) in [
        ("I.12", "s1", "s2 s3 s4 s6"),
        ("I.13", "s2", "s1 s3 s4 s5 s6"),
        ("I.14", "s3", "s1 s2 s4 s5"),
        ("I.15", "s4", "s1 s2 s3 s5 s6"),
    ] {
        let mut game = Game::new("horan, taia", &ALL.replace("I.5", monster));
        assert_eq!(game.legal_to("play"), cards);
        game.refuse(&format!("play {color}"), "G6.2");
    }
}

#[test]
fn g4_3_won_cards_follow_like_all_others() {
    let position = "seat 1: hand s1 s2 II.1 II.5\n battle: I.5";
    let mut game = Game::new("horan, taia", position);
    game.play("play II.1").refuse("play s1", "G4.3");
    assert_eq!(game.legal_to("play"), "s2 II.5");
    game.play("play II.5");
    assert_eq!(game.legal(), "end", "blue allows red");
}

#[test]
fn g4_3_cards_are_played_in_battle_only() {
    let mut game = Game::new("horan, taia", "");
    game.refuse("play s1", "G4.3").refuse("end", "G4.3").play("merchant").refuse("play s1", "G4.3");
}

#[test]
fn g4_4_draw_takes_effect_at_once() {
    let mut game =
        Game::new("horan, taia", "seat 1: hand s6 s1; deck starting ? ? ?\n battle: I.5");
    game.play("play s6");
    assert_eq!(game.chances(), "1 card s2; 1 card s3; 1 card s4; 1 card s5");
    game.play("card s5");
    assert_eq!(game.legal_to("play"), "s1 s5", "it may be the next card");
    let mut two = Game::new(
        "horan, taia",
        "seat 1: hand I.8 s1; deck I.2 I.3 starting ? ? ? ?\n battle: I.5",
    );
    two.play("play I.8");
    assert_eq!(two.hand(1), "s1 I.2 I.3");
}

#[test]
fn g4_4_draw_is_no_matter_of_the_hand_limit() {
    let mut game = Game::new(
        "horan, taia",
        "seat 1: hand I.8 s1 s2 s3 s4; deck I.2 I.3 starting ?\n battle: I.5",
    );
    game.play("play I.8");
    assert_eq!(game.hand(1), "s1 s2 s3 s4 I.2 I.3");
    game.play("end");
    assert_eq!(game.hand(1), "s1 s2 s3 s4 I.2 I.3", "over the limit, nothing happens");
}

#[test]
fn g4_4_heal_takes_effect_at_once() {
    let mut game = Game::new("horan, taia", ALL);
    game.play("play s5");
    assert_eq!(game.hit_points(1), 4);
    assert!(game.told(|seen| matches!(seen, Seen::HealedByCard { hit_points: 1, .. })));
}

#[test]
fn g4_4_neither_can_be_declined() {
    let mut game = Game::new(
        "horan, taia",
        "seat 1: hit-points 3; hand s6 I.3; deck starting ? ? ? ?\n battle: I.5",
    );
    game.play("play I.3");
    assert_eq!((game.hit_points(1), game.turn().as_str()), (4, "1"), "nobody asked");
    game.play("play s6").refuse("end", "G4.10").refuse("decline", "G4.10");
    assert_eq!((game.turn().as_str(), game.legal().as_str()), ("chance", ""));
}

#[test]
fn g4_4_effects_are_carried_out_from_right_to_left() {
    // Printed: draw, heal. So it heals first.
    let mut game = Game::new(
        "horan, taia",
        "seat 1: hit-points 3; hand I.6; deck starting ? ? ? ? ?\n battle: I.5",
    );
    game.play("play I.6");
    assert_eq!((game.hit_points(1), game.turn().as_str()), (4, "chance"));
    game.play("card s1");
    assert_eq!(game.hit_points(1), 4);
    // Printed: heal, draw. So it draws first.
    let mut game = Game::new(
        "horan, taia",
        "seat 1: hit-points 3; hand I.7; deck starting ? ? ? ? ?\n battle: I.5",
    );
    game.play("play I.7");
    assert_eq!((game.hit_points(1), game.turn().as_str()), (3, "chance"));
    game.play("card s1");
    assert_eq!((game.hit_points(1), game.turn().as_str()), (4, "1"));
}

#[test]
fn g4_4_a_heal_that_is_to_come_counts_in_what_is_foretold() {
    // Printed: heal, draw. So it draws first.
    let position = "seat 1: hit-points 1; hand I.7; deck starting ? ? ? ? ?\n battle: I.2";
    let mut game = Game::new("horan, taia", position);
    let left = |game: &Game| game.view(2).battle.unwrap().totals.left;
    assert_eq!(left(&game), 0);
    game.play("play I.7");
    assert_eq!((game.hit_points(1), left(&game)), (1, 1), "the heal comes before the blow");
    game.play("card s1");
    assert_eq!((game.hit_points(1), left(&game)), (2, 1));
}

#[test]
fn g4_4_the_order_of_the_content_file_is_the_order_of_printing() {
    let source = Content::parse(include_str!("../data/test-cards.toml")).unwrap().source;
    assert!(source.contains("name = \"Heals, then draws\", color = \"blue\", next = [\"green\", \"blue\", \"red\", \"yellow\"], effects = [\"draw 1\", \"heal 1\"]"));
    let mut game = Game::new(
        "horan, taia",
        "seat 1: hit-points 3; hand I.6 I.7; deck I.1 I.2 starting ? ? ? ? ?\n battle: I.5",
    );
    game.play("play I.6; play I.7");
    assert_eq!(game.log(), "Played HealedByCard Drew Played Drew HealedByCard");
}

#[test]
fn g4_4_an_empty_deck_does_not_stop_the_healing_that_comes_after() {
    let position = "seat 1: hit-points 3; hand I.7 s1 s2 s3 s4 s5 s6; deck none\n battle: I.5";
    let mut game = Game::new("horan, taia", position);
    game.play("play I.7");
    assert_eq!(game.hit_points(1), 4);
}

#[test]
fn g4_4_healing_beyond_full_is_lost() {
    let mut game = Game::new("horan, taia", "seat 1: hit-points 4; hand I.9 s1\n battle: I.5");
    game.play("play I.9");
    assert_eq!(game.hit_points(1), 5);
    assert!(game.told(|seen| matches!(seen, Seen::HealedByCard { hit_points: 1, .. })));
    let mut full = Game::new("horan, taia", "seat 1: hand I.9 s1\n battle: I.5");
    full.play("play I.9");
    assert_eq!(full.hit_points(1), 5);
    assert!(!full.told(|seen| matches!(seen, Seen::HealedByCard { .. })));
    full.play("end");
    assert_eq!(full.hit_points(1), 1, "what was lost does not come back");
}

#[test]
fn g4_5_attack_and_defense_are_counted_at_the_end() {
    let mut game = Game::new("horan, taia", "seat 1: hand s1 s2 s3 s4\n battle: I.1");
    game.play("play s1; play s2; play s3; play s4");
    assert_eq!((game.totals().attack, game.totals().defense), (3, 3));
    assert_eq!(
        game.row(goblin::Level::I).split(' ').next(),
        Some("I.1"),
        "it is not beaten before"
    );
    assert!(!game.told(|seen| matches!(seen, Seen::Struck { .. } | Seen::Defended { .. })));
    game.play("end");
    assert!(game.told(|seen| matches!(seen, Seen::Struck { attack: 3, needed: 1, .. })));
    assert!(
        game.told(|seen| matches!(seen, Seen::Defended { strength: 0, defense: 3, damage: 0, .. }))
    );
}

#[test]
fn g4_5_cards_left_in_hand_count_nothing() {
    let mut game = Game::new("horan, taia", "seat 1: hand s1 s2 s3 I.20\n battle: I.5");
    game.play("play s1");
    assert_eq!((game.totals().attack, game.totals().defense), (1, 0));
}
