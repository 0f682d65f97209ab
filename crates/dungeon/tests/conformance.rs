//! Thousands of random games, with every number of seats and every option, held to the contract.

use dungeon::{Content, Dungeon, Goals, Setup};
use table::conformance::{Effort, Report, check};

fn goals() -> [Goals; 4] {
    [(false, false), (true, false), (false, true), (true, true)]
        .map(|(treasures, inventory)| Goals { treasures, inventory })
}

fn play(
    content: &Content,
    heroes: &str,
    goals: Goals,
    turn_limit: Option<u16>,
    games: u64,
) -> Report {
    let setup = Setup { goals, turn_limit, ..Setup::with_heroes(heroes).unwrap() };
    let rules = Dungeon::new(content.clone(), setup).unwrap();
    check(&rules, Effort { games, decisions: 2_000, thorough_every: 61, seed: 11 })
}

/// Records of the first rules are played on by them.
#[test]
fn the_first_rules_keep_the_contract() {
    let setup = Setup { rules_version: 1, ..Setup::with_heroes("aderyn, random, xanros").unwrap() };
    let rules = Dungeon::new(Content::short(), setup).unwrap();
    check(&rules, Effort { games: 80, decisions: 2_000, thorough_every: 61, seed: 12 });
}

/// Plays with every goal, content and limit, and tells how many games came to an end.
fn every_option(heroes: &str) {
    let mut sum = Report::default();
    for content in [Content::karak(), Content::short()] {
        for goals in goals() {
            for turn_limit in [None, Some(150)] {
                let report = play(&content, heroes, goals, turn_limit, 40);
                sum.games += report.games;
                sum.finished += report.finished;
                sum.decisions += report.decisions;
                sum.forced += report.forced;
                sum.withdrawn += report.withdrawn;
            }
        }
    }
    println!(
        "{heroes}: {} games, {} finished, {} cut at 2000 decisions, {:.1} % forced decisions, {} withdrawn",
        sum.games,
        sum.finished,
        sum.games - sum.finished,
        sum.forced as f64 * 100.0 / sum.decisions as f64,
        sum.withdrawn,
    );
    assert!(sum.finished * 2 > sum.games, "most games end: {sum:?}");
}

#[test]
fn one_seat_keeps_the_contract() {
    every_option("random");
}

#[test]
fn two_seats_keep_the_contract() {
    every_option("random, random");
}

#[test]
fn three_seats_keep_the_contract() {
    every_option("xanros, aderyn, random");
}

#[test]
fn four_seats_keep_the_contract() {
    every_option("horan, taia, victorius, aderyn");
}

#[test]
fn five_seats_keep_the_contract() {
    every_option("random, random, random, random, random");
}
