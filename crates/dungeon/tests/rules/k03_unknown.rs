//! K3: the unknown.

use dungeon::{
    Action, Chance, Content, Decision, Direction, Draw, Ending, Event, Exits, Phase, Place, Setup,
    State, TileType,
};
use table::{Luck, PlayoutLuck, Rules, Step, Turn};

use crate::support::Game;

/// One cell to the east of 1,0 is open from three sides: only an exit to its east keeps the dungeon
/// open.
const MOUTH: &str = "
    ┌. ─. ┬. ┐.
    │. ┼@ ├. ..
    └. ─. ┴. ┘.
";

/// The cell to the east of 1,0 is walled on the three other sides.
const CELL: &str = "
    ┌. ─. ┬. ─. ┐.
    │. ┼@ ├. .. │.
    └. ─. ┴. ─. ┘.
";

/// Seat 1 stands before the cell.
fn before(map: &str, stack: &str) -> Game {
    Game::new("victorius, horan", &format!("{map} 1: 1,0\n stack: {stack}\n turn: 1"))
}

/// How many tiles and tokens are left.
fn left(game: &Game) -> (u32, u32) {
    let supply = game.rules.view(&game.state, table::Viewer::Spectator).supply;
    (
        supply.tiles.iter().map(|&(_, count)| u32::from(count)).sum(),
        supply.tokens.iter().map(|&(_, count)| u32::from(count)).sum(),
    )
}

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
    assert_eq!(left(&game), (78, 53));
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
        let again = dungeon::position::read(&game.rules, &game.show()).unwrap();
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
            (game.state.moves(), game.hero(1).hit_points, left(&game).1),
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
    assert_eq!((game.lies("0,1").as_str(), left(&game).1), ("chest", 4));
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

#[test]
fn k3_5_a_turning_that_closes_the_dungeon_is_illegal_if_another_does_not() {
    let mut game = before(MOUTH, "2 tunnel t");
    game.play("explore e; tile tunnel t");
    assert_eq!(game.legal(), "lay esw; lay new");
    game.refuse("lay nsw", "K3.5").refuse("lay nes", "K3.1");
    game.play("lay esw");
    assert!(game.legal().contains("explore e"));
}

#[test]
fn k3_5_what_counts_is_the_side_the_tile_is_entered_from() {
    // From the north a corner can turn to the east, a straight cannot.
    let text = format!("{MOUTH} 1: 2,1\n stack: 2 tunnel corner, 1 tunnel straight\n turn: 1");
    let mut game = Game::new("victorius, horan", &text);
    game.play("explore s; tile tunnel corner");
    assert_eq!(game.legal(), "lay ne");
    game.refuse("lay nw", "K3.5");
    let mut game = Game::new("victorius, horan", &text);
    game.play("explore s; tile tunnel straight");
    assert_eq!(game.chances(), "2 tile tunnel corner");
}

#[test]
fn k3_5_a_tile_that_can_only_close_goes_back_and_one_that_does_not_is_drawn() {
    let mut game = before(
        MOUTH,
        "3 tunnel corner, 2 tunnel t, 4 room straight, 5 room corner, 1 fountain corner",
    );
    game.play("explore e");
    assert_eq!(
        game.chances(),
        "2 tile tunnel t; 3 tile tunnel corner; 4 tile room straight; 5 tile room corner; 1 tile fountain corner"
    );
    game.play("tile room corner");
    assert_eq!(
        (game.turn().as_str(), game.chances().as_str()),
        ("chance", "2 tile tunnel t; 4 tile room straight")
    );
    let back: TileType = "room corner".parse().unwrap();
    assert!(game.events.contains(&Event::TileReturned { tile: back }));
    assert_eq!(left(&game).0, 15, "it is in the stack again");
    game.refuse("tile tunnel corner", "K3.5")
        .refuse("tile room corner", "K3.5")
        .refuse("tile room cross", "K3.1");
    game.play("tile tunnel t");
    assert_eq!((game.legal().as_str(), left(&game).0), ("lay esw; lay new", 14));
    game.play("lay new");
    assert_eq!((game.place(1).as_str(), game.state.moves()), ("2,0", 3));
}

