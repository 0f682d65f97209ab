//! G9.1 to G9.6: editions and their settings.

use goblin::{
    Content, CursedHand, Decision, Edition, Goblin, HitPoints, Level, NewDeck, Options, Phase,
    Resolution, Seen, SetupFault, Switch,
};
use table::Recorded;

use crate::support::{Game, setup, test_cards};

/// What happened at the end of a battle, in the order it was told.
pub(crate) fn telling(game: &Game) -> Vec<&'static str> {
    let word = |seen: &Seen| {
        let words = [
            ("strike", matches!(seen, Seen::Struck { .. })),
            ("damage", matches!(seen, Seen::Defended { .. })),
            ("fell", matches!(seen, Seen::Fell { .. })),
            ("heart", matches!(seen, Seen::HealedByEquipment { .. })),
            ("beaten", matches!(seen, Seen::Beaten { .. })),
            ("stayed", matches!(seen, Seen::Stayed { .. })),
        ];
        words.into_iter().find(|&(_, is)| is).map(|(word, _)| word)
    };
    game.seen(0).iter().filter_map(word).collect()
}

// G9.1: presets

#[test]
fn g9_1_each_edition_fills_in_its_settings() {
    use NewDeck::{Arranged, Shuffled};
    use Resolution::{DamageFirst, StrikeFirst};
    use Switch::{Off, On};

    let settings = |edition| {
        let Options { gatekeepers, early_revival, new_deck, resolution, free_potions, .. } =
            Options::of(edition);
        (gatekeepers, early_revival, new_deck, resolution, free_potions)
    };
    assert_eq!(settings(Edition::Cs), (5, Off, Arranged, DamageFirst, On));
    assert_eq!(settings(Edition::En), (5, Off, Arranged, DamageFirst, Off));
    assert_eq!(settings(Edition::De), (4, On, Arranged, DamageFirst, Off));
    assert_eq!(settings(Edition::Pl), (4, On, Shuffled, StrikeFirst, Off));
}

#[test]
fn g9_1_house_rules_are_off_in_all_editions() {
    for edition in Edition::ALL {
        let Options { first_strike, hit_points, short_game, cursed_hand, head_start, .. } =
            Options::of(edition);
        assert_eq!(
            (first_strike, hit_points, short_game, cursed_hand, head_start),
            (Switch::Off, HitPoints::BOOK, Switch::Off, CursedHand::Base, Switch::Off),
            "{edition}"
        );
        let first = Options { cursed_hand: CursedHand::Remaining, ..Options::of(edition) };
        assert_eq!(Options::by_rules(edition, 1), first, "the first rules read G6.4 otherwise");
    }
}

#[test]
fn g9_1_each_setting_can_be_chosen_on_its_own() {
    for (name, value) in [
        ("gatekeepers", "4"),
        ("early-revival", "on"),
        ("new-deck", "shuffled"),
        ("resolution", "strike-first"),
        ("free-potions", "on"),
        ("first-strike", "on"),
        ("hit-points", "7"),
        ("short-game", "on"),
        ("cursed-hand", "remaining"),
        ("head-start", "on"),
    ] {
        let book = Options::of(Edition::En);
        let mut options = book;
        options.set(name, value).unwrap();
        assert_eq!(options.differences(&book), format!("{name} {value}"), "and no other");
    }
    assert_eq!(Options::NAMES.len(), 10, "these are all");
}

#[test]
fn g9_1_unknown_settings_and_values_are_refused() {
    let mut options = Options::of(Edition::En);
    for (name, value) in [
        ("gatekeepers", "3"),
        ("gatekeepers", "6"),
        ("hit-points", "2"),
        ("hit-points", "8"),
        ("hit-points", "5/8"),
        ("hit-points", "5/"),
        ("hit-points", "3/4/5/6/7"),
        ("new-deck", "sorted"),
        ("resolution", "damage"),
        ("early-revival", "yes"),
        ("cursed-hand", "4"),
        ("weather", "on"),
    ] {
        assert!(options.set(name, value).is_err(), "{name} {value}");
    }
    assert_eq!(options, Options::of(Edition::En), "nothing has changed");
}

