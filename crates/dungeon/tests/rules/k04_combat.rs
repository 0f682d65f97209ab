//! K4: combat.

use dungeon::{Ending, Event, Phase};

use crate::support::Game;

/// A king to the north of the start tile.
const KING: &str = "
    ║k
    ┼@
";

/// A king away from any fountain.
const FAR_KING: &str = "┼@ ─. ═k\n";

/// Two monsters in a row behind a tunnel.
const ROW: &str = "┼@ ─. ═r ═k\n";

/// Where seat 1 is, its hit points, and whose turn it is.
fn after(game: &Game) -> (String, u8, String) {
    (game.place(1), game.hero(1).hit_points, game.turn())
}

fn is(place: &str, hit_points: u8, turn: &str) -> (String, u8, String) {
    (place.to_owned(), hit_points, turn.to_owned())
}

/// Two dice that show this sum.
fn dice(sum: u8) -> String {
    let first = (sum - 1).min(6);
    format!("dice {first} {}", sum - first)
}

#[test]
fn k4_1_entering_a_monsters_tile_means_fighting_at_once() {
    let mut game = Game::new("horan, taia", &format!("{KING} 1: 0,0\n turn: 1"));
    game.play("go n");
    assert_eq!(game.turn(), "chance");
    assert_eq!(game.legal(), "");
    game.refuse("go s", "K4.1").refuse("end", "K4.1");
}

#[test]
fn k4_1_a_monster_cannot_be_passed() {
    let mut game = Game::new("argentus, taia", "┼@ ─. ═r ─.\n 1: 1,0 key portal\n turn: 1");
    game.play("go e");
    for action in ["go e", "go w", "explore n", "collect", "open", "portal 1 0,0", "fight"] {
        game.refuse(action, "K4.1");
    }
    game.play("dice 6 6");
    assert_eq!(after(&game), is("2,0", 5, "2"));
}

#[test]
fn k4_1_for_the_thief_combat_begins_with_her_decision() {
    let mut game = Game::new("aderyn, taia", &format!("{ROW} 1: 1,0\n turn: 1"));
    game.play("go e");
    assert!(!game.events.iter().any(|event| matches!(event, Event::FightBegan { .. })));
    game.refuse("bolt", "K4.2").refuse("strike", "K4.2").play("fight");
    assert!(game.events.iter().any(|event| matches!(event, Event::FightBegan { .. })));
    game.refuse("go w", "K4.1").refuse("fight", "K4.1");
}

#[test]
fn k4_1_a_cursed_thief_fights_where_she_enters() {
    let mut game = Game::new("aderyn, taia", &format!("{ROW} 1: 1,0 cursed\n turn: 1"));
    game.play("go e");
    assert_eq!(game.turn(), "chance");
}

#[test]
fn k4_1_nobody_else_decides_to_fight() {
    let mut game = Game::new("horan, aderyn", &format!("{ROW} 1: 1,0\n 2: 1,0\n turn: 1"));
    game.refuse("fight", "K10.4").play("end").refuse("fight", "K10.4");
}

#[test]
fn k4_2_the_books_first_example_the_warrior_beats_the_king() {
    let mut game = Game::new("horan, taia", &format!("{KING} 1: 0,0 sword daggers bolt\n turn: 1"));
    game.play("go n; dice 2 3").refuse("bolt", "K10.2");
    game.play("again; dice 3 4; bolt");
    assert_eq!(game.legal(), "leave axe; leave daggers; leave sword");
    game.play("leave daggers");
    assert_eq!(game.carries(1), "sword axe");
    assert_eq!(
        (game.lies("0,1").as_str(), game.place(1).as_str(), game.turn().as_str()),
        ("daggers", "0,1", "2")
    );
}