#[test]
fn k3_5_sampling_never_draws_a_closing_tile_again() {
    let mut game = before(MOUTH, "50 tunnel corner, 1 tunnel t, 1 room straight");
    game.play("explore e; tile tunnel corner");
    let mut shapes = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let Chance::Tile(tile) = game.rules.sample(&game.state, &mut PlayoutLuck::new(seed)) else {
            panic!()
        };
        shapes.insert(tile.to_string());
    }
    assert_eq!(shapes.into_iter().collect::<Vec<_>>(), ["room straight", "tunnel t"]);
}

#[test]
fn k3_5_if_no_tile_can_the_drawn_one_is_laid_and_the_dungeon_is_closed() {
    let mut game = before(MOUTH, "2 tunnel corner, 2 fountain corner");
    game.play("explore e; tile tunnel corner");
    assert_eq!(game.legal(), "lay nw; lay sw");
    game.play("lay nw");
    assert!(!game.legal().contains("explore"));
    game.play("end");
    assert_eq!(game.phase(), Phase::Over(Ending::Explored));
}

#[test]
fn k3_5_a_cell_walled_on_three_sides_closes_with_any_tile() {
    for (tile, legal) in [
        ("tunnel cross", "lay nesw"),
        ("tunnel t", "lay esw; lay new; lay nsw"),
        ("tunnel straight", "lay ew"),
        ("tunnel corner", "lay nw; lay sw"),
    ] {
        let mut game =
            before(CELL, "2 tunnel cross, 2 tunnel t, 2 tunnel straight, 2 tunnel corner");
        game.play("explore e").play(&format!("tile {tile}"));
        assert_eq!(game.legal(), legal);
        game.play(legal.split("; ").next().unwrap());
        assert_eq!((game.legal().as_str(), left(&game).0), ("end; go w", 7));
        game.refuse("explore e", "K3.1");
    }
}

#[test]
fn k3_5_a_closed_dungeon_with_the_dragon_goes_on_without_exploring() {
    let map = CELL.replace("┌. ─. ┬.", "┌. ═d ┬.");
    let mut game = Game::new(
        "victorius, horan",
        &format!("{map} 1: 1,0\n 2: 1,1\n stack: 9 tunnel cross\n turn: 1"),
    );
    game.play("explore e; tile tunnel cross; lay nesw; end");
    assert_eq!((game.turn().as_str(), game.legal().contains("explore")), ("2", false));
}

#[test]
fn k3_5_the_room_that_closes_the_dungeon_still_gets_its_token() {
    let mut game = before(CELL, "9 room cross");
    game.play("explore e; tile room cross; lay nesw; token dragon; dice 2 2");
    assert_eq!((game.lies("2,0").as_str(), game.turn().as_str()), ("dragon", "2"));
}

#[test]
fn k3_5_the_last_tile_may_close_the_dungeon() {
    let mut game = before(MOUTH, "1 tunnel t");
    game.play("explore e; tile tunnel t");
    assert_eq!(game.legal(), "lay esw; lay new; lay nsw");
    let mut game = before(MOUTH, "1 tunnel corner");
    game.play("explore e; tile tunnel corner");
    assert_eq!(game.legal(), "lay nw; lay sw");
}

#[test]
fn k3_5_with_two_tiles_left_the_closing_one_goes_back_for_the_other() {
    let mut game = before(MOUTH, "1 tunnel corner, 1 tunnel t");
    game.play("explore e; tile tunnel corner");
    assert_eq!(game.chances(), "1 tile tunnel t");
    game.play("tile tunnel t").refuse("lay nsw", "K3.5");
    // The corner is the last one now and may close.
    game.play("lay new; explore e; tile tunnel corner");
    assert_eq!(game.legal(), "lay nw; lay sw");
}

#[test]
fn k3_5_with_another_open_exit_anywhere_every_turning_is_free() {
    // The ring's far side has an exit nobody can reach from here.
    let map = MOUTH.replace("│. ┼@", "┤. ┼@");
    let mut game = before(&map, "2 tunnel corner, 2 tunnel t");
    game.play("explore e; tile tunnel corner");
    assert_eq!(game.legal(), "lay nw; lay sw");
    let mut game = before(&map, "2 tunnel t");
    game.play("explore e; tile tunnel t");
    assert_eq!(game.legal(), "lay esw; lay new; lay nsw");
}

