//! Reviews of games.

#[path = "../recap/support.rs"]
#[expect(dead_code, reason = "reviews need fewer kinds of games than looking back does")]
mod support;

mod holds;

use ::dungeon::Dungeon;
use ::goblin::Goblin;
use bots::{Bot, Mark, Reviewed, review};
use table::{Rules, Saved, Seat, Step};

use holds::check;
use support::{broken_off, fumbled, game};

fn dungeon(seats: usize, turn_limit: u16) -> Dungeon {
    let setup = ::dungeon::Setup {
        heroes: vec![None; seats],
        turn_limit: Some(turn_limit),
        ..::dungeon::Setup::default()
    };
    Dungeon::new(::dungeon::Content::karak(), setup).unwrap()
}

fn goblin(seats: usize, turn_limit: u16) -> Goblin {
    let setup = ::goblin::Setup {
        heroes: vec![None; seats],
        abilities: ::goblin::Switch::On,
        turn_limit: Some(turn_limit),
        ..::goblin::Setup::default()
    };
    Goblin::new(::goblin::Content::goblin(), setup).unwrap()
}

#[test]
fn luck_and_decisions_add_up_in_games_of_karak() {
    for seats in 2..=5 {
        for (seed, bot) in [(1, Bot::Normal), (2, Bot::Easy), (3, Bot::Random)] {
            let rules = dungeon(seats, 40);
            check(&rules, &game(&rules, &[bot], seed));
        }
    }
}

#[test]
fn luck_and_decisions_add_up_in_games_of_goblin() {
    for seats in 2..=4 {
        for (seed, bot) in [(1, Bot::Normal), (2, Bot::Easy), (3, Bot::Random)] {
            let rules = goblin(seats, 40);
            check(&rules, &game(&rules, &[bot], seed));
        }
    }
}

#[test]
fn games_that_are_broken_off_add_up_too() {
    let rules = dungeon(3, 40);
    let steps = game(&rules, &[Bot::Easy], 4);
    for after in [30, 90] {
        for end in [Step::Agree, Step::Withdraw(Seat::new(1))] {
            check(&rules, &broken_off(&rules, &steps, after, end));
        }
    }
    let rules = goblin(3, 20);
    let steps = game(&rules, &[Bot::Easy], 4);
    for end in [Step::Agree, Step::Withdraw(Seat::new(1))] {
        check(&rules, &broken_off(&rules, &steps, 100, end));
    }
}

#[test]
fn there_is_nothing_to_review_alone_or_before_the_first_turn() {
    let rules = dungeon(1, 20);
    assert_eq!(review(&rules, rules.start(), &game(&rules, &[Bot::Easy], 1)), None);
    let rules = goblin(2, 20);
    assert_eq!(review(&rules, rules.start(), &[]), None);
}

#[test]
fn what_was_taken_back_is_not_reviewed() {
    let rules = dungeon(2, 20);
    let steps = game(&rules, &[Bot::Normal], 11);
    let host = fumbled(&rules, &steps);
    assert_eq!(host.steps(), steps, "a review is given what was not taken back");
}

/// What decisions of bots like this lost on average, in points.
fn error<R: bots::Bots + Reviewed>(rules: &R, bot: Bot) -> f64 {
    let (mut lost, mut decisions) = (0.0, 0);
    for seed in 1..=2 {
        let told = review(rules, rules.start(), &game(rules, &[bot], seed)).unwrap();
        lost += told.seats.iter().map(|seat| seat.lost).sum::<f64>();
        decisions += told.seats.iter().map(|seat| u32::from(seat.decisions)).sum::<u32>();
    }
    100.0 * lost / f64::from(decisions)
}

#[test]
fn the_best_player_loses_least_by_its_decisions() {
    let rules = dungeon(2, 60);
    let [hard, rest @ ..] = [Bot::HARD, Bot::Normal, Bot::Easy].map(|bot| error(&rules, bot));
    assert!(rest.iter().all(|other| 2.0 * hard < *other), "dungeon: {hard} of {rest:?}");
    let rules = goblin(2, 40);
    let [hard, rest @ ..] = [Bot::HARD, Bot::Normal, Bot::Random].map(|bot| error(&rules, bot));
    assert!(rest.iter().all(|other| 2.0 * hard < *other), "goblin: {hard} of {rest:?}");
}

/// The review of a dungeon's game that was written by hand.
fn by_hand(heroes: &str, log: &str) -> bots::ReviewOf<Dungeon> {
    let text = format!("game: dungeon\nheroes: {heroes}\nfirst: 1\n{log}");
    let saved = Saved::<Dungeon>::parse(&text).unwrap();
    let host = saved.resume(|_, _| {}).unwrap();
    review(host.rules(), host.start(), &host.steps()).unwrap()
}

/// The luck of each seat in a throw against a monster that lies beyond the first tile.
fn throw(heroes: &str, monster: &str, dice: (u8, u8)) -> Vec<f64> {
    let log = format!(
        "1 explore n > tile room cross\n1 lay nesw > token {monster} > dice {} {}\n",
        dice.0, dice.1
    );
    by_hand(heroes, &log).draws.last().unwrap().luck.clone()
}

#[test]
fn a_lucky_throw_is_luck_and_an_unlucky_one_bad_luck() {
    for heroes in ["argentus, taia", "horan, taia"] {
        let [good, bad] = [(6, 5), (1, 2)].map(|dice| throw(heroes, "skeleton-warrior", dice));
        assert!(good[0] > 0.02 && good[1] < -0.02, "{heroes}: {good:?}");
        assert!(bad[0] < 0.0 && bad[1] > 0.0, "{heroes}: {bad:?}");
        // Rather lost than won: a victory surprises more than a defeat.
        assert!(good[0] > 2.0 * -bad[0], "{heroes}: {good:?} {bad:?}");
    }
}

#[test]
fn luck_is_nothing_on_average() {
    for heroes in ["argentus, taia", "horan, taia"] {
        let throws = (1..=6).flat_map(|one| (1..=6).map(move |other| (one, other)));
        let sum: f64 = throws.map(|dice| throw(heroes, "skeleton-turnkey", dice)[0]).sum();
        assert!(sum.abs() < 1e-6, "{heroes}: {sum}");
    }
}

#[test]
fn marks_are_for_five_ten_and_fifteen_points() {
    let marks = [0.0, 0.049, 0.05, 0.099, 0.1, 0.149, 0.15, 0.9].map(Mark::of);
    let [doubtful, mistake, blunder] = Mark::ALL.map(Some);
    assert_eq!(marks, [None, None, doubtful, doubtful, mistake, mistake, blunder, blunder]);
}
