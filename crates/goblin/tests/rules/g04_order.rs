//! G4.10: the decisions of a battle, in their order.

use goblin::{Decision, Draw, Level, Phase, Source, Spot};

use crate::support::Game;

#[test]
fn g4_10_the_choice_of_the_monster_cannot_be_taken_back() {
    let mut game = Game::new("horan, taia", "");
    game.play("fight I.2");
    for action in ["fight I.1", "fight I.2", "merchant", "revive"] {
        game.refuse(action, "G2.1");
    }
    game.refuse("leave", "G7.1");
    assert_eq!(game.battle().monster, "I.2".parse().unwrap());
}

/// A monster whose curse takes a hand bonus away, met by somebody hurt with all potions.
const CURSED: &str = "
    I: I.16
    seat 1: hit-points 3; hand s1 s2 s3 s4 s5; weapon I.11; potions strength healing countercurse
";

#[test]
fn g4_10_first_the_countercurse_then_the_discard_then_cards() {
    let mut game = Game::new("horan, taia", CURSED);
    game.play("fight I.16");
    assert_eq!(game.phase(), Phase::Seat(Decision::Discard));
    assert_eq!(
        game.legal(),
        "counter weapon; discard s1; discard s2; discard s3; discard s4; discard s5"
    );
    for action in ["play s1", "end", "drink", "double attack"] {
        game.refuse(action, "G6.4");
    }
    game.play("discard s5");
    assert_eq!(game.phase(), Phase::Seat(Decision::Battle));
    assert!(game.legal().contains("counter weapon") && game.legal().contains("drink"));
    let mut countered = Game::new("horan, taia", CURSED);
    countered.play("fight I.16; counter weapon");
    assert_eq!(
        (countered.phase(), countered.player(1).hand.len()),
        (Phase::Seat(Decision::Battle), 5)
    );
}

#[test]
fn g4_10_cards_and_potions_in_any_order_until_the_end_is_chosen() {
    let mut game = Game::new("horan, taia", CURSED);
    game.play("fight I.16; discard s5; drink; play s1; double attack; play s2; counter weapon");
    assert_eq!(game.legal(), "end; play s3");
    game.play("end; monster I.9");
    assert_eq!(game.phase(), Phase::Seat(Decision::Equip("I.16".parse().unwrap(), Source::Battle)));
}

/// The end of a battle with everything to decide: I.10 is a weapon, and the deck is empty.
const FULL_END: &str = "
    I: I.10
    seat 1: hit-points 3; hand s3; deck none; discard s4 s5 s6 I.1 I.2; potions healing
    battle: I.10; chain s1 s2
";

#[test]
fn g4_10_then_the_reward_then_the_healing_potion_then_the_new_deck() {
    let mut game = Game::new("horan, taia", FULL_END);
    game.play("end");
    assert_eq!(game.phase(), Phase::Chance(Draw::Monster(Spot::Deck(Level::I))));
    game.refuse("keep", "G4.10").refuse("drink", "G4.10").play("monster I.9");
    assert_eq!(game.phase(), Phase::Seat(Decision::Equip("I.10".parse().unwrap(), Source::Battle)));
    game.refuse("drink", "G5.3").refuse("shuffle", "G5.3").refuse("merchant", "G5.3").play("keep");
    assert_eq!(game.phase(), Phase::Seat(Decision::Heal));
    game.refuse("shuffle", "G7.8").refuse("pawn", "G7.8").play("drink");
    assert_eq!(game.phase(), Phase::Seat(Decision::Arrange));
    game.refuse("drink", "G3.3").play("place I.1; place I.2").place_rest().play("card s1");
    assert_eq!((game.turn().as_str(), game.hand(1).as_str()), ("2", "s1 s3 I.1 I.2"));
}

#[test]
fn g4_10_what_cannot_help_is_not_asked() {
    // No potion, no damage left, or no hit point: the question is left out.
    for seat in [
        "hit-points 5; hand s3 s4 s5 s6",
        "hit-points 5; potions healing; hand s3 s4 s5 s6",
        "hit-points 1; hand s3 s4 s5 s6; potions healing",
    ] {
        let damage = if seat.starts_with("hit-points 1") { "I.2" } else { "I.1" };
        let mut game = Game::new("horan, taia", &format!("seat 1: {seat}\n battle: {damage}"));
        game.play("end");
        assert_eq!(game.turn(), "2", "{seat}");
    }
}

#[test]
fn g4_10_where_one_thing_only_can_come_nothing_is_asked_or_drawn() {
    // The last monster of a deck.
    let mut game = Game::new("horan, taia", "I: I.1 I.2 I.3 I.4 I.5 top I.6 below I.7");
    game.play("fight I.1; play s1; end");
    assert_eq!(game.level(Level::I), "I.6 I.2 I.3 I.4 I.5 top I.7 gate I.k1");
    // The last hidden starting card.
    let mut game = Game::new(
        "horan, taia",
        "seat 1: hand s1 s2 s3 I.1; discard s4 s5; deck starting\n battle: I.5; chain I.2",
    );
    game.play("play s3; end");
    assert_eq!((game.hand(1).as_str(), game.turn().as_str()), ("s1 s2 s6 I.1", "2"));
    // A pile of one kind.
    let mut game = Game::new("horan, taia", "seat 1: hand s1 s2 s3; deck none; discard s4 s5 s6");
    game.play("merchant; leave");
    assert_eq!(game.chances(), "1 card s4; 1 card s5; 1 card s6", "nothing to arrange");
}

#[test]
fn g4_10_a_single_legal_end_is_still_the_players_to_choose() {
    let mut game = Game::new("horan, taia", "seat 1: hand none\n battle: I.5");
    assert_eq!((game.legal().as_str(), game.turn().as_str()), ("end", "1"));
    game.play("end");
}
