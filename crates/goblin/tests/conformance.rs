//! Hundreds of random games, with every number of seats, every edition, house rules, abilities on
//! and off, held to the contract.

use goblin::{Content, Edition, Goblin, Setup, Switch};
use table::conformance::{Effort, Report, check};

/// Settings beside the editions: all that change what happens.
const SETTINGS: [&str; 3] = [
    "",
    "first-strike on, hit-points 7, cursed-hand remaining",
    "short-game on, hit-points 3, free-potions on, head-start on",
];

/// The cards of the tests, whose lords are weak: so games of random heroes come to an end.
fn test_cards() -> Content {
    Content::parse(include_str!("data/test-cards.toml")).unwrap()
}

/// The cards of the game with monsters that anybody beats: random heroes get all keys and meet the lord.
fn easy_cards() -> Content {
    let mut content = Content::goblin();
    for monster in &mut content.monsters {
        monster.attack = monster.attack.min(2);
        monster.hit_points = monster.hit_points.min(1);
    }
    content
}

fn play(
    content: Content,
    heroes: &str,
    edition: Edition,
    settings: &str,
    abilities: Switch,
    turn_limit: Option<u16>,
) -> Report {
    let mut setup =
        Setup { abilities, turn_limit, ..Setup::with_heroes(heroes).unwrap().by(edition) };
    setup.options.change(settings).unwrap();
    let rules = Goblin::new(content, setup).unwrap();
    check(&rules, Effort { games: 8, decisions: 1_000, thorough_every: 97, seed: 11 })
}

/// Plays with every option, by turns with the cards of the tests and those of the game, then the whole
/// way to the lord with easy ones, and tells how many games came to an end.
fn every_option(heroes: &str) {
    let (mut sum, mut tested) = (Report::default(), Report::default());
    for edition in Edition::ALL {
        for settings in SETTINGS {
            for (abilities, turn_limit) in [(Switch::On, None), (Switch::Off, Some(200))] {
                let own = (edition as usize).is_multiple_of(2) == turn_limit.is_none();
                let content = if own { test_cards() } else { Content::goblin() };
                let report = play(content, heroes, edition, settings, abilities, turn_limit);
                add(&mut sum, report);
                if own {
                    add(&mut tested, report);
                }
            }
        }
    }
    let mut easy = Report::default();
    for (edition, abilities) in Edition::ALL.into_iter().zip([Switch::On, Switch::Off].repeat(2)) {
        add(&mut easy, play(easy_cards(), heroes, edition, "", abilities, None));
    }
    add(&mut sum, easy);
    println!(
        "{heroes}: {} games, {} finished, {} cut at 1000 decisions, {:.1} % forced decisions, {} withdrawn",
        sum.games,
        sum.finished,
        sum.games - sum.finished,
        sum.forced as f64 * 100.0 / sum.decisions as f64,
        sum.withdrawn,
    );
    assert!(
        tested.finished * 3 > tested.games,
        "many games end with the cards of the tests: {tested:?}"
    );
    assert!(easy.finished * 10 > easy.games * 9, "easy games come to the lord: {easy:?}");
}

fn add(sum: &mut Report, more: Report) {
    sum.games += more.games;
    sum.finished += more.finished;
    sum.decisions += more.decisions;
    sum.forced += more.forced;
    sum.withdrawn += more.withdrawn;
}

#[test]
fn one_seat_keeps_the_contract() {
    every_option("random");
}

#[test]
fn two_seats_keep_the_contract() {
    every_option("taia, xanros");
}

#[test]
fn three_seats_keep_the_contract() {
    every_option("aderyn, argentus, random");
}

#[test]
fn four_seats_keep_the_contract() {
    every_option("horan, taia, victorius, random");
}

/// Records of the first rules are played on by them.
#[test]
fn the_first_rules_keep_the_contract() {
    let setup = Setup::with_heroes("xanros, horan, random").unwrap().by_rules(1);
    let setup = Setup { abilities: Switch::On, turn_limit: Some(60), ..setup };
    for content in [test_cards(), Content::goblin()] {
        let rules = Goblin::new(content, setup.clone()).unwrap();
        check(&rules, Effort { games: 12, decisions: 1_000, thorough_every: 97, seed: 12 });
    }
}

#[test]
fn a_handicap_keeps_the_contract() {
    let report = play(
        test_cards(),
        "taia, random, xanros, horan",
        Edition::Cs,
        "hit-points 3/7/5/4, head-start on",
        Switch::On,
        Some(40),
    );
    assert!(report.games > 0);
}
