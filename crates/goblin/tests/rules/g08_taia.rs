//! G8.6: Taia looks at two cards for each she draws.

use goblin::{Decision, Phase, Seen};

use crate::support::Game;

fn is_looking(game: &Game) -> bool {
    game.phase() == Phase::Seat(Decision::Look)
}

#[test]
fn g8_6_she_looks_at_two_keeps_one_and_the_other_goes_under_her_deck() {
    let position = "seat 1: hand s1 s3; deck I.1 I.2 I.3\n battle: I.7";
    for (kept, deck) in [("I.1", "I.3 I.2"), ("I.2", "I.3 I.1")] {
        let mut game = Game::able("taia, horan", position);
        game.play("play s1");
        assert!(is_looking(&game));
        assert_eq!(game.legal(), "take I.1; take I.2");
        game.play(&format!("take {kept}"));
        assert_eq!((game.hand(1), game.deck(1).as_str()), (format!("s3 {kept}"), deck));
        assert_eq!(game.phase(), Phase::Seat(Decision::Battle));
    }
}

#[test]
fn g8_6_first_she_chooses_then_the_battle_goes_on() {
    let position =
        "seat 1: hand s1 s3; deck I.1 I.2 I.3; potions healing countercurse; hit-points 2";
    let mut game = Game::able("taia, horan", &format!("{position}\n battle: I.8"));
    game.play("play s1").refuse("play s3", "G8.6").refuse("end", "G8.6").refuse("drink", "G8.6");
    game.refuse("counter attack", "G8.6").refuse("take I.3", "G8.6").refuse("take s3", "G8.6");
    game.play("take I.1").refuse("take I.2", "G8.6");
}

#[test]
fn g8_6_starting_cards_come_by_chance_and_lie_below_known_to_her() {
    let position = "seat 1: hand s1 s3; deck starting ? ? ?\n battle: I.7";
    let mut game = Game::able("taia, horan", position);
    game.play("play s1");
    assert_eq!(game.chances(), "1 card s2; 1 card s4; 1 card s5; 1 card s6");
    game.play("card s4; card s5");
    assert_eq!(game.legal(), "take s4; take s5");
    game.play("take s5");
    assert_eq!((game.hand(1).as_str(), game.deck(1).as_str()), ("s3 s5", "starting ? s4"));
}

#[test]
fn g8_6_what_lies_under_the_deck_keeps_its_place_until_it_is_drawn() {
    let position = "seat 1: hand s1 s3 I.4; deck starting ? ? ?\n battle: I.7";
    let mut game = Game::able("taia, horan", position);
    game.play("play s1; card s4; card s5; take s5");
    assert_eq!(game.deck(1), "starting ? s4");
    // Two others lie above it; of the next two she knows neither.
    game.play("play I.4; card s2; take s2");
    assert_eq!(game.deck(1), "s4 s6", "the last two come in the order they were put there");
    game.play("end; merchant; leave").settle();
    assert!(game.hand(1).contains("s4"), "{}", game.show());
}

#[test]
fn g8_6_draw_two_is_one_card_after_the_other() {
    let position = "seat 1: hand s2 s3; deck I.1 I.2 I.3 I.5 I.6\n battle: I.7";
    let mut game = Game::able("taia, horan", position);
    game.play("play s2");
    assert_eq!(game.legal(), "take I.1; take I.2");
    game.play("take I.1");
    assert_eq!(game.legal(), "take I.3; take I.5", "each with its own choice");
    game.play("take I.5");
    assert_eq!((game.hand(1).as_str(), game.deck(1).as_str()), ("s3 I.1 I.5", "I.6 I.2 I.3"));
}

#[test]
fn g8_6_draw_three_is_three_choices() {
    let position = "seat 1: hand III.23; deck I.1 I.2 I.3 I.5 I.6 I.9 I.18; discard s1 s2 s3 s4 s5 s6\n battle: I.7";
    let mut game = Game::able("taia, horan", position);
    game.play("play III.23; take I.1; take I.3; take I.9");
    assert_eq!((game.hand(1).as_str(), game.deck(1).as_str()), ("I.1 I.3 I.9", "I.18 I.2 I.5 I.6"));
}

