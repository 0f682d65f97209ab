//! A look back at games of Karak: Goblin.

use ::goblin::solver::{Effort, Goal, Solver};
use ::goblin::{Content, Edition, Goblin, Options, Setup, State, Switch};
use bots::{Bot, recap};
use table::{Rules as _, Seat, Step};

use crate::support::{broken_off, fumbled, game, told};

fn rules(seats: usize, edition: Edition, turn_limit: u16) -> Goblin {
    let setup = Setup {
        heroes: vec![None; seats],
        edition,
        options: Options::of(edition),
        abilities: Switch::On,
        turn_limit: Some(turn_limit),
        ..Setup::default()
    };
    Goblin::new(Content::goblin(), setup).unwrap()
}

#[test]
fn every_game_keeps_the_promises() {
    let (mut turned, mut surprises) = (0, 0);
    for edition in Edition::ALL {
        for seats in 1..=4 {
            for (seed, bot) in [(1, Bot::Easy), (3, Bot::Random)] {
                let limit = if bot == Bot::Random { 60 } else { 300 };
                let rules = rules(seats, edition, limit);
                let recap = told(&rules, &game(&rules, &[bot], seed));
                turned += recap.turning_points.len();
                let told = recap.luck.iter().flat_map(|it| [&it.luckiest, &it.unluckiest]);
                surprises += told.flatten().count();
            }
        }
    }
    assert!(turned > 10 && surprises > 0, "{turned} turning points, {surprises} surprises");
}

#[test]
fn games_that_are_broken_off_keep_the_promises() {
    let rules = rules(3, Edition::En, 60);
    let steps = game(&rules, &[Bot::Normal], 4);
    for after in [0, 1, 30, 60, 111, 222, steps.len()] {
        for end in [Step::Agree, Step::Withdraw(Seat::new(1))] {
            told(&rules, &broken_off(&rules, &steps, after, end));
        }
    }
}

#[test]
fn what_was_taken_back_is_not_told() {
    let rules = rules(2, Edition::En, 40);
    let steps = game(&rules, &[Bot::Easy], 11);
    let host = fumbled(&rules, &steps);
    assert!(host.entries().any(|entry| entry.to_string().ends_with("undo")));
    assert_eq!(host.steps(), steps);
    assert_eq!(recap(&rules, rules.start(), &host.steps()), recap(&rules, rules.start(), &steps));
}

#[test]
fn the_solver_expects_before_a_draw_what_it_finds_after_it_on_average() {
    let rules = rules(2, Edition::En, 24);
    let patient = Effort { moments: 30_000, ..Effort::FULL };
    let (mut solver, mut compared) = (Solver::with_effort(patient), 0);
    for seed in 0..24 {
        let mut state = rules.start();
        for step in game(&rules, &[Bot::Random], seed) {
            if let Some(expected) = solver.expect(&rules, &state, Goal::WIN) {
                if let Some(advice) = solver.advise(&rules, &state, Goal::WIN) {
                    assert!((expected.win - advice.prospect.win).abs() < 1e-3);
                } else if let Some(found) = after_draws(&rules, &mut solver, &state) {
                    assert!((found - expected.win).abs() < 1e-3, "{found}, not {}", expected.win);
                    compared += u32::from(expected.win > 0.01 && expected.win < 0.99);
                }
            }
            rules.apply(&mut state, step, &mut ()).unwrap();
        }
    }
    assert!(compared > 5, "only {compared} draws decided anything");
}

/// What the solver finds on average after everything that may be drawn now. After the last blow monsters
/// are turned up, which decides nothing any more.
fn after_draws(rules: &Goblin, solver: &mut Solver, state: &State) -> Option<f64> {
    let mut chances = Vec::new();
    rules.chances(state, &mut chances);
    let (mut sum, mut weights) = (0.0, 0.0);
    for outcome in &chances {
        let mut next = *state;
        rules.apply(&mut next, Step::Chance(outcome.chance), &mut ()).unwrap();
        sum += solver.expect(rules, &next, Goal::WIN)?.win * f64::from(outcome.weight);
        weights += f64::from(outcome.weight);
    }
    (weights > 0.0).then(|| sum / weights)
}

#[test]
fn luck_evens_out() {
    let (mut luck, mut fights) = (0.0, 0);
    for seed in 0..40 {
        let rules = rules(3, Edition::En, 200);
        for seat in recap(&rules, rules.start(), &game(&rules, &[Bot::Easy], seed)).luck {
            luck += seat.luck();
            fights += seat.fights;
        }
    }
    let mean = luck / f32::from(fights);
    assert!(fights > 2000 && mean.abs() < 0.02, "{mean} of {fights}");
}
