//! K6: equipment, keys, treasure.

use crate::support::Game;

/// Seat 1 beats the monster of this letter, carrying these pieces.
fn beaten(letter: char, pieces: &str) -> Game {
    let text = format!("┼@ ─. ═{letter}\n 1: 1,0 {pieces}\n 2: 1,0\n turn: 1");
    let mut game = Game::new("victorius, taia", &text);
    game.play("go e; dice 5 5");
    if game.legal().contains("strike") {
        game.play("strike");
    }
    game
}

#[test]
fn k6_1_two_weapons_three_spells_one_key() {
    let filled = [
        ('r', "daggers daggers", "leave daggers"),
        ('r', "axe sword", "leave axe; leave daggers; leave sword"),
        ('w', "axe axe", "leave axe; leave sword"),
        ('s', "bolt bolt bolt", "leave bolt; leave portal"),
        ('s', "bolt portal portal", "leave bolt; leave portal"),
        ('m', "portal portal portal", "leave bolt; leave portal"),
        ('t', "key", "leave key"),
    ];
    for (letter, pieces, legal) in filled {
        assert_eq!(beaten(letter, pieces).legal(), legal, "{letter} with {pieces}");
    }
}

#[test]
fn k6_1_empty_slots_of_another_kind_do_not_help_full_ones_do_not_hinder() {
    // Everything else is empty, and yet the third weapon does not fit.
    assert_eq!(beaten('r', "sword sword").turn(), "1");
    // Everything else is full, and yet the loot fits.
    let fitting = [
        ('r', "sword bolt bolt portal key treasure", "daggers sword bolt bolt portal key treasure"),
        ('s', "axe sword bolt bolt key", "sword axe bolt bolt portal key"),
        ('t', "axe sword bolt bolt portal", "sword axe bolt bolt portal key"),
    ];
    for (letter, pieces, carries) in fitting {
        let game = beaten(letter, pieces);
        assert_eq!((game.carries(1).as_str(), game.turn().as_str()), (carries, "2"));
    }
}

#[test]
fn k6_1_treasure_needs_no_slot() {
    let full = "axe axe bolt bolt portal key treasure treasure treasure treasure treasure";
    let mut game = Game::new("argentus, taia", &format!("┼@ ─. ═f\n 1: 1,0 {full}\n turn: 1"));
    game.play("go e; dice 4 4; strike");
    assert_eq!(
        (game.hero(1).inventory.points().to_string().as_str(), game.turn().as_str()),
        ("6", "2")
    );
    let mut game = Game::new("argentus, taia", &format!("┼@ ═c\n 1: 1,0 {full}\n turn: 1"));
    game.play("open");
    assert_eq!(
        (game.hero(1).inventory.points().to_string().as_str(), game.turn().as_str()),
        ("6", "2")
    );
}

#[test]
fn k6_1_more_than_fits_is_no_position() {
    let game = Game::new("horan, taia", "┼@\n turn: 1");
    for pieces in ["axe axe axe", "bolt bolt portal portal", "key key"] {
        let text = format!("┼@\n 1: 0,0 {pieces}\n turn: 1");
        assert!(dungeon::position::sketch(&game.rules, &text).is_err(), "{pieces}");
    }
}

#[test]
fn k6_2_any_piece_of_the_kind_may_stay_the_new_one_included() {
    for (left, kept) in
        [("axe", "daggers sword"), ("sword", "daggers axe"), ("daggers", "sword axe")]
    {
        let mut game = beaten('r', "axe sword");
        game.play(&format!("leave {left}"));
        assert_eq!((game.lies("2,0").as_str(), game.carries(1).as_str()), (left, kept));
        assert_eq!((game.place(1).as_str(), game.turn().as_str()), ("2,0", "2"));
    }
}

#[test]
fn k6_2_first_the_choice_then_anything_else() {
    let mut game = beaten('r', "axe sword bolt key");
    for action in ["end", "go w", "explore e", "collect", "open"] {
        game.refuse(action, "K6.2");
    }
    // What another kind of slot holds does not help, what is not there even less.
    game.refuse("leave bolt", "K6.2").refuse("leave key", "K6.2").refuse("leave portal", "K6.2");
}