#[test]
fn g8_6_a_card_put_under_may_come_again_in_the_second_draw() {
    let position = "seat 1: hand s2; deck I.1 I.2 I.3\n battle: I.7";
    let mut game = Game::able("taia, horan", position);
    game.play("play s2; take I.2");
    assert_eq!(game.legal(), "take I.1; take I.3");
    game.play("take I.1");
    assert_eq!((game.hand(1).as_str(), game.deck(1).as_str()), ("I.1 I.2", "I.3"));
}

#[test]
fn g8_6_with_two_cards_in_the_deck_there_is_no_need_to_reshuffle() {
    let position = "seat 1: hand s1 s3; deck I.1 I.2; discard s2 s4 s5 s6\n battle: I.7";
    let mut game = Game::able("taia, horan", position);
    game.play("play s1");
    assert!(is_looking(&game));
    assert_eq!(game.discard(1), "s2 s4 s5 s6");
    game.play("take I.2");
    assert_eq!(game.deck(1), "I.1", "the other one is the deck now");
}

#[test]
fn g8_6_a_single_card_stays_on_top_and_the_discard_pile_joins_under_it() {
    let position = "seat 1: hand s1 s3; deck I.1; discard s2 s4 s5 s6 I.2 I.3\n battle: I.7";
    let mut game = Game::able("taia, horan", position);
    game.play("play s1");
    assert_eq!(game.phase(), Phase::Seat(Decision::Arrange), "made by G3.3");
    assert!(game.told(|seen| matches!(seen, Seen::DeckMade { cards: 6, .. })));
    assert_eq!(game.legal(), "place I.2; place I.3; place starting; shuffle");
    game.refuse("place I.1", "G3.3").refuse("take I.1", "G3.3");
    game.play("place I.3").place_rest();
    assert_eq!(game.legal(), "take I.1; take I.3");
    game.play("take I.3");
    assert_eq!((game.hand(1).as_str(), game.discard(1).as_str()), ("s3 I.3", ""));
    assert_eq!(game.deck(1), "starting (starting) (starting) (starting) (I.2) I.1");
}

#[test]
fn g8_6_the_new_part_is_shuffled_where_the_edition_shuffles() {
    let position = "seat 1: hand s1 s3; deck I.1; discard s2 s4 s5 s6 I.2\n battle: I.7";
    let mut game = Game::with("pl, abilities on", "taia, horan", position);
    game.play("play s1");
    assert_eq!(game.chances(), "4 back starting; 1 back I.2");
    game.play("back I.2; take I.2");
    assert_eq!((game.hand(1).as_str(), game.deck(1).as_str()), ("s3 I.2", "starting ? ? ? I.1"));
}

#[test]
fn g8_6_a_single_starting_card_on_top_is_known_to_her_by_elimination() {
    let position = "seat 1: hand s1 s3; deck starting; discard s4 s5 s6 I.2\n battle: I.7";
    let mut game = Game::able("taia, horan", position);
    game.play("play s1; place I.2").place_rest();
    assert_eq!(game.legal(), "take I.2; take s2");
}

#[test]
fn g8_6_a_card_put_under_an_empty_deck_is_its_top_and_stays_there() {
    let position = "seat 1: hand s1 s3 I.4; deck starting ?; discard s4 s5\n battle: I.7";
    let mut game = Game::able("taia, horan", position);
    game.play("play s1; card s2; take s6");
    assert_eq!(game.deck(1), "s2");
    // The single card stays on top while the discard pile joins.
    game.play("play I.4; card s4");
    assert_eq!(game.legal(), "take s2; take s4");
}

#[test]
fn g8_6_an_empty_deck_is_made_first() {
    let position = "seat 1: hand s1 s3; deck none; discard s2 s4 s5 s6 I.2\n battle: I.7";
    let mut game = Game::able("taia, horan", position);
    game.play("play s1; place I.2").place_rest().play("card s5");
    assert_eq!(game.legal(), "take I.2; take s5");
}

