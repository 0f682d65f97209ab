//! G7.1 to G7.6: the merchant and the pawnshop.

use goblin::{Decision, Phase, Potion, Product, Seen, Source};

use crate::support::Game;

/// At the merchant's with three cards to pay with, and two action cards, a weapon and an armour in
/// the pawnshop.
const RICH: &str = "
    pawnshop: I.5 I.6 I.10 I.12
    seat 1: hand s1 I.1 I.2 I.3; deck I.7 I.8 I.9";

fn at_shop(position: &str) -> Game {
    let mut game = Game::new("horan, taia", position);
    game.play("merchant");
    game
}

fn offers(game: &Game) -> String {
    game.legal_to("buy")
}

// G7.1: what can be bought

#[test]
fn g7_1_potions_of_every_type_can_be_bought_in_one_visit() {
    let mut game = at_shop(RICH);
    assert_eq!(offers(&game), "strength healing countercurse I.5 I.6 I.10 I.12");
    game.play("buy strength; pay I.1; buy countercurse; pay I.2; buy healing; pay I.3; leave");
    assert_eq!(game.potions(1), "strength healing countercurse");
    assert_eq!(Potion::ALL.map(|potion| game.state.pile(potion)), [3, 3, 3]);
}

#[test]
fn g7_1_at_most_one_of_each_type_is_owned() {
    let mut game = at_shop("seat 1: hand I.1 I.2; potions healing");
    game.refuse("buy healing", "G7.1");
    assert_eq!(offers(&game), "strength countercurse");
}

#[test]
fn g7_1_at_most_one_of_each_type_is_bought_in_a_visit() {
    let mut bought = at_shop("seat 1: hand I.1 I.2");
    bought.play("buy healing; pay I.1").refuse("buy healing", "G7.1");
    // Even if it is drunk at once, as the Czech book lets one do.
    let position = "seat 1: hit-points 1; hand I.1 I.2";
    let mut drunk = Game::with("cs", "horan, taia", position);
    drunk.play("merchant; buy healing; pay I.1; drink").refuse("buy healing", "G7.1");
    assert_eq!(offers(&drunk), "strength countercurse");
}

#[test]
fn g7_1_the_next_visit_allows_a_potion_of_the_type_again() {
    let position = "seat 1: hit-points 1; hand s1 s2 I.1 I.2";
    let mut game = Game::with("cs", "horan, taia", position);
    game.play("merchant; buy healing; pay I.1; drink; leave").settle();
    game.play("merchant; leave; merchant; buy healing; pay I.2");
    assert_eq!(game.potions(1), "healing");
}

#[test]
fn g7_1_four_potions_of_a_type_are_all_there_are() {
    let owners = "seat 2: potions strength\n seat 3: potions strength\n seat 4: potions strength";
    let mut game =
        Game::new("horan, taia, aderyn, xanros", &format!("seat 1: hand I.1 I.2\n {owners}"));
    game.play("merchant; buy strength; pay I.1");
    assert_eq!(game.state.pile(Potion::Strength), 0);
}

#[test]
fn g7_1_a_type_whose_potions_all_others_have_is_still_for_sale() {
    let owners = "seat 2: potions strength\n seat 3: gone\n seat 4: potions strength";
    let position = format!("potions: 1 strength\n seat 1: hand I.1 I.2\n {owners}");
    let mut game = Game::new("horan, taia, aderyn, xanros", &position);
    game.play("merchant; buy strength; pay I.1; leave").settle();
    assert_eq!(game.state.pile(Potion::Strength), 0, "the fourth left with its owner");
}

#[test]
fn g7_1_one_card_from_the_pawnshop_and_no_second() {
    let mut game = at_shop(RICH);
    game.play("buy I.5; pay I.1").refuse("buy I.6", "G7.1").refuse("buy I.10", "G7.1");
    assert_eq!(offers(&game), "strength healing countercurse", "potions are still for sale");
}

#[test]
fn g7_1_any_card_of_the_pawnshop_and_no_other() {
    for card in ["I.5", "I.6", "I.10", "I.12"] {
        at_shop(RICH).play(&format!("buy {card}; pay I.1"));
    }
    at_shop(RICH).refuse("buy I.11", "G7.1").refuse("buy I.7", "G7.1");
}

