//! G7.9: the countercurse potion.

use goblin::{Curse, Decision, Phase, Seen};

use crate::support::{Game, sums};

#[test]
fn g7_9_one_curse_named_by_the_player_does_not_apply() {
    let mut game =
        Game::new("horan, taia", "seat 1: hand s1 s3; potions countercurse\n battle: I.18");
    assert_eq!(game.legal_to("counter"), "attack red");
    game.play("counter red; play s3; play s1");
    assert_eq!(sums(&game), (0, 1), "the attack curse still applies");
}

#[test]
fn g7_9_only_a_curse_that_the_monster_has() {
    let mut game = Game::new("horan, taia", "seat 1: potions countercurse\n battle: I.18");
    game.refuse("counter blue", "G7.9").refuse("counter weapon", "G7.9");
    let mut none = Game::new("horan, taia", "seat 1: potions countercurse\n battle: I.7");
    none.refuse("counter attack", "G7.9");
    assert_eq!(none.legal_to("counter"), "");
}

#[test]
fn g7_9_every_kind_of_curse_can_be_lifted() {
    let curses = "attack defence heal draw green blue red yellow weapon armour";
    for (number, curse) in (1..).zip(curses.split(' ')) {
        let position = format!("seat 1: potions countercurse; keys I\n battle: II.{number}");
        let mut game = Game::new("horan, taia", &position);
        assert_eq!(game.legal_to("counter"), curse);
        game.play(&format!("counter {curse}"));
        assert!(game.battle().curses.is_empty());
        assert!(game.told(|seen| matches!(seen, Seen::CurseCountered { .. })));
    }
}

#[test]
fn g7_9_not_before_the_choice_of_the_monster_and_not_after_card_play() {
    let mut before = Game::new("horan, taia", "seat 1: potions countercurse\n I: I.8");
    before.refuse("counter attack", "G7.9").play("merchant").refuse("counter attack", "G7.9");
    let mut after = Game::new(
        "horan, taia",
        "seat 1: hit-points 3; hand s1; potions healing countercurse\n battle: I.17",
    );
    after.play("end").refuse("counter armour", "G7.8");
}

#[test]
fn g7_9_not_without_the_potion() {
    let mut game = Game::new("horan, taia", "seat 1: potions healing\n battle: I.8");
    game.refuse("counter attack", "G7.9");
}

#[test]
fn g7_9_attack_of_cards_already_played_counts_then() {
    let mut game =
        Game::new("horan, taia", "seat 1: hand s1 s2; potions countercurse\n battle: I.8");
    game.play("play s1");
    assert_eq!(sums(&game), (0, 0));
    game.play("counter attack");
    assert_eq!(sums(&game), (1, 0));
    game.play("play s2; end");
    assert!(game.told(|seen| matches!(seen, Seen::Beaten { .. })));
}

#[test]
fn g7_9_defence_of_cards_already_played_counts_then() {
    let mut game =
        Game::new("horan, taia", "seat 1: hand s3 s4; potions countercurse\n battle: I.9");
    game.play("play s3; play s4; counter defence");
    assert_eq!(sums(&game), (0, 3));
    game.play("end");
    assert_eq!(game.hit_points(1), 5);
}

#[test]
fn g7_9_a_draw_or_heal_already_void_is_not_made_up() {
    let mut draw = Game::new(
        "horan, taia",
        "seat 1: hand s6 I.4; deck I.1 I.2; potions countercurse\n battle: I.11",
    );
    draw.play("play s6; counter draw");
    assert_eq!(draw.hand(1), "I.4");
    draw.play("play I.4");
    assert_eq!(draw.hand(1), "I.1", "but what follows draws");
    let mut heal = Game::new(
        "horan, taia",
        "seat 1: hit-points 2; hand s5 I.3; potions countercurse\n battle: I.10",
    );
    heal.play("play s5; counter heal");
    assert_eq!(heal.hit_points(1), 2);
    heal.play("play I.3");
    assert_eq!(heal.hit_points(1), 3);
}

#[test]
fn g7_9_everybody_can_see_which_cards_were_void() {
    let mut game = Game::new(
        "horan, taia",
        "seat 1: hand s1 s6 I.4; deck I.1 I.2; potions countercurse\n battle: I.11",
    );
    game.play("play s6; counter draw; play I.4");
    let battle = game.view(2).battle.unwrap();
    let holds = |place: usize| battle.curses_on(place).contains(Curse::Draw);
    assert!(holds(0), "what was not drawn stays void");
    assert!(!holds(1), "what came later draws");
    let mut attack =
        Game::new("horan, taia", "seat 1: hand s1 s2; potions countercurse\n battle: I.8");
    attack.play("play s1; counter attack");
    assert!(attack.view(1).battle.unwrap().curses_on(0).is_empty(), "attack counts then");
}

