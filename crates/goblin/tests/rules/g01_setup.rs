//! G1.4 to G1.8: how a game begins, and what everybody sees of it.

use goblin::{Goblin, Level, MonsterKind, Potion, Seen, SetupFault};
use table::Seat;

use crate::support::{Game, setup, test_cards};

/// A game with these settings up to the first turn: the first outcome of every draw.
fn begun(settings: &str, heroes: &str) -> Game {
    let mut game = Game::from_start(settings, heroes);
    game.settle();
    game
}

#[test]
fn g1_4_five_monsters_of_each_level_lie_in_its_row() {
    let game = begun("", "horan, taia");
    assert_eq!(game.row(Level::I), "I.1 I.2 I.3 I.4 I.5");
    assert_eq!(game.row(Level::II), "II.1 II.2 II.3 II.4 II.5");
    assert_eq!(game.row(Level::III), "III.1 III.2 III.3 III.4 III.5");
    for (level, below) in [(Level::I, 14), (Level::II, 14), (Level::III, 18)] {
        assert_eq!(game.state.cavern(level).below(), below, "the others form the deck");
    }
}

#[test]
fn g1_4_the_monsters_are_shuffled() {
    let mut game = Game::from_start("", "horan, taia");
    game.play("monster X.1");
    let any: Vec<String> = (1..=20).map(|number| format!("1 monster I.{number}")).collect();
    assert_eq!(game.chances(), any.join("; "));
    game.refuse("monster II.1", "G1.4").refuse("monster I.k1", "G1.4");
    game.play("monster I.20; monster I.7").refuse("monster I.7", "G1.4");
    game.play("monster I.3; monster I.4; monster I.5");
    assert_eq!(game.row(Level::I), "I.20 I.7 I.3 I.4 I.5");
    game.play("monster I.19");
    assert_eq!(game.state.cavern(Level::I).top, "I.19".parse().ok());
    game.refuse("monster I.1", "G1.4").play("monster I.k3");
    assert_eq!(game.state.cavern(Level::I).gate, "I.k3".parse().ok());
}

#[test]
fn g1_4_everybody_sees_the_top_card_and_nobody_can_fight_it() {
    let mut game = Game::new("horan, taia", "I: I.1 I.2 I.3 I.4 I.5 top I.12");
    for seat in 0..=2 {
        assert_eq!(game.view(seat).caverns[0].top, "I.12".parse().ok());
    }
    game.refuse("fight I.12", "G4.1").refuse("fight I.13", "G4.1");
    assert_eq!(game.legal_to("fight"), "I.1 I.2 I.3 I.4 I.5 I.k1");
}

#[test]
fn g1_4_the_top_gatekeeper_is_visible_and_can_be_fought_the_others_not() {
    let mut game = Game::new("horan, taia", "I: gate I.k3");
    for seat in 0..=2 {
        assert_eq!(game.view(seat).caverns[0].gate, "I.k3".parse().ok());
    }
    game.refuse("fight I.k1", "G4.1").refuse("fight I.k2", "G4.1").play("fight I.k3");
    assert_eq!(game.battle().monster, "I.k3".parse().unwrap());
}

#[test]
fn g1_5_one_of_three_lords_is_drawn_and_lies_open_from_the_beginning() {
    let mut game = Game::from_start("", "horan, taia");
    assert_eq!(game.chances(), "1 monster X.1; 1 monster X.2; 1 monster X.3");
    game.refuse("monster I.1", "G1.5").play("monster X.3");
    for seat in 0..=2 {
        assert_eq!(game.view(seat).town.lord, "X.3".parse().ok());
    }
}

#[test]
fn g1_5_the_other_two_are_not_in_the_game() {
    let mut game = Game::new("horan, taia", "lord: X.2\n seat 1: keys I II III");
    game.refuse("fight X.1", "G4.1").refuse("fight X.3", "G4.1").play("fight X.2");
}

