//! G1.1 to G1.3: players and components.

use goblin::{
    Content, Ending, Goblin, Hero, Level, Monster, MonsterKind, Phase, Potion, Setup, SetupFault,
    Spot, Starting, Switch,
};
use table::Rules;

use crate::support::{Game, setup, test_cards};

/// A game with these settings up to the first turn: the first outcome of every draw.
fn begun(settings: &str, heroes: &str) -> Game {
    let mut game = Game::from_start(settings, heroes);
    game.settle();
    game
}

fn faults(heroes: &str) -> Vec<SetupFault> {
    let setup = Setup::with_heroes(heroes).unwrap();
    Goblin::new(test_cards(), setup).map_or_else(|faults| faults.0, |_| Vec::new())
}

#[test]
fn g1_1_two_to_four_players_and_one_alone() {
    for heroes in ["horan", "horan, taia", "horan, taia, aderyn", "horan, taia, aderyn, xanros"] {
        assert_eq!(faults(heroes), [], "{heroes}");
        assert_eq!(begun("first 1", heroes).turn(), "1", "{heroes}");
    }
    assert_eq!(faults("horan, taia, aderyn, xanros, argentus"), [SetupFault::Seats(5)]);
    let nobody = Goblin::new(test_cards(), Setup::default());
    assert_eq!(nobody.map_err(|faults| faults.0), Err(vec![SetupFault::Seats(0)]));
}

#[test]
fn g1_1_each_of_the_six_heroes_can_play_and_none_twice() {
    let names: Vec<&str> = Hero::ALL.into_iter().map(Hero::name).collect();
    assert_eq!(names, ["argentus", "horan", "xanros", "aderyn", "victorius", "taia"]);
    for hero in Hero::ALL {
        assert_eq!(faults(hero.name()), []);
    }
    assert_eq!(faults("taia, horan, taia"), [SetupFault::Twice(Hero::Taia)]);
    let mut drawn = Game::from_start("", "random, horan, random");
    drawn.refuse("hero horan", "G9.8").play("hero taia").refuse("hero taia", "G9.8");
}

#[test]
fn g1_1_alone_the_turns_are_counted() {
    let mut game = Game::new(
        "horan",
        "turn: 1 9\n seat 1: hand I.20 s1 s2 s3; keys I II III; discard s4 s5 s6; deck none",
    );
    game.play("merchant; leave");
    assert_eq!((game.turn().as_str(), game.state.turn()), ("1", 10), "the turn comes back");
    game.play("fight X.1; play I.20; end");
    assert_eq!((game.winners(), game.view(1).result.unwrap().turns), (vec![1], 10));
}

#[test]
fn g1_2_there_are_82_monster_cards() {
    let count =
        |is: &dyn Fn(&Monster) -> bool| Monster::all().filter(|monster| is(monster)).count();
    assert_eq!(count(&|_| true), 82);
    for (level, ordinary) in [(Level::I, 20), (Level::II, 20), (Level::III, 24)] {
        let here = |monster: &Monster| monster.level() == Some(level);
        let keeper = |monster: &Monster| monster.kind() == MonsterKind::Gatekeeper;
        assert_eq!(count(&|it| here(it) && keeper(it)), 5, "{level}");
        assert_eq!(count(&|it| here(it) && !keeper(it)), ordinary, "{level}");
    }
    assert_eq!(count(&|it| it.kind() == MonsterKind::Lord && it.level().is_none()), 3);
}

#[test]
fn g1_2_a_file_with_another_number_of_cards_is_faulty() {
    let source = test_cards().source;
    let fewer = source.replacen(
        "[[lord]] # X.1\nname = \"Lord 1\"",
        "[[gatekeeper]]\nlevel = \"I\"\nname = \"Lord 1\"",
        1,
    );
    let faults = Content::parse(&fewer).unwrap_err().to_string();
    assert!(faults.contains("6 gatekeepers") && faults.contains("2 lords"), "{faults}");
    let moved = source.replacen(
        "level = \"I\"\nname = \"Beast 1\"",
        "level = \"II\"\nname = \"Beast 1\"",
        1,
    );
    let faults = Content::parse(&moved).unwrap_err().to_string();
    assert!(faults.contains("level I has 19") && faults.contains("level II has 21"), "{faults}");
}

