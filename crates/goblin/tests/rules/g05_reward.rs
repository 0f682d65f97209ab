//! G5.1 to G5.6: rewards, refilled rows and keys.

use goblin::{Decision, Level, Phase, Seen, Source};

use crate::support::Game;

/// Seat 1 has just beaten this monster of level I.
fn beaten(monster: &str, seat: &str) -> Game {
    let position =
        format!("I: {monster}\n seat 1: hand s1 s3 s4; {seat}\n battle: {monster}; chain I.20 s2");
    let mut game = Game::new("horan, taia", &position);
    game.play("end; monster I.9");
    game
}

fn asked(card: &str) -> Phase {
    Phase::Seat(Decision::Equip(card.parse().unwrap(), Source::Battle))
}

#[test]
fn g5_1_the_back_is_an_action_card_a_weapon_or_an_armor() {
    let action = beaten("I.2", "");
    assert_eq!((action.discard(1).as_str(), action.turn().as_str()), ("s2 I.2 I.20", "chance"));
    assert!(
        action.told(|seen| matches!(seen, Seen::Won { card, .. } if card.to_string() == "I.2"))
    );
    assert_eq!(beaten("I.10", "").phase(), asked("I.10"));
    assert_eq!(beaten("I.12", "").phase(), asked("I.12"));
}

#[test]
fn g5_1_a_gatekeeper_has_a_key() {
    let mut game = Game::new("horan, taia", "I: gate I.k2\n battle: I.k2; chain s2");
    game.play("end; monster I.k5");
    assert_eq!((game.keys(1).as_str(), game.turn().as_str()), ("I", "2"));
    assert!(game.told(|seen| matches!(seen, Seen::KeyWon { level: Level::I, .. })));
    assert!(!game.told(|seen| matches!(seen, Seen::Won { .. })));
    for level in ["II", "III"] {
        let position = format!("seat 1: keys I II; weapon III.17\n battle: {level}.k1");
        let position =
            if level == "II" { position.replace("keys I II", "keys I") } else { position };
        let mut game = Game::new("horan, taia", &position);
        game.play("end").settle();
        assert!(game.keys(1).ends_with(level), "{level}");
    }
}

#[test]
fn g5_2_an_action_card_goes_on_the_own_discard_pile() {
    let mut game = Game::new(
        "horan, taia",
        "seat 1: hand s2 s3 s4 s5\n seat 2: discard s6\n battle: I.1; chain s1",
    );
    game.play("end; monster I.9");
    assert_eq!((game.discard(1).as_str(), game.discard(2).as_str()), ("s1 I.1", "s6"));
    assert_eq!(game.hand(1), "s2 s3 s4 s5", "not into the hand, not onto the deck");
    assert_eq!(game.deck(1), "starting");
}

#[test]
fn g5_2_the_same_refill_may_bring_it_into_the_hand() {
    let mut game = Game::new(
        "horan, taia",
        "seat 1: hand s2 s3 s4; deck none; discard s5 s6\n battle: I.1; chain s1",
    );
    game.play("end; monster I.9");
    assert_eq!(game.legal(), "place I.1; place starting; shuffle");
    game.play("place I.1").place_rest();
    assert_eq!((game.hand(1).as_str(), game.turn().as_str()), ("s2 s3 s4 I.1", "2"));
}

#[test]
fn g5_2_it_cannot_be_refused() {
    let mut game = Game::new("horan, taia", "seat 1: hand s2 s3 s4 s5\n battle: I.1; chain s1");
    game.play("end").refuse("pawn", "G4.10").play("monster I.9");
    assert_eq!(game.turn(), "2", "nobody asked");
    game.refuse("pawn", "G5.3").refuse("keep", "G5.3");
}

#[test]
fn g5_3_equipment_is_kept_or_sent_to_the_pawnshop() {
    let mut kept = beaten("I.10", "");
    assert_eq!(kept.legal(), "keep; pawn");
    kept.play("keep");
    assert_eq!((kept.equipment(1).as_str(), kept.pawnshop().as_str()), ("I.10 -", ""));
    let mut pawned = beaten("I.12", "");
    assert_eq!(pawned.legal(), "keep; pawn");
    pawned.play("pawn");
    assert_eq!((pawned.equipment(1).as_str(), pawned.pawnshop().as_str()), ("- -", "I.12"));
    assert!(pawned.told(|seen| matches!(seen, Seen::Pawned { .. })));
}

