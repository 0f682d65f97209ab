//! G5.7 and G5.8: how a game ends.

use goblin::{Ending, Goblin, Phase, Seen, SetupFault};
use table::Seat;

use crate::support::{Game, setup, test_cards};

/// Seat 1 is before the lord with the hammer: attack 9 against 5 hit points.
const LORD: &str = "seat 1: hand I.20 s1 s2 s3; keys I II III\n battle: X.1";

#[test]
fn g5_7_who_beats_the_lord_wins_at_that_moment() {
    let mut game = Game::new("horan, taia, aderyn", LORD);
    game.play("play I.20; end");
    assert_eq!(game.phase(), Phase::Over(Ending::Lord(Seat::new(0))));
    assert_eq!((game.turn().as_str(), game.winners()), ("over", vec![1]), "one winner, no tie");
    assert_eq!(game.legal(), "");
    let result = game.view(0).result.expect("the game is over");
    assert_eq!(result.ending, Ending::Lord(Seat::new(0)));
}

#[test]
fn g5_7_nobody_gets_another_turn() {
    let mut game = Game::new("horan, taia, aderyn", LORD);
    game.play("play I.20; end");
    for action in ["merchant", "fight I.1", "revive", "play s1", "keep", "leave", "shuffle"] {
        game.refuse(action, "G5.7");
    }
    let began = |seen: &Seen| matches!(seen, Seen::TurnBegan { .. } | Seen::TurnEnded { .. });
    assert!(!game.told(began));
    assert_eq!(game.hand(1), "s1 s2 s3", "not even a refill");
}

#[test]
fn g5_7_not_without_a_hit_point_left() {
    let mut game = Game::new("horan, taia", &LORD.replace("seat 1:", "seat 1: hit-points 3;"));
    game.play("play I.20");
    assert!(game.totals().suffices && !game.totals().beats);
    game.play("end").settle();
    assert_eq!((game.turn().as_str(), game.hit_points(1)), ("2", 0));
    assert_eq!(game.winners(), Vec::<usize>::new());
    let mut enough = Game::new("horan, taia", &LORD.replace("seat 1:", "seat 1: hit-points 4;"));
    enough.play("play I.20; end");
    assert_eq!(enough.winners(), [1]);
}

#[test]
fn g5_7_not_with_too_little_attack() {
    let mut game = Game::new("horan, taia", LORD);
    game.play("play s1; play s2; end").settle();
    assert_eq!((game.turn().as_str(), game.winners()), ("2", vec![]));
}

#[test]
fn g5_7_not_by_beating_anybody_else() {
    let mut game = Game::new("horan, taia", "seat 1: hand I.20; keys I II\n battle: III.k1");
    game.play("play I.20; end").settle();
    assert_eq!((game.keys(1).as_str(), game.turn().as_str()), ("I II III", "2"));
}

#[test]
fn g5_8_a_turn_limit_ends_the_game_without_a_winner() {
    let mut game = Game::with("turn-limit 3", "horan, taia", "turn: 2 2");
    game.play("merchant; leave");
    assert_eq!(game.turn(), "1");
    game.play("merchant; leave");
    assert_eq!((game.phase(), game.winners()), (Phase::Over(Ending::TurnLimit), vec![]));
    let result = game.view(1).result.expect("the game is over");
    assert_eq!((result.ending, result.turns), (Ending::TurnLimit, 3), "unfinished");
}

#[test]
fn g5_8_the_last_turn_is_played_to_its_end() {
    let mut game = Game::with("turn-limit 2", "horan, taia", &format!("turn: 1 2\n {LORD}"));
    game.play("play I.20; end");
    assert_eq!((game.phase(), game.winners()), (Phase::Over(Ending::Lord(Seat::new(0))), vec![1]));
    let mut game = Game::with("turn-limit 2", "horan, taia", "turn: 1 2\n seat 1: hand s1");
    game.play("merchant; leave").settle();
    assert_eq!((game.phase(), game.player(1).hand.len()), (Phase::Over(Ending::TurnLimit), 4));
}

