//! K2: the turn.

use dungeon::{Content, Setup};
use table::{Luck, PlayoutLuck, Rules, Step, Turn};

use crate::support::Game;

/// Five tiles to the east of the start tile.
const LINE: &str = "┼@ ─. ─. ─. ─. ─.\n";

fn line(heroes: &str, rest: &str) -> Game {
    Game::new(heroes, &format!("{LINE}{rest}"))
}

#[test]
fn k2_1_a_turn_has_up_to_four_moves() {
    let mut game = line("horan, taia", "turn: 1");
    game.play("go e; go e; go w");
    assert_eq!((game.state.moves(), game.turn().as_str()), (1, "1"));
    game.play("go e");
    assert_eq!((game.place(1).as_str(), game.turn().as_str(), game.state.moves()), ("2,0", "2", 4));
}

#[test]
fn k2_1_exploring_and_gates_are_moves_too() {
    let mut game = Game::new("horan, taia", "─* ┼@ ─. ─*\n 1: 1,0\n turn: 1");
    game.play("go e; gate -1,0; explore w; tile tunnel cross; lay nesw");
    assert_eq!(game.state.moves(), 1);
    game.play("explore n; tile tunnel straight; lay ns");
    assert_eq!((game.place(1).as_str(), game.turn().as_str()), ("-2,1", "2"));
}

#[test]
fn k2_1_no_fifth_move_of_any_kind() {
    let mut game = Game::new("horan, taia", "─. ┼@ ─* ─*\n 1: 1,0 portal\n turn: 1");
    game.play("go w; go w; go e; go e");
    assert_eq!((game.place(1).as_str(), game.state.moves()), ("1,0", 0));
    game.refuse("go w", "K2.1")
        .refuse("go e", "K2.1")
        .refuse("gate 2,0", "K2.1")
        .refuse("explore e", "K2.1");
    assert_eq!(game.legal(), "end; portal 1 0,0; portal 2 0,0");
}

#[test]
fn k2_1_where_no_tile_lies_nobody_walks() {
    line("argentus, taia", "turn: 1").refuse("go n", "K2.1");
    line("horan, taia", "1: 1,0\n turn: 1").refuse("go n", "K2.1");
}

#[test]
fn k2_2_both_tiles_need_an_exit_on_the_common_edge() {
    // North of the start tile a tile without an exit to it, east of that one with an exit on its side only.
    let map = "
        ─. ┐.
        ┼@ ─.
    ";
    let mut game = Game::new("horan, taia", &format!("{map} turn: 1"));
    game.refuse("go n", "K2.2");
    assert_eq!(game.legal(), "end; explore s; explore w; go e");
    let mut game = Game::new("horan, taia", &format!("{map} 1: 0,1\n turn: 1"));
    game.refuse("go s", "K2.2").refuse("explore s", "K3.1");
    assert_eq!(game.legal(), "end; explore w; go e");
    let mut game = Game::new("horan, taia", &format!("{map} 1: 1,1\n turn: 1"));
    game.refuse("go s", "K2.2").play("go w");
    assert_eq!(game.place(1), "0,1");
}

#[test]
fn k2_2_a_wall_on_both_sides_is_a_wall() {
    let map = "
        ─. ─.
        ┌. ┼@
        └. ─.
    ";
    let mut game = Game::new("horan, taia", &format!("{map} 1: -1,0\n turn: 1"));
    game.refuse("go n", "K2.2").play("go e; go w; go s; go e");
    assert_eq!(game.place(1), "0,-1");
}

#[test]
fn k2_3_heroes_pass_each_other_and_do_not_fight() {
    let mut game = line("horan, taia, xanros", "2: 1,0\n 3: 2,0\n turn: 1");
    game.play("go e").refuse("fight", "K10.4");
    game.play("go e; go e; end");
    assert_eq!((game.place(1).as_str(), game.place(2).as_str()), ("3,0", "1,0"));
    assert_eq!([1, 2, 3].map(|seat| game.hero(seat).hit_points), [5, 5, 5]);
}

#[test]
fn k2_4_the_turn_may_end_at_once() {
    for moves in ["", "go e", "go e; go e", "go e; go e; go e"] {
        let mut game = line("horan, taia", "1: 1,0\n turn: 1");
        game.play(moves).play("end");
        assert_eq!(game.turn(), "2", "after `{moves}`");
    }
}