#[test]
fn k4_2_weapons_count_by_themselves_other_pieces_do_not() {
    let totals = [
        ("", 4),
        ("daggers", 5),
        ("sword", 6),
        ("axe", 7),
        ("daggers daggers", 6),
        ("axe sword", 9),
        ("axe axe", 10),
        ("key portal treasure treasure", 4),
        ("bolt bolt", 4),
    ];
    for (pieces, expected) in totals {
        let mut game = Game::new("horan, taia", &format!("{FAR_KING} 1: 1,0 {pieces}\n turn: 1"));
        game.play("go e; dice 1 3");
        let rolled = game.events.iter().find_map(|event| {
            let Event::Rolled { total, .. } = event else { return None };
            Some(*total)
        });
        assert_eq!(rolled, Some(expected), "{pieces}");
    }
}

#[test]
fn k4_2_bolts_come_after_the_roll_and_before_the_comparison() {
    let mut game = Game::new(
        "taia, horan",
        &format!("{FAR_KING} 1: 1,0 bolt bolt\n turn: 1 moves 3 from 1,0"),
    );
    game.refuse("bolt", "K4.2");
    game.play("go e").refuse("bolt", "K4.2").refuse("strike", "K4.2");
    game.play("dice 4 5");
    assert_eq!(game.legal(), "bolt; strike");
    game.play("bolt");
    assert_eq!((game.legal().as_str(), game.carries(1).as_str()), ("bolt; strike", "bolt"));
    // The last bolt leaves nothing to choose: 9 + 2 beats the king.
    game.play("bolt");
    assert_eq!((game.carries(1).as_str(), after(&game)), ("axe", is("2,0", 5, "2")));
}

#[test]
fn k4_2_without_bolts_or_a_sacrifice_the_comparison_follows_at_once() {
    for heroes in ["argentus, horan", "taia, horan", "victorius, horan"] {
        let mut game = Game::new(heroes, &format!("{FAR_KING} 1: 1,0\n turn: 1"));
        game.play("go e; dice 2 3");
        assert_eq!(after(&game), is("1,0", 4, "2"), "{heroes}");
    }
    let mut game = Game::new("xanros, horan", &format!("{FAR_KING} 1: 1,0\n turn: 1"));
    game.play("go e; dice 2 3");
    assert_eq!(game.legal(), "sacrifice; strike");
    game.refuse("bolt", "K7.1").refuse("again", "K10.2");
}

#[test]
fn k4_2_one_may_strike_without_using_bolts() {
    let mut game = Game::new("taia, horan", &format!("{FAR_KING} 1: 1,0 bolt\n turn: 1"));
    game.play("go e; dice 1 1; strike");
    assert_eq!((game.carries(1).as_str(), after(&game)), ("bolt", is("1,0", 4, "2")));
}

#[test]
fn k4_2_horans_second_roll_comes_before_bolts() {
    let mut game = Game::new("horan, taia", &format!("{FAR_KING} 1: 1,0 bolt\n turn: 1"));
    game.play("go e; dice 4 5");
    assert_eq!(game.legal(), "again; stand");
    game.refuse("bolt", "K10.2").refuse("strike", "K10.2").refuse("sacrifice", "K10.2");
    game.play("stand");
    assert_eq!(game.legal(), "bolt; strike");
    game.refuse("again", "K10.2").refuse("stand", "K10.2");
    game.play("bolt");
    // 9 + 1 ties.
    assert_eq!(after(&game), is("1,0", 5, "2"));
}

#[test]
fn k4_2_bolts_and_sacrifice_in_any_order() {
    for order in ["bolt; sacrifice", "sacrifice; bolt"] {
        let mut game = Game::new("xanros, taia", &format!("{FAR_KING} 1: 1,0 bolt\n turn: 1"));
        game.play("go e; dice 4 5").play(order);
        assert_eq!((game.carries(1).as_str(), after(&game)), ("axe", is("2,0", 4, "2")), "{order}");
    }
}

#[test]
fn k4_2_each_of_the_wizards_bolts_counts_once() {
    let mut game = Game::new("argentus, taia", &format!("{FAR_KING} 1: 1,0 bolt bolt\n turn: 1"));
    game.play("go e; dice 4 4; bolt; bolt");
    // 8 + 2 ties, and there is no third bolt.
    assert_eq!((game.carries(1).as_str(), after(&game)), ("bolt bolt", is("1,0", 5, "2")));
    // In the next combat they count again.
    game.play("end; go e; dice 4 5; bolt; bolt");
    assert_eq!((game.carries(1).as_str(), game.place(1).as_str()), ("axe bolt bolt", "2,0"));
}

