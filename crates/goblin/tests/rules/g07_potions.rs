//! G7.7, G7.8 and G7.10: strength, healing, and where used potions go.

use goblin::{Action, Decision, Phase, Potion, Refusal, Seen};
use table::Rules;

use crate::support::{Game, sums};

// G7.7: strength

#[test]
fn g7_7_strength_doubles_the_attack_of_the_card_just_played() {
    let mut game = Game::new("horan, taia", "seat 1: hand s1 s2; potions strength\n battle: I.7");
    game.play("play s1; play s2; double attack");
    assert_eq!(sums(&game), (5, 0), "1 and 2, and 2 again");
}

#[test]
fn g7_7_strength_doubles_the_defence_of_the_card_just_played() {
    let mut game = Game::new("horan, taia", "seat 1: hand s3 s4; potions strength\n battle: I.7");
    game.play("play s3; play s4; double defence");
    assert_eq!(sums(&game), (0, 5));
}

#[test]
fn g7_7_of_a_card_with_both_one_of_the_two() {
    let position = "seat 1: hand I.18; potions strength\n battle: I.7";
    let mut attack = Game::new("horan, taia", position);
    attack.play("play I.18");
    assert_eq!(attack.legal(), "double attack; double defence; end");
    attack.play("double attack").refuse("double defence", "G7.7");
    assert_eq!(sums(&attack), (6, 3));
    let mut defence = Game::new("horan, taia", position);
    defence.play("play I.18; double defence");
    assert_eq!(sums(&defence), (3, 6));
}

#[test]
fn g7_7_before_the_first_card_there_is_nothing_to_double() {
    let mut game = Game::new("horan, taia", "seat 1: weapon II.17; potions strength\n battle: I.7");
    game.refuse("double attack", "G7.7").refuse("double defence", "G7.7");
}

#[test]
fn g7_7_the_card_before_the_last_one_is_too_late() {
    let mut game = Game::new("horan, taia", "seat 1: hand s1 s3; potions strength\n battle: I.7");
    game.play("play s1; play s3").refuse("double attack", "G7.7");
    game.play("double defence");
    assert_eq!(sums(&game), (1, 2));
}

#[test]
fn g7_7_after_the_potion_the_chain_goes_on() {
    let mut game =
        Game::new("horan, taia", "seat 1: hand s1 s2 s4; potions strength\n battle: I.7");
    game.play("play s1; double attack").refuse("play s4", "G4.3").play("play s2");
    assert_eq!(sums(&game), (4, 0));
}

#[test]
fn g7_7_not_after_the_end_of_card_play() {
    let mut game = Game::new(
        "horan, taia",
        "seat 1: hit-points 3; hand s1; potions strength healing\n battle: I.2",
    );
    game.play("play s1; end").settle();
    assert_eq!(game.phase(), Phase::Seat(Decision::Heal));
    game.refuse("double attack", "G7.8");
    let mut turn = Game::new("horan, taia", "seat 1: potions strength");
    turn.refuse("double attack", "G4.3");
}

#[test]
fn g7_7_after_the_cards_own_draw_and_before_the_next_card() {
    let mut game = Game::new(
        "horan, taia",
        "seat 1: hand I.5; potions strength; deck starting ?; discard s1 s2 s3 s4\n battle: I.7",
    );
    game.play("play I.5").refuse("double attack", "G4.10").play("card s5; double attack");
    assert_eq!((sums(&game), game.hand(1).as_str()), ((2, 0), "s5"));
}

#[test]
fn g7_7_not_while_the_cards_draw_makes_a_new_deck() {
    let mut game = Game::new(
        "horan, taia",
        "seat 1: hand s1 s2 I.5; potions strength; deck none; discard s3 s4 s5 s6 I.2\n battle: I.7",
    );
    game.play("play I.5").refuse("double attack", "G3.3").play("place I.2");
    game.refuse("double attack", "G3.3").place_rest().play("double attack");
    assert_eq!(sums(&game), (2, 0));
}

