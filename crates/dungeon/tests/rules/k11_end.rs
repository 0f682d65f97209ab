//! K11: the end.

use dungeon::{Content, Dungeon, Ending, Event, Phase, Setup};

use crate::support::Game;

/// The dragon north of the start tile.
fn dragon(lines: &str) -> String {
    format!("║d\n ┼@\n {lines}")
}

fn limited(limit: u16, heroes: &str, text: &str) -> Game {
    let setup = Setup { turn_limit: Some(limit), ..Setup::with_heroes(heroes).unwrap() };
    Game::with(Content::karak(), setup, text)
}

#[test]
fn k11_1_the_dragons_defeat_ends_the_game_at_once() {
    let mut game = Game::new("horan, taia", &dragon("1: 0,0 axe axe\n turn: 1"));
    game.play("go n; dice 6 4; stand");
    assert_eq!((game.turn().as_str(), game.phase()), ("over", Phase::Over(Ending::Dragon)));
    assert_eq!((game.carries(1).as_str(), game.legal().as_str()), ("axe axe dragon-treasure", ""));
    assert_eq!(game.events.last(), Some(&Event::GameEnded { ending: Ending::Dragon }));
}

#[test]
fn k11_1_nothing_is_possible_any_more() {
    let mut game = Game::new("horan, taia", &dragon("1: 0,0 axe axe bolt portal\n turn: 1"));
    game.play("go n; dice 6 4; stand; strike");
    for action in [
        "end",
        "go s",
        "portal 1 0,0",
        "bolt",
        "curse 2",
        "leave axe",
        "fight",
        "again",
        "rise 0,0",
    ] {
        game.refuse(action, "K11.1");
    }
}

#[test]
fn k11_1_the_dragon_that_ties_or_wins_ends_nothing() {
    for dice in ["5 4", "1 1"] {
        let mut game = Game::new("taia, horan", &dragon("1: 0,0 axe axe\n turn: 1 moves 3"));
        game.play(&format!("go n; dice {dice}"));
        assert_eq!((game.turn().as_str(), game.winners().len()), ("2", 0), "{dice}");
    }
}

#[test]
fn k11_1_the_dragons_treasure_is_worth_more_than_one() {
    let mut game = Game::new("taia, horan", &dragon("1: 0,0 axe axe\n 2: 0,0 treasure\n turn: 1"));
    game.play("go n; dice 6 6");
    assert_eq!(game.winners(), [1]);
    assert_eq!(game.hero(1).inventory.points().to_string(), "1.5");
    assert_eq!(game.hero(2).inventory.points().to_string(), "1");
}

#[test]
fn k11_1_treasures_and_the_dragons_add_up() {
    let mut game = Game::new(
        "taia, horan",
        &dragon("1: 0,0 axe axe treasure\n 2: 0,0 treasure treasure\n turn: 1"),
    );
    game.play("go n; dice 6 6");
    assert_eq!(
        (game.winners(), game.hero(1).inventory.points().to_string()),
        (vec![1], "2.5".to_owned())
    );
}

#[test]
fn k11_1_equal_points_share_the_victory() {
    let heroes = "1: 0,0 axe axe\n 2: 0,0 treasure treasure\n 3: 0,0 treasure treasure\n 4: 0,0 treasure\n turn: 1";
    let mut game = Game::new("taia, horan, argentus, xanros", &dragon(heroes));
    game.play("go n; dice 6 6");
    assert_eq!(game.winners(), [2, 3]);
}

#[test]
fn k11_1_other_pieces_are_worth_nothing() {
    let mut game = limited(
        1,
        "taia, horan",
        &dragon("1: 0,0 axe axe bolt portal key\n 2: 0,0 treasure\n turn: 1"),
    );
    game.play("end");
    assert_eq!(game.winners(), [2]);
}

#[test]
fn k11_1_while_the_game_goes_on_nobody_has_won() {
    let game = Game::new("taia, horan", &dragon("1: 0,0 treasure\n turn: 1"));
    assert!(game.winners().is_empty());
}

#[test]
fn k11_2_the_slayer_need_not_win() {
    let mut game =
        Game::new("taia, horan", &dragon("1: 0,0 axe axe\n 2: 0,0 treasure treasure\n turn: 1"));
    game.play("go n; dice 6 6");
    assert_eq!((game.phase(), game.winners()), (Phase::Over(Ending::Dragon), vec![2]));
}

#[test]
fn k11_2_an_unconscious_and_cursed_hero_can_win() {
    let mut game = Game::new(
        "taia, horan",
        &dragon("1: 0,0 axe axe\n 2: 0,0 hp 0 cursed treasure treasure\n turn: 1"),
    );
    game.play("go n; dice 6 6");
    assert_eq!(game.winners(), [2]);
}

