//! Turns that must be decidable.

use goblin::{Decision, Level, Phase, Potion, Seen};

use crate::support::{Game, sums};

#[test]
fn g8_6_taia_draws_two_with_one_card_left_in_the_deck() {
    let position = "
        seat 1: hand s2 s3 s5; deck I.1; discard s1 s4 s6 I.2 I.3
        battle: I.7";
    let mut game = Game::able("taia, horan", position);
    game.play("play s2");
    // The discard pile joins from below, arranged; the single card stays on top.
    assert_eq!(game.phase(), Phase::Seat(Decision::Arrange));
    game.play("place starting; place I.3; place I.2").place_rest();
    assert_eq!(
        game.chances(),
        "1 card s1; 1 card s4; 1 card s6",
        "which starting card comes second"
    );
    game.play("card s4");
    assert_eq!(game.legal(), "take I.1; take s4");
    game.play("take s4");
    assert_eq!(game.legal(), "take I.2; take I.3", "the second card has a choice of its own");
    game.play("take I.3");
    assert_eq!(
        (game.hand(1).as_str(), game.deck(1).as_str()),
        ("s3 s4 s5 I.3", "starting (starting) I.1 I.2")
    );
    assert_eq!((game.discard(1).as_str(), game.phase()), ("", Phase::Seat(Decision::Battle)));
}

#[test]
fn g8_6_taia_draws_two_with_one_card_left_and_one_in_the_discard_pile() {
    let position = "seat 1: hand s1 s2 s3 s4 s5 s6; deck I.1; discard I.2\n battle: I.7";
    let mut game = Game::able("taia, horan", position);
    game.play("play s2");
    assert_eq!(game.legal(), "take I.1; take I.2", "nothing is to be arranged");
    game.play("take I.2");
    assert_eq!(game.hand(1), "s1 s3 s4 s5 s6 I.1 I.2", "the second draw finds one card in all");
    assert_eq!(game.deck(1), "none");
}

#[test]
fn g7_9_an_attack_card_under_an_attack_curse_then_the_countercurse() {
    let position = "seat 1: hand s1 s2; potions countercurse\n battle: I.8";
    let mut game = Game::new("horan, taia", position);
    game.play("play s1");
    assert_eq!((sums(&game), game.totals().suffices), ((0, 0), false));
    game.play("counter attack");
    assert_eq!(sums(&game), (1, 0), "it counts from now on");
    game.play("play s2; end").settle();
    assert!(game.told(|seen| matches!(seen, Seen::Struck { attack: 3, needed: 2, .. })));
    assert!(!game.row(Level::I).contains("I.8"));
    assert_eq!(game.state.pile(Potion::Countercurse), 4);
}

#[test]
fn g8_3_xanros_with_a_card_cursed_in_color_and_effect_and_a_strength_potion() {
    // I.18 curses attack and red; s1 is a red attack 2.
    let position = "seat 1: hand s1; potions strength countercurse\n battle: I.18";
    let mut game = Game::able("xanros, taia", position);
    game.refuse("play s1", "G6.2").refuse("play s1 despite attack", "G8.3");
    game.play("play s1 despite red").refuse("name s1 attack", "G8.3");
    game.refuse("double attack", "G7.7");
    assert_eq!(sums(&game), (0, 0), "the attack is void and cannot be doubled");
    game.play("counter attack; double attack");
    assert_eq!(sums(&game), (4, 0), "unless that curse is lifted as well");
}

#[test]
fn g8_3_xanros_doubles_the_effect_that_is_not_cursed() {
    // III.20 curses yellow and attack; III.12 is yellow with attack 3 and defence 3.
    let position = "seat 1: hand III.12; potions strength; keys I II\n battle: III.20";
    let mut game = Game::able("xanros, taia", position);
    game.play("play III.12 despite yellow");
    assert_eq!((game.legal().as_str(), sums(&game)), ("double defence; end", (0, 3)));
    game.play("double defence");
    assert_eq!(sums(&game), (0, 6));
}

#[test]
fn g7_4_the_armour_with_the_hand_bonus_paid_and_the_bought_card_drawn() {
    let position = "pawnshop: I.5\n seat 1: hand s1 s2 s3; armour I.13; deck I.7 I.8";
    let mut game = Game::new("horan, taia", position);
    game.play("merchant; buy I.5; pay I.13");
    assert_eq!((game.deck(1).as_str(), game.equipment(1).as_str()), ("I.5 I.7 I.8", "- -"));
    game.play("leave");
    assert_eq!(game.hand(1), "s1 s2 s3 I.5", "up to four, no longer five");
    assert_eq!((game.deck(1).as_str(), game.pawnshop().as_str()), ("I.7 I.8", "I.13"));
}

#[test]
fn g7_6_the_armour_with_the_hand_bonus_paid_with_a_full_hand() {
    let position = "pawnshop: I.5\n seat 1: hand s1 s2 s3 s4 I.4; armour I.13; deck I.7 I.8";
    let mut game = Game::new("horan, taia", position);
    game.play("merchant; buy I.5; pay I.13; leave");
    assert_eq!(game.hand(1), "s1 s2 s3 s4 I.4", "five stay, none is drawn");
    assert_eq!(game.deck(1), "I.5 I.7 I.8");
}

