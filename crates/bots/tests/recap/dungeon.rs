//! A look back at games of Karak.

use ::dungeon::{Content, Dungeon, Event, FightResult, Goals, Setup};
use bots::Recap;
use bots::{Bot, recap};
use table::{Rules as _, Saved, Seat, Step};

use crate::support::{broken_off, fumbled, game, told};

fn rules(seats: usize, goals: &str, turn_limit: u16) -> Dungeon {
    let goals: Goals = goals.parse().unwrap();
    let heroes = vec![None; seats];
    let setup = Setup { heroes, goals, turn_limit: Some(turn_limit), ..Setup::default() };
    Dungeon::new(Content::karak(), setup).unwrap()
}

/// The look back at a game that was written by hand.
fn by_hand(heroes: &str, log: &str) -> Recap<Event> {
    let text = format!("game: dungeon\nheroes: {heroes}\nfirst: 1\n{log}");
    let saved = Saved::<Dungeon>::parse(&text).unwrap();
    let host = saved.resume(|_, _| {}).unwrap();
    recap(host.rules(), host.start(), &host.steps())
}

/// The first turn of somebody who finds a skeleton warrior of strength 9.
fn against_nine(heroes: &str, throws: &str) -> Recap<Event> {
    let room = "1 explore n > tile room cross\n1 lay nesw > token skeleton-warrior";
    by_hand(heroes, &format!("{room} > {throws}\n"))
}

#[test]
fn every_game_keeps_the_promises() {
    let mut turned = 0;
    for goals in ["dragon", "both"] {
        for seats in 1..=5 {
            for (seed, bot) in [(1, Bot::Normal), (2, Bot::Easy), (3, Bot::Random)] {
                // Random heroes hardly ever end a game.
                let rules = rules(seats, goals, if bot == Bot::Random { 350 } else { 600 });
                let steps = game(&rules, &[bot], seed);
                turned += told(&rules, &steps).turning_points.len();
            }
        }
    }
    assert!(turned > 10, "only {turned} turning points in all these games");
}

#[test]
fn games_that_are_broken_off_keep_the_promises() {
    let rules = rules(3, "dragon", 200);
    let steps = game(&rules, &[Bot::Normal], 4);
    for after in [0, 1, 2, 5, 40, 111, 222, steps.len()] {
        for end in [Step::Agree, Step::Withdraw(Seat::new(1))] {
            let steps = broken_off(&rules, &steps, after, end);
            let recap = told(&rules, &steps);
            if steps.contains(&Step::Withdraw(Seat::new(1)))
                && let Some(last) = recap.course.last()
            {
                assert!(last.chances[1] <= 0.0, "a seat that has left has no chance");
            }
        }
    }
}

#[test]
fn what_was_taken_back_is_not_told() {
    let rules = rules(2, "dragon", 100);
    let steps = game(&rules, &[Bot::Normal], 11);
    let host = fumbled(&rules, &steps);
    assert!(host.entries().any(|entry| entry.to_string().ends_with("undo")));
    assert!(host.entries().any(|entry| entry.to_string().starts_with("correct")));
    assert_eq!(host.steps(), steps);
    assert_eq!(recap(&rules, rules.start(), &host.steps()), recap(&rules, rules.start(), &steps));
}

#[test]
fn a_lucky_throw_is_told_with_its_chance() {
    // Ten or more with two dice: 6 of 36.
    let recap = against_nine("argentus, taia", "dice 6 5");
    let luck = &recap.luck[0];
    assert_eq!((luck.fights, luck.won, luck.tied), (1, 1, 0));
    assert!((luck.expected - 1.0 / 6.0).abs() < 1e-6, "{}", luck.expected);
    let luckiest = luck.luckiest.as_ref().unwrap();
    assert!((luckiest.chance - 1.0 / 6.0).abs() < 1e-6 && luckiest.turn == 1);
    assert!(matches!(luckiest.event, Event::Fought { result: FightResult::Won, total: 11, .. }));
    assert_eq!(luck.unluckiest, None);
    assert_eq!(recap.luck[1].fights, 0);
}

#[test]
fn a_defeat_that_was_to_be_expected_is_little_bad_luck() {
    let luck = &against_nine("argentus, taia", "dice 1 2").luck[0];
    assert_eq!((luck.fights, luck.won), (1, 0));
    assert!((luck.luck() + 1.0 / 6.0).abs() < 1e-6, "{}", luck.luck());
    assert_eq!((&luck.luckiest, &luck.unluckiest), (&None, &None));
}

#[test]
fn a_tie_is_not_won_and_not_lost() {
    let luck = &against_nine("argentus, taia", "dice 4 5").luck[0];
    assert_eq!((luck.fights, luck.won, luck.tied), (1, 0, 1));
    assert!((luck.expected - 1.0 / 6.0).abs() < 1e-6);
}

#[test]
fn a_thief_wins_ties() {
    // Nine or more with two dice: 10 of 36. She may also sneak past, so she is asked.
    let room = "1 explore n > tile room cross\n1 lay nesw > token skeleton-warrior\n1 fight";
    let luck = &by_hand("aderyn, taia", &format!("{room} > dice 4 5\n")).luck[0];
    assert_eq!((luck.fights, luck.won, luck.tied), (1, 1, 0));
    assert!((luck.expected - 10.0 / 36.0).abs() < 1e-6, "{}", luck.expected);
}

#[test]
fn a_second_throw_is_part_of_what_could_be_expected() {
    // Horan has two throws at one in six: 11 of 36.
    let luck = &against_nine("horan, taia", "dice 1 1\n1 again > dice 6 6").luck[0];
    assert_eq!((luck.fights, luck.won), (1, 1));
    assert!((luck.expected - 11.0 / 36.0).abs() < 1e-6, "{}", luck.expected);
}

#[test]
fn a_bad_decision_is_no_bad_luck() {
    // He had 11 of 36, and still 6 of 36 after the throw: so much of it was the throw's fault.
    let luck = &against_nine("horan, taia", "dice 1 1\n1 stand").luck[0];
    assert_eq!((luck.fights, luck.won), (1, 0));
    assert!((luck.luck() + 5.0 / 36.0).abs() < 1e-6, "{}", luck.luck());
}

#[test]
fn luck_evens_out() {
    let (mut luck, mut fights) = (0.0, 0);
    for seed in 0..60 {
        let rules = rules(3, "dragon", 300);
        for seat in recap(&rules, rules.start(), &game(&rules, &[Bot::Normal], seed)).luck {
            luck += seat.luck();
            fights += seat.fights;
        }
    }
    // The spread of a fight is below one half, of thousands of fights below one in a hundred.
    let mean = luck / f32::from(fights);
    assert!(fights > 2000 && mean.abs() < 0.025, "{mean} of {fights}");
}
