//! K12: alternative goals, the short dungeon and own draws.

use dungeon::{
    Action, Chance, Content, Dungeon, Ending, First, Goals, Phase, Setup, Shape, TileKind,
    TileType, Token,
};
use table::{EntryOf, Host, HostError, Reason, Rules, Seat, Turn};

use crate::support::Game;

/// A chest on the hero's tile east of the start tile, and this monster north of it.
fn chest(monster: char, lines: &str) -> String {
    format!("..  ║{monster}\n ┼@  ╩c\n {lines}\n turn: 1")
}

#[test]
fn k12_1_the_sixth_treasure_wins_at_once() {
    let hero = "1: 1,0 key treasure treasure treasure treasure treasure";
    let mut game = Game::with_goals("treasures", "horan, taia", &chest('d', hero));
    game.play("open");
    assert_eq!(
        (game.phase(), game.winners()),
        (Phase::Over(Ending::Treasures(Seat::new(0))), vec![1])
    );
}

#[test]
fn k12_1_five_do_not_win() {
    let hero = "1: 1,0 key treasure treasure treasure treasure";
    let mut game = Game::with_goals("treasures", "horan, taia", &chest('d', hero));
    game.play("open");
    assert_eq!(game.turn(), "2");
}

#[test]
fn k12_1_the_treasure_of_the_fallen_counts() {
    let hero = "1: 1,0 axe axe treasure treasure treasure treasure treasure";
    let mut game = Game::with_goals("treasures", "victorius, taia", &chest('f', hero));
    game.play("go n; dice 6 6");
    assert_eq!(game.winners(), [1], "even though a six would have gone on");
    assert_eq!(game.phase(), Phase::Over(Ending::Treasures(Seat::new(0))));
}

#[test]
fn k12_1_off_unless_chosen() {
    for goals in ["dragon", "inventory"] {
        let hero = "1: 1,0 key treasure treasure treasure treasure treasure";
        let mut game = Game::with_goals(goals, "horan, taia", &chest('d', hero));
        game.play("open");
        assert_eq!(game.turn(), "2", "{goals}");
    }
}

#[test]
fn k12_1_the_dragon_still_ends_the_game() {
    let hero = "1: 1,0 axe axe\n 2: 0,0 treasure treasure treasure treasure treasure";
    let mut game = Game::with_goals("treasures", "taia, horan", &chest('d', hero));
    game.play("go n; dice 6 6");
    assert_eq!((game.phase(), game.winners()), (Phase::Over(Ending::Dragon), vec![2]));
}

#[test]
fn k12_1_with_k12_2_the_choice_comes_first() {
    let text = chest('f', "1: 1,0 axe treasure treasure treasure treasure treasure");
    let mut game = Game::with_goals("both", "taia, horan", &text);
    game.play("go n; dice 6 6");
    assert_eq!((game.turn().as_str(), game.legal().as_str()), ("1", "leave axe; leave treasure"));
    game.play("leave axe");
    assert_eq!(game.winners(), [1]);
    let mut game = Game::with_goals("both", "taia, horan", &text);
    game.play("go n; dice 6 6; leave treasure");
    assert_eq!((game.turn().as_str(), game.lies("1,1").as_str()), ("2", "treasure"));
}

#[test]
fn k12_1_with_k12_2_a_collected_treasure_wins() {
    let text = "┼@ ═$\n 1: 1,0 key treasure treasure treasure treasure treasure\n turn: 1";
    let mut game = Game::with_goals("both", "taia, horan", text);
    game.play("collect; leave key");
    assert_eq!((game.winners(), game.lies("1,0").as_str()), (vec![1], "key"));
}

#[test]
fn k12_2_at_most_six_pieces_with_the_treasures() {
    let text = chest('f', "1: 1,0 axe sword bolt portal portal treasure");
    let mut game = Game::with_goals("inventory", "taia, horan", &text);
    game.play("go n; dice 6 5; strike");
    assert_eq!(game.legal(), "leave axe; leave bolt; leave portal; leave sword; leave treasure");
    game.refuse("leave key", "K6.2").refuse("end", "K6.2");
    game.play("leave portal");
    assert_eq!(
        (game.carries(1).as_str(), game.lies("1,1").as_str()),
        ("sword axe bolt portal treasure treasure", "portal")
    );
}

#[test]
fn k12_2_treasures_use_slots_of_any_kind() {
    let text = chest('f', "1: 1,0 treasure treasure treasure axe axe");
    let mut game = Game::with_goals("inventory", "taia, horan", &text);
    game.play("go n; dice 6 6");
    assert_eq!(
        (game.turn().as_str(), game.carries(1).as_str()),
        ("2", "axe axe treasure treasure treasure treasure")
    );
}