#[test]
fn g1_2_the_front_is_a_monster_and_the_back_its_reward() {
    let rules = Goblin::new(test_cards(), setup("", "horan, taia")).unwrap();
    for monster in Monster::all() {
        match monster.kind() {
            MonsterKind::Ordinary(card) => assert_eq!(card.monster(), monster),
            MonsterKind::Gatekeeper | MonsterKind::Lord => {}
        }
        assert!(rules.content().monsters[monster.index()].hit_points > 0);
    }
    assert_eq!(rules.content().rewards.len(), 64);
}

#[test]
fn g1_2_with_four_gatekeepers_one_of_the_five_stays_out() {
    let mut game = Game::from_start("de", "horan, taia");
    while game.phase() != Phase::Chance(goblin::Draw::Monster(Spot::Gate(Level::I))) {
        let first = game.chances();
        game.play(first.split(';').next().unwrap().trim_start_matches("1 "));
    }
    let all = "1 monster I.k1; 1 monster I.k2; 1 monster I.k3; 1 monster I.k4; 1 monster I.k5";
    assert_eq!(game.chances(), all, "any of them may be on top, or out");
    game.play("monster I.k5").settle();
    let cavern = game.state.cavern(Level::I);
    assert_eq!((cavern.gates_below, cavern.unseen_gates(Level::I).count()), (3, 4));
}

#[test]
fn g1_2_the_fifth_gatekeeper_comes_only_where_there_are_five() {
    let position = "I: gate I.k2 beaten I.k3 I.k4 I.k5\n seat 1: hand I.20 s1";
    let mut five = Game::with("en", "horan, taia", position);
    five.play("fight I.k2; play I.20; end").settle();
    assert_eq!(five.state.cavern(Level::I).gate, "I.k1".parse().ok());
    let mut four = Game::with("de", "horan, taia", position);
    four.play("fight I.k2; play I.20; end").settle();
    assert_eq!((four.state.cavern(Level::I).gate, four.keys(1).as_str()), (None, "I"));
}

#[test]
fn g1_3_six_starting_cards_for_each_hero_no_two_heroes_the_same() {
    for content in [test_cards(), Content::goblin()] {
        assert_eq!(content.starting.values().iter().flatten().count(), 36);
        for (index, deck) in content.starting.values().iter().enumerate() {
            for other in &content.starting.values()[..index] {
                let same = deck.iter().all(|card| other.contains(card));
                assert!(!same, "{index}");
            }
        }
    }
    assert_eq!(Starting::all().count(), 6);
}

#[test]
fn g1_3_four_potions_of_each_of_three_types() {
    let content = test_cards();
    assert_eq!(Potion::ALL.map(Potion::name), ["strength", "healing", "countercurse"]);
    assert_eq!(*content.potions.values(), [4, 4, 4]);
    let fewer = content.source.replacen("strength = 4", "strength = 5", 1);
    assert!(Content::parse(&fewer).is_err());
}

#[test]
fn g1_3_five_hit_points_unless_a_house_rule_says_otherwise() {
    for (settings, full) in [("", 5), ("hit-points 3", 3), ("hit-points 7", 7)] {
        let game = begun(settings, "horan, taia, aderyn, xanros");
        let all: Vec<u8> = (1..=4).map(|seat| game.hit_points(seat)).collect();
        assert_eq!(all, vec![full; 4]);
        assert!(table::Seat::first(4).all(|seat| game.rules.full(seat) == full));
    }
}

#[test]
fn g1_1_a_lone_player_who_leaves_ends_the_game() {
    let mut game = begun("", "horan");
    game.withdraw(1);
    assert_eq!(game.phase(), Phase::Over(Ending::Abandoned));
    assert_eq!(game.rules.setup().abilities, Switch::Off);
    assert_eq!(game.rules.seats(), 1);
}