#[test]
fn k2_4_not_while_a_tile_or_a_token_is_to_be_placed() {
    let mut game = line("taia, horan", "1: 0,0 portal\n turn: 1");
    for step in ["explore n", "tile room cross", "lay nesw", "token chest", "token mummy"] {
        game.play(step).refuse("end", "K2.4").refuse("go s", "K2.4").refuse("portal 1 0,0", "K2.4");
    }
    game.play("choose chest; end");
    assert_eq!(game.turn(), "2");
}

#[test]
fn k2_4_not_while_a_tile_is_drawn_a_second_time() {
    let map = "
        ┌. ─. ┬. ┐.
        │. ┼@ ├. ..
        └. ─. ┴. ┘.
    ";
    let text = format!("{map} 1: 1,0\n stack: 1 tunnel corner, 1 tunnel cross\n turn: 1");
    let mut game = Game::new("horan, taia", &text);
    game.play("explore e; tile tunnel corner").refuse("end", "K2.4").refuse("go n", "K2.4");
}

#[test]
fn k2_4_not_in_combat() {
    let mut game = Game::new("horan, taia", "┼@ ─. ═r\n 1: 1,0 bolt portal\n turn: 1");
    for step in ["go e", "dice 1 1", "again", "dice 1 2"] {
        game.play(step).refuse("end", "K4.1").refuse("go w", "K4.1").refuse("portal 1 0,0", "K4.1");
    }
}

#[test]
fn k2_4_not_before_the_forced_fight() {
    let mut game =
        Game::new("aderyn, taia", "┼@ ─. ═r\n 1: 2,0 cursed portal refuge 1,0\n turn: 1");
    game.refuse("end", "K10.4").refuse("go w", "K10.4").refuse("portal 1 0,0", "K10.4");
    assert_eq!(game.legal(), "fight");
}

#[test]
fn k2_4_not_while_loot_a_curse_or_a_fountain_is_to_be_chosen() {
    let mut game = Game::new("argentus, taia", "┼@ ─. ═m\n 1: 1,0 portal portal portal\n turn: 1");
    game.play("go e; dice 4 4").refuse("end", "K6.2").refuse("portal 1 0,0", "K6.2");
    game.play("leave bolt").refuse("end", "K9.1").refuse("portal 1 0,0", "K9.1");
    game.play("curse 2");
    assert_eq!((game.turn().as_str(), game.carries(1).as_str()), ("2", "portal portal portal"));
    let mut game = Game::new("horan, taia", "┼@ ─. ═r\n 1: 1,0 hp 1\n turn: 1");
    game.play("go e; dice 1 1; stand").refuse("end", "K10.2");
}

#[test]
fn k2_5_after_the_fourth_move_the_turn_ends_by_itself() {
    // Nothing, a chest without a key, a key without a chest.
    for (tile, pieces) in [("═.", "sword bolt"), ("═c", "bolt"), ("─.", "key"), ("═.", "key")]
    {
        let text = format!("┼@ ─. ─. ─. {tile}\n 1: 0,0 {pieces}\n turn: 1");
        let mut game = Game::new("horan, taia", &text);
        game.play("go e; go e; go e; go e");
        assert_eq!(game.turn(), "2", "{text}");
    }
}

#[test]
fn k2_5_after_the_fourth_move_the_tiles_offers_and_a_portal_stay_open() {
    let offers = [
        ("argentus, taia", "═c", "key", "end; open"),
        ("argentus, taia", "═1", "", "collect; end"),
        ("argentus, taia", "═1", "portal", "collect; end; portal 1 0,0; portal 2 0,0"),
        ("argentus, taia", "═.", "portal", "end; portal 1 0,0; portal 2 0,0"),
        ("aderyn, taia", "═d", "", "end; fight"),
        ("aderyn, taia", "═r", "portal", "end; fight; portal 1 0,0; portal 2 0,0"),
        // A portal can be used even on a fountain.
        (
            "argentus, taia",
            "─+",
            "portal",
            "end; portal 1 0,0; portal 1 4,0; portal 2 0,0; portal 2 4,0",
        ),
        // No swap any more.
        ("xanros, taia", "═1", "", "collect; end"),
    ];
    for (heroes, tile, pieces, legal) in offers {
        let text = format!("┼@ ─. ─. ─. {tile}\n 1: 0,0 {pieces}\n turn: 1");
        let mut game = Game::new(heroes, &text);
        game.play("go e; go e; go e; go e");
        assert_eq!((game.legal().as_str(), game.turn().as_str()), (legal, "1"), "{text}");
    }
}