#[test]
fn k12_2_only_what_brings_it_back_within_bounds_is_left() {
    // Six pieces and a third weapon: only a weapon helps.
    let text = chest('r', "1: 1,0 axe sword bolt portal portal treasure");
    let mut game = Game::with_goals("inventory", "taia, horan", &text);
    game.play("go n; dice 5 5; strike")
        .refuse("leave treasure", "K6.2")
        .refuse("leave bolt", "K6.2");
    assert_eq!(game.legal(), "leave axe; leave daggers; leave sword");
}

#[test]
fn k12_2_a_piece_with_a_slot_of_its_kind_still_needs_one_of_the_six() {
    let text = chest('t', "1: 1,0 axe axe treasure treasure treasure treasure");
    let mut game = Game::with_goals("inventory", "taia, horan", &text);
    game.play("go n; dice 5 5");
    assert_eq!(game.legal(), "leave axe; leave key; leave treasure");
}

#[test]
fn k12_2_without_it_treasures_need_no_slot() {
    let text = chest('f', "1: 1,0 axe sword bolt portal portal key treasure treasure treasure");
    for goals in ["dragon", "treasures"] {
        let mut game = Game::with_goals(goals, "taia, horan", &text);
        game.play("go n; dice 6 6; strike");
        assert_eq!(game.turn(), "2", "{goals}");
    }
}

#[test]
fn k12_2_the_used_key_has_left_before_its_treasure_arrives() {
    let text = chest('d', "1: 1,0 axe sword bolt portal portal key");
    let mut game = Game::with_goals("inventory", "horan, taia", &text);
    game.play("open");
    assert_eq!(
        (game.carries(1).as_str(), game.turn().as_str()),
        ("sword axe bolt portal portal treasure", "2")
    );
}

#[test]
fn k12_2_a_seventh_treasure_stays_behind() {
    let text = chest('f', "1: 1,0 treasure treasure treasure treasure treasure treasure");
    let mut game = Game::with_goals("inventory", "taia, horan", &text);
    game.play("go n; dice 6 6");
    assert_eq!(game.legal(), "leave treasure");
}

#[test]
fn k12_2_treasure_on_a_tile_is_collected_without_a_key() {
    let mut game = Game::with_goals("inventory", "horan, taia", "┼@ ═$\n 1: 1,0\n turn: 1");
    game.refuse("open", "K6.6");
    game.play("collect");
    assert_eq!(
        (game.carries(1).as_str(), game.lies("1,0").as_str(), game.turn().as_str()),
        ("treasure", "nothing", "2")
    );
}

#[test]
fn k12_2_treasure_and_piece_change_places_by_choice() {
    let text = "┼@ ═$\n 1: 1,0 axe sword bolt portal portal key\n turn: 1";
    let mut game = Game::with_goals("inventory", "horan, taia", text);
    game.play("collect; leave sword");
    assert_eq!(
        (game.lies("1,0").as_str(), game.carries(1).as_str()),
        ("sword", "axe bolt portal portal key treasure")
    );
}

#[test]
fn k12_2_only_treasures_held_count_at_the_end() {
    let text = chest('d', "1: 1,0 axe axe bolt portal portal treasure\n 2: 1,1 treasure");
    let setup = Setup {
        goals: Goals { inventory: true, treasures: false },
        turn_limit: Some(1),
        ..Setup::with_heroes("horan, taia").unwrap()
    };
    let mut game = Game::with(Content::karak(), setup, &text.replace("╩c", "╩$"));
    game.play("collect; leave treasure");
    assert_eq!((game.phase(), game.winners()), (Phase::Over(Ending::TurnLimit), vec![1, 2]));
}

#[test]
fn k12_2_the_dragons_treasure_needs_no_slot() {
    let text = chest('d', "1: 1,0 axe axe treasure treasure treasure treasure");
    let mut game = Game::with_goals("inventory", "taia, horan", &text);
    game.play("go n; dice 6 6");
    assert_eq!(
        (game.turn().as_str(), game.hero(1).inventory.points().to_string()),
        ("over", "5.5".to_owned())
    );
}

#[test]
fn k12_3_the_short_dungeon_has_these_tiles() {
    let content = Content::short();
    assert_eq!(content.tile_count(), 39, "and the start tile");
    let expected = [
        (TileKind::Room, [7, 7, 7, 6]),
        (TileKind::Tunnel, [3, 2, 2, 2]),
        (TileKind::Gate, [0, 0, 2, 0]),
        (TileKind::Fountain, [0, 0, 0, 1]),
    ];
    for (kind, counts) in expected {
        let found = Shape::ALL.map(|shape| content.tiles[TileType { kind, shape }.index()]);
        assert_eq!(found, counts, "{kind}: cross, t, straight, corner");
    }
}

