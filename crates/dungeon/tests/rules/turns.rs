//! Turns that must be decidable, the book's examples, and withdrawing.

use dungeon::{Content, Decision, Ending, Event, First, Phase, Setup};
use table::{Reason, Rules, Seat, Step};

use crate::support::Game;

// Worked examples of the book

/// The king north of a room at 1,0.
fn king(lines: &str) -> String {
    format!("..  ║k\n ┼@  ╩.\n {lines}")
}

#[test]
fn k4_2_the_warrior_rolls_again_and_beats_the_king_with_his_bolt() {
    let mut game = Game::new("horan, taia", &king("1: 1,0 sword daggers bolt\n turn: 1"));
    game.play("go n; dice 1 4; again; dice 6 1; bolt; leave daggers");
    assert_eq!(
        (game.carries(1).as_str(), game.lies("1,1").as_str(), game.turn().as_str()),
        ("sword axe", "daggers", "2")
    );
}

#[test]
fn k4_3_the_warrior_rolls_again_and_loses_to_the_king() {
    let mut game = Game::new("horan, taia", &king("1: 1,0 sword daggers bolt\n turn: 1"));
    game.play("go n; dice 1 4; again; dice 1 2; strike");
    assert_eq!(
        (game.hero(1).hit_points, game.place(1).as_str(), game.lies("1,1").as_str()),
        (4, "1,0", "skeleton-king")
    );
}

#[test]
fn k2_5_the_warrior_fights_in_his_third_move_and_the_fourth_is_forfeit() {
    let mut game = Game::new("horan, taia", "┼@ ═.\n turn: 1");
    game.play("go e; explore e; tile tunnel straight; lay ew");
    assert_eq!((game.turn().as_str(), game.state.moves()), ("1", 2));
    game.play("explore e; tile room straight; lay ew; token skeleton-warrior");
    assert_eq!((game.state.moves(), game.turn().as_str()), (1, "chance"));
    game.play("dice 5 5; stand");
    assert_eq!(
        (game.carries(1).as_str(), game.place(1).as_str(), game.turn().as_str()),
        ("sword", "3,0", "2")
    );
}

// Turns that must be decidable

#[test]
fn k10_3_xanros_swaps_onto_a_turnkey_sacrifices_ties_and_is_healed() {
    let map = "..  ║t\n ┼@  ╩.\n 1: 0,0 hp 1\n 2: 1,1 refuge 1,0\n turn: 1";
    let mut game = Game::new("xanros, aderyn", map);
    game.play("swap 2; dice 3 4; sacrifice");
    assert_eq!((game.place(1).as_str(), game.hero(1).hit_points), ("0,0", 5));
    assert_eq!(
        (game.lies("1,1").as_str(), game.place(2).as_str(), game.turn().as_str()),
        ("skeleton-turnkey", "0,0", "2")
    );
    game.play("end");
    assert_eq!((game.turn().as_str(), game.state.moves()), ("1", 4), "no turn is missed");
}

#[test]
fn k10_1_the_wizard_who_loses_behind_a_wall_goes_back_through_it() {
    let mut game = Game::new("argentus, taia", "..  ═d\n ┼@  ─.\n 1: 1,0\n turn: 1");
    game.play("go n; dice 1 1");
    assert_eq!(
        (game.place(1).as_str(), game.hero(1).hit_points, game.turn().as_str()),
        ("1,0", 4, "2")
    );
}

