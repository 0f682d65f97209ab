//! K1: components and setup, and what is wrong with a set-up.

use dungeon::{
    Content, Decision, Draw, Dungeon, Event, First, Monster, Phase, Piece, Points, Setup, TileKind,
    TileType, Token, WeaponBonus,
};
use table::{PlayoutLuck, Reason, Rules, Seat, Viewer};

use crate::support::Game;

fn setup(heroes: &str) -> Setup {
    Setup::with_heroes(heroes).unwrap()
}

fn chosen(heroes: &str, first: usize) -> Setup {
    Setup { first: First::Seat(Seat::new(first - 1)), ..setup(heroes) }
}

/// What is wrong with a set-up, one fault a line.
fn setup_faults(setup: Setup) -> String {
    Dungeon::new(Content::karak(), setup).unwrap_err().to_string()
}

#[test]
fn k1_1_one_to_five_can_play() {
    let heroes = ["horan", "horan, taia", "horan, taia, xanros", "horan, taia, xanros, aderyn"];
    for list in heroes.into_iter().chain(["horan, taia, xanros, aderyn, victorius"]) {
        let rules = Dungeon::new(Content::karak(), setup(list)).unwrap();
        assert_eq!(rules.seats(), list.split(',').count());
    }
    assert!(setup_faults(Setup::default()).contains("K1.1"));
    assert!(
        setup_faults(setup("argentus, horan, xanros, aderyn, victorius, taia")).contains("6 seats")
    );
    assert!(Setup::with_heroes("horan, gandalf").is_err());
}

#[test]
fn k1_1_no_hero_twice_and_all_faults_are_told_at_once() {
    let told = setup_faults(setup("horan, taia, horan, taia, xanros, aderyn"));
    assert_eq!(told.lines().count(), 3, "{told}");
    for part in ["6 seats", "horan was chosen twice", "taia was chosen twice"] {
        assert!(told.contains(part), "{part} is missing in\n{told}");
    }
    let told = setup_faults(Setup { turn_limit: Some(0), ..chosen("horan, taia, horan", 4) });
    assert_eq!(told.lines().count(), 3, "{told}");
    for part in ["horan was chosen twice", "seat 4", "turn limit"] {
        assert!(told.contains(part), "{part} is missing in\n{told}");
    }
    assert_eq!(setup_faults(setup("horan, random, horan")).lines().count(), 1);
}

#[test]
fn k1_1_random_heroes_are_drawn_among_those_nobody_has() {
    let mut game = Game::from_start(Content::karak(), chosen("random, horan, random", 1));
    assert_eq!(game.turn(), "chance");
    assert_eq!(
        game.chances(),
        "1 hero argentus; 1 hero xanros; 1 hero aderyn; 1 hero victorius; 1 hero taia"
    );
    game.refuse("hero horan", "K1.1").refuse("dice 1 2", "K1.1").refuse("end", "K1.5");
    game.play("hero taia").refuse("hero taia", "K1.1");
    assert_eq!(game.chances(), "1 hero argentus; 1 hero xanros; 1 hero aderyn; 1 hero victorius");
    game.play("hero argentus");
    let heroes = [1, 2, 3].map(|seat| game.hero(seat).hero.name());
    assert_eq!((heroes, game.turn().as_str()), (["taia", "horan", "argentus"], "1"));
}

#[test]
fn k1_1_five_random_heroes_leave_one_over() {
    let mut game =
        Game::from_start(Content::karak(), setup("random, random, random, random, random"));
    game.play("hero argentus; hero aderyn; hero taia; hero horan");
    assert_eq!(game.chances(), "1 hero xanros; 1 hero victorius");
    game.play("hero victorius");
    assert!(matches!(game.phase(), Phase::Chance(Draw::StartRoll { .. })));
}

#[test]
fn k1_1_a_hero_who_is_not_drawn_yet_is_not_shown() {
    let game = Game::from_start(Content::karak(), setup("random, argentus"));
    let heroes = game.rules.view(&game.state, Viewer::Spectator).heroes;
    assert_eq!(heroes.iter().map(|hero| hero.hero.is_some()).collect::<Vec<_>>(), [false, true]);
    assert!(!game.chances().contains("argentus"));
}