#[test]
fn g8_6_one_card_in_all_is_taken_without_a_choice() {
    let deck = "seat 1: hand s1 s2 s3 s4 s5 s6; deck I.1\n battle: I.7";
    let mut deck = Game::able("taia, horan", deck);
    deck.play("play s1");
    assert_eq!(
        (deck.phase(), deck.hand(1).as_str()),
        (Phase::Seat(Decision::Battle), "s2 s3 s4 s5 s6 I.1")
    );
    let discard = "seat 1: hand s1 s2 s3 s4 s5 s6; deck none; discard I.1\n battle: I.7";
    let mut discard = Game::able("taia, horan", discard);
    discard.play("play s1");
    assert_eq!(discard.hand(1), "s2 s3 s4 s5 s6 I.1");
}

#[test]
fn g8_6_two_cards_in_all_for_draw_two() {
    let position = "seat 1: hand s1 s2 s3 s4 s5 s6; deck I.1 I.2\n battle: I.7";
    let mut game = Game::able("taia, horan", position);
    game.play("play s2; take I.2");
    assert_eq!(game.hand(1), "s1 s3 s4 s5 s6 I.1 I.2", "the one put under is all that is left");
}

#[test]
fn g8_6_nothing_at_all_is_nothing_drawn() {
    let position = "seat 1: hand s1 s2 s3 s4 s5 s6; deck none\n battle: I.7";
    let mut game = Game::able("taia, horan", position);
    game.play("play s2");
    assert_eq!(game.phase(), Phase::Seat(Decision::Battle));
    assert!(game.told(|seen| matches!(seen, Seen::NothingDrawn { .. })));
}

#[test]
fn g8_6_cards_played_in_this_battle_do_not_join() {
    let position = "seat 1: hand s1 s3 s5; deck I.1; discard s2 s4 s6\n battle: I.7";
    let mut game = Game::able("taia, horan", position);
    game.play("play s5; play s3; play s1");
    assert_eq!(game.chances(), "1 card s2; 1 card s4; 1 card s6");
}

#[test]
fn g8_6_not_at_the_refill() {
    let position = "seat 1: hand s1 s3; deck I.1 I.2 I.3\n battle: I.7";
    let mut game = Game::able("taia, horan", position);
    game.play("end");
    assert_eq!((game.turn().as_str(), game.hand(1).as_str()), ("2", "s1 s3 I.1 I.2"));
    assert!(!game.told(|seen| matches!(seen, Seen::Looked { .. })));
}

#[test]
fn g8_6_at_the_refill_a_single_card_is_drawn_before_a_new_deck_is_made() {
    let position = "seat 1: hand s1 s3 s5; deck I.1; discard s2 s4 s6 I.2";
    let mut game = Game::able("taia, horan", position);
    game.play("merchant; leave");
    assert_eq!((game.hand(1).as_str(), game.discard(1).as_str()), ("s1 s3 s5 I.1", "s2 s4 s6 I.2"));
}

#[test]
fn g8_6_a_void_draw_looks_at_nothing() {
    let mut game = Game::able("taia, horan", "seat 1: hand s1 s3; deck I.1 I.2\n battle: I.11");
    game.play("play s1");
    assert_eq!((game.phase(), game.deck(1).as_str()), (Phase::Seat(Decision::Battle), "I.1 I.2"));
}

#[test]
fn g8_6_a_heal_printed_left_of_the_draw_comes_after_the_choice() {
    // I.7: heal 1, draw 1: the draw first.
    let position =
        "seat 1: hit-points 3; hand I.7; deck I.1 I.2; discard s1 s2 s3 s4 s5 s6\n battle: I.8";
    let mut game = Game::able("taia, horan", position);
    game.play("play I.7");
    assert_eq!(game.hit_points(1), 3);
    game.play("take I.1");
    assert_eq!(game.hit_points(1), 4);
}

#[test]
fn g8_6_not_with_abilities_off_and_not_for_others() {
    let mut off = Game::new("taia, horan", "seat 1: hand s1; deck I.1 I.2\n battle: I.7");
    off.play("play s1");
    assert_eq!(off.hand(1), "I.1");
    let mut horan = Game::able("horan, taia", "seat 1: hand s6; deck I.1 I.2\n battle: I.7");
    horan.play("play s6");
    assert_eq!(horan.hand(1), "I.1");
}