#[test]
fn g4_7_death_with_a_strength_potion_spent() {
    let position = "
        seat 1: hit-points 2; hand s2 s1; potions strength; deck I.9 I.8 I.2 I.1
        battle: I.3";
    let mut game = Game::new("horan, taia", position);
    game.play("play s2; double attack");
    assert_eq!((sums(&game), game.totals().suffices, game.totals().beats), ((4, 0), true, false));
    game.play("end");
    assert!(game.told(|seen| matches!(seen, Seen::Fell { .. })));
    assert!(game.told(|seen| matches!(seen, Seen::Stayed { .. })));
    assert!(!game.told(|seen| matches!(seen, Seen::Struck { .. } | Seen::Won { .. })));
    assert_eq!(
        (game.hit_points(1), game.potions(1).as_str(), game.state.pile(Potion::Strength)),
        (0, "", 4)
    );
    assert_eq!(
        (game.hand(1).as_str(), game.turn().as_str()),
        ("s1 I.2 I.8 I.9", "2"),
        "the hand is filled up"
    );
    assert!(game.row(Level::I).contains("I.3") && game.discard(1).contains("s2"));
}

#[test]
fn g4_2_four_players_and_four_gatekeepers() {
    let position = "
        I: I.1 I.2 I.3 I.4 I.5 gate I.k1
        seat 1: hand s1 s2 s3 III.1
        seat 2: hand s1 s2 s3 III.2
        seat 3: hand s1 s2 s3 III.4
        seat 4: hand s1 s2 s4 III.3";
    let mut game = Game::with("de", "horan, taia, aderyn, xanros", position);
    game.play("fight I.k1; play III.1; end");
    assert_eq!(game.chances(), "1 monster I.k2; 1 monster I.k3; 1 monster I.k4; 1 monster I.k5");
    game.play("monster I.k2").settle();
    game.play("fight I.k2; play III.2; end; monster I.k3").settle();
    game.play("fight I.k3; play III.4; end");
    assert_eq!(game.chances(), "1 monster I.k4; 1 monster I.k5", "one of these stayed out");
    game.play("monster I.k5").settle();
    game.play("fight I.k5; play III.3; play s4; end").settle();
    // Each has a key, nobody could take a second one, and the pile is empty.
    assert_eq!([1, 2, 3, 4].map(|seat| game.keys(seat)), ["I"; 4]);
    let cavern = game.state.cavern(Level::I);
    assert_eq!((cavern.gate, cavern.gates_below), (None, 0));
    game.refuse("fight I.k4", "G4.1");
    assert_eq!(game.turn(), "1");
}

#[test]
fn g4_2_nobody_takes_a_second_key_of_a_level_from_another() {
    let position = "seat 1: hand s1 s2 s3 III.1; keys I\n seat 2: hand s1 s2 s3 III.2";
    let mut game = Game::with("de", "horan, taia, aderyn, xanros", position);
    game.refuse("fight I.k1", "G4.2").play("merchant; leave; fight I.k1; play III.2; end");
}

#[test]
fn g8_4_aderyn_loses_her_last_hit_point_and_takes_a_weapon() {
    let position = "
        seat 1: hit-points 1; hand s1; weapon I.10; armour I.15; potions healing; deck I.1 I.2 I.3 I.5 I.6
        battle: I.11";
    let mut game = Game::able("aderyn, taia", position);
    game.play("play s1; end").settle();
    assert_eq!((game.hit_points(1), game.legal().as_str()), (0, "keep; pawn"));
    game.play("keep");
    assert_eq!((game.equipment(1).as_str(), game.pawnshop().as_str()), ("I.11 I.15", "I.10"));
    assert_eq!(game.hand(1), "I.1 I.2 I.3 I.5 I.6", "its hand bonus counts in this refill");
    assert_eq!(
        (game.hit_points(1), game.potions(1).as_str()),
        (0, "healing"),
        "no heart, no potion"
    );
    game.play("merchant; leave");
    assert_eq!(game.legal(), "revive");
}

#[test]
fn g6_4_two_hand_bonuses_and_one_of_them_cancelled() {
    let position = "
        seat 1: hand s1 s2 s3 s4 s5 I.4; weapon I.11; armour I.13; deck I.1 I.2 I.3
        battle: I.16";
    for settings in ["cursed-hand remaining", "rules 1"] {
        let mut game = Game::with(settings, "horan, taia", position);
        game.refuse("end", "G6.4").play("discard s5");
        assert_eq!(game.phase(), Phase::Seat(Decision::Battle), "five cards may stay");
        game.play("play s1; end");
        assert_eq!(game.hand(1), "s2 s3 s4 I.1 I.2 I.4", "after the battle it is six again");
    }
    let mut books = Game::new("horan, taia", position);
    books.play("discard s5").refuse("end", "G6.4").play("discard s4; end");
    assert_eq!(books.hand(1), "s1 s2 s3 I.1 I.2 I.4");
}

#[test]
fn g3_2_an_empty_deck_and_an_empty_discard_pile_in_mid_chain() {
    let position = "seat 1: hand s1 s2 s3 s4 s5 s6; deck none\n battle: I.4";
    let mut game = Game::new("horan, taia", position);
    // s1 > s6 (draw 1) > s5: the cards played so far do not come back in this battle.
    game.play("play s1; play s6");
    assert!(game.told(|seen| matches!(seen, Seen::NothingDrawn { .. })));
    assert_eq!(
        (game.phase(), game.hand(1).as_str()),
        (Phase::Seat(Decision::Battle), "s2 s3 s4 s5")
    );
    game.play("play s5; play s3; play s2");
    assert_eq!(sums(&game), (3, 1), "the chain went on");
    game.play("end; monster I.8; shuffle").settle();
    assert_eq!(game.player(1).hand.len(), 4, "the refill finds them in the discard pile");
}