#[test]
fn k4_2_victorius_has_no_ones_taia_one_more() {
    let mut game =
        Game::new("victorius, taia", &format!("{FAR_KING} 1: 1,0\n 2: 1,0 sword\n turn: 1"));
    game.play("go e");
    assert_eq!(
        (game.chances().split("; ").count(), game.chances().contains("dice 1")),
        (25, false)
    );
    game.refuse("dice 1 6", "K10.5").refuse("dice 6 1", "K10.5");
    game.play("dice 2 2");
    // Seat 2, in her first move: 2 + 6 + 2 + 1 beats the king.
    game.play("go e; dice 2 6");
    assert_eq!((game.carries(2).as_str(), game.place(2).as_str()), ("sword axe", "2,0"));
}

#[test]
fn k4_3_the_books_second_example_the_king_stays() {
    let mut game = Game::new("horan, taia", &format!("{KING} 1: 0,0 sword daggers bolt\n turn: 1"));
    game.play("go n; dice 2 3; again; dice 1 2; strike");
    // The fight began on the start tile, whose fountain heals at the end of the turn.
    assert_eq!((game.lies("0,1").as_str(), game.place(1).as_str()), ("skeleton-king", "0,0"));
    assert_eq!((game.carries(1).as_str(), game.turn().as_str()), ("daggers sword bolt", "2"));
}

#[test]
fn k4_3_below_equal_and_above_for_every_monster() {
    let monsters =
        [('r', 5), ('s', 6), ('m', 7), ('t', 8), ('w', 9), ('k', 10), ('f', 12), ('d', 15)];
    for (letter, strength) in monsters {
        let (axes, bonus) = if strength < 12 { ("", 0) } else { ("axe axe", 6) };
        let fight = |total: u8| {
            let mut game = Game::new(
                "argentus, taia",
                &format!("┼@ ─. ═{letter}\n 1: 1,0 hp 3 {axes}\n turn: 1"),
            );
            let before = game.lies("2,0");
            game.play("go e").play(&dice(total - bonus));
            (game.place(1), game.hero(1).hit_points, game.lies("2,0") == before)
        };
        assert_eq!(fight(strength - 1), ("1,0".to_owned(), 2, true), "{letter} lost");
        assert_eq!(fight(strength), ("1,0".to_owned(), 3, true), "{letter} tied");
        assert_eq!(fight(strength + 1), ("2,0".to_owned(), 3, false), "{letter} won");
    }
}

#[test]
fn k4_3_back_to_where_the_last_move_began() {
    let mut game = Game::new("argentus, taia", &format!("{FAR_KING} 1: 0,0 hp 3\n turn: 1"));
    game.play("go e; go w; go e; go e; dice 1 1");
    assert_eq!(after(&game), is("1,0", 2, "2"));
}

#[test]
fn k4_3_back_from_a_room_just_discovered() {
    let mut game = Game::new("argentus, taia", "┼@ ─.\n 1: 0,0\n turn: 1");
    game.play("go e; explore e; tile room straight; lay ew; token skeleton-king; dice 1 1");
    assert_eq!((after(&game), game.lies("2,0").as_str()), (is("1,0", 4, "2"), "skeleton-king"));
}

#[test]
fn k4_3_back_through_the_wall() {
    let map = "
        .. ═k
        ┼@ ─.
    ";
    for (dice, hit_points) in [("dice 1 1", 4), ("dice 5 5", 5)] {
        let mut game = Game::new("argentus, taia", &format!("{map} 1: 1,0\n turn: 1"));
        game.play("go n").play(dice);
        assert_eq!(after(&game), is("1,0", hit_points, "2"));
    }
}

#[test]
fn k4_3_back_to_the_gate_one_came_through() {
    let map = "
        .. .. ║k
        ┼@ ─* │*
    ";
    let mut game = Game::new("argentus, taia", &format!("{map} 1: 1,0\n turn: 1"));
    game.play("gate 2,0; go n; dice 1 1");
    assert_eq!(after(&game), is("2,0", 4, "2"));
}

