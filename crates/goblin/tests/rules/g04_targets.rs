//! G4.1 and G4.2: which monsters a player may fight.

use goblin::Level;

use crate::support::Game;

const LEVEL_ONE: &str = "I.1 I.2 I.3 I.4 I.5";
const LEVEL_TWO: &str = "II.1 II.2 II.3 II.4 II.5";
const LEVEL_THREE: &str = "III.1 III.2 III.3 III.4 III.5";

#[test]
fn g4_1_any_monster_of_an_open_row_or_the_gatekeeper_on_top() {
    for monster in ["I.1", "I.2", "I.3", "I.4", "I.5", "I.k1"] {
        let mut game = Game::new("horan, taia", "");
        game.play(&format!("fight {monster}"));
        assert_eq!(game.battle().monster.to_string(), monster);
    }
    let game = Game::new("horan, taia", "I: I.20 I.7 I.3 I.11 I.5 gate I.k4");
    assert_eq!(game.legal_to("fight"), "I.20 I.7 I.3 I.11 I.5 I.k4");
}

#[test]
fn g4_1_nothing_that_does_not_lie_open() {
    let position = "I: gate I.k2 beaten I.k1\n pawnshop: I.9\n seat 2: hand s1 s2 s3 I.8";
    let mut game = Game::new("horan, taia", position);
    // The deck's top, its inside, the pawnshop, a hand, below and after the gatekeeper, other lords.
    for monster in ["I.6", "I.10", "I.9", "I.8", "I.k3", "I.k1", "X.2", "X.3"] {
        game.refuse(&format!("fight {monster}"), "G4.1");
    }
}

#[test]
fn g4_1_a_gap_cannot_be_fought() {
    let game = Game::new("horan, taia", "I: I.1 - - I.4 -");
    assert_eq!(game.legal_to("fight"), "I.1 I.4 I.k1");
    let game = Game::new("horan, taia", "I: gate -");
    assert_eq!(game.legal_to("fight"), LEVEL_ONE);
}

#[test]
fn g4_2_level_one_is_always_open_the_others_are_not() {
    let mut game = Game::new("horan, taia", "");
    assert_eq!(game.legal_to("fight"), format!("{LEVEL_ONE} I.k1"));
    for monster in ["II.1", "II.k1", "III.1", "III.k1", "X.1"] {
        game.refuse(&format!("fight {monster}"), "G4.2");
    }
}

#[test]
fn g4_2_level_two_needs_the_key_of_one() {
    let mut game = Game::new("horan, taia", "seat 1: keys I");
    assert_eq!(game.legal_to("fight"), format!("{LEVEL_ONE} {LEVEL_TWO} II.k1"));
    for monster in ["III.1", "III.k1", "X.1"] {
        game.refuse(&format!("fight {monster}"), "G4.2");
    }
    game.play("fight II.3");
}

#[test]
fn g4_2_level_three_needs_the_keys_of_one_and_two() {
    let mut game = Game::new("horan, taia", "seat 1: keys I II");
    assert_eq!(game.legal_to("fight"), format!("{LEVEL_ONE} {LEVEL_TWO} {LEVEL_THREE} III.k1"));
    game.refuse("fight X.1", "G4.2").play("fight III.5");
    let mut second_alone = Game::new("horan, taia", "seat 1: keys II");
    second_alone.refuse("fight II.1", "G4.2").refuse("fight III.1", "G4.2");
}

#[test]
fn g4_2_the_lord_needs_all_three() {
    let mut game = Game::new("horan, taia", "seat 1: keys I II III");
    assert_eq!(game.legal_to("fight"), format!("{LEVEL_ONE} {LEVEL_TWO} {LEVEL_THREE} X.1"));
    game.play("fight X.1");
    for keys in ["I II", "I III", "II III", "III"] {
        let mut game = Game::new("horan, taia", &format!("seat 1: keys {keys}"));
        game.refuse("fight X.1", "G4.2");
    }
    let mut short = Game::with("short-game on", "horan, taia", "seat 1: keys I II");
    short.play("fight X.1");
}

#[test]
fn g4_2_lower_levels_stay_open() {
    for monster in ["I.1", "II.1", "III.1"] {
        let mut game = Game::new("horan, taia", "seat 1: keys I II III");
        game.play(&format!("fight {monster}"));
    }
}

#[test]
fn g4_2_who_has_a_key_may_not_fight_another_gatekeeper_of_that_level() {
    for (keys, gates) in [("I", "I.k1"), ("I II", "I.k1 II.k1"), ("I II III", "I.k1 II.k1 III.k1")]
    {
        let mut game = Game::new("horan, taia", &format!("seat 1: keys {keys}"));
        for gate in gates.split(' ') {
            game.refuse(&format!("fight {gate}"), "G4.2");
        }
    }
}

#[test]
fn g4_2_the_keys_of_others_open_nothing_and_close_nothing() {
    let mut game = Game::new("horan, taia", "seat 2: keys I II III");
    game.refuse("fight II.1", "G4.2").refuse("fight X.1", "G4.2").play("fight I.k1");
}

#[test]
fn g4_2_the_key_just_won_opens_the_next_level_in_the_next_turn() {
    let mut game = Game::new("horan", "seat 1: hand s1 s2 s3 s4");
    game.play("fight I.k1; play s1; end; monster I.k2").settle();
    assert_eq!(game.keys(1), "I");
    game.refuse("fight I.k2", "G4.2").refuse("fight III.1", "G4.2").play("fight II.1");
    assert_eq!(game.state.cavern(Level::I).gate, "I.k2".parse().ok());
}