#[test]
fn k10_4_a_cursed_thief_begins_her_turn_on_the_dragons_tile() {
    let map = "..  ║d\n ┼@  ╩.\n 1: 1,1 hp 1 axe axe portal cursed refuge 1,0\n turn: 1";
    let mut game = Game::new("aderyn, taia", map);
    game.refuse("end", "K10.4").refuse("portal 1 0,0", "K10.4").refuse("go s", "K10.4");
    assert_eq!(game.legal(), "fight");
    let mut tied = Game::new("aderyn, taia", map);
    tied.play("fight; dice 4 5");
    assert_eq!((tied.place(1).as_str(), tied.hero(1).hit_points), ("1,0", 1));
    let mut lost = Game::new("aderyn, taia", map);
    lost.play("fight; dice 4 4");
    assert_eq!((lost.place(1).as_str(), lost.hero(1).hit_points), ("1,0", 0));
    game.play("fight; dice 4 6");
    assert_eq!((game.phase(), game.winners()), (Phase::Over(Ending::Dragon), vec![1]));
}

#[test]
fn k10_5_a_cursed_victorius_passes_the_curse_on_and_his_turn_ends() {
    let map = "..  ║m\n ┼@  ╩.\n 1: 1,0 cursed\n turn: 1";
    let mut game = Game::new("victorius, taia", map);
    game.play("go n; dice 6 2; curse 2");
    assert_eq!((game.cursed(), game.turn().as_str(), game.carries(1).as_str()), (2, "2", "bolt"));
}

/// The exit north of the start tile is the last open one; behind it are walls on three sides.
const CELL: &str = "
    ┌.  ─.  ┐.
    │.  ..  │.
    └.  ┼@  ┘.
    └.  ─.  ┘.
";

#[test]
fn k3_5_the_last_open_exit_leads_into_a_cell_walled_on_three_sides() {
    let mut game =
        Game::new("horan, taia", &format!("{CELL} turn: 1\n stack: 2 tunnel cross, 1 room corner"));
    game.play("explore n; tile room corner");
    assert_eq!(game.legal(), "lay es; lay sw", "no tile could do better, so it is laid");
    game.play("lay es; token chest");
    assert_eq!(game.legal(), "end; go s");
    game.play("end");
    assert_eq!(game.phase(), Phase::Over(Ending::Explored));
}

#[test]
fn k3_5_the_dragon_in_the_walled_cell_keeps_the_closed_dungeon_alive() {
    let mut game = Game::new(
        "aderyn, taia",
        &format!("{CELL} turn: 1\n stack: 2 tunnel cross, 1 room corner"),
    );
    game.play("explore n; tile room corner; lay es; token dragon; go s; end");
    assert_eq!((game.turn().as_str(), game.lies("0,1").as_str()), ("2", "dragon"));
    assert!(!game.legal().contains("explore"), "{}", game.legal());
}

#[test]
fn k3_5_one_wall_less_and_only_what_leads_on_is_laid() {
    // North of the last place nothing lies.
    let map = "┌.  ..  ┐.\n └.  ┼@  ┘.\n └.  ─.  ┘.";
    let mut game =
        Game::new("horan, taia", &format!("{map}\n turn: 1\n stack: 1 tunnel corner, 2 room t"));
    game.play("explore n; tile tunnel corner");
    assert_eq!(game.chances(), "2 tile room t", "the corner goes back");
    game.refuse("tile tunnel corner", "K3.5");
    game.play("tile room t").refuse("lay esw", "K3.5");
    assert_eq!(game.legal(), "lay nes; lay nsw");
}

#[test]
fn k4_3_a_thief_is_sent_back_onto_a_monster_she_had_walked_past() {
    let map = "..  ║d\n ..  ║k\n ┼@  ╩.\n 1: 1,0\n turn: 1";
    for (version, back) in [(1, "1,0"), (2, "1,1")] {
        let mut game = Game::by_rules(version, "aderyn, taia", map);
        game.play("go n; go n; fight; dice 1 1");
        assert_eq!(
            (game.place(1).as_str(), game.hero(1).hit_points, game.turn().as_str()),
            ("1,1", 4, "2"),
            "no fight"
        );
        game.play("end");
        assert_eq!(game.legal(), "end; fight; go n; go s");
        game.play("fight; dice 1 1");
        assert_eq!(
            (game.place(1).as_str(), game.hero(1).hit_points),
            (back, 3),
            "the last tile without a monster, or where her last move began"
        );
    }
}

