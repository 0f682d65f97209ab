//! G3.1 and G3.2: action cards, and when the discard pile becomes a deck.

use goblin::{Color, Content, Decision, Effect, Phase, Reward, Seen};

use crate::support::{Game, test_cards};

/// The test cards with one thing replaced, and what is wrong with them.
fn faults(old: &str, new: &str) -> String {
    let source = test_cards().source;
    assert!(source.contains(old), "{old}");
    let parsed = Content::parse(&source.replacen(old, new, 1));
    parsed.map_or_else(|faults| faults.to_string(), |_| String::new())
}

#[test]
fn g3_1_a_card_has_a_color_next_colors_and_at_least_one_effect() {
    assert_eq!(Color::ALL.map(Color::name), ["green", "blue", "red", "yellow"]);
    assert_eq!(Effect::ALL.map(Effect::name), ["attack", "defence", "heal", "draw"]);
    for content in [test_cards(), Content::goblin()] {
        let rewards = content.rewards.iter().filter_map(|reward| match reward {
            Reward::Action(card) => Some(card),
            Reward::Equipment(_) => None,
        });
        for card in content.starting.values().iter().flatten().chain(rewards) {
            assert!(Effect::ALL.into_iter().any(|effect| card.effect(effect) > 0));
        }
    }
    let three = "\"defence 2\", \"attack 2\", \"draw 1\"";
    assert!(faults(three, "").contains("effects"), "no effect");
    assert!(faults("color = \"green\"", "color = \"purple\"").contains("purple"));
    assert!(faults("effects = [\"attack 1\"]", "effects = [\"attack\"]").contains("number"));
    assert!(faults("effects = [\"attack 1\"]", "effects = [\"hand 1\"]").contains("hand"));
}

#[test]
fn g3_1_the_set_of_next_colors_may_be_empty() {
    let mut game = Game::new("horan, taia", "seat 1: hand I.19 s1 s2 s3 s5\n battle: I.1");
    game.play("play I.19");
    assert_eq!(game.legal(), "end", "nothing may follow it");
}

#[test]
fn g3_1_a_card_has_each_effect_at_most_once() {
    let twice = faults("effects = [\"attack 1\"]", "effects = [\"attack 1\", \"attack 2\"]");
    assert!(twice.contains("twice"), "{twice}");
}

#[test]
fn g3_2_the_discard_pile_becomes_the_deck_when_a_card_is_to_be_drawn() {
    let position = "seat 1: hand s6 s1; deck none; discard s2 s3 s4 s5\n battle: I.5";
    let mut game = Game::new("horan, taia", position);
    game.play("play s6");
    assert_eq!((game.discard(1).as_str(), game.deck(1).as_str()), ("", "starting ? ? ?"));
    assert!(game.told(|seen| matches!(seen, Seen::DeckMade { cards: 4, .. })));
    game.play("card s4");
    assert_eq!((game.hand(1).as_str(), game.deck(1).as_str()), ("s1 s4", "starting ? ?"));
}

#[test]
fn g3_2_not_earlier() {
    let position = "seat 1: hand s6 s1; deck I.2; discard s2 s3 s4 s5\n battle: I.5";
    let mut game = Game::new("horan, taia", position);
    game.play("play s6");
    assert_eq!((game.hand(1).as_str(), game.deck(1).as_str()), ("s1 I.2", "none"));
    assert_eq!(game.discard(1), "s2 s3 s4 s5", "the deck is empty, but nothing is to be drawn");
    let position = "seat 1: hand s1 s6; deck none; discard s2 s3 s4 s5\n battle: I.5";
    let mut game = Game::new("horan, taia", position);
    game.play("play s1");
    assert_eq!((game.deck(1).as_str(), game.discard(1).as_str()), ("none", "s2 s3 s4 s5"));
    let position = "seat 1: hand s1 s2 s3 s6; deck none; discard s4 s5";
    let mut game = Game::new("horan, taia", position);
    game.play("merchant; leave");
    assert_eq!((game.deck(1).as_str(), game.turn().as_str()), ("none", "2"), "the hand is full");
}

#[test]
fn g3_2_cards_played_in_a_battle_are_no_part_of_a_deck_made_in_it() {
    let position = "seat 1: hand s1 s3 s6; deck none; discard s2 s4\n battle: I.5; chain s5";
    let mut game = Game::new("horan, taia", position);
    game.play("play s6");
    assert_eq!(game.chances(), "1 card s2; 1 card s4", "neither s5 nor s6 itself");
}

#[test]
fn g3_2_at_the_refill_they_are() {
    let position = "seat 1: hand s1 s3; deck none; discard s2 s4 s6\n battle: I.5; chain s5";
    let mut game = Game::new("horan, taia", position);
    game.play("play s3; end");
    assert_eq!(game.chances(), "1 card s2; 1 card s3; 1 card s4; 1 card s5; 1 card s6");
}

#[test]
fn g3_2_a_deck_that_runs_out_in_the_middle_of_a_refill() {
    let position = "seat 1: hand s1; deck starting; discard s3 s4 s5 s6";
    let mut game = Game::new("horan, taia", position);
    game.play("merchant; leave");
    assert_eq!(game.hand(1), "s1 s2", "first what is left of the deck");
    assert_eq!(game.chances(), "1 card s3; 1 card s4; 1 card s5; 1 card s6");
    game.play("card s3; card s6");
    assert_eq!((game.hand(1).as_str(), game.deck(1).as_str()), ("s1 s2 s3 s6", "starting ?"));
}

#[test]
fn g3_2_with_nothing_to_draw_the_draw_is_left_out() {
    let position = "seat 1: hand s2 s6 s4; deck none; discard none\n battle: I.5; chain s1 s3 s5";
    let mut game = Game::new("horan, taia", position);
    game.play("play s6");
    assert_eq!((game.hand(1).as_str(), game.phase()), ("s2 s4", Phase::Seat(Decision::Battle)));
    assert!(game.told(|seen| matches!(seen, Seen::NothingDrawn { .. })));
    game.play("play s4");
    assert_eq!(game.hand(1), "s2", "card play goes on");
}

#[test]
fn g3_2_draw_two_with_one_card_in_all_draws_one() {
    let position = "seat 1: hand I.8 s1 s3 s4 s5 s6; deck none; discard s2\n battle: I.5";
    let mut game = Game::new("horan, taia", position);
    game.play("play I.8");
    assert_eq!(game.hand(1), "s1 s2 s3 s4 s5 s6");
    assert_eq!((game.deck(1).as_str(), game.discard(1).as_str()), ("none", ""));
}

#[test]
fn g3_2_a_refill_with_too_few_cards_gives_what_there_is() {
    let position = "seat 1: hand s1 s2 s3 s4 s5; deck none; discard s6; weapon I.11; armour I.13";
    let mut game = Game::new("horan, taia", position);
    game.play("merchant; leave");
    assert_eq!((game.hand(1).as_str(), game.turn().as_str()), ("s1 s2 s3 s4 s5 s6", "2"));
    let few = "seat 1: hand s1 s2 s3 s4 s5 s6; deck none";
    let mut game = Game::new("horan, taia", few);
    game.play("fight I.5; play s1; play s3; play s5; play s6; end");
    assert_eq!(game.chances(), "1 card s1; 1 card s3; 1 card s5; 1 card s6");
}