#[test]
fn g5_3_equipment_never_gets_into_hand_deck_or_discard() {
    let mut game = beaten("I.10", "");
    game.play("keep").settle();
    assert!(!game.hand(1).contains("I.10") && !game.discard(1).contains("I.10"));
    assert!(!game.deck(1).contains("I.10"));
}

#[test]
fn g5_3_one_weapon_and_one_armor_at_most() {
    let mut changed = beaten("I.10", "weapon I.14; armour I.15");
    changed.play("keep");
    assert_eq!((changed.equipment(1).as_str(), changed.pawnshop().as_str()), ("I.10 I.15", "I.14"));
    let mut stayed = beaten("I.10", "weapon I.14; armour I.15");
    stayed.play("pawn");
    assert_eq!((stayed.equipment(1).as_str(), stayed.pawnshop().as_str()), ("I.14 I.15", "I.10"));
    let mut armor = beaten("I.12", "weapon I.14; armour I.15");
    armor.play("keep");
    assert_eq!((armor.equipment(1).as_str(), armor.pawnshop().as_str()), ("I.14 I.12", "I.15"));
    let mut both = beaten("I.12", "weapon I.14");
    both.play("keep");
    assert_eq!((both.equipment(1).as_str(), both.pawnshop().as_str()), ("I.14 I.12", ""));
}

#[test]
fn g5_3_the_hand_bonus_of_what_is_owned_now_counts_in_this_refill() {
    let full = "seat 1: hand s1 s3 s4 s5; deck starting ?";
    let position = format!("{full}; discard none\n battle: I.16; chain II.1");
    let mut game = Game::new("horan, taia", &position);
    game.play("end; monster I.9; keep").settle();
    assert_eq!((game.player(1).hand.len(), game.turn().as_str()), (5, "2"));
    let mut pawned = Game::new("horan, taia", &position);
    pawned.play("end; monster I.9; pawn").settle();
    assert_eq!((pawned.player(1).hand.len(), pawned.turn().as_str()), (4, "2"));
}

#[test]
fn g5_3_a_lower_limit_discards_nothing() {
    let position =
        "seat 1: hand s1 s3 s4 s5 s6; deck starting; weapon I.11\n battle: I.10; chain II.1";
    let mut game = Game::new("horan, taia", position);
    game.play("end; monster I.9; keep");
    assert_eq!((game.equipment(1).as_str(), game.turn().as_str()), ("I.10 -", "2"));
    assert_eq!((game.hand(1).as_str(), game.discard(1).as_str()), ("s1 s3 s4 s5 s6", "II.1"));
}

#[test]
fn g5_3_the_choice_comes_before_anything_else() {
    let mut game = beaten("I.10", "");
    for action in ["end", "merchant", "fight I.2", "play s1", "drink", "buy strength", "leave"] {
        game.refuse(action, "G5.3");
    }
}

#[test]
fn g5_4_a_gap_is_filled_at_once_with_the_top_card() {
    let mut game =
        Game::new("horan, taia", "I: I.10 I.2 I.3 I.4 I.5 top I.6\n battle: I.3; chain s2");
    game.play("end");
    assert_eq!(game.row(Level::I), "I.10 I.2 I.6 I.4 I.5", "in the beaten monster's place");
    assert_eq!(game.chances().split("; ").count(), 14, "then the next card is turned up");
    game.play("monster I.17");
    assert_eq!(game.state.cavern(Level::I).top, "I.17".parse().ok());
}

#[test]
fn g5_4_before_the_reward_is_chosen() {
    let mut game = Game::new("horan, taia", "I: I.10\n battle: I.10; chain s1 s2");
    game.play("end").refuse("keep", "G4.10").play("monster I.9");
    assert_eq!(game.legal(), "keep; pawn");
    let log = game.log();
    assert!(log.ends_with("Beaten RowFilled MonsterTurnedUp Won"), "{log}");
}

