//! G2: the turn.

use goblin::{Content, Decision, EquipmentKind, Phase, Reward, Seen};

use crate::support::Game;

/// All six starting cards of seat 1: three in hand, three in the deck.
const THREE: &str = "seat 1: hand s1 s2 s3";

#[test]
fn g2_1_a_turn_is_a_fight_the_merchant_or_a_revival() {
    let mut game = Game::new("horan, taia", "");
    assert_eq!(
        game.legal(),
        "fight I.1; fight I.2; fight I.3; fight I.4; fight I.5; fight I.k1; merchant"
    );
    game.refuse("end", "G4.3").refuse("leave", "G7.1").refuse("play s1", "G4.3");
    let mut hurt = Game::with("de", "horan, taia", "seat 1: hit-points 2");
    assert!(hurt.legal().ends_with("merchant; revive"), "{}", hurt.legal());
    hurt.refuse("drink", "G7.8");
}

#[test]
fn g2_1_exactly_one_of_them() {
    let mut game = Game::with("de", "horan, taia", "seat 1: hit-points 2");
    game.play("fight I.1");
    for action in ["fight I.2", "fight I.1", "merchant", "revive"] {
        game.refuse(action, "G2.1");
    }
    game.play("end");
    assert_eq!(game.turn(), "2");
    let mut game = Game::with("de", "horan, taia", "seat 1: hit-points 2");
    game.play("merchant");
    for action in ["fight I.1", "merchant", "revive"] {
        game.refuse(action, "G2.1");
    }
    game.play("leave");
    assert_eq!(game.turn(), "2");
    let mut game = Game::with("de", "horan, taia", "seat 1: hit-points 2");
    game.play("revive");
    assert_eq!(game.turn(), "2");
}

#[test]
fn g2_2_without_hit_points_only_revival_is_possible() {
    for edition in ["en", "cs", "de", "pl"] {
        let position = "seat 1: hit-points 0; hand s1 I.1; potions healing";
        let mut game = Game::with(edition, "horan, taia", position);
        assert_eq!(game.legal(), "revive", "{edition}");
        game.refuse("fight I.2", "G2.2").refuse("merchant", "G2.2").refuse("fight I.k1", "G2.2");
    }
    let mut lords = Game::new("horan, taia", "seat 1: hit-points 0; keys I II III");
    lords.refuse("fight X.1", "G2.2");
}

#[test]
fn g2_2_with_one_hit_point_everything_is_possible() {
    let game = Game::new("horan, taia", "seat 1: hit-points 1");
    assert!(game.legal().contains("fight I.1") && game.legal().contains("merchant"));
}

#[test]
fn g2_3_reviving_restores_all_hit_points_and_is_the_whole_turn() {
    for (settings, full) in [("", 5), ("hit-points 7", 7), ("de, hit-points 3", 3)] {
        let mut game = Game::with(settings, "horan, taia", "seat 1: hit-points 0");
        game.play("revive");
        assert_eq!((game.hit_points(1), game.turn().as_str()), (full, "2"), "{settings}");
        assert!(game.told(|seen| matches!(seen, Seen::Revived { .. })));
    }
}

#[test]
fn g2_3_the_hand_is_filled_up_after_it() {
    let mut game = Game::new("horan, taia", "seat 1: hit-points 0; hand s1 s2");
    game.play("revive; card s5; card s4");
    assert_eq!((game.hand(1).as_str(), game.turn().as_str()), ("s1 s2 s4 s5", "2"));
}

#[test]
fn g2_4_reviving_with_hit_points_left_depends_on_the_edition() {
    for (edition, may) in [("cs", false), ("en", false), ("de", true), ("pl", true)] {
        let mut game = Game::with(edition, "horan, taia", "seat 1: hit-points 3");
        if may {
            game.play("revive");
            assert_eq!((game.hit_points(1), game.turn().as_str()), (5, "2"), "{edition}");
        } else {
            game.refuse("revive", "G2.4");
        }
    }
    let mut chosen = Game::with("en, early-revival on", "horan, taia", "seat 1: hit-points 4");
    chosen.play("revive");
    assert_eq!(chosen.hit_points(1), 5);
}

#[test]
fn g2_4_a_hit_point_has_to_be_missing() {
    for edition in ["cs", "en", "de", "pl"] {
        Game::with(edition, "horan, taia", "").refuse("revive", "G2.4");
    }
    Game::with("de, hit-points 7", "horan, taia", "seat 1: hit-points 6").play("revive");
}

#[test]
fn g2_5_a_visit_that_buys_nothing_is_how_one_passes() {
    let mut game = Game::new("horan, taia", "pawnshop: I.10\n seat 1: hand s1 s2 s3 I.1");
    let before = (game.hand(1), game.deck(1), game.discard(1), game.pawnshop());
    game.play("merchant; leave");
    assert_eq!((game.hand(1), game.deck(1), game.discard(1), game.pawnshop()), before);
    assert_eq!(game.turn(), "2");
    let mut poor = Game::new("horan, taia", "");
    poor.play("merchant");
    assert_eq!(poor.legal(), "leave", "even with nothing to pay with");
}