#[test]
fn k4_3_back_to_where_the_swap_was_cast() {
    let mut game =
        Game::new("xanros, aderyn", "─. ┼@ ─. ═k\n 1: -1,0\n 2: 2,0 refuge 1,0\n turn: 1");
    game.play("swap 2; dice 1 1; strike");
    assert_eq!((after(&game), game.place(2).as_str()), (is("-1,0", 4, "2"), "-1,0"));
    assert_eq!(game.lies("2,0"), "skeleton-king");
}

#[test]
fn k4_3_a_thief_is_sent_back_onto_a_monster_and_does_not_fight_it() {
    let mut game = Game::new("aderyn, taia", &format!("{ROW} 1: 1,0\n turn: 1"));
    game.play("go e; go e; fight; dice 1 1");
    assert_eq!(after(&game), is("2,0", 4, "2"));
    assert_eq!(
        (game.lies("2,0").as_str(), game.lies("3,0").as_str()),
        ("giant-rat", "skeleton-king")
    );
    // In her next turn she may do as she likes.
    game.play("end");
    assert_eq!(game.legal(), "end; fight; go e; go w");
}

#[test]
fn k4_3_a_thief_who_did_not_move_goes_back_to_where_her_last_move_began() {
    for (version, back) in [(1, "1,0"), (2, "2,0")] {
        let mut game = Game::by_rules(version, "aderyn, taia", &format!("{ROW} 1: 1,0\n turn: 1"));
        game.play("go e; go e; end; end; fight; dice 1 1");
        assert_eq!(after(&game), is(back, 4, "2"), "the rat's tile, or past it to the tunnel");
        assert_eq!(game.lies("2,0"), "giant-rat", "nobody fought it");
        // In her next turn she may do as she likes (K10.4).
        game.play("end");
        assert_eq!(game.legal().contains("fight"), version == 2);
        assert!(game.legal().contains("go e; go w"), "{}", game.legal());
    }
}

#[test]
fn k4_3_a_thief_sent_back_onto_a_monster_has_moved_from_there() {
    // Her last move began on the rat's tile: there she stays when the rat beats her.
    for (version, back) in [(1, "1,0"), (2, "2,0")] {
        let mut game = Game::by_rules(version, "aderyn, taia", &format!("{ROW} 1: 1,0\n turn: 1"));
        game.play("go e; go e; fight; dice 1 1; end; fight; dice 1 1");
        assert_eq!(after(&game), is(back, 3, "2"));
    }
}

#[test]
fn k4_3_a_cursed_thief_sent_back_onto_a_monster_fights_it_in_her_next_turn() {
    let map = format!("{ROW} 1: 3,0 cursed refuge 2,0\n turn: 1");
    let mut game = Game::new("aderyn, taia", &map);
    game.play("fight; dice 1 1");
    assert_eq!(after(&game), is("2,0", 4, "2"), "no fight with the rat");
    game.play("end");
    assert_eq!(game.legal(), "fight");
    game.refuse("end", "K10.4");
}

#[test]
fn k4_3_a_thief_who_moved_off_and_on_goes_back_to_where_that_move_began() {
    let mut game = Game::new("aderyn, taia", &format!("{ROW} 1: 2,0 refuge 1,0\n turn: 1"));
    game.play("go e; go w; fight; dice 1 1");
    assert_eq!((after(&game), game.lies("3,0").as_str()), (is("3,0", 4, "2"), "skeleton-king"));
}

#[test]
fn k4_3_a_thief_may_pass_a_monster_and_come_back_to_fight_it() {
    let mut game = Game::new("aderyn, taia", "┼@ ─. ═k ─.\n 1: 1,0\n turn: 1");
    game.play("go e; go e; go w; fight; dice 2 2");
    assert_eq!(after(&game), is("3,0", 4, "2"));
}

#[test]
fn k4_3_a_cursed_thiefs_forced_fight_sends_her_to_her_refuge() {
    let text = format!("{ROW} 1: 3,0 hp 2 cursed refuge 1,0\n turn: 1");
    for (dice, hit_points) in [("dice 1 1", 1), ("dice 5 5", 2)] {
        let mut game = Game::new("aderyn, taia", &text);
        game.play("fight").play(dice);
        assert_eq!(after(&game), is("1,0", hit_points, "2"));
    }
}