#[test]
fn g9_1_a_record_tells_edition_settings_and_abilities() {
    let wished =
        setup("pl, new-deck arranged, hit-points 7, abilities on, first 2", "random, horan");
    let rules = Goblin::new(test_cards(), wished).unwrap();
    assert_eq!(Goblin::from_header(&rules.header()).unwrap(), rules);
}

#[test]
fn g9_1_a_record_of_the_first_rules_is_read_by_their_presets() {
    let read = |settings: &str| {
        let rules = Goblin::new(test_cards(), setup(settings, "horan, taia")).unwrap();
        let header = rules.header();
        assert_eq!(Goblin::from_header(&header).unwrap(), rules, "{settings}");
        (header.get("rules").unwrap().to_owned(), header.get("settings").map(str::to_owned))
    };
    assert_eq!(read("rules 1, de"), ("1".to_owned(), None));
    assert_eq!(read("de"), ("2".to_owned(), None));
    let base = Some("cursed-hand base".to_owned());
    assert_eq!(read("rules 1, cursed-hand base"), ("1".to_owned(), base));
    let remaining = Some("cursed-hand remaining".to_owned());
    assert_eq!(read("cursed-hand remaining"), ("2".to_owned(), remaining));
}

#[test]
fn g9_1_with_a_setting_changed_the_rest_of_the_preset_stays() {
    let options = setup("pl, new-deck arranged", "horan, taia").options;
    assert_eq!(options, Options { new_deck: NewDeck::Arranged, ..Options::of(Edition::Pl) });
}

// G9.2: gatekeepers

#[test]
fn g9_2_five_gatekeepers_or_four() {
    for (edition, below) in [("cs", 4), ("en", 4), ("de", 3), ("pl", 3)] {
        let mut game = Game::from_start(edition, "horan, taia");
        game.settle();
        for level in Level::ALL {
            let cavern = game.state.cavern(level);
            assert!(cavern.gate.is_some());
            assert_eq!(cavern.gates_below, below, "{edition}");
        }
    }
}

#[test]
fn g9_2_the_number_can_be_chosen_in_any_edition() {
    let mut game = Game::from_start("en, gatekeepers 4", "horan, taia");
    game.settle();
    assert_eq!(game.state.cavern(Level::I).gates_below, 3);
}

#[test]
fn g9_2_other_numbers_do_not_exist() {
    for gatekeepers in [0, 3, 6] {
        let mut wished = setup("", "horan, taia");
        wished.options.gatekeepers = gatekeepers;
        let faults = Goblin::new(Content::goblin(), wished).unwrap_err();
        assert_eq!(faults.0, [SetupFault::Gatekeepers(gatekeepers)]);
    }
}

// G9.3: reviving with hit points left

#[test]
fn g9_3_reviving_with_hit_points_left_is_german_and_polish() {
    let position = "seat 1: hit-points 3; hand s1 s2 s3 s4";
    for edition in ["de", "pl", "en, early-revival on"] {
        let mut game = Game::with(edition, "horan, taia", position);
        game.play("revive");
        assert_eq!((game.hit_points(1), game.turn().as_str()), (5, "2"), "{edition}");
    }
    for edition in ["cs", "en", "de, early-revival off"] {
        let mut game = Game::with(edition, "horan, taia", position);
        game.refuse("revive", "G2.4");
        assert!(!game.legal().contains("revive"), "{edition}");
    }
}

#[test]
fn g9_3_with_a_hit_point_missing_only() {
    Game::with("de", "horan, taia", "").refuse("revive", "G2.4");
    Game::with("de, hit-points 7", "horan, taia", "seat 1: hit-points 6").play("revive");
}

// G9.4: the new deck

#[test]
fn g9_4_arranged_or_shuffled() {
    let position = "seat 1: hand s1 s2 s3; deck none; discard s4 s5 s6 I.1";
    for edition in ["cs", "en", "de", "pl, new-deck arranged"] {
        let mut game = Game::with(edition, "horan, taia", position);
        game.play("merchant; leave");
        assert_eq!(game.phase(), Phase::Seat(Decision::Arrange), "{edition}");
        assert_eq!(game.legal(), "place I.1; place starting; shuffle");
    }
    for edition in ["pl", "cs, new-deck shuffled"] {
        let mut game = Game::with(edition, "horan, taia", position);
        game.play("merchant; leave");
        assert_eq!(game.chances(), "3 back starting; 1 back I.1", "{edition}");
        game.refuse("place I.1", "G4.10");
    }
}