#[test]
fn g5_4_with_an_empty_deck_the_gap_stays() {
    let mut game = Game::new("horan, taia", "I: I.1 I.2 I.3 I.4 I.5 top -\n battle: I.3; chain s2");
    game.play("end");
    assert_eq!(game.level(Level::I), "I.1 I.2 - I.4 I.5 top - gate I.k1");
    game.settle().play("merchant; leave");
    assert_eq!(game.row(Level::I), "I.1 I.2 - I.4 I.5");
}

#[test]
fn g5_4_the_last_card_of_the_deck_leaves_it_empty() {
    let mut game = Game::new(
        "horan, taia",
        "I: I.1 I.2 I.3 I.4 I.5 top I.6 below none\n battle: I.3; chain s2",
    );
    game.play("end");
    assert_eq!(game.level(Level::I), "I.1 I.2 I.6 I.4 I.5 top - gate I.k1");
}

#[test]
fn g5_4_other_levels_are_not_touched() {
    let mut game = Game::new("horan, taia", "seat 1: keys I; weapon II.17\n battle: II.3");
    let before = (game.level(Level::I), game.level(Level::III));
    game.play("end; monster II.20");
    assert_eq!((game.level(Level::I), game.level(Level::III)), before);
    assert_eq!(game.level(Level::II), "II.6 II.1 II.2 II.4 II.5 top II.20 gate II.k1");
}

#[test]
fn g5_4_a_beaten_gatekeeper_uncovers_the_next_one() {
    let mut game = Game::new("horan, taia", "I: gate I.k1 beaten I.k2\n battle: I.k1; chain s1");
    let row = game.row(Level::I);
    game.play("end");
    assert_eq!(game.chances(), "1 monster I.k3; 1 monster I.k4; 1 monster I.k5");
    game.play("monster I.k5");
    assert_eq!(game.state.cavern(Level::I).gate, "I.k5".parse().ok());
    assert_eq!(game.row(Level::I), row, "the row stays as it is");
    let mut last = Game::new(
        "horan, taia",
        "I: gate I.k1 beaten I.k2 I.k3 I.k4 I.k5\n battle: I.k1; chain s1",
    );
    last.play("end").settle();
    assert_eq!(last.state.cavern(Level::I).gate, None);
}

#[test]
fn g5_5_a_heart_won_in_this_battle_does_not_heal_in_it() {
    for monster in ["I.14", "I.15"] {
        let position =
            format!("I: {monster}\n seat 1: hand s1 s3 s4 s5\n battle: {monster}; chain II.1 s2");
        let mut game = Game::new("horan, taia", &position);
        game.play("end; monster I.9; keep").settle();
        assert_eq!((game.hit_points(1), game.turn().as_str()), (4, "2"), "{monster}");
        assert!(!game.told(|seen| matches!(seen, Seen::HealedByEquipment { .. })));
    }
}

#[test]
fn g5_5_in_the_next_battle_it_does() {
    let mut game =
        Game::new("horan", "I: I.15 I.2\n seat 1: hand s1 s3 s4 s5\n battle: I.15; chain II.1 s2");
    game.play("end; monster I.9; keep").settle();
    game.play("fight I.2; end");
    assert_eq!(game.hit_points(1), 5, "4 - 1, and two hearts");
}

#[test]
fn g5_6_a_key_cannot_be_paid() {
    let mut game = Game::new("horan, taia", "seat 1: keys I II III");
    game.play("merchant").refuse("buy strength", "G7.2").play("leave");
    assert_eq!(game.keys(1), "I II III");
}

#[test]
fn g5_6_a_key_is_not_lost_by_falling() {
    let mut game = Game::new("horan, taia", "seat 1: hit-points 1; keys I II\n battle: I.2");
    game.play("end");
    assert_eq!((game.hit_points(1), game.keys(1).as_str()), (0, "I II"));
    game.play("merchant; leave; revive");
    assert_eq!(game.keys(1), "I II");
}

#[test]
fn g5_6_one_key_of_each_level_for_each_player() {
    let mut game = Game::new(
        "horan, taia",
        "I: gate I.k2 beaten I.k1\n turn: 2\n seat 1: keys I\n seat 2: hand s3 s5 s6 s1\n battle: I.k2; chain s4",
    );
    game.play("play s3; end").settle();
    assert_eq!(
        (game.keys(1).as_str(), game.keys(2).as_str()),
        ("I", "I"),
        "others may win one too"
    );
    game.refuse("fight I.k3", "G4.2");
}