#[test]
fn g7_7_equipment_is_not_doubled() {
    let mut game = Game::new(
        "horan, taia",
        "seat 1: hand s1 s3; weapon II.18; armour I.17; potions strength\n battle: I.7",
    );
    game.play("play s1; double attack");
    assert_eq!(sums(&game), (3, 3));
}

#[test]
fn g7_7_draw_and_heal_are_not_doubled() {
    let mut heal = Game::new("horan, taia", "seat 1: hand s5 s6; potions strength\n battle: I.7");
    heal.play("play s5").refuse("double heal", "G7.7").refuse("double attack", "G7.7");
    heal.play("play s6").settle();
    heal.refuse("double draw", "G7.7");
    assert!(heal.legal_to("double").is_empty());
}

#[test]
fn g7_7_a_void_effect_is_not_doubled() {
    let mut game = Game::new("horan, taia", "seat 1: hand I.18; potions strength\n battle: I.8");
    game.play("play I.18").refuse("double attack", "G7.7");
    assert_eq!(game.legal_to("double"), "defence");
    let mut defence = Game::new("horan, taia", "seat 1: hand I.18; potions strength\n battle: I.9");
    defence.play("play I.18").refuse("double defence", "G7.7").play("double attack");
    assert_eq!(sums(&defence), (6, 0));
}

#[test]
fn g7_7_an_effect_that_was_void_is_doubled_after_the_countercurse() {
    let mut game =
        Game::new("horan, taia", "seat 1: hand I.18; potions strength countercurse\n battle: I.8");
    game.play("play I.18; counter attack; double attack");
    assert_eq!(sums(&game), (6, 3));
}

#[test]
fn g7_7_the_bonus_of_horan_is_not_doubled() {
    let mut game = Game::able("horan, taia", "seat 1: hand s1 s2; potions strength\n battle: I.7");
    game.play("play s1; play s2; double attack");
    assert_eq!(sums(&game), (6, 0), "1 and 2 and 2, and 1 for the pair");
}

#[test]
fn g7_7_without_the_potion_nothing_is_doubled() {
    let mut game = Game::new("horan, taia", "seat 1: hand s1; potions healing\n battle: I.7");
    game.play("play s1").refuse("double attack", "G7.7");
}

#[test]
fn g7_7_doubling_may_be_what_beats_the_monster() {
    let mut game = Game::new("horan, taia", "seat 1: hand s2; potions strength\n battle: I.5");
    game.play("play s2; double attack; end");
    assert!(game.told(|seen| matches!(seen, Seen::Struck { attack: 4, needed: 4, .. })));
    assert!(game.told(|seen| matches!(seen, Seen::Beaten { .. })));
}

// G7.8: healing

#[test]
fn g7_8_healing_gives_back_all_hit_points() {
    let mut game = Game::new("horan, taia", "seat 1: hit-points 1; potions healing\n battle: I.7");
    game.play("drink");
    assert_eq!((game.hit_points(1), game.potions(1).as_str()), (5, ""));
    let position = "seat 1: hit-points 1; potions healing\n battle: I.7";
    let mut seven = Game::with("hit-points 7", "horan, taia", position);
    seven.play("drink");
    assert_eq!(seven.hit_points(1), 7);
}

#[test]
fn g7_8_any_time_in_card_play() {
    let position = "seat 1: hit-points 2; hand s1 s2; potions healing\n battle: I.3";
    for steps in [
        "drink; play s1; play s2; end",
        "play s1; drink; play s2; end",
        "play s1; play s2; drink; end",
    ] {
        let mut game = Game::new("horan, taia", position);
        game.play(steps).settle();
        assert_eq!(game.hit_points(1), 3, "{steps}");
    }
}