#[test]
fn g7_1_nothing_is_drawn_before_shopping_is_over() {
    let mut game = at_shop(RICH);
    game.play("buy strength; pay I.1; buy I.5; pay I.2");
    assert_eq!(game.hand(1), "s1 I.3");
    game.play("leave");
    assert_eq!(game.hand(1), "s1 I.3 I.5 I.7");
}

#[test]
fn g7_1_shopping_is_for_the_merchants_visit_only() {
    let mut game = Game::new("horan, taia", RICH);
    game.refuse("buy strength", "G7.1").refuse("leave", "G7.1").refuse("pay I.1", "G7.2");
    game.play("fight I.4").refuse("buy strength", "G7.1").refuse("leave", "G7.1");
}

#[test]
fn g7_1_a_visit_is_the_whole_turn() {
    let mut game = at_shop(RICH);
    game.refuse("fight I.4", "G2.1").refuse("revive", "G2.1").refuse("merchant", "G2.1");
    game.refuse("play I.1", "G4.3").refuse("end", "G4.3");
    game.play("leave");
    assert_eq!(game.turn(), "2");
}

#[test]
fn g7_1_buying_nothing_is_a_visit_too() {
    let mut game = at_shop(RICH);
    game.play("leave");
    assert_eq!((game.hand(1).as_str(), game.turn().as_str()), ("s1 I.1 I.2 I.3", "2"));
}

// G7.2: payment

#[test]
fn g7_2_weapon_armour_and_won_cards_of_the_hand_are_payment() {
    let position = "seat 1: hand s1 s2 I.1 I.2; weapon I.10; armour I.12";
    let mut game = at_shop(position);
    game.play("buy strength");
    assert_eq!(game.legal(), "pay I.1; pay I.10; pay I.12; pay I.2");
    for (card, left) in [("I.1", "I.10 I.12"), ("I.10", "- I.12"), ("I.12", "I.10 -")] {
        let mut game = at_shop(position);
        game.play(&format!("buy strength; pay {card}"));
        assert_eq!((game.pawnshop().as_str(), game.equipment(1).as_str()), (card, left));
    }
}

#[test]
fn g7_2_starting_cards_keys_and_potions_are_no_payment() {
    let mut game = at_shop("seat 1: hand s1 s2 s3 s4; keys I; potions healing");
    assert_eq!(game.legal(), "leave");
    game.refuse("buy strength", "G7.2");
}

#[test]
fn g7_2_won_cards_of_deck_and_discard_pile_are_no_payment() {
    let mut game = at_shop("seat 1: hand s1 I.1; deck I.2; discard I.3 s2 s3 s4 s5 s6");
    game.play("buy strength").refuse("pay I.2", "G7.2").refuse("pay I.3", "G7.2");
    game.refuse("pay I.9", "G7.2");
    assert_eq!(game.legal(), "pay I.1");
}

#[test]
fn g7_2_every_purchase_costs_a_card() {
    let mut game = at_shop("pawnshop: I.5\n seat 1: hand s1 I.1; weapon I.10");
    game.play("buy strength; pay I.1; buy healing; pay I.10");
    assert_eq!(game.legal(), "leave", "nothing is left to pay with");
    game.refuse("buy countercurse", "G7.2").refuse("buy I.5", "G7.2");
}

#[test]
fn g7_2_what_was_chosen_has_to_be_paid_before_anything_else() {
    let mut game = at_shop(RICH);
    game.play("buy strength").refuse("buy healing", "G7.2").refuse("leave", "G7.2");
    assert_eq!(game.phase(), Phase::Seat(Decision::Pay(Product::Potion(Potion::Strength))));
    assert_eq!(game.potions(1), "", "it is taken after it is paid");
}

#[test]
fn g7_2_one_purchase_after_the_other() {
    let mut game = at_shop(RICH);
    game.play("buy strength; pay I.1").refuse("pay I.2", "G7.2");
}

#[test]
fn g7_2_the_payment_goes_to_the_pawnshop() {
    let mut game = at_shop(RICH);
    game.play("buy strength; pay I.1");
    assert_eq!(game.pawnshop(), "I.1 I.5 I.6 I.10 I.12");
    assert!(game.told(|seen| matches!(seen, Seen::Paid { .. })));
    assert!(game.told(|seen| matches!(seen, Seen::Bought { .. })));
}

#[test]
fn g7_2_the_old_weapon_pays_for_the_new_one() {
    let mut game = at_shop("pawnshop: II.17\n seat 1: hand s1 s2 s3 s4; weapon I.10");
    game.play("buy II.17; pay I.10");
    assert_eq!((game.equipment(1).as_str(), game.pawnshop().as_str()), ("II.17 -", "I.10"));
    assert_eq!(game.phase(), Phase::Seat(Decision::Shop), "there is nothing to choose");
}