#[test]
fn k5_3_a_portal_brings_an_unconscious_hero_back_before_the_turn_is_missed() {
    let mut game = Game::new("horan, taia", "┼@ ═.\n 1: 0,0 portal\n 2: 1,0 hp 0\n turn: 1");
    game.play("portal 2 0,0; end");
    assert_eq!((game.turn().as_str(), game.state.moves(), game.hero(2).hit_points), ("2", 4, 5));
    let missed = game.events.iter().any(|event| matches!(event, Event::TurnMissed { .. }));
    assert!(!missed, "{:?}", game.events);
}

#[test]
fn k5_2_everybody_unconscious_wakes_in_turn() {
    let mut game = Game::new(
        "xanros, taia, horan",
        "..  ║t\n ┼@  ╩.\n 1: 1,0 hp 1\n 2: 1,0 hp 0\n 3: 1,0 hp 0\n turn: 1",
    );
    game.play("go n; dice 4 4; sacrifice");
    assert_eq!(
        (game.turn().as_str(), game.state.turn_number()),
        ("2", 5),
        "1 has missed a turn as well"
    );
    assert_eq!([1, 2, 3].map(|seat| game.hero(seat).hit_points), [1, 1, 1]);
}

// Withdrawing

fn pile(game: &Game, name: &str) -> String {
    let text = game.show();
    text.lines().find(|line| line.starts_with(name)).expect("both piles are shown").to_owned()
}

#[test]
fn withdrawing_skips_the_seat_from_then_on() {
    let mut game = Game::new("horan, taia, xanros", "┼@\n turn: 1");
    game.withdraw(2);
    assert_eq!(game.turn(), "1");
    game.play("end");
    assert_eq!(game.turn(), "3");
    game.play("end");
    assert_eq!(game.turn(), "1");
}

#[test]
fn withdrawing_in_the_own_turn_passes_it_on() {
    let mut game = Game::new("horan, taia, xanros", "┼@\n 1: 0,0 treasure key\n turn: 1 moves 2");
    game.withdraw(1);
    assert_eq!((game.turn().as_str(), game.state.moves(), game.carries(1).as_str()), ("2", 4, ""));
}

#[test]
fn withdrawing_of_the_last_seat_in_its_turn_wraps_around() {
    let mut game = Game::new("horan, taia, xanros", "┼@\n turn: 3");
    game.withdraw(3);
    assert_eq!(game.turn(), "1");
}

#[test]
fn withdrawing_in_the_middle_of_a_fight_leaves_the_monster() {
    for steps in ["go n", "go n; dice 1 1", "go n; dice 1 1; stand"] {
        let map = "..  ║d\n ┼@  ╩.\n 1: 1,0 bolt\n turn: 1";
        let mut game = Game::new("horan, taia, xanros", map);
        game.play(steps).withdraw(1);
        assert_eq!((game.turn().as_str(), game.lies("1,1").as_str()), ("2", "dragon"), "{steps}");
        game.refuse("strike", "K4.2");
    }
}

#[test]
fn withdrawing_before_loot_curse_and_fountain_are_chosen_passes_the_turn() {
    let loot = (
        "taia, horan, xanros",
        "║m\n ┼@\n 1: 0,0 portal portal portal\n turn: 1",
        "go n; dice 6 6",
    );
    let curse = ("taia, horan, xanros", "║m\n ┼@\n 1: 0,0\n turn: 1", "go n; dice 6 6");
    let rise = ("horan, taia, xanros", "║d\n ┼@\n 1: 0,0 hp 1\n turn: 1", "go n; dice 1 1; stand");
    for (heroes, map, steps) in [loot, curse, rise] {
        let mut game = Game::new(heroes, map);
        game.play(steps).withdraw(1);
        assert_eq!(
            (game.turn().as_str(), game.cursed(), game.phase()),
            ("2", 0, Phase::Seat(Decision::Walk)),
            "{steps}"
        );
    }
}

