//! G3.4: backs are public, faces of starting cards are not.

use goblin::{Known, Seen, Shown, View};
use table::Rules as _;

use crate::support::Game;

/// What a viewer knows of a seat's deck, from the top: `-` is nothing, `back` some starting card,
/// `peeked` one that its owner has looked at.
fn deck(view: &View, seat: usize) -> String {
    let word = |known: Known| match known {
        Known::Nothing => "-".to_owned(),
        Known::Starting => "back".to_owned(),
        Known::Peeked => "peeked".to_owned(),
        Known::Card(card) => card.to_string(),
    };
    let slots = view.players[seat - 1].deck.slots.iter();
    slots.map(|slot| word(slot.known)).collect::<Vec<_>>().join(" ")
}

fn list<T: ToString>(items: &[T]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

const HANDS: &str = "
    turn: 1 5
    seat 1: hand s1 s4 I.3 I.8; deck I.2 (I.5) (starting) (I.1) (starting); discard s2 s3
    seat 2: hand s2 s3 s5; deck starting ? ?
";

#[test]
fn g3_4_everybody_counts_starting_cards_and_names_won_ones_in_a_hand() {
    let game = Game::new("horan, taia", HANDS);
    for seat in 0..=2 {
        let hand = &game.view(seat).players[0].hand;
        assert_eq!((hand.starting, list(&hand.won).as_str()), (2, "I.3 I.8"));
        assert_eq!(game.view(seat).players[1].hand.starting, 3);
    }
}

#[test]
fn g3_4_only_the_owner_knows_which_starting_cards_a_hand_holds() {
    let game = Game::new("horan, taia", HANDS);
    let own = |viewer: usize, seat: usize| {
        game.view(viewer).players[seat - 1].hand.own.as_ref().map(|cards| list(cards))
    };
    assert_eq!((own(1, 1), own(2, 2)), (Some("s1 s4".into()), Some("s2 s3 s5".into())));
    for (viewer, seat) in [(0, 1), (0, 2), (1, 2), (2, 1)] {
        assert_eq!(own(viewer, seat), None);
    }
}

#[test]
fn g3_4_the_back_of_every_top_card_is_public() {
    let game = Game::new("horan, taia", HANDS);
    for seat in 0..=2 {
        assert!(deck(&game.view(seat), 1).starts_with("I.2 "));
        assert!(deck(&game.view(seat), 2).starts_with("back "));
    }
}

#[test]
fn g3_4_discard_piles_are_open() {
    let game = Game::new("horan, taia", HANDS);
    for seat in 0..=2 {
        assert_eq!(list(&game.view(seat).players[0].discard), "s2 s3");
    }
}

#[test]
fn g3_4_the_order_below_the_top_is_hidden_from_others() {
    let game = Game::new("horan, taia", HANDS);
    for seat in [0, 2] {
        let view = game.view(seat);
        assert_eq!(deck(&view, 1), "I.2 - - - -");
        assert_eq!(list(&view.players[0].deck.won), "I.1 I.5", "which, but not where");
    }
    assert_eq!(deck(&game.view(1), 2), "back - -");
}

#[test]
fn g3_4_others_know_which_starting_cards_are_in_hand_and_deck_together() {
    let game = Game::new("horan, taia", HANDS);
    for seat in [0, 2] {
        assert_eq!(list(&game.view(seat).players[0].concealed), "s1 s4 s5 s6");
    }
    let same = Game::new("horan, taia", &HANDS.replace("hand s1 s4", "hand s5 s6"));
    for seat in [0, 2] {
        assert_eq!(game.view(seat), same.view(seat), "never which of them are where");
    }
    assert_ne!(game.view(1), same.view(1));
}

#[test]
fn g3_4_states_that_differ_in_an_arrangement_look_alike_to_others() {
    let game = Game::new("horan, taia", HANDS);
    let moved = HANDS.replace("(I.5) (starting) (I.1)", "(starting) (I.1) (I.5)");
    let other = Game::new("horan, taia", &moved);
    for seat in [0, 2] {
        assert_eq!(game.view(seat), other.view(seat));
    }
    assert_ne!(game.view(1), other.view(1));
}

#[test]
fn g3_4_owners_know_where_they_put_won_cards_and_never_the_order_of_starting_cards() {
    let game = Game::new("horan, taia", HANDS);
    let view = game.view(1);
    assert_eq!(deck(&view, 1), "I.2 I.5 back I.1 back");
    assert_eq!(list(&view.players[0].concealed), "s5 s6");
    let shuffled = HANDS.replace("(I.5) (starting) (I.1) (starting)", "? ? ? ? hiding I.1 I.5");
    let view = Game::new("horan, taia", &shuffled).view(1);
    assert_eq!(deck(&view, 1), "I.2 - - - -");
    assert_eq!(list(&view.players[0].deck.won), "I.1 I.5", "left to the shuffle");
}

#[test]
fn g3_3_an_owner_who_knows_half_of_a_deck_is_in_no_game() {
    let game = Game::new("horan, taia", HANDS);
    let mut view = game.view(1);
    let luck = &mut table::PlayoutLuck::new(1);
    assert!(game.rules.determinize(&view, luck).is_ok());
    let deck = &mut view.players[0].deck;
    deck.won.push("I.1".parse().unwrap());
    deck.slots[3].known = Known::Nothing;
    deck.slots[4].known = Known::Nothing;
    assert!(game.rules.determinize(&view, luck).is_err());
}

#[test]
fn g3_4_draws_are_told_by_their_backs() {
    let mut game =
        Game::new("horan, taia", "seat 1: hand s1 s2; deck I.2 starting ? ?; discard s3\n");
    game.play("merchant; leave; card s5");
    let drew = |seat: usize| -> String {
        let card = |seen: &Seen| {
            let Seen::Drew { card, .. } = *seen else { return None };
            Some(card)
        };
        list(&game.seen(seat).iter().filter_map(card).collect::<Vec<Shown>>())
    };
    assert_eq!(drew(1), "I.2 s5");
    assert_eq!((drew(2), drew(0)), ("I.2 starting".into(), "I.2 starting".into()));
}

#[test]
fn g3_4_a_back_that_comes_on_top_is_told_to_all() {
    let mut game =
        Game::with("pl", "horan, taia", "seat 1: hand s1 s2 s3; deck starting ? ? ? hiding I.1");
    game.play("merchant; leave; card s5");
    assert_eq!(game.chances(), "2 back starting; 1 back I.1");
    game.play("back I.1");
    for seat in 0..=2 {
        let back =
            |seen: &Seen| matches!(seen, Seen::BackSeen { back, .. } if back.to_string() == "I.1");
        assert!(game.seen(seat).iter().any(back));
        assert!(deck(&game.view(seat), 1).starts_with("I.1 "));
    }
}

#[test]
fn g3_4_a_card_that_is_played_is_seen_by_all() {
    let mut game = Game::new("horan, taia", "seat 1: hand s1 s2\n battle: I.5");
    game.play("play s1");
    for seat in 0..=2 {
        let played =
            |seen: &Seen| matches!(seen, Seen::Played { card, .. } if card.to_string() == "s1");
        assert!(game.seen(seat).iter().any(played));
        let battle = game.view(seat).battle.expect("a battle is going on");
        assert_eq!(list(&battle.chain), "s1");
        assert!(!list(&game.view(seat).players[0].concealed).contains("s1"));
    }
}

/// Taia's draw 1 with a full deck.
const TAIA: &str =
    "seat 1: hand s1 s3; deck starting (I.3) (starting) (starting); discard s5\n battle: I.5";

#[test]
fn g3_4_what_taia_looks_at_is_hers_alone_except_for_the_backs() {
    let mut game = Game::able("taia, horan", TAIA);
    game.play("play s1; card s6");
    for (seat, looked) in [(0, "starting I.3"), (1, "s6 I.3"), (2, "starting I.3")] {
        assert_eq!(list(&game.view(seat).battle.unwrap().looked), looked);
        let card = |seen: &Seen| {
            let Seen::Looked { card, .. } = *seen else { return None };
            Some(card)
        };
        let told: Vec<Shown> = game.seen(seat).iter().filter_map(card).collect();
        assert_eq!(list(&told), looked);
    }
}

#[test]
fn g3_4_a_card_taia_put_under_her_deck_keeps_its_place_known_to_her() {
    let mut game = Game::able("taia, horan", TAIA);
    game.play("play s1; card s6; take I.3");
    assert_eq!(
        (game.hand(1).as_str(), game.deck(1).as_str()),
        ("s3 I.3", "starting (starting) s6")
    );
    assert_eq!(deck(&game.view(1), 1), "back back s6");
    for seat in [0, 2] {
        assert_eq!(deck(&game.view(seat), 1), "back - peeked", "the others see its back");
        let under = |seen: &Seen| matches!(seen, Seen::PutUnder { card: Shown::Starting, .. });
        assert!(game.seen(seat).iter().any(under));
    }
    assert!(
        game.seen(1).iter().any(|seen| matches!(seen, Seen::PutUnder { card: Shown::Card(_), .. }))
    );
    game.play("end; card s2");
    assert_eq!(game.chances(), "", "her last unknown card, then the one she knows");
    assert_eq!((game.hand(1).as_str(), game.deck(1).as_str()), ("s2 s3 s4 I.3", "s6"));
}

#[test]
fn g3_4_a_won_card_put_under_the_deck_is_seen_by_all() {
    let mut game = Game::able("taia, horan", TAIA);
    game.play("play s1; card s6; take s6");
    for (seat, seen) in [(0, "back - I.3"), (1, "back back I.3"), (2, "back - I.3")] {
        assert_eq!(deck(&game.view(seat), 1), seen);
    }
}