#[test]
fn k2_5_after_an_exploring_fourth_move_too() {
    let mut game = line("argentus, taia", "1: 2,0 key\n turn: 1");
    game.play("go e; go e; go e; explore e; tile room straight; lay ew; token chest");
    assert_eq!(game.legal(), "end; open");
    let mut game = line("aderyn, taia", "1: 2,0\n turn: 1");
    game.play("go e; go e; go e; explore e; tile room straight; lay ew; token dragon");
    assert_eq!(game.legal(), "end; fight");
    let mut game = line("argentus, taia", "1: 2,0\n turn: 1");
    game.play("go e; go e; go e; explore e; tile room straight; lay ew; token chest");
    assert_eq!(game.turn(), "2");
}

#[test]
fn k2_5_the_turn_ends_by_itself_when_the_last_portal_is_used() {
    let mut game = line("argentus, taia", "1: 0,0 portal portal\n 2: 5,0 hp 0\n turn: 1");
    game.play("go e; go e; go e; go e; portal 2 0,0");
    assert_eq!((game.turn().as_str(), game.place(2).as_str()), ("1", "0,0"));
    assert_eq!(game.legal(), "end; portal 1 0,0; portal 2 0,0");
    game.play("portal 1 0,0");
    assert_eq!((game.turn().as_str(), game.place(1).as_str(), game.state.moves()), ("2", "0,0", 4));
}

#[test]
fn k2_5_a_portal_away_from_a_chest_closes_the_offer() {
    let mut game =
        Game::new("argentus, taia", "┼@ ─. ═c\n 1: 2,0 key portal\n turn: 1 moves 0 from 1,0");
    assert_eq!(game.legal(), "end; open; portal 1 0,0; portal 2 0,0");
    game.play("portal 1 0,0");
    assert_eq!(game.turn(), "2");
}

#[test]
fn k2_5_with_moves_left_the_turn_does_not_end_by_itself() {
    // Nothing is left to discover; the way back is still a choice.
    let mut game = Game::new(
        "horan, taia",
        "┼@ ─. ─. ═r\n stack: none\n bag: none\n 1: 0,0\n 2: 3,0\n turn: 1",
    );
    game.play("go e; go e");
    assert_eq!(game.legal(), "end; go e; go w");
}

#[test]
fn k2_5_after_combat_the_turn_ends_with_moves_left_and_without_offers() {
    // He comes from a chest's tile with key and portal: back there, nothing of it is open.
    for dice in ["dice 1 1", "dice 2 3"] {
        let mut game = Game::new("argentus, taia", "┼@ ═c ═r\n 1: 1,0 key portal\n turn: 1");
        game.play("go e").play(dice);
        assert_eq!(
            (game.place(1).as_str(), game.turn().as_str(), game.lies("1,0").as_str()),
            ("1,0", "2", "chest")
        );
    }
    // A won fight neither lets him use the portal he just won.
    let mut game = Game::new("argentus, taia", "┼@ ─. ═s\n 1: 1,0\n turn: 1");
    game.play("go e; dice 6 6");
    assert_eq!((game.carries(1).as_str(), game.turn().as_str()), ("portal", "2"));
}

#[test]
fn k2_5_after_combat_the_loot_comes_before_the_curse() {
    let mut game = Game::new("argentus, taia", "┼@ ─. ═m\n 1: 1,0 portal portal bolt\n turn: 1");
    game.play("go e; dice 4 4; strike").refuse("curse 2", "K9.1");
    assert_eq!(game.legal(), "leave bolt; leave portal");
    game.play("leave portal");
    assert_eq!((game.legal().as_str(), game.lies("2,0").as_str()), ("curse 2", "portal"));
    game.refuse("collect", "K9.1").play("curse 2");
    assert_eq!((game.turn().as_str(), game.cursed()), ("2", 2));
}

#[test]
fn k2_5_after_a_chest_a_collected_piece_or_healing_the_turn_ends() {
    let mut game = Game::new("argentus, taia", "┼@ ═c\n 1: 1,0 key portal\n turn: 1");
    assert_eq!(game.play("open").turn(), "2");
    let mut game = Game::new("argentus, taia", "┼@ ═2\n 1: 1,0 portal\n turn: 1");
    assert_eq!(game.play("collect").turn(), "2");
    let mut game = Game::new("argentus, taia", "┼@ ═2\n 1: 0,0 hp 1 portal\n turn: 1");
    assert_eq!((game.play("end").turn().as_str(), game.hero(1).hit_points), ("2", 5));
}