#[test]
fn g1_6_three_piles_of_potions_and_an_empty_pawnshop() {
    let game = begun("", "horan, taia, aderyn");
    let piles = [(Potion::Strength, 4), (Potion::Healing, 4), (Potion::Countercurse, 4)];
    assert_eq!((game.view(0).town.potions, game.pawnshop().as_str()), (piles, ""));
    for seat in 1..=3 {
        let player = game.player(seat);
        assert!(player.potions.is_empty() && player.keys.is_empty());
        assert_eq!(game.equipment(seat), "- -");
    }
}

#[test]
fn g1_6_each_player_draws_four_of_six_shuffled_starting_cards() {
    let mut game = Game::from_start("first 1", "horan, taia");
    while !game.chances().contains("card") {
        let first = game.chances();
        game.play(first.split(';').next().unwrap().trim_start_matches("1 "));
    }
    let six = "1 card s1; 1 card s2; 1 card s3; 1 card s4; 1 card s5; 1 card s6";
    assert_eq!(game.chances(), six);
    game.play("card s6; card s2; card s4").refuse("card s2", "G3.3").play("card s5");
    assert_eq!((game.hand(1).as_str(), game.deck(1).as_str()), ("s2 s4 s5 s6", "starting ?"));
    assert_eq!((game.chances().as_str(), game.hand(2).as_str()), (six, ""));
    game.play("card s1; card s2; card s3; card s4");
    assert_eq!((game.hand(2).as_str(), game.deck(2).as_str()), ("s1 s2 s3 s4", "starting ?"));
    assert_eq!((game.discard(1), game.discard(2)), (String::new(), String::new()));
    assert_eq!(game.turn(), "1");
}

#[test]
fn g1_7_the_host_names_who_begins() {
    for first in 1..=3 {
        let game = begun(&format!("first {first}"), "horan, taia, aderyn");
        assert_eq!((game.turn(), game.state.turn()), (first.to_string(), 1));
    }
    let outside = setup("first 3", "horan, taia");
    let faults = Goblin::new(test_cards(), outside).unwrap_err().0;
    assert_eq!(faults, [SetupFault::NoSuchSeat(Seat::new(2))]);
}

#[test]
fn g1_7_or_chance_does() {
    let mut game = Game::from_start("", "horan, taia, aderyn");
    while !game.chances().contains("first") {
        let first = game.chances();
        game.play(first.split(';').next().unwrap().trim_start_matches("1 "));
    }
    assert_eq!(game.chances(), "1 first 1; 1 first 2; 1 first 3");
    game.refuse("fight I.1", "G1.7").refuse("first 4", "G1.7").play("first 2");
    assert_eq!(game.turn(), "2");
}

#[test]
fn g1_7_play_passes_clockwise() {
    let mut game = begun("first 3", "horan, taia, aderyn, xanros");
    let mut order = String::new();
    for _ in 0..6 {
        order += &game.turn();
        game.play("merchant; leave");
    }
    assert_eq!(order, "341234");
    assert_eq!(game.state.turn(), 7);
}

#[test]
fn g1_8_a_front_shows_attack_hit_points_level_and_curses_and_the_back_is_no_secret() {
    let game = Game::new("horan, taia", "I: I.18");
    for seat in 0..=2 {
        let monster = game.view(seat).caverns[0].row[0].expect("a view names the card");
        let front = game.rules.content().monsters[monster.index()];
        assert_eq!((front.attack, front.hit_points, monster.level()), (1, 2, Some(Level::I)));
        let curses: Vec<&str> = front.curses.iter().map(goblin::Curse::name).collect();
        assert_eq!(curses, ["attack", "red"]);
        let MonsterKind::Ordinary(card) = monster.kind() else { panic!("{monster}") };
        assert_eq!(game.rules.content().reward_name(card), "Attack and defence");
    }
}

