//! G3.3: the new deck, shuffled or arranged.

use goblin::{Decision, Phase, Seen};

use crate::support::Game;

/// Deck empty; the pile has two starting cards and two that were won.
const MIXED: &str = "seat 1: hand s1 s2 s3 s4; deck none; discard s5 s6 I.1 I.2";
/// The same with one card to be drawn at the end of the turn.
const ONE_SHORT: &str = "seat 1: hand s2 s3 s4; deck none; discard s1 s5 s6 I.1 I.2";

#[test]
fn g3_3_a_shuffled_deck_has_no_order_that_anybody_knows() {
    let mut game = Game::with("pl", "horan, taia", ONE_SHORT);
    game.play("merchant; leave");
    assert_eq!(game.turn(), "chance");
    assert_eq!(game.chances(), "3 back starting; 1 back I.1; 1 back I.2", "by their numbers");
    assert_eq!(game.deck(1), "? ? ? ? ? hiding I.1 I.2");
    game.play("back I.2; back starting");
    assert_eq!(
        (game.hand(1).as_str(), game.deck(1).as_str()),
        ("s2 s3 s4 I.2", "starting ? ? ? hiding I.1")
    );
    assert_eq!(game.turn(), "2");
}

#[test]
fn g3_3_a_starting_card_from_a_shuffled_deck_is_drawn_in_two_steps() {
    let mut game = Game::with("new-deck shuffled", "horan, taia", ONE_SHORT);
    game.play("merchant; leave; back starting");
    assert_eq!(game.chances(), "1 card s1; 1 card s5; 1 card s6", "the back first, then which");
    game.refuse("back I.1", "G3.3").refuse("card s2", "G3.3").play("card s6");
    assert_eq!(game.chances(), "2 back starting; 1 back I.1; 1 back I.2");
    game.refuse("card s1", "G3.4").refuse("back I.3", "G3.4").play("back I.1");
    assert_eq!((game.hand(1).as_str(), game.turn().as_str()), ("s2 s3 s4 s6", "2"));
}

#[test]
fn g3_3_the_owner_puts_won_cards_wherever_they_like() {
    for (order, deck) in [
        (
            "place I.1; place I.2; place starting; place starting",
            "I.2 (starting) (starting) (starting)",
        ),
        (
            "place I.2; place I.1; place starting; place starting",
            "I.1 (starting) (starting) (starting)",
        ),
        (
            "place I.2; place starting; place starting; place I.1",
            "starting (starting) (I.1) (starting)",
        ),
        (
            "place I.1; place starting; place starting; place starting",
            "starting (starting) (starting) (I.2)",
        ),
    ] {
        let mut game = Game::new("horan, taia", ONE_SHORT);
        game.play("merchant; leave").play(order);
        assert_eq!((game.deck(1).as_str(), game.turn().as_str()), (deck, "2"), "{order}");
        assert_eq!(game.player(1).hand.len(), 4);
    }
}

#[test]
fn g3_3_starting_cards_are_placed_as_cards_that_look_alike() {
    let mut game = Game::new("horan, taia", ONE_SHORT);
    game.play("merchant; leave");
    assert_eq!(game.legal(), "place I.1; place I.2; place starting; shuffle");
    game.play("place starting; place I.1; place starting; place I.2");
    assert_eq!(game.chances(), "1 card s1; 1 card s5; 1 card s6", "chance says which it is");
    game.play("card s5");
    assert_eq!(
        (game.hand(1).as_str(), game.deck(1).as_str()),
        ("s2 s3 s4 s5", "I.1 (starting) (I.2) (starting)")
    );
}

#[test]
fn g3_3_what_is_not_left_cannot_be_placed() {
    let mut game = Game::new("horan, taia", ONE_SHORT);
    game.play("merchant; leave").refuse("place I.3", "G3.3").play("place I.1");
    game.refuse("place I.1", "G3.3").play("place starting; place starting; place starting");
    game.refuse("place starting", "G3.3");
    assert_eq!(game.turn(), "2", "the last card has only one place");
}

#[test]
fn g3_3_while_the_deck_is_arranged_nothing_else_is_decided() {
    let mut game = Game::new("horan, taia", ONE_SHORT);
    game.refuse("place I.1", "G3.3").refuse("shuffle", "G3.3").play("merchant; leave");
    assert_eq!(game.phase(), Phase::Seat(Decision::Arrange));
    for action in ["merchant", "fight I.3", "leave", "revive", "end", "play s2"] {
        game.refuse(action, "G3.3");
    }
}

#[test]
fn g3_3_the_deck_may_be_left_to_a_shuffle_until_a_card_is_in_its_place() {
    let mut game = Game::new("horan, taia", ONE_SHORT);
    game.play("merchant; leave; shuffle");
    assert_eq!(game.chances(), "3 back starting; 1 back I.1; 1 back I.2");
    assert_eq!(game.deck(1), "? ? ? ? ? hiding I.1 I.2");
    let mut game = Game::new("horan, taia", ONE_SHORT);
    for (step, legal) in [
        ("merchant; leave", "place I.1; place I.2; place starting; shuffle"),
        ("place I.2", "place I.1; place starting"),
        ("place starting", "place I.1; place starting"),
        ("place I.1", "place starting"),
    ] {
        game.play(step);
        assert_eq!(game.legal(), legal, "after {step}");
    }
    game.refuse("shuffle", "G3.3").play("place starting");
    assert_eq!(game.turn(), "2");
}