/// Exits behind which no tile lies, counted anew, with one more tile on the table.
fn open_exits(state: &State, at: Place, exits: Exits) -> usize {
    let tiles = || state.tiles().iter().map(|tile| (tile.place, tile.exits)).chain([(at, exits)]);
    let beyond =
        tiles().flat_map(|(place, exits)| exits.iter().map(move |side| place.towards(side)));
    beyond.filter(|&place| tiles().all(|(laid, _)| laid != place)).count()
}

/// The turnings of a tile that K3.1 allows, and what they leave open.
fn turnings(state: &State, tile: TileType, direction: Direction) -> Vec<(Exits, usize)> {
    let at = state.tile(state.hero(state.active()).tile).place.towards(direction);
    let connected =
        tile.shape.turnings().iter().filter(|exits| exits.contains(direction.opposite()));
    connected.map(|&exits| (exits, open_exits(state, at, exits))).collect()
}

/// What may be laid or drawn in this state, by the words of K3.5.
fn expected_actions(
    state: &State,
    tile: TileType,
    direction: Direction,
    empty: bool,
) -> Vec<Action> {
    let all = turnings(state, tile, direction);
    let opens = all.iter().any(|&(_, open)| open > 0);
    let free = all.iter().filter(|&&(_, open)| empty || !opens || open > 0);
    free.map(|&(exits, _)| Action::Lay(exits)).collect()
}

#[test]
fn k3_5_random_narrow_dungeons_are_closed_only_as_the_rule_says() {
    let content = r#"
        id = "narrow"
        treasures-to-win = 6
        weapons = { daggers = 1, sword = 2, axe = 3 }
        tile = [{ kind = "tunnel", corner = 60, straight = 8, t = 1 }]
        token = [{ name = "dragon", count = 1, strength = 15, back = "dragon-treasure", ends-game = true }]
    "#;
    let content = Content::parse(content).unwrap();
    let (mut returned, mut kept_open, mut closed) = (0, 0, 0);
    for seed in 0..300 {
        let setup = Setup { turn_limit: Some(400), ..Setup::with_heroes("horan").unwrap() };
        let mut game = Game::from_start(content.clone(), setup);
        let (mut luck, mut actions) = (PlayoutLuck::new(seed), Vec::new());
        loop {
            let state = game.state;
            let step = match game.rules.turn(&state) {
                Turn::Over => break,
                Turn::Chance => Step::Chance(game.rules.sample(&state, &mut luck)),
                Turn::Seat(_) => {
                    game.rules.legal_actions(&state, &mut actions);
                    if let Phase::Seat(Decision::LayTile { tile, direction }) = *state.phase() {
                        let expected =
                            expected_actions(&state, tile, direction, left(&game).0 == 0);
                        assert_eq!(actions, expected, "seed {seed}\n{}", game.show());
                        kept_open +=
                            usize::from(expected.len() < turnings(&state, tile, direction).len());
                    }
                    // Exploring first, so that most dungeons come to their end.
                    let explores = actions
                        .iter()
                        .filter(|action| matches!(action, Action::Explore(_)))
                        .count();
                    let first = if explores > 0 { explores } else { actions.len() };
                    actions.sort_by_key(|action| !matches!(action, Action::Explore(_)));
                    Step::Act(actions[luck.below(first as u32) as usize])
                }
            };
            game.rules.apply(&mut game.state, step, &mut game.events).unwrap();
            let (Step::Chance(Chance::Tile(tile)), Phase::Chance(Draw::Tile { direction, .. })) =
                (step, *state.phase())
            else {
                continue;
            };
            if let Phase::Chance(Draw::Tile { again: true, .. }) = game.phase() {
                assert!(turnings(&state, tile, direction).iter().all(|&(_, open)| open == 0));
                returned += 1;
            }
        }
        closed += usize::from(game.phase() == Phase::Over(Ending::Explored) && left(&game).0 > 0);
    }
    assert!(returned > 0 && kept_open > 0 && closed > 0, "{returned} {kept_open} {closed}");
}
