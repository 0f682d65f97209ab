//! K3.1 to K3.4: the unknown.

use dungeon::{Content, Draw, Ending, Phase, Setup};

use crate::support::Game;

#[test]
fn k3_1_the_exit_is_chosen_before_the_tile_is_drawn() {
    let mut game = Game::new("horan, taia", "┼@\n turn: 1");
    game.play("explore n");
    assert_eq!(
        (game.turn().as_str(), game.place(1).as_str(), game.state.moves()),
        ("chance", "0,0", 4)
    );
    game.refuse("explore e", "K2.4").refuse("lay ns", "K3.1");
    game.play("tile tunnel cross").refuse("explore e", "K2.4");
    game.play("lay nesw");
    assert_eq!((game.turn().as_str(), game.place(1).as_str(), game.state.moves()), ("1", "0,1", 3));
    assert_eq!(game.left(), (78, 53));
}

#[test]
fn k3_1_one_tile_at_random_from_the_whole_stack() {
    let mut game = Game::new(
        "horan, taia",
        "┼@\n stack: 3 room cross, 1 gate straight, 2 fountain corner\n turn: 1",
    );
    game.play("explore w");
    assert_eq!(game.chances(), "3 tile room cross; 1 tile gate straight; 2 tile fountain corner");
    game.refuse("tile tunnel cross", "K3.1")
        .refuse("dice 1 1", "K3.1")
        .refuse("token chest", "K3.1");
}

#[test]
fn k3_1_any_turning_that_connects_and_each_look_once() {
    let turnings = [
        ("n", "cross", "lay nesw"),
        ("n", "t", "lay esw; lay nes; lay nsw"),
        ("n", "straight", "lay ns"),
        ("n", "corner", "lay es; lay sw"),
        ("e", "t", "lay esw; lay new; lay nsw"),
        ("e", "straight", "lay ew"),
        ("s", "corner", "lay ne; lay nw"),
        ("w", "t", "lay esw; lay nes; lay new"),
        ("w", "corner", "lay es; lay ne"),
    ];
    for (direction, shape, legal) in turnings {
        let mut game = Game::new("horan, taia", "┼@\n turn: 1");
        game.play(&format!("explore {direction}; tile tunnel {shape}"));
        assert_eq!(game.legal(), legal, "a {shape} to the {direction}");
    }
}

#[test]
fn k3_1_not_turned_away_and_not_another_shape() {
    let mut game = Game::new("horan, taia", "┼@\n turn: 1");
    game.refuse("lay ns", "K3.1");
    game.play("explore n; tile tunnel corner");
    for exits in ["ne", "nw", "ns", "nes", "nesw"] {
        game.refuse(&format!("lay {exits}"), "K3.1");
    }
}

#[test]
fn k3_1_other_sides_may_end_at_walls() {
    let map = "
        ─. ..
        ┼@ ─.
    ";
    let mut game = Game::new("horan, taia", &format!("{map} 1: 0,1\n turn: 1"));
    game.play("explore e; tile tunnel cross; lay nesw");
    assert_eq!(game.place(1), "1,1");
    game.refuse("go s", "K2.2");
    assert_eq!(game.legal(), "end; explore e; explore n; go w");
}

#[test]
fn k3_1_a_ring_is_closed_from_its_last_tile() {
    let map = "
        ┌. ..
        ┼@ ┘.
    ";
    let mut game = Game::new("horan, taia", &format!("{map} 1: 0,1\n turn: 1"));
    game.play("explore e; tile tunnel corner; lay sw; go s; go w");
    assert_eq!(game.place(1), "0,0");
}

#[test]
fn k3_1_not_through_a_wall_and_not_where_a_tile_lies() {
    let mut game = Game::new("argentus, horan", "┼@ ─.\n 1: 1,0\n 2: 0,0\n turn: 1");
    game.refuse("explore n", "K3.1").refuse("explore w", "K3.1");
    game.play("end").refuse("explore e", "K3.1");
}