#[test]
fn withdrawing_with_a_tile_in_hand_returns_it() {
    let mut game = Game::new("horan, taia, xanros", "┼@\n turn: 1");
    let before = pile(&game, "stack");
    game.play("explore n; tile gate straight");
    assert_ne!(pile(&game, "stack"), before);
    game.withdraw(1);
    assert_eq!((pile(&game, "stack"), game.turn().as_str()), (before, "2"));
    assert_eq!(game.state.tiles().len(), 1);
}

#[test]
fn withdrawing_before_the_tile_is_drawn_changes_no_pile() {
    let mut game = Game::new("horan, taia, xanros", "┼@\n turn: 1");
    let before = pile(&game, "stack");
    game.play("explore n").withdraw(1);
    assert_eq!((pile(&game, "stack"), game.turn().as_str()), (before, "2"));
}

#[test]
fn withdrawing_taia_with_two_tokens_returns_both() {
    for tokens in ["token dragon", "token dragon; token chest", "token chest; token chest"] {
        let mut game = Game::new("taia, horan, xanros", "┼@\n turn: 1");
        let before = pile(&game, "bag");
        game.play(&format!("explore n; tile room straight; lay ns; {tokens}")).withdraw(1);
        assert_eq!((pile(&game, "bag"), game.turn().as_str()), (before, "2"), "{tokens}");
        assert_eq!(game.lies("0,1"), "nothing");
    }
}

#[test]
fn withdrawing_before_the_token_is_drawn_leaves_the_room_empty() {
    let mut game = Game::new("horan, taia, xanros", "┼@\n turn: 1");
    game.play("explore n; tile room straight; lay ns").withdraw(1);
    assert_eq!((game.lies("0,1").as_str(), game.turn().as_str()), ("nothing", "2"));
    game.play("go n");
    assert_eq!((game.turn().as_str(), game.lies("0,1").as_str()), ("2", "nothing"));
}

#[test]
fn withdrawing_takes_the_own_curse_along() {
    let mut game = Game::new("taia, horan, xanros", "║m\n ┼@\n 1: 0,0\n 3: 0,0 cursed\n turn: 1");
    game.play("go n; dice 6 6");
    assert_eq!(game.legal(), "curse 2; keep curse");
    game.withdraw(3);
    assert_eq!((game.cursed(), game.legal().as_str()), (0, "curse 2"), "now it must be placed");
}

#[test]
fn withdrawing_leaves_the_curse_of_others() {
    let mut game = Game::new("taia, horan, xanros", "┼@\n 3: 0,0 cursed\n turn: 1");
    game.withdraw(1);
    assert_eq!(game.cursed(), 3);
}

#[test]
fn withdrawing_heroes_are_no_target_any_more() {
    let map = "..  ║m\n ┼@  ╩.\n 1: 1,0 portal\n turn: 1";
    let mut game = Game::new("xanros, horan, taia", map);
    game.withdraw(2).refuse("portal 2 0,0", "K1.1").refuse("swap 2", "K1.1");
    assert_eq!(game.legal(), "end; explore e; go n; go w; portal 1 0,0; portal 3 0,0; swap 3");
    game.play("go n; dice 6 6; strike").refuse("curse 2", "K1.1");
    assert_eq!(game.legal(), "curse 3");
}

#[test]
fn withdrawing_heroes_do_not_win() {
    let map = "║d\n ┼@\n 1: 0,0 axe axe\n 2: 0,0 treasure treasure treasure\n turn: 1";
    let mut game = Game::new("taia, horan, xanros", map);
    game.withdraw(2).play("go n; dice 6 6");
    assert_eq!(game.winners(), [1]);
}