#[test]
fn g3_3_every_card_but_the_last_is_placed_whatever_the_order() {
    for order in ["I.1 I.2 starting starting", "starting starting starting I.1"] {
        let mut game = Game::new("horan, taia", ONE_SHORT);
        game.play("merchant; leave");
        for back in order.split(' ') {
            assert_eq!(game.phase(), Phase::Seat(Decision::Arrange), "{order}");
            game.play(&format!("place {back}"));
        }
        assert_ne!(game.phase(), Phase::Seat(Decision::Arrange), "{order}");
    }
}

#[test]
fn g3_3_the_order_of_an_arranged_deck_is_the_order_it_is_drawn_in() {
    let position = "seat 1: hand none; deck none; discard s1 s2 s3 s4 s5 s6 I.1 I.2 I.3";
    let mut game = Game::new("horan, taia", position);
    game.play("merchant; leave; place I.3; place starting; place I.1; place I.2").place_rest();
    game.play("card s6");
    assert_eq!((game.hand(1).as_str(), game.turn().as_str()), ("s6 I.1 I.2 I.3", "2"));
    assert_eq!(game.deck(1), "starting (starting) (starting) (starting) (starting)");
}

#[test]
fn g3_3_a_pile_of_starting_cards_alone_leaves_nothing_to_arrange() {
    let mut game = Game::new("horan, taia", "seat 1: hand s1 s2; deck none; discard s3 s4 s5 s6");
    game.play("merchant; leave");
    assert_eq!(game.turn(), "chance");
    let mut single = Game::new(
        "horan, taia",
        "seat 1: hand s1 s2 s3; deck starting ? ?; discard I.1\n battle: I.5; chain I.8",
    );
    single.play("end").settle();
    assert_eq!(single.turn(), "2", "the pile is not needed");
    let mut single = Game::new(
        "horan, taia",
        "seat 1: hand s1 s2 s3 s4 s5 s6; discard I.1\n battle: I.5; chain I.4",
    );
    single.play("play s1; play s2; play s3; end");
    assert_eq!(single.phase(), Phase::Seat(Decision::Arrange), "now there is something to arrange");
}

#[test]
fn g3_3_one_won_card_alone_is_the_deck() {
    let mut game =
        Game::new("horan, taia", "seat 1: hand s1 s2 s3 s4 s5 s6 I.4; discard I.1\n battle: I.5");
    game.play("play I.4");
    assert_eq!((game.hand(1).as_str(), game.deck(1).as_str()), ("s1 s2 s3 s4 s5 s6 I.1", "none"));
}

#[test]
fn g3_3_each_edition_makes_its_deck_in_its_way() {
    for (edition, asked) in [("cs", "1"), ("en", "1"), ("de", "1"), ("pl", "chance")] {
        let mut game = Game::with(edition, "horan, taia", ONE_SHORT);
        game.play("merchant; leave");
        assert_eq!(game.turn(), asked, "{edition}");
    }
}

#[test]
fn g3_3_a_deck_made_in_a_battle_is_arranged_in_the_battle() {
    let mut game = Game::new("horan, taia", &format!("{MIXED}\n battle: I.5; chain I.3"));
    game.play("play s1").refuse("shuffle", "G3.3");
    let position = "seat 1: hand s1 s6; deck none; discard s2 s3 I.1 I.2 s4 s5\n battle: I.5";
    let mut game = Game::new("horan, taia", position);
    game.play("play s6");
    assert_eq!(game.phase(), Phase::Seat(Decision::Arrange));
    game.refuse("end", "G3.3").refuse("play s1", "G3.3").play("place I.1").place_rest();
    assert_eq!((game.hand(1).as_str(), game.phase()), ("s1 I.1", Phase::Seat(Decision::Battle)));
}

#[test]
fn g3_3_everybody_sees_that_a_deck_is_shuffled() {
    let mut game = Game::new("horan, taia", ONE_SHORT);
    game.play("merchant; leave; shuffle");
    let shuffled = |seen: &Seen| matches!(seen, Seen::Shuffled { .. });
    for seat in [0, 1, 2] {
        assert!(game.seen(seat).iter().any(shuffled), "seat {seat}");
    }
    let mut arranged = Game::new("horan, taia", ONE_SHORT);
    arranged.play("merchant; leave; place I.2").place_rest();
    assert!(!arranged.seen(2).iter().any(shuffled));
}

#[test]
fn g3_3_nobody_else_learns_the_order() {
    let mut game = Game::new("horan, taia", ONE_SHORT);
    game.play("merchant; leave; place I.2; place starting; place I.1; place starting");
    let placed = |seat: usize| {
        let is_placed = |seen: &&Seen| matches!(seen, Seen::Placed { .. });
        game.seen(seat).iter().filter(is_placed).count()
    };
    assert_eq!((placed(1), placed(2), placed(0)), (4, 0, 0));
    let mut other = Game::new("horan, taia", ONE_SHORT);
    other.play("merchant; leave; place I.2; place starting; place starting");
    other.play("place I.1");
    assert_eq!(game.turn(), other.turn());
    for seat in [0, 2] {
        assert_eq!(game.view(seat), other.view(seat), "the arrangements look alike");
        assert_eq!(game.seen(seat), other.seen(seat));
    }
    assert_ne!(game.view(1), other.view(1));
}
