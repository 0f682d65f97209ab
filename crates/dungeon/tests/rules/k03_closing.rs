//! K3.5: the dungeon is not closed without need.

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
    assert_eq!(game.left().0, 15, "it is in the stack again");
    game.refuse("tile tunnel corner", "K3.5")
        .refuse("tile room corner", "K3.5")
        .refuse("tile room cross", "K3.1");
    game.play("tile tunnel t");
    assert_eq!((game.legal().as_str(), game.left().0), ("lay esw; lay new", 14));
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
        assert_eq!((game.legal().as_str(), game.left().0), ("end; go w", 7));
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
                            expected_actions(&state, tile, direction, game.left().0 == 0);
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
        closed += usize::from(game.phase() == Phase::Over(Ending::Explored) && game.left().0 > 0);
    }
    assert!(returned > 0 && kept_open > 0 && closed > 0, "{returned} {kept_open} {closed}");
}