#[test]
fn k1_1_solo_begins_without_a_roll_and_turns_follow_each_other() {
    let mut game = Game::from_start(Content::karak(), setup("horan"));
    assert_eq!((game.turn().as_str(), game.state.turn_number()), ("1", 1));
    game.play("end; end");
    assert_eq!((game.turn().as_str(), game.state.turn_number()), ("1", 3));
}

#[test]
fn k1_1_solo_there_is_no_curse_and_no_swap() {
    let mut game = Game::new("xanros", "┼@ ─. ═m\n 1: 1,0\n turn: 1");
    assert!(!game.legal().contains("swap"));
    game.refuse("swap 1", "K10.3");
    game.play("go e; dice 4 4; strike");
    assert_eq!((game.carries(1).as_str(), game.cursed(), game.turn().as_str()), ("bolt", 0, "1"));
    game.refuse("curse 1", "K9.1").refuse("keep curse", "K9.1");
}

#[test]
fn k1_1_who_does_not_play_is_refused_by_a_rule_that_speaks_of_it() {
    // K7.2 is about portals: it is no reason against a swap or a curse.
    let mut game = Game::new("xanros, taia", "┼@ ─. ═m\n 1: 1,0\n turn: 1");
    let rule = |game: &Game, action: &str| {
        let refusal = game.rules.why_not(&game.state, action.parse().unwrap());
        refusal.map(|refusal| refusal.rule())
    };
    let swap = rule(&game, "swap 3");
    game.play("go e; dice 4 4; strike");
    let curse = rule(&game, "curse 3");
    assert!(swap.is_some() && swap != Some("K7.2"), "swap: {swap:?}");
    assert!(curse.is_some() && curse != Some("K7.2"), "curse: {curse:?}");
}

#[test]
fn k1_1_solo_the_score_is_points_and_the_turns_it_took() {
    let mut game = Game::new("argentus", "┼@ ─. ═d\n 1: 1,0 axe axe treasure\n turn: 1");
    game.play("end; go e; dice 5 5");
    let result = game.rules.view(&game.state, Viewer::Spectator).result.unwrap();
    assert_eq!((result.turns, game.winners()), (2, vec![1]));
    assert_eq!(game.hero(1).inventory.points().to_string(), "2.5");
}

#[test]
fn k1_2_eighty_tiles_with_the_start_tile() {
    let content = Content::karak();
    let table = [
        ("cross", 7, 14, 0, 0),
        ("t", 5, 13, 0, 0),
        ("straight", 4, 13, 4, 0),
        ("corner", 4, 13, 0, 2),
    ];
    for (shape, tunnels, rooms, gates, fountains) in table {
        for (kind, count) in
            [("tunnel", tunnels), ("room", rooms), ("gate", gates), ("fountain", fountains)]
        {
            let tile: TileType = format!("{kind} {shape}").parse().unwrap();
            assert_eq!(content.tiles[tile.index()], count, "{tile}");
        }
    }
    assert_eq!(content.tile_count(), 79);
}

#[test]
fn k1_2_the_start_tile_has_four_exits_and_a_fountain_and_no_token() {
    let mut game = Game::from_start(Content::karak(), chosen("horan, taia", 1));
    let [start] = game.state.tiles() else { panic!("only the start tile lies") };
    assert_eq!(
        (start.place.to_string().as_str(), start.exits.to_string().as_str()),
        ("0,0", "nesw")
    );
    assert_eq!((start.kind, game.lies("0,0").as_str()), (TileKind::Fountain, "nothing"));
    game.play("explore n");
    assert_eq!(
        game.chances(),
        "7 tile tunnel cross; 5 tile tunnel t; 4 tile tunnel straight; 4 tile tunnel corner; \
         14 tile room cross; 13 tile room t; 13 tile room straight; 13 tile room corner; \
         4 tile gate straight; 2 tile fountain corner"
    );
}