#[test]
fn k2_5_a_six_of_victorius_with_no_move_left_leaves_the_offers() {
    let map = "┼@ ─. ─. ═c ═k\n";
    let mut game = Game::new("victorius, taia", &format!("{map} 1: 0,0 key\n turn: 1"));
    game.play("go e; go e; go e; go e; dice 6 2");
    assert_eq!((game.legal().as_str(), game.hero(1).hit_points), ("end; open", 4));
    let mut game = Game::new("victorius, taia", &format!("{map} 1: 0,0\n turn: 1"));
    game.play("go e; go e; go e; go e; dice 6 2");
    assert_eq!(game.turn(), "2");
}

#[test]
fn k2_5_the_engine_never_asks_when_only_the_end_is_left() {
    let tables =
        ["argentus, horan, xanros", "aderyn, victorius, taia", "xanros, aderyn", "victorius"];
    for (seed, heroes) in (0..40).zip(tables.into_iter().cycle()) {
        let setup = Setup { turn_limit: Some(300), ..Setup::with_heroes(heroes).unwrap() };
        let mut game = Game::from_start(Content::karak(), setup);
        let (mut luck, mut actions) = (PlayoutLuck::new(seed), Vec::new());
        loop {
            let step = match game.rules.turn(&game.state) {
                Turn::Over => break,
                Turn::Chance => Step::Chance(game.rules.sample(&game.state, &mut luck)),
                Turn::Seat(_) => {
                    assert_ne!(game.legal(), "end", "{}", game.show());
                    game.rules.legal_actions(&game.state, &mut actions);
                    Step::Act(actions[luck.below(actions.len() as u32) as usize])
                }
            };
            game.rules.apply(&mut game.state, step, &mut game.events).unwrap();
        }
    }
}

#[test]
fn k2_6_ending_the_turn_on_a_fountain_heals_and_lifts_the_curse() {
    for (fountain, place) in [("┼@ ─.", "0,0"), ("┼@ ─. ─+", "2,0")] {
        let mut game =
            Game::new("horan, taia", &format!("{fountain}\n 1: {place} hp 2 cursed\n turn: 1"));
        game.play("end");
        assert_eq!((game.hero(1).hit_points, game.cursed(), game.turn().as_str()), (5, 0, "2"));
    }
}

#[test]
fn k2_6_the_fourth_move_onto_a_fountain_heals_by_itself() {
    let mut game = line("horan, taia", "1: 4,0 hp 1\n turn: 1");
    game.play("go w; go w; go w; go w");
    assert_eq!((game.hero(1).hit_points, game.turn().as_str()), (5, "2"));
    let mut game = line("horan, taia", "1: 2,0 hp 1\n turn: 1");
    game.play("go e; go e; go e; explore e; tile fountain corner; lay nw");
    assert_eq!((game.hero(1).hit_points, game.turn().as_str()), (5, "2"));
}

#[test]
fn k2_6_passing_a_fountain_does_not_heal() {
    let mut game = Game::new("horan, taia", "─. ┼@ ─.\n 1: -1,0 hp 2 cursed\n turn: 1");
    game.play("go e; go e; end");
    assert_eq!((game.hero(1).hit_points, game.cursed()), (2, 1));
}

#[test]
fn k2_6_only_who_ends_the_turn_is_healed() {
    let mut game = line("horan, taia", "1: 0,0 hp 2\n 2: 0,0 hp 3 cursed\n turn: 1");
    game.play("end");
    assert_eq!((game.hero(1).hit_points, game.hero(2).hit_points, game.cursed()), (5, 3, 2));
}

#[test]
fn k2_6_who_is_sent_back_to_a_fountain_is_healed_there() {
    for (dice, name) in [("dice 2 3", "tied"), ("dice 1 1", "lost")] {
        let mut game = Game::new("argentus, taia", "┼@ ═r\n 1: 0,0 hp 1 cursed\n turn: 1");
        game.play("go e").play(dice);
        assert_eq!(
            (game.place(1).as_str(), game.hero(1).hit_points, game.cursed()),
            ("0,0", 5, 0),
            "{name}"
        );
    }
}