#[test]
fn g7_8_as_one_question_after_the_damage() {
    let position =
        "seat 1: hit-points 3; hand s1 s2; potions healing; deck I.5 I.7 I.8 I.9\n battle: I.3";
    let mut drinks = Game::new("horan, taia", position);
    drinks.play("play s1; play s2; end").settle();
    assert_eq!((drinks.phase(), drinks.hit_points(1)), (Phase::Seat(Decision::Heal), 1));
    assert_eq!(drinks.legal(), "decline; drink");
    assert_eq!(
        (drinks.discard(1).contains("I.3"), drinks.hand(1).as_str()),
        (true, ""),
        "before the refill"
    );
    drinks.refuse("play s1", "G7.8").refuse("end", "G7.8").refuse("fight I.1", "G7.8");
    drinks.play("drink");
    assert_eq!((drinks.hit_points(1), drinks.turn().as_str()), (5, "2"));
    let mut declines = Game::new("horan, taia", position);
    declines.play("play s1; play s2; end").settle();
    declines.play("decline").settle();
    assert_eq!((declines.hit_points(1), declines.potions(1).as_str()), (1, "healing"));
}

#[test]
fn g7_8_the_question_comes_after_the_choice_of_the_reward() {
    let position = "seat 1: hit-points 3; hand I.20; potions healing\n battle: I.10";
    let mut game = Game::new("horan, taia", position);
    game.play("play I.20; end").settle();
    game.refuse("drink", "G5.3").play("keep");
    assert_eq!(game.phase(), Phase::Seat(Decision::Heal));
    game.play("drink");
    assert_eq!(game.hit_points(1), 5);
}

#[test]
fn g7_8_the_question_comes_after_a_lost_battle_too() {
    let mut game = Game::new("horan, taia", "seat 1: hit-points 4; potions healing\n battle: I.4");
    game.play("end");
    assert_eq!((game.phase(), game.hit_points(1)), (Phase::Seat(Decision::Heal), 1));
}

#[test]
fn g7_8_with_all_hit_points_nobody_is_asked() {
    let mut game = Game::new("horan, taia", "seat 1: potions healing\n battle: I.1");
    game.play("end");
    assert_eq!((game.turn().as_str(), game.potions(1).as_str()), ("2", "healing"));
}

#[test]
fn g7_8_equipment_hearts_come_before_the_question() {
    let mut game = Game::new("horan, taia", "seat 1: armour I.15; potions healing\n battle: I.3");
    game.play("end");
    assert_eq!((game.turn().as_str(), game.hit_points(1)), ("2", 5), "two lost and two healed");
}

#[test]
fn g7_8_who_has_lost_the_last_hit_point_is_not_asked() {
    let mut game = Game::new("horan, taia", "seat 1: hit-points 2; potions healing\n battle: I.3");
    game.play("end");
    assert_eq!(
        (game.hit_points(1), game.turn().as_str(), game.potions(1).as_str()),
        (0, "2", "healing")
    );
}

#[test]
fn g7_8_an_aderyn_without_hit_points_is_never_asked() {
    let position = "seat 1: hit-points 2; hand s1; potions healing\n battle: I.3";
    let mut game = Game::able("aderyn, taia", position);
    game.play("play s1; end").settle();
    assert_eq!((game.hit_points(1), game.turn().as_str()), (0, "2"));
    assert!(game.discard(1).contains("I.3") || game.hand(1).contains("I.3"), "the reward is hers");
}

#[test]
fn g7_8_only_with_a_hit_point_missing() {
    let mut game = Game::new("horan, taia", "seat 1: potions healing\n battle: I.7");
    assert_eq!(game.legal(), "end; play s1; play s2; play s3; play s4");
    game.refuse("drink", "G7.8");
    let why = |game: &Game| game.rules.why_not(&game.state, Action::Heal);
    assert_eq!(why(&game), Some(Refusal::NothingToHeal));
    let hurt = Game::new("horan, taia", "seat 1: hit-points 4\n battle: I.7");
    assert_eq!(why(&hurt), Some(Refusal::NoHealing));
}

#[test]
fn g7_8_without_the_potion_nobody_drinks() {
    let mut game = Game::new("horan, taia", "seat 1: hit-points 1; potions strength\n battle: I.7");
    game.refuse("drink", "G7.8").refuse("decline", "G7.8");
}

#[test]
fn g7_8_not_before_the_discard_for_a_cancelled_bonus() {
    let position =
        "seat 1: hit-points 1; hand s1 s2 s3 s4 I.4; armour I.13; potions healing\n battle: I.17";
    let mut game = Game::new("horan, taia", position);
    game.refuse("drink", "G6.4").play("discard s1; drink");
}