#[test]
fn k1_3_53_tokens_as_many_as_rooms() {
    let content = Content::karak();
    let table = [
        ("giant-rat", 8),
        ("giant-spider", 4),
        ("mummy", 8),
        ("skeleton-turnkey", 12),
        ("skeleton-warrior", 5),
        ("skeleton-king", 3),
        ("fallen", 2),
        ("dragon", 1),
        ("chest", 10),
    ];
    for (name, count) in table {
        let token: Token = name.parse().unwrap();
        assert_eq!(content.tokens[token.index()], count, "{name}");
    }
    let rooms = TileType::all().filter(|tile| tile.kind == TileKind::Room);
    let rooms: u32 = rooms.map(|tile| u32::from(content.tiles[tile.index()])).sum();
    assert_eq!((content.token_count(), rooms), (53, 53));
}

#[test]
fn k1_3_strengths_and_backs() {
    let content = Content::karak();
    let table = [
        (Monster::GiantRat, 5, Piece::Daggers),
        (Monster::GiantSpider, 6, Piece::PortalOfHealing),
        (Monster::Mummy, 7, Piece::MagicBolt),
        (Monster::SkeletonTurnkey, 8, Piece::Key),
        (Monster::SkeletonWarrior, 9, Piece::Sword),
        (Monster::SkeletonKing, 10, Piece::Axe),
        (Monster::Fallen, 12, Piece::Treasure),
        (Monster::Dragon, 15, Piece::DragonTreasure),
    ];
    assert_eq!(table.len(), Monster::ALL.len());
    for (monster, strength, back) in table {
        assert_eq!(
            (content.strength[monster], content.back[monster]),
            (strength, back),
            "{monster}"
        );
        assert_eq!(content.curses[monster], monster == Monster::Mummy, "{monster}");
        assert_eq!(content.ends_game[monster], monster == Monster::Dragon, "{monster}");
    }
    assert_eq!(content.bonus, WeaponBonus { daggers: 1, sword: 2, axe: 3 });
}

#[test]
fn k1_3_a_treasure_is_one_point_and_the_dragons_one_and_a_half() {
    let points = |pieces: &str| {
        let game = Game::new("horan", &format!("┼@\n 1: 0,0 {pieces}\n turn: 1"));
        game.hero(1).inventory.points().to_string()
    };
    assert_eq!(points(""), "0");
    assert_eq!(points("sword bolt key"), "0");
    assert_eq!(points("treasure"), "1");
    assert_eq!(points("dragon-treasure"), "1.5");
    assert_eq!(points("treasure treasure dragon-treasure"), "3.5");
    assert!(Points { halves: 3 } < Points { halves: 4 });
}

#[test]
fn k1_3_the_first_token_comes_from_a_full_bag() {
    let mut game = Game::from_start(Content::karak(), chosen("horan, taia", 1));
    game.play("explore n; tile room cross; lay nesw");
    assert_eq!(
        game.chances(),
        "8 token giant-rat; 4 token giant-spider; 8 token mummy; 12 token skeleton-turnkey; \
         5 token skeleton-warrior; 3 token skeleton-king; 2 token fallen; 1 token dragon; 10 token chest"
    );
}

#[test]
fn k1_4_heroes_begin_unhurt_and_with_empty_hands_on_the_start_tile() {
    let game =
        Game::from_start(Content::karak(), chosen("horan, taia, xanros, aderyn, victorius", 2));
    for seat in 1..=5 {
        assert_eq!((game.hero(seat).hit_points, game.carries(seat).as_str()), (5, ""));
        assert_eq!(game.place(seat), "0,0");
    }
    assert_eq!((game.turn().as_str(), game.cursed(), game.state.moves()), ("2", 0, 4));
    assert_eq!(game.legal(), "end; explore e; explore n; explore s; explore w");
}

#[test]
fn k1_5_the_highest_sum_of_both_dice_begins() {
    let mut game = Game::from_start(Content::karak(), setup("horan, taia, xanros"));
    assert_eq!(game.chances().split("; ").count(), 36);
    game.refuse("end", "K1.5").refuse("explore n", "K1.5").refuse("hero aderyn", "K1.5");
    game.play("dice 6 1; dice 4 4; dice 1 6");
    assert_eq!((game.turn().as_str(), game.state.turn_number()), ("2", 1));
    assert!(!game.events.contains(&Event::StartTied));
}