#[test]
fn k6_2_a_second_key_leaves_one_on_the_tile() {
    let mut game = beaten('t', "key");
    game.play("leave key");
    assert_eq!(
        (game.carries(1).as_str(), game.lies("2,0").as_str(), game.turn().as_str()),
        ("key", "key", "2")
    );
}

#[test]
fn k6_3_collecting_ends_the_turn() {
    for (letter, piece) in [
        ('1', "daggers"),
        ('2', "sword"),
        ('3', "axe"),
        ('b', "bolt"),
        ('p', "portal"),
        ('y', "key"),
    ] {
        let mut game = Game::new("horan, taia", &format!("┼@ ═{letter}\n 1: 0,0\n turn: 1"));
        game.play("go e");
        assert_eq!(game.legal(), "collect; end; explore e; go w");
        game.play("collect");
        assert_eq!(
            (game.carries(1).as_str(), game.lies("1,0").as_str(), game.turn().as_str()),
            (piece, "nothing", "2")
        );
    }
}

#[test]
fn k6_3_nobody_has_to_collect() {
    let mut game = Game::new("horan, taia", "┼@ ═3 ─.\n 1: 0,0\n turn: 1");
    game.play("go e; go e; go w; end");
    assert_eq!(
        (game.carries(1).as_str(), game.lies("1,0").as_str(), game.turn().as_str()),
        ("", "axe", "2")
    );
}

#[test]
fn k6_3_by_the_hero_who_left_it_or_by_another() {
    let mut game = beaten('r', "axe sword");
    game.play("leave sword; end; collect; leave daggers");
    assert_eq!((game.carries(1).as_str(), game.lies("2,0").as_str()), ("sword axe", "daggers"));
    game.play("go e; collect");
    assert_eq!((game.carries(2).as_str(), game.lies("2,0").as_str()), ("daggers", "nothing"));
}

#[test]
fn k6_3_what_then_exceeds_the_slots_stays_old_or_new() {
    for (left, kept) in
        [("daggers", "sword axe"), ("sword", "daggers axe"), ("axe", "daggers sword")]
    {
        let mut game = Game::new("horan, taia", "┼@ ═3\n 1: 1,0 daggers sword\n turn: 1");
        game.play("collect");
        assert_eq!(
            (game.legal().as_str(), game.turn().as_str()),
            ("leave axe; leave daggers; leave sword", "1")
        );
        game.refuse("end", "K6.2").play(&format!("leave {left}"));
        assert_eq!(
            (game.carries(1).as_str(), game.lies("1,0").as_str(), game.turn().as_str()),
            (kept, left, "2")
        );
    }
    // A spell makes no room for a weapon.
    let mut game =
        Game::new("horan, taia", "┼@ ═b\n 1: 1,0 daggers sword portal portal portal\n turn: 1");
    game.play("collect").refuse("leave sword", "K6.2").play("leave portal");
    assert_eq!((game.lies("1,0").as_str(), game.turn().as_str()), ("portal", "2"));
}

#[test]
fn k6_3_where_no_piece_lies_nothing_is_collected() {
    for tile in ["═.", "═c", "─.", "─*", "─+"] {
        let mut game = Game::new("horan, taia", &format!("┼@ {tile}\n 1: 1,0 key\n turn: 1"));
        game.refuse("collect", "K6.3");
    }
    // Not a monster's back, either, and not from the next tile.
    let mut game = Game::new("aderyn, taia", "┼@ ═r ═1\n 1: 1,0 refuge 0,0\n turn: 1");
    game.refuse("collect", "K6.3");
}

#[test]
fn k6_3_not_in_somebody_elses_place_and_not_after_a_lost_fight() {
    // Sent back to the tile with the sword: the turn is over.
    let mut game = Game::new("argentus, taia", "┼@ ═2 ═k\n 1: 1,0\n 2: 0,0\n turn: 1");
    game.play("go e").refuse("collect", "K4.1").play("dice 1 1");
    assert_eq!((game.lies("1,0").as_str(), game.turn().as_str()), ("sword", "2"));
    game.refuse("collect", "K6.3");
}