#[test]
fn g7_9_a_lifted_color_may_be_played_from_then_on() {
    let mut game =
        Game::new("horan, taia", "seat 1: hand s1 s2; potions countercurse\n battle: I.13");
    game.play("play s1").refuse("play s2", "G6.2").play("counter blue; play s2");
}

#[test]
fn g7_9_a_lifted_equipment_curse_lets_the_item_work_its_heart_included() {
    let position =
        "seat 1: hit-points 2; hand s1; armour II.20; potions countercurse\n battle: I.17";
    let mut game = Game::new("horan, taia", position);
    assert_eq!(sums(&game), (0, 0));
    game.play("play s1; counter armour");
    assert_eq!(sums(&game), (2, 1));
    game.play("end");
    assert_eq!(game.hit_points(1), 3, "nothing lost, one healed");
}

/// Five cards by an armour with a hand bonus.
const FIVE: &str = "seat 1: hand s1 s2 s3 s4 I.4; armour I.13; potions countercurse";

#[test]
fn g7_9_before_the_discard_of_a_cancelled_bonus() {
    let mut game = Game::new("horan, taia", &format!("{FIVE}\n I: I.17"));
    game.play("fight I.17");
    assert_eq!(game.phase(), Phase::Seat(Decision::Discard));
    assert_eq!(game.legal_to("counter"), "armour");
    game.play("counter armour");
    assert_eq!(
        (game.phase(), game.hand(1).as_str()),
        (Phase::Seat(Decision::Battle), "s1 s2 s3 s4 I.4")
    );
}

#[test]
fn g7_9_between_two_discards_what_was_given_up_does_not_come_back() {
    let six = "seat 1: hand s1 s2 s3 s4 s5 I.4; weapon I.11; armour I.13; potions countercurse";
    let position = format!("{six}\n battle: I.19");
    let mut game = Game::with("cursed-hand remaining", "horan, taia", &position);
    game.play("discard s5; counter weapon");
    // One bonus is left: by the house rule five cards may stay, and five there are.
    assert_eq!(
        (game.phase(), game.hand(1).as_str()),
        (Phase::Seat(Decision::Battle), "s1 s2 s3 s4 I.4")
    );
    assert_eq!(game.discard(1), "s5");
}

#[test]
fn g7_9_another_curse_lifted_before_the_discard_does_not_spare_it() {
    let position = "seat 1: hand s1 s2 s3 s4 I.4; armour I.13; potions countercurse; keys I II";
    let mut game = Game::new("horan, taia", &format!("{position}\n battle: III.19"));
    game.play("counter red").refuse("play s3", "G6.4").play("discard s1; play s3");
}

#[test]
fn g7_9_after_the_discard_the_item_works_but_the_cards_are_gone() {
    let mut game = Game::new("horan, taia", &format!("{FIVE}\n battle: I.17"));
    game.play("discard s4; counter armour");
    assert_eq!(
        (game.hand(1).as_str(), game.discard(1).as_str(), sums(&game)),
        ("s1 s2 s3 I.4", "s4", (0, 1))
    );
}

#[test]
fn g7_9_not_while_a_card_is_being_drawn() {
    let mut game = Game::new(
        "horan, taia",
        "seat 1: hand I.4; deck starting ?; discard s1 s2 s3 s4; potions countercurse\n battle: I.8",
    );
    game.play("play I.4").refuse("counter attack", "G4.10").play("card s5; counter attack");
}

#[test]
fn g7_9_until_the_end_of_the_turn_and_no_longer() {
    let position = "seat 1: hand s1 s2 s3 s4; potions countercurse\n I: I.8\n battle: I.8";
    let mut game = Game::new("horan, taia", position);
    game.play("counter attack; end; merchant; leave; fight I.8; play s1");
    assert_eq!(sums(&game), (0, 0), "the curse is back");
}

#[test]
fn g7_9_another_player_meets_the_curse_as_before() {
    let position = "seat 1: hand s1 s2 s3 s4; potions countercurse\n battle: I.8";
    let mut game = Game::new("horan, aderyn", position);
    game.play("counter attack; end; fight I.8; play s1");
    assert_eq!(sums(&game), (0, 0));
}
