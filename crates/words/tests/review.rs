//! A review of a game, in every language.

mod support;

use bots::{Decided, Mark, Review, ReviewOf, SeatReview};
use dungeon::{Action, Direction, Dungeon};
use support::{all_words, check};
use table::{Saved, Seat};
use words::{Arg, Language, Words, key, review};

const HORAN: Seat = Seat::new(0);

fn who(seat: Seat) -> Arg<'static> {
    Arg::noun(if seat == HORAN { key::HERO_HORAN } else { key::HERO_TAIA })
}

fn seat(luck: f64, decisions: u16, lost: f64, marks: [u16; 3], adjusted: f64) -> SeatReview {
    let error = lost / f64::from(decisions);
    SeatReview { luck, own: 0.0, others: 0.0, decisions, lost, error, marks, adjusted }
}

fn decided(loss: f64) -> Decided<Action> {
    Decided {
        step: 0,
        turn: 7,
        seat: HORAN,
        action: Some(Action::Explore(Direction::North)),
        counts: true,
        loss,
        mark: Mark::of(loss),
        better: vec![Action::Explore(Direction::South)],
        gave: vec![0.0; 2],
        revised: vec![0.0; 2],
    }
}

fn example() -> ReviewOf<Dungeon> {
    Review {
        start: vec![0.5, 0.5],
        result: vec![1.0, 0.0],
        seats: vec![
            seat(0.214, 40, 0.5, [1, 1, 1], 0.786),
            seat(-0.214, 1, 0.004, [0, 0, 0], 0.214),
        ],
        decisions: vec![decided(0.22), decided(0.11), decided(0.06)],
        draws: Vec::new(),
        lessons: vec![0, 1, 2],
    }
}

fn lines(words: &Words, told: &ReviewOf<Dungeon>) -> Vec<String> {
    let saved = Saved::<Dungeon>::parse("game: dungeon\nheroes: horan, taia\nfirst: 1\n").unwrap();
    let start = *saved.beginning().state();
    let text = review(words, &*saved.rules, (start, &[]), told, &who);
    check(&text.title);
    text.lines().map(ToOwned::to_owned).collect()
}

#[test]
fn a_game_is_reviewed_in_english() {
    let expected = [
        "Here 100 points are a sure victory. A decision that loses 5 is doubtful, one that loses 10 a mistake, one that loses 15 a blunder.",
        "Horan is lucky: chance is worth 21 points.",
        "Horan: 40 decisions that count, 1.3 points lost on average. With average luck the result would have been 79 % instead of 100 %.",
        "Horan: doubtful 1, mistakes 1, blunders 1.",
        "Taia is unlucky: chance costs 21 points.",
        "Taia: 1 decision that counts, 0.4 points lost on average. With average luck the result would have been 21 % instead of 0 %.",
        "Turn 7, Horan: “Go north into the unknown” loses 22 points (a blunder). Better: “Go south into the unknown”.",
        "Turn 7, Horan: “Go north into the unknown” loses 11 points (a mistake). Better: “Go south into the unknown”.",
        "Turn 7, Horan: “Go north into the unknown” loses 6 points (doubtful). Better: “Go south into the unknown”.",
    ];
    assert_eq!(lines(&Words::new(Language::English), &example()), expected);
}

#[test]
fn every_sentence_is_complete_in_every_language() {
    for words in &all_words() {
        for points in [0.0, 0.03, 0.04, 0.05, 0.22] {
            let mut told = example();
            told.seats[0].luck = points;
            told.seats[1].luck = -points;
            let lines = lines(words, &told);
            assert_eq!(lines.len(), 9);
            for line in lines {
                check(&line);
                assert!(line.ends_with('.') && !line.contains("  "), "{line}");
            }
        }
    }
}

#[test]
fn luck_that_evens_out_is_no_luck() {
    let mut told = example();
    told.seats[0].luck = 0.01;
    let lines = lines(&Words::new(Language::German), &told);
    assert_eq!(lines[1], "Horan: Glück und Pech gleichen sich aus.");
}