#[test]
fn k6_4_nothing_is_dropped_otherwise() {
    let mut game =
        Game::new("horan, taia", "┼@ ═2 ═r\n 1: 1,0 daggers axe bolt key treasure\n turn: 1");
    for piece in ["daggers", "axe", "bolt", "key", "treasure", "sword", "portal"] {
        game.refuse(&format!("leave {piece}"), "K6.4");
    }
    game.play("go e; dice 6 6").refuse("leave axe", "K6.4");
}

#[test]
fn k6_4_nothing_can_be_left_when_everything_fits() {
    let game = beaten('r', "axe");
    assert_eq!((game.carries(1).as_str(), game.turn().as_str()), ("daggers axe", "2"));
}

#[test]
fn k6_5_used_bolts_portals_and_keys_are_out_of_the_game() {
    let map = "┼@ ─. ═c ═k\n";
    let text = format!("{map} 1: 2,0 bolt portal key\n turn: 1");
    let supply =
        |game: &Game| game.show().lines().rev().take(2).map(str::to_owned).collect::<Vec<_>>();
    let mut game = Game::new("victorius, taia", &text);
    let before = supply(&game);
    game.play("portal 2 0,0; go e; dice 2 2; bolt; end; open");
    assert_eq!((game.carries(1).as_str(), game.lies("2,0").as_str()), ("treasure", "nothing"));
    assert_eq!(game.lies("3,0"), "skeleton-king");
    assert_eq!(supply(&game), before, "stack and bag");
    assert!([1, 2].iter().all(|&seat| !game.carries(seat).contains("portal")));
}

#[test]
fn k6_6_a_key_opens_a_chest_and_ends_the_turn() {
    let mut game = Game::new("horan, taia", "┼@ ═c\n 1: 0,0 key\n turn: 1");
    game.play("go e; open");
    assert_eq!(
        (game.carries(1).as_str(), game.lies("1,0").as_str(), game.turn().as_str()),
        ("treasure", "nothing", "2")
    );
    assert_eq!(game.hero(1).inventory.points().to_string(), "1");
    game.refuse("open", "K6.6");
}

#[test]
fn k6_6_not_without_a_key_and_not_without_a_chest() {
    let mut game = Game::new("horan, taia", "┼@ ═c\n 1: 1,0\n turn: 1");
    game.refuse("open", "K6.6");
    for tile in ["═.", "═y", "─."] {
        let mut game = Game::new("horan, taia", &format!("┼@ {tile}\n 1: 1,0 key\n turn: 1"));
        game.refuse("open", "K6.6");
    }
    let mut game = Game::new("aderyn, taia", "┼@ ═f\n 1: 1,0 key refuge 0,0\n turn: 1");
    game.refuse("open", "K6.6");
}

#[test]
fn k6_6_a_key_opens_one_chest_only() {
    let mut game = Game::new("horan", "┼@ ═c ═c\n 1: 1,0 key\n turn: 1");
    game.play("open; go e").refuse("open", "K6.6");
    assert_eq!((game.lies("2,0").as_str(), game.carries(1).as_str()), ("chest", "treasure"));
}

#[test]
fn k6_6_a_chest_may_be_passed_with_a_key() {
    let mut game = Game::new("horan, taia", "┼@ ═c ─.\n 1: 0,0 key\n turn: 1");
    game.play("go e; go e; end");
    assert_eq!((game.carries(1).as_str(), game.lies("1,0").as_str()), ("key", "chest"));
}

#[test]
fn k6_6_a_cursed_hero_opens_chests_too() {
    let mut game = Game::new("horan, taia", "┼@ ═c\n 1: 1,0 key cursed\n turn: 1");
    game.play("open");
    assert_eq!((game.carries(1).as_str(), game.cursed()), ("treasure", 1));
}