#[test]
fn g7_2_a_weapon_bought_in_this_visit_may_pay_in_it() {
    let mut game = at_shop("pawnshop: II.17\n seat 1: hand s1 I.1");
    game.play("buy II.17; pay I.1; buy strength; pay II.17");
    assert_eq!((game.equipment(1).as_str(), game.pawnshop().as_str()), ("- -", "I.1 II.17"));
}

#[test]
fn g7_2_a_bought_action_card_is_in_the_deck_and_cannot_pay() {
    let mut game = at_shop("pawnshop: I.5\n seat 1: hand s1 I.1");
    game.play("buy I.5; pay I.1").refuse("buy strength", "G7.2");
}

#[test]
fn g7_2_cards_won_long_ago_and_cards_bought_pay_alike() {
    let mut game = at_shop("pawnshop: I.5\n seat 1: hand s1 s2 s3 I.1; deck I.7");
    game.play("buy I.5; pay I.1; leave; merchant; leave; merchant; buy strength; pay I.5");
    assert_eq!(game.pawnshop(), "I.1 I.5");
}

// G7.3: no way back

#[test]
fn g7_3_a_card_paid_in_this_visit_cannot_be_bought_in_it() {
    let mut game = at_shop(RICH);
    game.play("buy strength; pay I.1").refuse("buy I.1", "G7.3");
    assert!(!offers(&game).contains("I.1 "), "{}", offers(&game));
    game.play("buy I.5; pay I.2");
}

#[test]
fn g7_3_equipment_paid_in_this_visit_cannot_be_bought_back() {
    let mut game = at_shop("seat 1: hand s1 I.1; weapon I.10");
    game.play("buy strength; pay I.10").refuse("buy I.10", "G7.3");
}

#[test]
fn g7_3_the_next_player_may_buy_it_and_so_may_the_payer_in_the_next_visit() {
    let position = "seat 1: hand s1 s2 I.1 I.2; deck I.7\n seat 2: hand s1 I.3";
    let mut game = at_shop(position);
    game.play("buy strength; pay I.1; leave; merchant");
    assert_eq!(offers(&game), "strength healing countercurse I.1");
    game.play("leave").settle();
    game.play("merchant; buy I.1; pay I.2");
}

// G7.4: bought action cards

#[test]
fn g7_4_a_bought_action_card_lies_on_top_of_the_deck() {
    let mut game = at_shop(RICH);
    game.play("buy I.5; pay I.1");
    assert_eq!(
        (game.deck(1).as_str(), game.discard(1).as_str()),
        ("I.5 I.7 I.8 I.9", "s2 s3 s4 s5 s6")
    );
}

#[test]
fn g7_4_the_refill_draws_it_first() {
    let mut game = at_shop(RICH);
    game.play("buy I.5; pay I.1; leave");
    assert_eq!((game.hand(1).as_str(), game.deck(1).as_str()), ("s1 I.2 I.3 I.5", "I.7 I.8 I.9"));
}

#[test]
fn g7_4_on_an_empty_deck_it_is_the_deck() {
    let position = "pawnshop: I.5\n seat 1: hand s1 s2 s3 I.1; deck none; discard s4 s5 s6";
    let mut game = at_shop(position);
    game.play("buy I.5; pay I.1");
    assert_eq!((game.deck(1).as_str(), game.discard(1).as_str()), ("I.5", "s4 s5 s6"));
    game.play("leave");
    assert_eq!((game.hand(1).as_str(), game.deck(1).as_str()), ("s1 s2 s3 I.5", "none"));
    assert_eq!(game.discard(1), "s4 s5 s6", "no new deck is needed");
}

#[test]
fn g7_4_with_a_full_hand_it_stays_on_top() {
    // Paid with the weapon: the hand is full.
    let mut game = at_shop("pawnshop: I.5\n seat 1: hand s1 s2 s3 s4; weapon I.10");
    game.play("buy I.5; pay I.10; leave");
    assert_eq!((game.deck(1).as_str(), game.turn().as_str()), ("I.5 starting ?", "2"));
}