#[test]
fn k4_3_a_beaten_monsters_tile_is_a_refuge() {
    // She beats the rat, goes on to the king, stays, and fights him in her next turn.
    for version in [1, 2] {
        let mut game = Game::by_rules(version, "aderyn, taia", &format!("{ROW} 1: 1,0\n turn: 1"));
        game.play("go e; fight; dice 6 6; end; go e; end; end; fight; dice 1 1");
        assert_eq!(after(&game), is("2,0", 4, "2"));
    }
}

#[test]
fn k4_3_a_thief_whom_a_portal_carried_off_takes_refuge_anew() {
    // Taia's portal takes her from the king to the fountain; the next monster sends her back there.
    let map = "═w ┼@ ─. ═k\n";
    let mut game =
        Game::new("aderyn, taia", &format!("{map} 1: 2,0 refuge 1,0\n 2: 1,0 portal\n turn: 2"));
    game.play("portal 1 0,0; end; go w; end; end; fight; dice 1 1");
    // Back on the fountain, the turn's end heals her.
    assert_eq!(after(&game), is("0,0", 5, "2"));
}

#[test]
fn k4_3_a_swapped_thief_takes_refuge_anew() {
    // Xanros takes her place and falls back; from where he cast she sneaks onto the warrior.
    let map = "═w ─. ┼@ ─. ═k\n";
    let mut game =
        Game::new("aderyn, xanros", &format!("{map} 1: 2,0 refuge 1,0\n 2: -1,0\n turn: 2"));
    game.play("swap 1; dice 1 1; strike; go w; end; end; fight; dice 1 1");
    assert_eq!(after(&game), is("-1,0", 4, "2"));
}

#[test]
fn k4_4_the_beaten_monster_is_loot_and_the_turn_ends() {
    let backs = [('r', "daggers"), ('s', "portal"), ('t', "key"), ('w', "sword"), ('k', "axe")];
    for (letter, piece) in backs {
        let mut game = Game::new("argentus, taia", &format!("┼@ ─. ═{letter}\n 1: 1,0\n turn: 1"));
        let bag = game.show().lines().last().map(str::to_owned);
        game.play("go e; dice 6 6");
        assert_eq!(
            (game.carries(1).as_str(), game.lies("2,0").as_str(), game.turn().as_str()),
            (piece, "nothing", "2")
        );
        assert_eq!(
            game.show().lines().last().map(str::to_owned),
            bag,
            "it does not go back into the bag"
        );
    }
}

#[test]
fn k4_4_the_fallen_gives_a_treasure_without_a_key() {
    let mut game = Game::new("argentus, taia", "┼@ ─. ═f\n 1: 1,0 axe axe\n turn: 1");
    game.play("go e; dice 6 6");
    assert_eq!((game.carries(1).as_str(), game.turn().as_str()), ("axe axe treasure", "2"));
}

#[test]
fn k4_4_the_books_third_example_a_move_stays_unused() {
    let mut game = Game::new("horan, taia", "┼@ ─.\n 1: 0,0\n turn: 1");
    game.play("go e; explore e; tile tunnel straight; lay ew");
    game.play("explore e; tile room cross; lay nesw; token skeleton-warrior");
    assert_eq!(game.state.moves(), 1);
    game.play("dice 6 6; stand");
    assert_eq!((game.carries(1).as_str(), after(&game)), ("sword", is("3,0", 5, "2")));
}

#[test]
fn k4_5_beating_the_dragon_ends_the_game_at_once() {
    let map = "┼@ ─. ═d\n";
    let mut game =
        Game::new("argentus, taia", &format!("{map} 1: 1,0 axe axe bolt bolt bolt key\n turn: 1"));
    game.play("go e; dice 5 5; strike");
    assert_eq!((game.phase(), game.turn().as_str()), (Phase::Over(Ending::Dragon), "over"));
    assert!(game.carries(1).ends_with("dragon-treasure"));
    for action in ["end", "go w", "strike", "leave axe", "fight", "again", "curse 2"] {
        game.refuse(action, "K11.1");
    }
    assert_eq!((game.legal().as_str(), game.chances().as_str()), ("", ""));
}