#[test]
fn withdrawing_of_all_others_makes_the_last_one_win() {
    let mut game = Game::new("horan, taia, xanros", "┼@\n 1: 0,0 treasure treasure\n turn: 1");
    game.withdraw(2).withdraw(1);
    assert_eq!((game.phase(), game.winners()), (Phase::Over(Ending::LastLeft), vec![3]));
}

#[test]
fn withdrawing_of_the_other_ends_the_game_while_a_tile_is_in_hand() {
    let mut game = Game::new("horan, taia", "┼@\n turn: 1");
    let before = pile(&game, "stack");
    game.play("explore n; tile gate straight").withdraw(2);
    assert_eq!((game.phase(), game.winners()), (Phase::Over(Ending::LastLeft), vec![1]));
    assert_eq!(pile(&game, "stack"), before, "a tile in hand goes back");
}

#[test]
fn withdrawing_of_the_other_leaves_a_tile_in_hand_where_it_is() {
    let mut game = Game::new("horan, taia, xanros", "┼@\n turn: 1");
    game.play("explore n; tile gate straight").withdraw(2);
    assert_eq!(game.legal(), "lay ns");
}

#[test]
fn withdrawing_alone_ends_the_game_without_a_winner() {
    let mut game = Game::new("horan", "┼@\n 1: 0,0 treasure\n turn: 1");
    game.withdraw(1);
    assert_eq!((game.phase(), game.winners()), (Phase::Over(Ending::Abandoned), vec![]));
}

#[test]
fn withdrawing_twice_or_after_the_end_is_refused() {
    let mut game = Game::new("horan, taia, xanros", "┼@\n turn: 1");
    game.withdraw(2);
    for rule in ["K1.1", "K11.1"] {
        let before = game.state;
        let refused = game.rules.apply(&mut game.state, Step::Withdraw(Seat::new(1)), &mut ());
        assert_eq!(refused.map_err(|refusal| refusal.rule()), Err(rule));
        assert!(game.state == before);
        if game.winners().is_empty() {
            game.withdraw(1);
        }
    }
}

#[test]
fn withdrawing_on_the_last_tile_ends_an_explored_game() {
    let text = "┼@\n 2: 0,0 treasure\n turn: 1\n stack: 1 room straight";
    let mut game = Game::new("horan, taia, xanros", text);
    game.play("explore n; tile room straight; lay ns").withdraw(1);
    assert_eq!((game.phase(), game.winners()), (Phase::Over(Ending::Explored), vec![2]));
    let mut game = Game::new("horan, taia, xanros", text);
    game.play("explore n; tile room straight").withdraw(1);
    assert_eq!(game.turn(), "2", "the last tile is in the stack again");
}

#[test]
fn withdrawing_with_everybody_else_unconscious_wakes_the_next() {
    let mut game = Game::new("horan, taia, xanros", "┼@ ═.\n 2: 1,0 hp 0\n 3: 1,0 hp 0\n turn: 1");
    game.withdraw(1);
    assert_eq!(
        (game.turn().as_str(), game.hero(2).hit_points, game.hero(3).hit_points),
        ("2", 1, 1)
    );
}

#[test]
fn withdrawing_while_heroes_are_drawn_goes_on_with_the_others() {
    let setup = Setup {
        first: First::Seat(Seat::new(0)),
        ..Setup::with_heroes("random, random, random").unwrap()
    };
    let mut game = Game::from_start(Content::karak(), setup);
    game.play("hero horan").withdraw(2);
    assert!(!game.chances().contains("horan"), "{}", game.chances());
    game.play("hero taia");
    assert_eq!(game.turn(), "1");
}

#[test]
fn withdrawing_the_one_who_should_begin_leaves_it_to_the_dice() {
    let setup = Setup {
        first: First::Seat(Seat::new(0)),
        ..Setup::with_heroes("random, horan, taia").unwrap()
    };
    let mut game = Game::from_start(Content::karak(), setup);
    game.withdraw(1).play("dice 1 2; dice 3 4");
    assert_eq!(game.turn(), "3");
}