#[test]
fn k11_3_when_the_stack_is_empty_and_no_dragon_was_laid_the_game_ends_with_that_turn() {
    let mut game =
        Game::new("horan, taia", "┼@\n 2: 0,0 treasure\n turn: 1\n stack: 1 tunnel straight");
    game.play("explore n; tile tunnel straight; lay ns");
    assert_eq!(
        (game.turn().as_str(), game.legal().as_str()),
        ("1", "end; go s"),
        "the turn goes on"
    );
    game.refuse("explore n", "K3.4");
    game.play("go s; end");
    assert_eq!((game.phase(), game.winners()), (Phase::Over(Ending::Explored), vec![2]));
}

#[test]
fn k11_3_what_the_last_tile_brings_is_still_played() {
    let mut game =
        Game::new("victorius, taia", "┼@\n turn: 1\n stack: 1 room straight\n bag: 1 fallen");
    game.play("explore n; tile room straight; lay ns; token fallen; dice 5 5");
    assert_eq!(
        (game.hero(1).hit_points, game.phase()),
        (5, Phase::Over(Ending::Explored)),
        "healed at 0,0"
    );
    assert_eq!(game.winners(), [1, 2]);
}

#[test]
fn k11_3_a_dragon_that_was_laid_keeps_the_game_going() {
    let mut game = Game::new("taia, horan", &dragon("1: 0,0\n turn: 1\n stack: none"));
    game.play("end; end");
    assert_eq!(game.turn(), "1");
}

#[test]
fn k11_3_the_dragon_on_the_last_tile_keeps_the_game_going() {
    let mut game =
        Game::new("aderyn, horan", "┼@\n turn: 1\n stack: 1 room straight\n bag: 1 dragon");
    game.play("explore n; tile room straight; lay ns; token dragon; end; end");
    assert_eq!(game.turn(), "1");
}

#[test]
fn k11_3_a_dragon_that_taia_put_back_was_never_laid() {
    let mut game =
        Game::new("taia, horan", "┼@\n turn: 1\n stack: 1 room straight\n bag: 1 dragon, 1 chest");
    game.play(
        "explore n; tile room straight; lay ns; token dragon; token chest; choose chest; end",
    );
    assert_eq!(game.phase(), Phase::Over(Ending::Explored));
}

#[test]
fn k11_3_a_closed_dungeon_ends_the_game_like_an_empty_stack() {
    let map = "┌.  ─.  ┐.\n │.  ..  │.\n └.  ┼@  ┘.\n └.  ─.  ┘.";
    let mut game = Game::new("horan, taia", &format!("{map}\n turn: 1\n stack: 3 tunnel cross"));
    game.play("explore n; tile tunnel cross; lay nesw").refuse("explore n", "K3.1");
    game.play("end");
    assert_eq!(game.phase(), Phase::Over(Ending::Explored));
}

#[test]
fn k11_3_loot_of_the_last_turn_counts() {
    let mut game = Game::new("taia, horan", "║f\n ┼@\n 1: 0,0 axe\n turn: 1\n stack: none");
    game.play("go n; dice 6 6");
    assert_eq!((game.phase(), game.winners()), (Phase::Over(Ending::Explored), vec![1]));
}

#[test]
fn k11_3_the_turn_limit_ends_the_game_after_that_turn() {
    let mut game = limited(3, "horan, taia", "┼@\n 2: 0,0 treasure\n turn: 1");
    game.play("end; end; explore n; tile tunnel straight; lay ns");
    assert_eq!(game.turn(), "1");
    game.play("end");
    assert_eq!((game.phase(), game.winners()), (Phase::Over(Ending::TurnLimit), vec![2]));
    assert_eq!(game.events.last(), Some(&Event::GameEnded { ending: Ending::TurnLimit }));
}

#[test]
fn k11_3_the_turn_limit_holds_with_the_dragon_on_the_table_too() {
    let mut game = limited(1, "horan, taia", &dragon("1: 0,0\n turn: 1"));
    game.play("end");
    assert_eq!((game.phase(), game.winners()), (Phase::Over(Ending::TurnLimit), vec![1, 2]));
}

#[test]
fn k11_3_a_missed_turn_counts_for_the_limit() {
    let mut game = limited(2, "horan, taia", "┼@ ═.\n 2: 1,0 hp 0\n turn: 1");
    game.play("end");
    assert_eq!((game.phase(), game.hero(2).hit_points), (Phase::Over(Ending::TurnLimit), 1));
}

#[test]
fn k11_3_the_limit_is_off_unless_chosen_and_never_zero() {
    assert_eq!(Setup::with_heroes("horan, taia").unwrap().turn_limit, None);
    let setup = Setup { turn_limit: Some(0), ..Setup::with_heroes("horan, taia").unwrap() };
    let faults = Dungeon::new(Content::karak(), setup).unwrap_err();
    assert!(faults.to_string().contains("K11.3"), "{faults}");
}

#[test]
fn k11_3_the_dragon_beaten_in_the_last_turn_is_the_reason() {
    let mut game = limited(1, "taia, horan", &dragon("1: 0,0 axe axe\n turn: 1\n stack: none"));
    game.play("go n; dice 6 6");
    assert_eq!(game.phase(), Phase::Over(Ending::Dragon));
}