#[test]
fn g5_8_without_one_a_game_goes_on() {
    assert_eq!(setup("", "horan, taia").turn_limit, None, "off unless it is chosen");
    let mut game = Game::new("horan, taia", "turn: 1 60000");
    game.play("merchant; leave; merchant; leave");
    assert_eq!((game.turn().as_str(), game.state.turn()), ("1", 60002));
    for limit in ["0", "65535"] {
        let wrong = setup(&format!("turn-limit {limit}"), "horan, taia");
        let faults = Goblin::new(test_cards(), wrong).unwrap_err().0;
        assert!(matches!(faults[..], [SetupFault::TurnLimit(_)]), "{limit}");
    }
}

#[test]
fn g5_8_an_agreed_end_has_no_winner() {
    for position in ["", LORD, "turn: 2 4"] {
        let mut game = Game::new("horan, taia", position);
        game.agree();
        assert_eq!((game.phase(), game.winners()), (Phase::Over(Ending::Agreed), vec![]));
    }
}

#[test]
fn g5_8_who_withdraws_leaves_with_everything() {
    let position = "
        seat 1: hand s1 s2 I.1; deck I.2 (I.3); discard s3 s4 s5 s6 I.4; weapon I.10; armour I.12; potions strength; keys I
        pawnshop: I.11
    ";
    let mut game = Game::new("horan, taia, aderyn", position);
    game.withdraw(1);
    assert_eq!((game.turn().as_str(), game.winners()), ("2", vec![]));
    let view = game.view(2);
    assert!(!view.players[0].playing);
    let gone: Vec<String> = view.town.gone.iter().map(ToString::to_string).collect();
    assert_eq!(gone, ["I.1", "I.2", "I.3", "I.4", "I.10", "I.12"]);
    assert_eq!(game.pawnshop(), "I.11", "nothing of it is for sale");
    assert_eq!(
        (game.equipment(1).as_str(), game.keys(1).as_str(), game.potions(1).as_str()),
        ("- -", "", "")
    );
    game.play("merchant; leave");
    assert_eq!(game.turn(), "3");
    game.play("merchant; leave");
    assert_eq!(game.turn(), "2", "the seat is passed over");
}

#[test]
fn g5_8_a_monster_that_was_being_fought_stays() {
    let mut game = Game::new("horan, taia, aderyn", "seat 1: hand s2 II.1\n battle: I.3; chain s1");
    let row = game.row(goblin::Level::I);
    game.withdraw(1);
    assert_eq!((game.row(goblin::Level::I), game.turn().as_str()), (row, "2"));
    assert!(game.state.battle().is_none());
    game.play("fight I.3");
}

#[test]
fn g5_8_what_lay_before_who_withdraws_leaves_too() {
    // A card of the chain, and a weapon about which nothing was decided yet.
    let position = "I: I.10\n battle: I.10; chain I.20";
    let gone = |game: &Game| {
        let cards = game.view(0).town.gone;
        cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    let mut fighting = Game::new("horan, taia, aderyn", position);
    fighting.withdraw(1);
    assert_eq!((gone(&fighting).as_str(), fighting.pawnshop().as_str()), ("I.20", ""));
    let mut choosing = Game::new("horan, taia, aderyn", position);
    choosing.play("end; monster I.9").withdraw(1);
    assert_eq!((gone(&choosing).as_str(), choosing.pawnshop().as_str()), ("I.10 I.20", ""));
    assert_eq!(choosing.turn(), "2");
    let mut drawing = Game::new("horan, taia, aderyn", position);
    drawing.play("end").withdraw(1);
    assert_eq!(drawing.turn(), "chance", "the deck's next card is turned up all the same");
    drawing.play("monster I.9");
    assert_eq!((gone(&drawing).as_str(), drawing.turn().as_str()), ("I.10 I.20", "2"));
}

#[test]
fn g5_8_somebody_else_may_leave_in_the_middle_of_a_turn() {
    let mut game = Game::new("horan, taia, aderyn", "battle: I.3; chain s1");
    game.withdraw(2);
    game.play("play s2; end; monster I.9").settle();
    assert_eq!(game.turn(), "3");
}

#[test]
fn g5_8_the_last_player_left_wins() {
    let mut game = Game::new("horan, taia, aderyn", "");
    game.withdraw(2);
    assert_eq!(game.winners(), Vec::<usize>::new());
    game.withdraw(1);
    assert_eq!(
        (game.phase(), game.winners()),
        (Phase::Over(Ending::LastLeft(Seat::new(2))), vec![3])
    );
}
