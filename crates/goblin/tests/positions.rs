//! Positions as text: what is shown reads back as the same state, and nothing that is read panics.

#[path = "../../table/tests/shared/fuzz.rs"]
mod fuzz;

use fuzz::check;
use goblin::{Content, Decision, Edition, Goblin, Phase, Setup, State, Switch, position};
use proptest::prelude::any;
use table::conformance::Conformance;
use table::{PlayoutLuck, Rules, Seat, Step, random_step};

fn rules(heroes: &str, edition: Edition) -> Goblin {
    let setup = Setup { abilities: Switch::On, ..Setup::with_heroes(heroes).unwrap().by(edition) };
    let cards = Content::parse(include_str!("data/test-cards.toml")).unwrap();
    Goblin::new(cards, setup).unwrap()
}

/// Random steps, and what is shown after each that leads to a readable moment.
fn follow(rules: &Goblin, seed: u64, steps: u16, mut each: impl FnMut(&State)) {
    let mut luck = PlayoutLuck::new(seed);
    let mut state = rules.start();
    let mut actions = Vec::new();
    for count in 0..steps {
        let Some(step) = random_step(rules, &state, &mut actions, &mut luck) else { break };
        rules.advance(&mut state, step, &mut ());
        if count == 700 && rules.seats() > 2 {
            rules.apply(&mut state, Step::Withdraw(Seat::new(1)), &mut ()).unwrap();
        }
        let readable = Phase::Seat(Decision::Turn) == state.phase()
            || Phase::Seat(Decision::Battle) == state.phase()
            || Phase::Seat(Decision::Discard) == state.phase();
        if readable && count % 3 == 0 {
            each(&state);
        }
    }
}

#[test]
fn what_is_shown_reads_back_as_the_same_state() {
    let games = [
        rules("taia, xanros", Edition::En),
        rules("horan, random, argentus", Edition::Cs),
        rules("aderyn, taia, victorius, random", Edition::De),
        rules("taia", Edition::Pl),
    ];
    check(60, any::<(u64, u16)>(), |&(seed, steps)| {
        for rules in &games {
            follow(rules, seed, steps % 2_500, |state| {
                let shown = position::show(rules, state);
                let read = position::read(rules, &shown)
                    .unwrap_or_else(|faults| panic!("{faults}\n{shown}"));
                assert!(read == *state, "{shown}\n{}", position::show(rules, &read));
                assert_eq!(position::show(rules, &read), shown);
            });
        }
    });
}

#[test]
fn spoiled_positions_are_faulty_or_sound() {
    let rules = rules("taia, xanros", Edition::En);
    check(150, any::<(u64, u16, Vec<(u16, u8)>)>(), |(seed, steps, spoil)| {
        let mut last = String::new();
        follow(&rules, *seed, steps % 900, |state| last = position::show(&rules, state));
        let mut letters: Vec<char> = last.chars().collect();
        let others: Vec<char> = "sIX.k123?()-;: \ntnone,#hd".chars().collect();
        for &(at, letter) in spoil.iter().take(4).filter(|_| !last.is_empty()) {
            let at = usize::from(at) % letters.len();
            letters[at] = others[usize::from(letter) % others.len()];
        }
        let text: String = letters.into_iter().collect();
        if let Ok(state) = position::read(&rules, &text) {
            rules.conserved(&state).unwrap_or_else(|reason| panic!("{reason}\n{text}"));
            let shown = position::show(&rules, &state);
            assert_eq!(position::read(&rules, &shown), Ok(state), "{text}");
        }
    });
}

/// What is wrong with a position, one fault a line.
fn faults(text: &str) -> String {
    let rules = rules("taia, xanros", Edition::En);
    position::read(&rules, text).map_or_else(|faults| faults.to_string(), |_| String::new())
}

#[test]
fn what_is_not_said_is_as_at_the_beginning() {
    let rules = rules("taia, xanros", Edition::En);
    let state = position::read(&rules, "").unwrap();
    let shown = "turn: 1 1\nlord: X.1\n\
        I: I.1 I.2 I.3 I.4 I.5 top I.6 gate I.k1\n\
        II: II.1 II.2 II.3 II.4 II.5 top II.6 gate II.k1\n\
        III: III.1 III.2 III.3 III.4 III.5 top III.6 gate III.k1\n\
        seat 1: hit-points 5; hand s1 s2 s3 s4; deck starting ?\n\
        seat 2: hit-points 5; hand s1 s2 s3 s4; deck starting ?\n";
    assert_eq!(position::show(&rules, &state), shown);
}