#[test]
fn k4_5_a_tie_with_the_dragon_does_not_end_it_except_the_thiefs() {
    let text = "┼@ ─. ═d\n 1: 1,0 axe axe\n turn: 1";
    let mut game = Game::new("argentus, taia", text);
    game.play("go e; dice 4 5");
    assert_eq!((after(&game), game.lies("2,0").as_str()), (is("1,0", 5, "2"), "dragon"));
    let mut game = Game::new("aderyn, taia", text);
    game.play("go e; fight; dice 4 5");
    assert_eq!(game.phase(), Phase::Over(Ending::Dragon));
}

#[test]
fn k4_5_not_even_a_six_goes_on_after_the_dragon() {
    let mut game = Game::new("victorius, taia", "┼@ ─. ═d\n 1: 1,0 axe axe\n turn: 1");
    game.play("go e; dice 6 6");
    assert_eq!(game.phase(), Phase::Over(Ending::Dragon));
}

#[test]
fn k4_6_a_cursed_victorius_passes_the_curse_on_and_his_turn_ends() {
    let mut game = Game::new("victorius, taia", "┼@ ─. ═m\n 1: 1,0 cursed\n turn: 1");
    game.play("go e");
    assert_eq!(game.chances().split("; ").count(), 36, "ones stand");
    game.play("dice 6 2; curse 2");
    assert_eq!((game.cursed(), game.turn().as_str()), (2, "2"));
}

#[test]
fn k4_6_an_uncursed_victorius_goes_on_after_placing_the_curse() {
    let mut game = Game::new("victorius, taia", "┼@ ─. ═m\n 1: 1,0\n turn: 1");
    game.play("go e; dice 6 2; curse 2");
    assert_eq!((game.cursed(), game.turn().as_str(), game.state.moves()), (2, "1", 3));
}

#[test]
fn k4_6_cursed_heroes_fight_without_skills() {
    let fight = |heroes: &str, pieces: &str, steps: &str| {
        let mut game =
            Game::new(heroes, &format!("{FAR_KING} 1: 1,0 hp 1 cursed {pieces}\n turn: 1"));
        game.play(steps);
        (game.legal(), game.carries(1), game.place(1), game.turn(), game.hero(1).hit_points)
    };
    let state = |legal: &str, carries: &str, place: &str, turn: &str, hit_points: u8| {
        (legal.to_owned(), carries.to_owned(), place.to_owned(), turn.to_owned(), hit_points)
    };
    // The thief's tie is no win; she has to fight.
    assert_eq!(fight("aderyn, taia", "", "go e; dice 5 5").2, "1,0");
    // Taia has no +1.
    assert_eq!(fight("taia, horan", "", "go e; dice 5 5").2, "1,0");
    // The wizard's bolts are used up.
    let bolts = fight("argentus, taia", "bolt bolt", "go e; dice 4 4; bolt");
    assert_eq!(bolts, state("bolt; strike", "bolt", "2,0", "1", 1));
    // Xanros has nothing to sacrifice, Horan no second roll and no fountain: seat 2 plays.
    assert_eq!(fight("xanros, taia", "", "go e; dice 5 5").3, "2");
    let horan = fight("horan, taia", "", "go e; dice 1 1");
    assert_eq!((horan.2.as_str(), horan.3.as_str(), horan.4), ("1,0", "2", 0));
}

#[test]
fn k4_6_a_curse_does_not_outlive_the_combat_it_was_passed_on_in() {
    // Cursed at the roll she ties like anybody else; in the next turn she is free.
    let mut game = Game::new("aderyn, taia", "┼@ ─. ═m ═r\n 1: 1,0 cursed\n 2: 1,0\n turn: 1");
    game.play("go e; dice 4 4; curse 2; end; go e");
    assert_eq!((game.turn().as_str(), game.legal().as_str()), ("1", "end; explore e; fight; go w"));
}