#[test]
fn k12_3_the_short_dungeon_has_these_tokens() {
    let content = Content::short();
    assert_eq!(content.token_count(), 27);
    let expected = [
        ("giant-rat", 4),
        ("giant-spider", 2),
        ("mummy", 4),
        ("skeleton-turnkey", 6),
        ("skeleton-warrior", 2),
        ("skeleton-king", 2),
        ("fallen", 1),
        ("dragon", 1),
        ("chest", 5),
    ];
    for (name, count) in expected {
        let token: Token = name.parse().unwrap();
        assert_eq!(content.tokens[token.index()], count, "{name}");
    }
    let rooms: u8 = Shape::ALL
        .iter()
        .map(|&shape| content.tiles[TileType { kind: TileKind::Room, shape }.index()])
        .sum();
    assert_eq!(u32::from(rooms), content.token_count(), "a token for every room");
}

#[test]
fn k12_3_monsters_of_the_short_dungeon_are_those_of_the_book() {
    let (short, book) = (Content::short(), Content::karak());
    assert_eq!((short.strength, short.back, short.bonus), (book.strength, book.back, book.bonus));
    assert_eq!((short.curses, short.ends_game), (book.curses, book.ends_game));
}

fn short(treasures: bool, lines: &str) -> Game {
    let goals = Goals { treasures, inventory: false };
    let setup = Setup { goals, ..Setup::with_heroes("horan, taia").unwrap() };
    Game::with(Content::short(), setup, &chest('d', lines))
}

#[test]
fn k12_3_three_treasures_win_the_short_dungeon() {
    let mut game = short(true, "1: 1,0 key treasure");
    game.play("open");
    assert_eq!(game.turn(), "2", "two do not");
    let mut game = short(true, "1: 1,0 key treasure treasure");
    game.play("open");
    assert_eq!(game.winners(), [1]);
}

#[test]
fn k12_3_in_the_short_dungeon_too_treasures_win_only_if_chosen() {
    let mut game = short(false, "1: 1,0 key treasure treasure");
    game.play("open");
    assert_eq!(game.turn(), "2");
}

// K12.3 own draws

type OwnDraws = Host<Dungeon>;

fn own_draws(heroes: &str, first: First) -> OwnDraws {
    let setup = Setup { first, ..Setup::with_heroes(heroes).unwrap() };
    let mut host = Host::new(Dungeon::new(Content::karak(), setup).unwrap(), None);
    host.begin();
    host
}

/// The first seat begins.
fn begun(heroes: &str) -> OwnDraws {
    own_draws(heroes, First::Seat(Seat::new(0)))
}

fn act(host: &mut OwnDraws, action: &str) {
    let Turn::Seat(seat) = host.turn() else { panic!("`{action}`: {:?}", host.turn()) };
    host.play(seat, action.parse().unwrap()).unwrap_or_else(|error| panic!("`{action}`: {error}"));
}

fn draw(host: &mut OwnDraws, chance: &str) {
    host.draw(chance.parse().unwrap()).unwrap_or_else(|error| panic!("`{chance}`: {error}"));
}

/// What cannot have been drawn is refused by this rule, and changes nothing.
fn refuse_draw(host: &mut OwnDraws, chance: &str, rule: &str) {
    let (state, sequence) = (*host.state(), host.sequence());
    match host.draw(chance.parse::<Chance>().unwrap()) {
        Err(HostError::Refused(refusal)) => assert_eq!(refusal.rule(), rule, "`{chance}`"),
        other => panic!("`{chance}`: {other:?}"),
    }
    assert!(state == *host.state() && sequence == host.sequence(), "`{chance}` changed something");
}

#[test]
fn k12_3_own_draws_asks_for_the_roll_of_the_first_turn() {
    let mut host = own_draws("horan, taia", First::Roll);
    assert_eq!(host.turn(), Turn::Chance);
    refuse_draw(&mut host, "token chest", "K1.5");
    draw(&mut host, "dice 2 3");
    draw(&mut host, "dice 1 3");
    assert_eq!(host.turn(), Turn::Seat(Seat::new(0)));
}

#[test]
fn k12_3_own_draws_asks_for_every_tile_token_and_roll() {
    let mut host = begun("victorius, taia");
    act(&mut host, "explore n");
    assert_eq!(host.turn(), Turn::Chance);
    let end: Action = "end".parse().unwrap();
    assert_eq!(host.play(Seat::new(0), end).err(), Some(HostError::DrawFirst));
    draw(&mut host, "tile room straight");
    act(&mut host, "lay ns");
    assert_eq!(host.turn(), Turn::Chance);
    draw(&mut host, "token mummy");
    assert_eq!(host.turn(), Turn::Chance);
    draw(&mut host, "dice 6 5");
    assert_eq!(host.legal_actions().len(), 1, "the curse is placed");
}