#[test]
fn g7_4_it_is_so_in_every_edition() {
    for edition in ["cs", "en", "de", "pl"] {
        let mut game = Game::with(edition, "horan, taia", RICH);
        game.play("merchant; buy I.5; pay I.1");
        assert_eq!(game.deck(1), "I.5 I.7 I.8 I.9", "{edition}");
    }
}

// G7.5: a second weapon or armour

#[test]
fn g7_5_beside_an_owned_one_the_player_chooses_which_stays() {
    let position = "pawnshop: II.17\n seat 1: hand s1 I.1; weapon I.10";
    let mut keeps = at_shop(position);
    keeps.play("buy II.17; pay I.1");
    assert!(matches!(keeps.phase(), Phase::Seat(Decision::Equip(_, Source::Pawnshop))));
    assert_eq!(keeps.legal(), "keep; pawn");
    keeps.refuse("leave", "G5.3").refuse("buy strength", "G5.3").play("keep");
    assert_eq!((keeps.equipment(1).as_str(), keeps.pawnshop().as_str()), ("II.17 -", "I.1 I.10"));
    let mut pawns = at_shop(position);
    pawns.play("buy II.17; pay I.1; pawn");
    assert_eq!((pawns.equipment(1).as_str(), pawns.pawnshop().as_str()), ("I.10 -", "I.1 II.17"));
}

#[test]
fn g7_5_armours_are_chosen_alike() {
    let mut game = at_shop("pawnshop: II.19\n seat 1: hand s1 I.1; weapon I.10; armour I.12");
    game.play("buy II.19; pay I.1; keep");
    assert_eq!((game.equipment(1).as_str(), game.pawnshop().as_str()), ("I.10 II.19", "I.1 I.12"));
}

#[test]
fn g7_5_an_item_of_the_other_kind_is_no_obstacle() {
    let mut game = at_shop("pawnshop: II.19\n seat 1: hand s1 I.1; weapon I.10");
    game.play("buy II.19; pay I.1");
    assert_eq!(
        (game.equipment(1).as_str(), game.phase()),
        ("I.10 II.19", Phase::Seat(Decision::Shop))
    );
}

#[test]
fn g7_5_shopping_goes_on_but_the_one_card_was_bought() {
    let mut game = at_shop("pawnshop: II.17 I.5\n seat 1: hand s1 I.1 I.2; weapon I.10");
    game.play("buy II.17; pay I.1; keep").refuse("buy I.10", "G7.1").refuse("buy I.5", "G7.1");
    game.play("buy strength; pay I.2");
}

// G7.6: the refill

#[test]
fn g7_6_after_shopping_the_hand_is_filled_up() {
    let mut game = at_shop("seat 1: hand s1 I.1 I.2; deck I.7 I.8 I.9");
    game.play("buy strength; pay I.1; leave");
    assert_eq!(game.hand(1), "s1 I.2 I.7 I.8");
}

#[test]
fn g7_6_new_equipment_counts_for_the_limit() {
    let mut game = at_shop("pawnshop: I.11\n seat 1: hand s1 s2 s3 I.1; deck I.7 I.8 I.9");
    game.play("buy I.11; pay I.1; leave");
    assert_eq!(game.hand(1), "s1 s2 s3 I.7 I.8");
}

#[test]
fn g7_6_equipment_that_was_paid_does_not_count() {
    let mut game = at_shop("seat 1: hand s1 s2 s3; weapon I.11; deck I.7 I.8 I.9");
    game.play("buy strength; pay I.11; leave");
    assert_eq!(game.hand(1), "s1 s2 s3 I.7", "four");
}

#[test]
fn g7_6_a_hand_above_the_new_limit_neither_draws_nor_discards() {
    let mut game = at_shop("seat 1: hand s1 s2 s3 s4 I.1; weapon I.11; deck I.7 I.8");
    game.play("buy strength; pay I.11; leave");
    assert_eq!((game.hand(1).as_str(), game.discard(1).as_str()), ("s1 s2 s3 s4 I.1", "s5 s6"));
}

#[test]
fn g7_6_an_empty_deck_is_made_anew_in_this_refill() {
    let mut game = at_shop("seat 1: hand s1 I.1 I.2; deck none; discard s2 s3 s4 s5 s6 I.7");
    game.play("buy strength; pay I.1");
    assert_eq!(game.deck(1), "none", "not before");
    game.play("leave");
    assert_eq!(game.phase(), Phase::Seat(Decision::Arrange));
    assert_eq!(game.legal(), "place I.7; place starting; shuffle", "and what was paid is gone");
}