#[test]
fn k3_1_a_straight_line_of_eighty_tiles() {
    let content = r#"
        id = "line"
        treasures-to-win = 6
        weapons = { daggers = 1, sword = 2, axe = 3 }
        tile = [{ kind = "tunnel", straight = 79 }]
        token = [{ name = "dragon", count = 1, strength = 15, back = "dragon-treasure", ends-game = true }]
    "#;
    for (direction, exits, end) in
        [("n", "ns", "0,79"), ("e", "ew", "79,0"), ("s", "ns", "0,-79"), ("w", "ew", "-79,0")]
    {
        let setup = Setup::with_heroes("horan").unwrap();
        let mut game = Game::from_start(Content::parse(content).unwrap(), setup);
        for _ in 0..79 {
            game.play(&format!("explore {direction}; tile tunnel straight; lay {exits}"));
        }
        assert_eq!((game.place(1).as_str(), game.state.tiles().len()), (end, 80));
        assert_eq!((game.state.moves(), game.state.turn_number()), (1, 20));
        game.refuse(&format!("explore {direction}"), "K3.4");
        // The text of it reads back, and the last step leads back along the line.
        let again = dungeon::position::sketch(&game.rules, &game.show()).unwrap();
        assert_eq!(again.tiles().len(), 80);
        game.play("end");
        assert_eq!(game.phase(), Phase::Over(Ending::Explored));
    }
}

#[test]
fn k3_2_nothing_happens_on_tunnel_gate_and_fountain() {
    for (tile, exits) in
        [("tunnel straight", "ns"), ("gate straight", "ns"), ("fountain corner", "es")]
    {
        let mut game = Game::new("taia, horan", "┼@\n 1: 0,0 hp 2\n turn: 1");
        game.play(&format!("explore n; tile {tile}; lay {exits}"));
        assert_eq!((game.turn().as_str(), game.lies("0,1").as_str()), ("1", "nothing"), "{tile}");
        assert_eq!(
            (game.state.moves(), game.hero(1).hit_points, game.left().1),
            (3, 2, 53),
            "{tile}"
        );
    }
}

#[test]
fn k3_2_a_new_gate_counts_at_once() {
    let mut game = Game::new("horan, taia", "┼@ ─*\n 1: 0,0\n turn: 1");
    game.play("explore w; tile gate straight; lay ew");
    assert_eq!(game.legal(), "end; explore w; gate 1,0; go e");
    game.play("gate 1,0; gate -1,0; gate 1,0");
    assert_eq!((game.place(1).as_str(), game.turn().as_str()), ("1,0", "2"));
}

#[test]
fn k3_2_the_first_gate_leads_nowhere() {
    let mut game = Game::new("horan, taia", "┼@\n 1: 0,0\n turn: 1");
    game.play("explore w; tile gate straight; lay ew");
    assert_eq!(game.legal(), "end; explore w; go e");
    game.refuse("gate -1,0", "K8.1");
}

#[test]
fn k3_3_a_room_gets_one_token_at_random() {
    let mut game = Game::new("horan, taia", "┼@\n bag: 3 mummy, 2 chest\n turn: 1");
    game.play("explore n; tile room t; lay esw");
    assert_eq!(game.chances(), "3 token mummy; 2 token chest");
    game.refuse("token dragon", "K3.3")
        .refuse("dice 1 1", "K3.3")
        .refuse("tile room cross", "K3.3");
    game.play("token chest");
    assert_eq!((game.lies("0,1").as_str(), game.left().1), ("chest", 4));
}

#[test]
fn k3_3_at_a_chest_the_hero_goes_on_or_opens_it_at_once() {
    let mut game = Game::new("horan, taia", "┼@\n 1: 0,0 key\n turn: 1");
    game.play("explore n; tile room straight; lay ns; token chest");
    assert_eq!(game.legal(), "end; explore n; go s; open");
    let passed = game.play("go s").place(1);
    assert_eq!(
        (passed.as_str(), game.lies("0,1").as_str(), game.carries(1).as_str()),
        ("0,0", "chest", "key")
    );
    game.play("go n; open");
    assert_eq!(
        (game.turn().as_str(), game.carries(1).as_str(), game.lies("0,1").as_str()),
        ("2", "treasure", "nothing")
    );
}