#[test]
fn withdrawing_while_rolling_for_the_start_leaves_the_highest_of_the_others() {
    let setup = Setup::with_heroes("horan, taia, xanros").unwrap();
    let mut game = Game::from_start(Content::karak(), setup);
    game.play("dice 6 6").withdraw(1).play("dice 2 3; dice 3 4");
    assert_eq!(game.turn(), "3", "7 is the highest sum of those who are left (K1.5)");
}

#[test]
fn withdrawing_the_highest_after_the_others_rolled_leaves_the_next_highest() {
    let setup = Setup::with_heroes("horan, taia, xanros, argentus").unwrap();
    let mut game = Game::from_start(Content::karak(), setup);
    game.play("dice 2 3; dice 6 6; dice 3 4").withdraw(2).play("dice 1 1");
    assert_eq!(game.turn(), "3", "7 is the highest sum of those who are left (K1.5)");
}

#[test]
fn withdrawing_in_the_last_turn_of_the_limit_ends_the_game() {
    let setup = Setup { turn_limit: Some(1), ..Setup::with_heroes("horan, taia, xanros").unwrap() };
    let mut game = Game::with(Content::karak(), setup, "┼@\n 1: 0,0 treasure\n turn: 1");
    game.withdraw(1);
    assert_eq!((game.phase(), game.winners()), (Phase::Over(Ending::TurnLimit), vec![2, 3]));
}

#[test]
fn an_agreed_end_is_scored_by_points() {
    let mut game = Game::new("horan, taia", "┼@\n 2: 0,0 treasure\n turn: 1");
    let before = pile(&game, "stack");
    game.play("explore n; tile gate straight");
    let Game { rules, state, events } = &mut game;
    rules.apply(state, Step::Agree, events).unwrap();
    assert_eq!((game.phase(), game.winners()), (Phase::Over(Ending::Agreed), vec![2]));
    assert_eq!(pile(&game, "stack"), before);
}

#[test]
fn withdrawing_before_the_draw_leaves_no_hero_behind() {
    let mut game =
        Game::from_start(Content::karak(), Setup::with_heroes("random, random, random").unwrap());
    game.play("hero taia").withdraw(1);
    game.refuse("hero taia", "K1.1").play("hero horan; hero xanros");
    let mut game =
        Game::from_start(Content::karak(), Setup::with_heroes("random, random, random").unwrap());
    game.withdraw(2).play("hero argentus; hero taia");
    let view = game.rules.view(&game.state, table::Viewer::Spectator);
    assert_eq!(view.heroes[1].hero, None, "nobody was drawn for the second seat");
    game.play("dice 6 6; dice 1 1");
    assert_eq!(game.turn(), "1");
}

#[test]
fn withdrawing_of_all_who_tied_for_the_start_leaves_the_next_highest() {
    let heroes = Setup::with_heroes("xanros, aderyn, taia, horan").unwrap();
    let mut game = Game::from_start(Content::karak(), heroes.clone());
    game.play("dice 6 6; dice 6 6; dice 5 4; dice 3 4").withdraw(1);
    assert_eq!(game.turn(), "2", "of the two who tied one is left");
    let mut game = Game::from_start(Content::karak(), heroes);
    game.play("dice 6 6; dice 6 6; dice 5 4; dice 3 4; dice 1 1").withdraw(1);
    assert_eq!(game.turn(), "2");
    game.withdraw(2);
    assert_eq!(game.turn(), "3");
}

#[test]
fn k1_5_three_rounds_of_ties_are_remembered() {
    let heroes = Setup::with_heroes("xanros, aderyn, taia, horan").unwrap();
    let mut game = Game::from_start(Content::karak(), heroes);
    game.play(
        "dice 6 5; dice 6 5; dice 6 5; dice 1 1; dice 2 2; dice 4 4; dice 4 4; dice 3 3; dice 3 4",
    );
    assert_eq!(game.turn(), "3");
}