#[test]
fn k1_5_victorius_rolls_like_everybody_else_for_the_start() {
    let mut game = Game::from_start(Content::karak(), setup("victorius, taia"));
    assert!(game.chances().starts_with("1 dice 1 1; "));
    game.play("dice 1 1; dice 1 2");
    assert_eq!(game.turn(), "2");
}

#[test]
fn k1_5_equal_highest_rolls_roll_again_and_only_those() {
    let mut game = Game::from_start(Content::karak(), setup("horan, taia, xanros"));
    game.play("dice 4 5; dice 4 4; dice 3 6");
    assert!(game.events.contains(&Event::StartTied));
    // Only seats 1 and 3 roll, and once more when they tie again; the first round counts no more.
    game.play("dice 2 2; dice 1 3");
    assert_eq!(game.turn(), "chance");
    game.play("dice 1 1; dice 1 2");
    assert_eq!(game.turn(), "3");
    let rolls = game.events.iter().filter(|event| matches!(event, Event::RolledForStart { .. }));
    assert_eq!(rolls.count(), 7);
}

#[test]
fn k1_5_equal_lower_rolls_do_not_matter() {
    let mut game = Game::from_start(Content::karak(), setup("horan, taia, xanros, aderyn"));
    game.play("dice 1 1; dice 3 3; dice 3 3; dice 6 6");
    assert_eq!(game.turn(), "4");
    // All four equal: all four again.
    let mut game = Game::from_start(Content::karak(), setup("horan, taia, xanros, aderyn"));
    game.play("dice 1 1; dice 1 1; dice 1 1; dice 1 1; dice 1 1; dice 2 1; dice 1 1; dice 1 1");
    assert_eq!(game.turn(), "2");
}

#[test]
fn k1_5_the_host_may_choose_and_then_it_goes_clockwise() {
    let mut game = Game::from_start(Content::karak(), chosen("horan, taia, xanros", 2));
    assert_eq!(game.turn(), "2");
    let seats = [(); 4].map(|()| game.play("end").turn());
    assert_eq!(seats, ["3", "1", "2", "3"]);
    assert!(setup_faults(chosen("horan, taia", 3)).contains("K1.5"));
}

#[test]
fn k1_6_everything_is_open_to_all() {
    let mut game = Game::from_start(Content::karak(), chosen("taia, horan", 1));
    game.play("explore n; tile room cross; lay nesw; token chest; token dragon");
    let views: Vec<_> = Viewer::all(2).map(|viewer| game.rules.view(&game.state, viewer)).collect();
    assert!(views.len() == 3 && views.iter().all(|view| *view == views[0]));
    let dragon = Token::Monster(Monster::Dragon);
    assert_eq!(
        views[0].turn.phase,
        Phase::Seat(Decision::ChooseToken { tokens: [Token::Chest, dragon] })
    );
    for event in &game.events {
        assert!(Viewer::all(2).all(|viewer| game.rules.seen(event, viewer) == Some(*event)));
    }
    let again = game.rules.determinize(&views[0], &mut PlayoutLuck::new(1)).unwrap();
    assert!(again == game.state, "nothing is hidden");
}

#[test]
fn k1_6_what_is_left_in_stack_and_bag_is_public() {
    let game = Game::new("horan, taia", "┼@ ═c\n turn: 1");
    let supply = game.rules.view(&game.state, Viewer::Spectator).supply;
    let straight: TileType = "room straight".parse().unwrap();
    assert!(supply.tiles.contains(&(straight, 12)) && supply.tokens.contains(&(Token::Chest, 9)));
    assert_eq!(supply.tiles.iter().map(|&(_, count)| u32::from(count)).sum::<u32>(), 78);
    assert_eq!(supply.tokens.iter().map(|&(_, count)| u32::from(count)).sum::<u32>(), 52);
}