#[test]
fn k12_3_own_draws_refuses_what_cannot_have_been_drawn() {
    let mut host = begun("victorius, taia");
    act(&mut host, "explore n");
    refuse_draw(&mut host, "tile gate cross", "K3.1");
    refuse_draw(&mut host, "dice 1 2", "K3.1");
    draw(&mut host, "tile fountain corner");
    act(&mut host, "lay es");
    act(&mut host, "explore e");
    draw(&mut host, "tile fountain corner");
    act(&mut host, "lay sw");
    act(&mut host, "explore s");
    refuse_draw(&mut host, "tile fountain corner", "K3.1");
    draw(&mut host, "tile room corner");
    act(&mut host, "lay ne");
    refuse_draw(&mut host, "tile room corner", "K3.3");
    draw(&mut host, "token dragon");
    refuse_draw(&mut host, "dice 1 2", "K10.5");
    refuse_draw(&mut host, "token chest", "K4.2");
    draw(&mut host, "dice 2 2");
}

#[test]
fn k12_3_own_draws_knows_which_tokens_are_gone() {
    let mut host = begun("aderyn, taia");
    act(&mut host, "explore n");
    draw(&mut host, "tile room straight");
    act(&mut host, "lay ns");
    draw(&mut host, "token dragon");
    act(&mut host, "explore n");
    draw(&mut host, "tile room straight");
    act(&mut host, "lay ns");
    refuse_draw(&mut host, "token dragon", "K3.3");
    draw(&mut host, "token chest");
}

#[test]
fn k12_3_own_draws_has_nothing_to_draw_while_a_player_decides() {
    let mut host = begun("horan, taia");
    let dice: Chance = "dice 1 2".parse().unwrap();
    assert_eq!(host.draw(dice).err(), Some(HostError::NothingToDraw));
}

#[test]
fn k12_3_own_draws_asks_for_drawn_heroes_too() {
    let mut host = own_draws("horan, random", First::Seat(Seat::new(1)));
    refuse_draw(&mut host, "hero horan", "K1.1");
    refuse_draw(&mut host, "dice 1 2", "K1.1");
    draw(&mut host, "hero taia");
    assert_eq!(host.turn(), Turn::Seat(Seat::new(1)));
}

#[test]
fn k12_3_own_draws_asks_for_both_of_taias_tokens() {
    let mut host = begun("taia, horan");
    act(&mut host, "explore n");
    draw(&mut host, "tile room straight");
    act(&mut host, "lay ns");
    draw(&mut host, "token dragon");
    refuse_draw(&mut host, "token dragon", "K3.3");
    draw(&mut host, "token chest");
    act(&mut host, "choose chest");
    assert_eq!(host.turn(), Turn::Seat(Seat::new(0)));
}

#[test]
fn k12_3_own_draws_are_replayed_from_the_record() {
    let mut host = own_draws("horan, taia", First::Roll);
    draw(&mut host, "dice 6 3");
    draw(&mut host, "dice 6 2");
    act(&mut host, "explore n");
    draw(&mut host, "tile room cross");
    act(&mut host, "lay nesw");
    draw(&mut host, "token skeleton-king");
    draw(&mut host, "dice 1 1");
    act(&mut host, "again");
    draw(&mut host, "dice 5 6");
    act(&mut host, "end");
    let lines: Vec<String> = host.entries().map(|entry| entry.to_string()).collect();
    assert_eq!(lines[..2], ["draw dice 6 3", "draw dice 6 2"]);
    let entries: Vec<EntryOf<Dungeon>> = lines.iter().map(|line| line.parse().unwrap()).collect();
    let replayed = Host::<Dungeon>::new(host.rules().clone(), None).replay(&entries).unwrap();
    assert!(replayed.state() == host.state() && replayed.entries().eq(host.entries()));
    assert_eq!(replayed.rules().turn(replayed.state()), Turn::Seat(Seat::new(0)));
}

#[test]
fn k12_3_a_record_with_an_impossible_draw_is_refused_at_its_entry() {
    let mut host = begun("horan, taia");
    act(&mut host, "explore n");
    draw(&mut host, "tile tunnel straight");
    let mut lines: Vec<String> = host.entries().map(|entry| entry.to_string()).collect();
    let last = lines.len();
    lines[last - 1] = lines[last - 1].replace("tunnel straight", "gate t");
    let entries: Vec<EntryOf<Dungeon>> = lines.iter().map(|line| line.parse().unwrap()).collect();
    let Err(error) = Host::<Dungeon>::new(host.rules().clone(), None).replay(&entries) else {
        panic!("it was replayed")
    };
    assert_eq!(error.entry, last);
    assert!(error.to_string().contains("K3.1"), "{error}");
}