#[test]
fn cards_that_lie_elsewhere_leave_the_levels() {
    let rules = rules("taia, xanros", Edition::En);
    let text = "pawnshop: I.1\nseat 2: hand I.2 s1\nI: I.9 top I.4";
    let state = position::read(&rules, text).unwrap();
    let shown = position::show(&rules, &state);
    let level = shown.lines().find(|line| line.starts_with("I: ")).unwrap();
    assert_eq!(level, "I: I.9 I.3 I.5 I.6 I.7 top I.4 gate I.k1");
    assert_eq!(state.cavern(goblin::Level::I).below(), 12);
}

#[test]
fn every_fault_is_told_with_its_line() {
    let text = "turn: 3\nlord: I.1\nI: I.1 I.1 II.1 top\nseat 1: hit-points 9; hand s1 s1 x; sword I.3\n\
                seat 5: gone\nnothing\npotions: many strength\n\nbattle: I.2; chain s9; tired";
    let told = faults(text);
    let lines: Vec<&str> = told.lines().map(|line| line.split(',').next().unwrap()).collect();
    let expected = [1, 2, 3, 3, 3, 4, 4, 4, 4, 5, 6, 7, 9, 9].map(|line| format!("line {line}"));
    assert_eq!(lines, expected, "{told}");
}

#[test]
fn what_cannot_be_is_told() {
    for (text, reason) in [
        ("I: I.1 - I.3 I.4 I.5 top I.6", "a gap only when its deck is empty"),
        ("I: I.1 top - below I.7", "below the top card of an empty deck"),
        ("I: gate I.k1 beaten I.k2 I.k3 I.k4 I.k5\npawnshop: I.k1", "a card is the number"),
        ("pawnshop: I.1\nI: I.1", "`I.1` lies in two places"),
        ("seat 1: hand s1 s2\nbattle: I.2; chain s1", "`s1` of seat 1 lies in two places"),
        ("seat 1: weapon I.1", "`I.1` is no weapon"),
        ("seat 1: hand I.11", "`I.11` is no action card"),
        ("seat 1: hand s1 s2; deck starting", "in no list are: s3 s4 s5 s6"),
        ("seat 1: deck ? ? ? hiding I.1", "sees the back of the top card"),
        ("seat 1: deck (I.1) ? ?", "sees the back of the top card"),
        ("seat 1: deck starting (s3)", "in brackets"),
        ("seat 1: deck starting (I.1) ?", "arranged as a whole"),
        ("seat 1: deck starting hiding I.1 I.2", "hides more cards"),
        ("seat 1: gone; hand s1", "a player who is gone has nothing"),
        ("seat 1: gone", "the game is over"),
        ("seat 1: hero horan", "taia plays on seat 1"),
        ("seat 1: keys I I", "`I` stands twice"),
        ("potions: 3 strength", "potions of strength"),
        ("turn: 1\nturn: 2", "`turn` is given twice"),
        ("battle: II.1", "a key is missing"),
        ("battle: X.1", "keys are missing"),
        ("seat 1: hit-points 0\nbattle: I.1", "only revive"),
        ("battle: I.1; countered red", "no such curse now"),
        ("battle: I.8; countered attack after 1", "the chain has no 1 cards"),
        ("battle: I.8; countered attack after x", "`after x` is not after how many"),
        ("battle: I.8; countered attack 1", "`1` is not after how many"),
        (
            "battle: I.13; chain s2; countered blue after 1",
            "the monster's curse forbids this color",
        ),
        (
            "seat 1: potions countercurse\nbattle: I.8; chain s1; countered attack after 1",
            "the potion of countercurse was drunk",
        ),
        (
            "seat 1: potions strength\nbattle: I.1; chain s1; doubled s1 attack",
            "the potion of strength was drunk",
        ),
        (
            "battle: I.8; chain s1 s3; countered attack after 2; doubled s1 attack",
            "has no such effect",
        ),
        ("battle: I.1; chain s1; defied s1 red", "no such curse to defy"),
        ("battle: I.1; doubled s1 attack", "`s1` is not in the chain"),
    ] {
        let told = faults(text);
        assert!(told.contains(reason), "{text:?}: {told}");
        assert!(!told.is_empty() && told.starts_with("line "), "{told}");
    }
}