/// A game in which everybody has something.
const RICH: &str = "
    turn: 2 9
    I: I.1 I.2 I.3 I.4 I.5 top I.12 gate I.k3 beaten I.k1
    pawnshop: II.17 I.10
    seat 1: hit-points 3; hand s1 s2 II.1; deck starting (II.3) (starting) (II.2); discard s3 s4 I.6; weapon I.11; keys I; potions healing
    seat 2: hit-points 4; hand s5 s6; deck II.5 s4 ?; discard s2 s3; armour I.13; potions strength
    seat 3: hit-points 0
";

#[test]
fn g1_8_rows_tops_lord_pawnshop_and_everybodys_things_are_open_to_all() {
    let game = Game::able("horan, taia, aderyn", RICH);
    let all: Vec<_> = (0..=3).map(|seat| game.view(seat)).collect();
    for view in &all {
        assert_eq!((&view.caverns, &view.town), (&all[0].caverns, &all[0].town));
        assert_eq!((&view.turn, &view.battle), (&all[0].turn, &all[0].battle));
        for (player, same) in view.players.iter().zip(&all[0].players) {
            assert_eq!(
                (player.hit_points, player.weapon, player.armor, player.potions, player.keys),
                (same.hit_points, same.weapon, same.armor, same.potions, same.keys),
            );
            assert_eq!(
                (player.deck.slots.len(), player.discard.len(), player.hand.starting),
                (same.deck.slots.len(), same.discard.len(), same.hand.starting),
            );
        }
    }
    let view = &all[0];
    assert_eq!(view.players[0].weapon, "I.11".parse().ok());
    assert_eq!(view.players[1].armor, "I.13".parse().ok());
    assert_eq!(view.players.iter().map(|it| it.hit_points).collect::<Vec<_>>(), [3, 4, 0]);
    assert_eq!(view.town.pawnshop.len(), 2);
    assert_eq!(view.town.lord, "X.1".parse().ok());
    assert_eq!(view.players[0].deck.slots.len(), 4);
}

#[test]
fn g1_8_the_order_below_the_top_is_hidden() {
    let mut game = Game::new("horan, taia", "I: I.1 I.2 I.3 I.4 I.5 top I.12 gate I.k3");
    let view = game.view(1);
    let numbers: Vec<usize> = view.caverns[0].below.iter().map(|it| it.place() + 1).collect();
    assert_eq!(
        numbers,
        [6, 7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20],
        "sorted, not as they lie"
    );
    game.play("fight I.1; play s1; end");
    let any: Vec<String> = numbers.iter().map(|number| format!("1 monster I.{number}")).collect();
    assert_eq!(game.chances(), any.join("; "), "any of them may be next");
}

#[test]
fn g1_8_which_gatekeepers_lie_below_and_which_stayed_out_is_hidden() {
    let mut game =
        Game::with("de", "horan, taia", "I: gate I.k1 beaten I.k3\n seat 1: hand s1 s2 s3 s4");
    for seat in 0..=2 {
        let view = &game.view(seat).caverns[0];
        let unseen: Vec<String> = view.unseen_gates.iter().map(ToString::to_string).collect();
        assert_eq!(unseen, ["I.k2", "I.k4", "I.k5"]);
        assert_eq!(view.gates_below, 2, "one of the three stayed out");
    }
    game.play("fight I.k1; play s1; end");
    assert_eq!(game.chances(), "1 monster I.k2; 1 monster I.k4; 1 monster I.k5");
}

#[test]
fn g1_8_the_first_hands_are_told_to_their_owners_only() {
    let game = begun("first 1", "horan, taia");
    let drawn = |seat: usize, owner: usize| {
        let of = |seen: &Seen| {
            let Seen::Drew { seat, card } = *seen else { return None };
            (seat.index() + 1 == owner).then(|| card.to_string())
        };
        game.seen(seat).iter().filter_map(of).collect::<Vec<_>>().join(" ")
    };
    assert_eq!((drawn(1, 1), drawn(2, 2)), ("s1 s2 s3 s4".into(), "s1 s2 s3 s4".into()));
    for (viewer, owner) in [(0, 1), (0, 2), (1, 2), (2, 1)] {
        assert_eq!(drawn(viewer, owner), "starting starting starting starting");
    }
}