// G9.5: the order of telling

#[test]
fn g9_5_damage_first_or_strike_first() {
    let position = "seat 1: hit-points 4; hand s1 s2; weapon I.14\n battle: I.4";
    for edition in ["cs", "en", "de", "pl, resolution damage-first"] {
        let mut game = Game::with(edition, "horan, taia", position);
        game.play("play s1; play s2; end");
        assert_eq!(telling(&game), ["damage", "heart", "strike", "beaten"], "{edition}");
    }
    for edition in ["pl", "en, resolution strike-first"] {
        let mut game = Game::with(edition, "horan, taia", position);
        game.play("play s1; play s2; end");
        assert_eq!(telling(&game), ["strike", "damage", "heart", "beaten"], "{edition}");
    }
}

#[test]
fn g9_5_the_damage_is_always_taken() {
    let position = "seat 1: hit-points 4; hand s1 s2\n battle: I.4";
    for edition in ["en", "pl"] {
        let mut game = Game::with(edition, "horan, taia", position);
        game.play("play s1; play s2; end");
        assert_eq!(game.hit_points(1), 1, "{edition}");
        assert!(game.told(|seen| matches!(seen, Seen::Defended { damage: 3, left: 1, .. })));
    }
}

#[test]
fn g9_5_losing_the_last_hit_point_still_costs_the_reward() {
    let position = "seat 1: hit-points 3; hand s1 s2\n battle: I.4";
    let mut polish = Game::with("pl", "horan, taia", position);
    polish.play("play s1; play s2; end").settle();
    assert_eq!(telling(&polish), ["strike", "damage", "fell", "stayed"], "though three is enough");
    let mut english = Game::with("en", "horan, taia", position);
    english.play("play s1; play s2; end").settle();
    assert_eq!(telling(&english), ["damage", "fell", "stayed"]);
    for game in [polish, english] {
        assert_eq!((game.hit_points(1), game.row(Level::I).contains("I.4")), (0, true));
        assert!(!game.told(|seen| matches!(seen, Seen::Won { .. })));
    }
}

#[test]
fn g9_5_against_the_lord_the_result_is_the_same_too() {
    let position = "seat 1: hit-points 3; hand I.20; keys I II III\n lord: X.1\n battle: X.1";
    let mut game = Game::with("pl", "horan, taia", position);
    game.play("play I.20; end").settle();
    assert!(game.winners().is_empty(), "without hit points nobody wins");
}

#[test]
fn g9_5_both_ways_the_same_state() {
    let position =
        "seat 1: hit-points 4; hand s1 s2; deck I.5 I.6 I.7 I.8 I.9; weapon I.14\n battle: I.4";
    let end = |resolution: &str| {
        let mut game = Game::with(resolution, "horan, taia", position);
        game.play("play s1; play s2; end").settle();
        game.show()
    };
    assert_eq!(end("resolution damage-first"), end("resolution strike-first"));
}

// G9.6: potions outside battle

#[test]
fn g9_6_potions_outside_battle_are_czech() {
    let position = "seat 1: hit-points 3; potions healing";
    for edition in ["cs", "pl, free-potions on"] {
        let mut game = Game::with(edition, "horan, taia", position);
        assert!(game.legal().contains("drink"), "{edition}");
        game.play("drink");
    }
    for edition in ["en", "de", "pl", "cs, free-potions off"] {
        let mut game = Game::with(edition, "horan, taia", position);
        game.refuse("drink", "G7.8");
        assert!(!game.legal().contains("drink"), "{edition}");
    }
}

#[test]
fn g9_6_in_battle_and_after_it_all_editions_are_alike() {
    for edition in ["cs", "en", "de", "pl"] {
        let position = "seat 1: hit-points 3; potions healing\n battle: I.2";
        Game::with(edition, "horan, taia", position).play("drink");
        Game::with(edition, "horan, taia", position).play("end; drink");
    }
}