#[test]
fn g2_6_played_cards_are_discarded_then_the_hand_is_filled_up() {
    let mut game = Game::new("horan, taia", THREE);
    game.play("fight I.5; play s1; play s2");
    assert_eq!((game.hand(1).as_str(), game.discard(1).as_str()), ("s3", ""), "not before");
    game.play("end; card s6");
    assert_eq!((game.discard(1).as_str(), game.hand(1).as_str()), ("s1 s2", "s3 s6"));
    game.play("card s4");
    assert_eq!(game.hand(1), "s3 s4 s5 s6", "the last hidden card needs no chance");
    assert_eq!((game.deck(1).as_str(), game.turn().as_str()), ("none", "2"));
}

#[test]
fn g2_6_played_cards_may_come_back_in_the_same_refill() {
    let mut game = Game::new("horan, taia", "seat 1: hand s1 s2; deck none; discard s3 s4 s5 s6");
    game.play("fight I.5; play s1; play s2; end");
    assert_eq!(game.chances(), "1 card s1; 1 card s2; 1 card s3; 1 card s4; 1 card s5; 1 card s6");
    game.play("card s2; card s1; card s3; card s4");
    assert_eq!((game.hand(1).as_str(), game.discard(1).as_str()), ("s1 s2 s3 s4", ""));
}

#[test]
fn g2_6_every_turn_ends_alike() {
    for turn in
        ["merchant; leave", "revive", "fight I.7; end", "fight I.2; play s1; end; monster I.9"]
    {
        let hurt = if turn == "revive" { "hit-points 0; " } else { "" };
        let position = format!("I: I.7 I.2\n seat 1: {hurt}hand s1 s2");
        let mut game = Game::new("horan, taia", &position);
        game.play(turn).settle();
        assert_eq!(game.player(1).hand.len(), 4, "{turn}");
        assert_eq!(game.turn(), "2", "{turn}");
    }
}

#[test]
fn g2_6_cards_that_were_not_played_stay_in_hand() {
    let mut game = Game::new("horan, taia", "seat 1: hand s1 s2 s3 I.3");
    game.play("fight I.5; play s1; end").settle();
    for card in ["s2", "s3", "I.3"] {
        assert!(game.hand(1).contains(card), "{card}");
    }
}

#[test]
fn g2_6_over_the_limit_nobody_draws_or_discards() {
    let mut game = Game::new("horan, taia", "seat 1: hand s1 s2 s3 s4 s5 I.1");
    game.play("merchant; leave");
    assert_eq!((game.hand(1).as_str(), game.discard(1).as_str()), ("s1 s2 s3 s4 s5 I.1", ""));
    assert_eq!((game.turn().as_str(), game.deck(1).as_str()), ("2", "starting"));
}

#[test]
fn g2_6_only_the_player_whose_turn_it_was_draws() {
    let mut game = Game::new("horan, taia", "seat 1: hand s1 s2\n seat 2: hand s1");
    game.play("merchant; leave").settle();
    assert_eq!((game.player(1).hand.len(), game.player(2).hand.len()), (4, 1));
}

#[test]
fn g2_7_the_hand_limit_is_four_and_every_hand_bonus_more() {
    for (equipment, limit) in [
        ("", 4),
        ("weapon I.10; armour I.12", 4),
        ("weapon I.11", 5),
        ("weapon I.16", 5),
        ("armour I.13", 5),
        ("weapon I.11; armour I.13", 6),
        ("weapon I.16; armour II.20", 6),
    ] {
        let position = format!("seat 1: hand none; {equipment}");
        let mut game = Game::new("horan, taia", &position);
        assert_eq!(game.view(2).players[0].hand.limit, limit, "{equipment}");
        game.play("merchant; leave").settle();
        assert_eq!((game.player(1).hand.len(), game.turn().as_str()), (limit, "2"), "{equipment}");
    }
}

#[test]
fn g2_7_the_bonus_of_somebody_else_or_of_the_pawnshop_does_not_count() {
    let position = "pawnshop: I.11\n seat 1: hand s1\n seat 2: weapon I.16";
    let mut game = Game::new("horan, taia", position);
    game.play("merchant; leave").settle();
    assert_eq!(game.player(1).hand.len(), 4);
}

#[test]
fn g2_7_with_the_printed_kinds_it_is_never_more_than_six() {
    let bonus = |kind: EquipmentKind| {
        let hand = |reward: &Reward| match reward {
            Reward::Equipment(item) if item.kind == kind => item.hand,
            Reward::Equipment(_) | Reward::Action(_) => 0,
        };
        Content::goblin().rewards.iter().map(hand).max()
    };
    let (weapon, armor) = (bonus(EquipmentKind::Weapon), bonus(EquipmentKind::Armor));
    assert_eq!(4 + weapon.unwrap() + armor.unwrap(), 6);
}

#[test]
fn g2_7_a_turn_begins_with_its_choice() {
    let game = Game::new("horan, taia", "");
    assert_eq!(game.phase(), Phase::Seat(Decision::Turn));
}