#[test]
fn g7_8_outside_battle_only_with_free_potion_timing() {
    let position = "seat 1: hit-points 2; potions healing";
    for edition in ["en", "de", "pl"] {
        let mut game = Game::with(edition, "horan, taia", position);
        game.refuse("drink", "G7.8").play("merchant").refuse("drink", "G7.8");
    }
    let mut czech = Game::with("cs", "horan, taia", position);
    czech.play("drink");
    assert_eq!((czech.hit_points(1), czech.turn().as_str()), (5, "1"), "and the turn goes on");
    assert_eq!(czech.phase(), Phase::Seat(Decision::Turn));
    czech.play("fight I.1");
}

#[test]
fn g7_8_free_timing_reaches_into_the_merchants_visit() {
    let position = "seat 1: hit-points 2; hand s1 I.1; deck I.7 I.8 I.9";
    let mut game = Game::with("free-potions on", "horan, taia", position);
    game.play("merchant; buy healing").refuse("drink", "G7.2").play("pay I.1; drink");
    assert_eq!((game.hit_points(1), game.phase()), (5, Phase::Seat(Decision::Shop)));
}

#[test]
fn g7_8_free_timing_is_for_the_own_turn_and_for_healing_only() {
    let position = "seat 1: potions strength countercurse\n seat 2: hit-points 2; potions healing";
    let mut game = Game::with("cs", "horan, taia", position);
    game.refuse("drink", "G7.8").refuse("double attack", "G4.3").refuse("counter red", "G7.9");
}

#[test]
fn g7_8_free_timing_needs_a_missing_hit_point() {
    let mut game = Game::with("cs", "horan, taia", "seat 1: potions healing");
    game.refuse("drink", "G7.8");
}

#[test]
fn g7_8_never_instead_of_reviving() {
    let position = "seat 1: hit-points 0; potions healing";
    for edition in ["cs", "en"] {
        let mut game = Game::with(edition, "horan, taia", position);
        assert_eq!(game.legal(), "revive", "{edition}");
        game.refuse("drink", "G7.8").play("revive").settle();
        assert_eq!(game.potions(1), "healing");
    }
}

// G7.10: back to the piles

#[test]
fn g7_10_a_used_potion_returns_to_its_pile() {
    let position =
        "seat 1: hit-points 2; hand s1 s2; potions strength healing countercurse\n battle: I.8";
    let mut game = Game::new("horan, taia", position);
    let piles = |game: &Game| Potion::ALL.map(|potion| game.state.pile(potion));
    assert_eq!(piles(&game), [3, 3, 3]);
    game.play("counter attack");
    assert_eq!(piles(&game), [3, 3, 4]);
    game.play("play s1; double attack");
    assert_eq!(piles(&game), [4, 3, 4]);
    game.play("drink");
    assert_eq!((piles(&game), game.potions(1).as_str()), ([4, 4, 4], ""));
}

#[test]
fn g7_10_after_the_battle_and_outside_it_too() {
    let mut after = Game::new("horan, taia", "seat 1: hit-points 4; potions healing\n battle: I.4");
    after.play("end; drink");
    assert_eq!(after.state.pile(Potion::Healing), 4);
    let mut outside = Game::with("cs", "horan, taia", "seat 1: hit-points 4; potions healing");
    outside.play("drink");
    assert_eq!(outside.state.pile(Potion::Healing), 4);
}

#[test]
fn g7_10_from_there_it_can_be_bought_again() {
    let owners = "seat 3: potions strength\n seat 4: potions strength";
    let position =
        format!("seat 1: potions strength\n seat 2: hand s1 I.2\n {owners}\n battle: I.1");
    let mut game = Game::new("horan, taia, aderyn, xanros", &position);
    assert_eq!(game.state.pile(Potion::Strength), 1);
    game.play("play s1; double attack; end").settle();
    assert_eq!(game.state.pile(Potion::Strength), 2);
    game.play("merchant; buy strength; pay I.2");
    assert_eq!((game.potions(2).as_str(), game.state.pile(Potion::Strength)), ("strength", 1));
}