#[test]
fn k3_3_without_a_key_a_chest_just_lies_there() {
    let mut game = Game::new("horan, taia", "┼@\n turn: 1");
    game.play("explore n; tile room straight; lay ns; token chest");
    assert_eq!(game.legal(), "end; explore n; go s");
    game.refuse("open", "K6.6");
}

#[test]
fn k3_3_a_drawn_monster_must_be_fought() {
    let mut game = Game::new("argentus, taia", "┼@ ─.\n 1: 1,0\n turn: 1");
    game.play("explore e; tile room straight; lay ew; token giant-rat");
    assert!(matches!(game.phase(), Phase::Chance(Draw::Roll { .. })));
    game.refuse("go w", "K4.1").refuse("end", "K4.1");
    game.play("dice 1 1");
    assert_eq!(
        (game.place(1).as_str(), game.hero(1).hit_points, game.turn().as_str()),
        ("1,0", 4, "2")
    );
    assert_eq!(game.lies("2,0"), "giant-rat");
}

#[test]
fn k3_3_an_uncursed_thief_need_not_fight_it() {
    let mut game = Game::new("aderyn, taia", "┼@\n turn: 1");
    game.play("explore n; tile room straight; lay ns; token dragon");
    assert_eq!(game.legal(), "end; explore n; fight; go s");
    game.play("explore n; tile room straight; lay ns; token giant-rat; go s; go s");
    assert_eq!((game.place(1).as_str(), game.turn().as_str()), ("0,0", "2"));
    assert_eq!((game.lies("0,1").as_str(), game.lies("0,2").as_str()), ("dragon", "giant-rat"));
}

#[test]
fn k3_3_a_cursed_thief_must() {
    let mut game = Game::new("aderyn, taia", "┼@ ─.\n 1: 1,0 cursed\n turn: 1");
    game.play("explore e; tile room straight; lay ew; token giant-rat").refuse("go w", "K4.1");
    game.play("dice 2 3");
    assert_eq!((game.place(1).as_str(), game.lies("2,0").as_str()), ("1,0", "giant-rat"));
}

#[test]
fn k3_4_tokens_appear_only_when_a_room_is_discovered() {
    let mut game = Game::new("argentus, taia", "┼@ ═. ═r\n 1: 0,0\n 2: 0,0\n turn: 1");
    game.play("go e; go e; dice 6 6");
    assert_eq!((game.lies("2,0").as_str(), game.carries(1).as_str()), ("nothing", "daggers"));
    game.play("go e; go e");
    assert_eq!((game.turn().as_str(), game.place(2).as_str(), game.state.moves()), ("2", "2,0", 2));
}

#[test]
fn k3_4_with_an_empty_bag_the_room_stays_empty() {
    for heroes in ["horan, taia", "taia, horan", "aderyn, horan"] {
        let mut game = Game::new(heroes, "┼@\n bag: none\n turn: 1");
        game.play("explore n; tile room cross; lay nesw");
        assert_eq!((game.lies("0,1").as_str(), game.turn().as_str()), ("nothing", "1"));
        game.play("explore n; tile room cross; lay nesw; go s; go n");
        assert_eq!(game.turn(), "2", "{heroes}");
    }
}

#[test]
fn k3_4_the_last_token_leaves_the_bag_empty() {
    let mut game = Game::new("horan, aderyn", "┼@\n bag: 1 chest\n turn: 1");
    game.play(
        "explore n; tile room cross; lay nesw; token chest; explore n; tile room cross; lay nesw",
    );
    assert_eq!((game.lies("0,1").as_str(), game.lies("0,2").as_str()), ("chest", "nothing"));
}

#[test]
fn k3_4_with_an_empty_stack_there_is_no_exploring() {
    let mut game = Game::new("horan, taia", "┼@ ─. ═d\n 1: 0,0\n stack: none\n turn: 1");
    assert_eq!(game.legal(), "end; go e");
    game.refuse("explore n", "K3.4");
}

#[test]
fn k3_4_the_last_tile_empties_the_stack() {
    let mut game = Game::new("horan, taia", "┼@ ─. ═d\n 1: 0,0\n stack: 1 room corner\n turn: 1");
    game.play("explore n; tile room corner; lay es; token chest");
    assert_eq!(game.legal(), "end; go s");
    game.refuse("explore e", "K3.4");
}
