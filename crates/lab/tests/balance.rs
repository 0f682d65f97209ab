//! The default card set has not drifted: few games with a fixed seed, so the bounds are wide. The
//! figures that count are in docs/balance.md.

use bots::Bot;
use goblin::{Content, Goblin, Hero, Setup, Switch};
use lab::{Balance, Report, measure};
use table::Rules as _;

const GAMES: u64 = 90;
/// Enough for threads to take turns.
const FEW_GAMES: u64 = 12;

fn rules(seats: usize, abilities: Switch) -> Goblin {
    let heroes = vec![None; seats];
    let setup = Setup { heroes, abilities, turn_limit: Some(400), ..Setup::default() };
    Goblin::new(Content::goblin(), setup).unwrap()
}

fn play(rules: &Goblin, games: u64, threads: usize) -> Balance {
    measure(rules, &vec![Bot::Normal; rules.seats()], 3, games, threads, || ())
}

fn check(seats: usize, abilities: Switch) {
    let rules = rules(seats, abilities);
    let balance = play(&rules, GAMES, 2);
    let report = Report { balance: &balance, rules: &rules };
    println!("{report}");
    assert!(balance.unfinished <= 5, "{} games did not end", balance.unfinished);
    let turns = balance.median_turns();
    assert!((11..=22).contains(&turns), "the median game has {turns} turns");
    let (hero, off): (Hero, f64) = report.farthest_hero();
    assert!(off < 0.25, "{hero} is {off:.2} off even");
    assert!(report.first_advantage().abs() < 0.15, "{}", report.first_advantage());
}

#[test]
fn g10_8_two_heroes_without_abilities_are_about_even() {
    check(2, Switch::Off);
}

#[test]
fn g10_8_four_heroes_with_abilities_are_about_even() {
    check(4, Switch::On);
}

#[test]
fn the_result_does_not_depend_on_the_threads() {
    let [one, two] = [1, 2].map(|threads| play(&rules(2, Switch::On), FEW_GAMES, threads));
    assert_eq!(one, two);
}
