//! Fuzzing of everything that reads text: nothing panics, and what reads writes back the same.
//!
//! The same inputs in every run; `PROPTEST_RNG_SEED=1 cargo nextest run …` tries others.

#[path = "../../table/tests/shared/fuzz.rs"]
mod fuzz;
mod keen;
mod moments;
#[path = "../../table/tests/shared/texts.rs"]
mod texts;

use fuzz::check;
use goblin::{
    Action, Back, Card, Chance, Content, Decision, Draw, Edition, Goblin, Monster, Options, Phase,
    Product, Setup, Shown, State, Switch, View, position,
};
use proptest::prelude::any;
use serde_json::Value;
use table::conformance::Conformance as _;
use table::{Entry, PlayoutLuck, RecordOf, Rules as _, Seat, Step, Viewer, random_step};
use texts::{TEXT, damaged, record, round_trips, sentence};

const ITERATIONS: u32 = 20_000;
/// Fewer where the cards are read each time.
const RECORDS: u32 = 1_000;
/// Views that are tampered with.
const VIEWS: u32 = 4_000;

/// Words that texts are put together from, so that many come close to being right.
const WORDS: &str = "\
    fight merchant revive play despite name choose double counter drink decline end discard take place \
    shuffle keep pawn buy pay leave s1 s2 s3 s6 s7 I.1 I.2 II.20 II.21 III.24 I.k1 III.k5 X.1 \
    X.4 starting strength healing countercurse attack defence heal draw green blue red yellow \
    weapon armour hero monster card back first horan taia random 1 2 > begin undo withdraw \
    correct agreed taken by game: goblin edition: cs settings: hit-points 7, 5/7 head-start rules: abilities: on \
    heroes: turn-limit: seal: | #";

/// More words, for positions.
const PLACES: &str = "\
    turn: lord: I: III: top gate below beaten pawnshop: potions: seat hand deck ? hiding (I.7) \
    none keys gone battle: chain countered after doubled defied ; -";

/// The words of such a list, and the end of a line.
fn words(list: &'static str) -> Vec<&'static str> {
    list.split(' ').chain(["\n"]).collect()
}

fn rules(heroes: &str) -> Goblin {
    let setup = Setup { abilities: Switch::On, ..Setup::with_heroes(heroes).unwrap() };
    Goblin::new(Content::goblin(), setup).unwrap()
}

fn notation(text: &str) {
    round_trips::<Action>(text);
    round_trips::<Chance>(text);
    round_trips::<Back>(text);
    round_trips::<Card>(text);
    round_trips::<Monster>(text);
    round_trips::<Product>(text);
    round_trips::<Shown>(text);
    round_trips::<Entry<Action, Chance>>(text);
}

/// A list of settings is refused, or what it makes is written as a list that makes the same.
fn settings(text: &str) {
    for edition in Edition::ALL {
        let (mut options, mut again) = (Options::of(edition), Options::of(edition));
        if options.change(text).is_ok() {
            again.change(&options.differences(&Options::of(edition))).unwrap();
            assert_eq!(options, again, "{text:?}");
        }
    }
}

#[test]
fn notation_of_any_text() {
    check(ITERATIONS, TEXT, |text| {
        notation(text);
        settings(text);
    });
}

#[test]
fn notation_of_nearly_right_text() {
    let words = words(WORDS);
    check(ITERATIONS, any::<Vec<u8>>(), |numbers| {
        let text = sentence(&words, numbers);
        notation(&text);
        settings(&text);
    });
}

#[test]
fn records_of_any_text() {
    check(ITERATIONS, TEXT, |text| {
        record::<Goblin>(text);
    });
}

#[test]
fn records_of_nearly_right_text() {
    let words = words(WORDS);
    check(RECORDS, any::<Vec<u8>>(), |numbers| {
        let entries = sentence(&words, numbers);
        record::<Goblin>(&format!("game: goblin\nheroes: horan, taia\nfirst: 1\n{entries}"));
    });
}

/// A real record with some bytes changed is refused or replayed, never more.
#[test]
fn damaged_records() {
    let text = include_str!("corpus/1/cs-own-draws.karak");
    let (begin, _) = text.split_at(2_500);
    let (text, _) = begin.rsplit_once('\n').unwrap();
    assert!(text.parse::<RecordOf<Goblin>>().is_ok());
    check(RECORDS, any::<Vec<(u16, u8)>>(), |changes| {
        record::<Goblin>(&damaged(text, changes, 4));
    });
}

/// The same with lines that are missing, doubled or in another order.
#[test]
fn records_with_damaged_lines() {
    let text = include_str!("corpus/1/de-undo.karak");
    let lines: Vec<&str> = text.lines().take(90).collect();
    check(RECORDS, any::<Vec<(u16, u16)>>(), |changes| {
        let mut lines = lines.clone();
        for &(from, to) in changes.iter().take(3) {
            let (from, to) = (usize::from(from) % lines.len(), usize::from(to) % lines.len());
            match (from + to) % 3 {
                0 => _ = lines.remove(from),
                1 => lines.insert(to, lines[from]),
                _ => lines.swap(from, to),
            }
        }
        record::<Goblin>(&lines.join("\n"));
    });
}

#[test]
fn content_and_positions_of_any_text() {
    let rules = rules("horan, taia");
    check(ITERATIONS, TEXT, |text| {
        let _ = Content::parse(text);
        let _ = position::read(&rules, text);
    });
}

#[test]
fn positions_of_nearly_right_text() {
    let words = [words(WORDS), words(PLACES)].concat();
    let rules = rules("horan, taia");
    check(ITERATIONS, any::<Vec<u8>>(), |numbers| {
        if let Ok(state) = position::read(&rules, &sentence(&words, numbers)) {
            play_on(&rules, state, &mut PlayoutLuck::new(1));
        }
    });
}

#[test]
fn damaged_content_is_refused_or_can_be_played() {
    let source = Content::goblin().source;
    check(RECORDS / 2, any::<Vec<(u16, u8)>>(), |changes| {
        if let Ok(content) = Content::parse(&damaged(&source, changes, 3)) {
            let setup = Setup::with_heroes("horan, taia").unwrap();
            let rules = Goblin::new(content, setup).unwrap();
            play_on(&rules, rules.start(), &mut PlayoutLuck::new(1));
        }
    });
}

/// Thirty steps at random, with nothing lost on the way.
fn play_on(rules: &Goblin, mut state: State, luck: &mut PlayoutLuck) {
    let mut actions = Vec::new();
    for _ in 0..30 {
        let Some(step) = random_step(rules, &state, &mut actions, luck) else { break };
        rules.apply(&mut state, step, &mut ()).unwrap();
        rules.conserved(&state).unwrap();
        for viewer in Viewer::all(rules.seats()) {
            let _ = rules.view(&state, viewer);
        }
    }
}

/// Views of all kinds of moments, as JSON, each with the number of its rules.
fn views(games: &[Goblin]) -> Vec<(usize, Value)> {
    let mut views = Vec::new();
    for (number, rules) in games.iter().enumerate() {
        let mut add = |state: &State, viewer: Viewer| {
            views.push((number, serde_json::to_value(rules.view(state, viewer)).unwrap()));
        };
        let mut count = 0;
        for seed in 0..3 {
            moments::follow(rules, seed, 60, |state| {
                count += 1;
                let viewers: Vec<Viewer> = Viewer::all(rules.seats()).collect();
                let viewer = viewers[count % viewers.len()];
                let rare = !matches!(
                    state.phase(),
                    Phase::Seat(Decision::Turn | Decision::Battle) | Phase::Chance(Draw::Card)
                );
                if rare || count % 5 == 0 {
                    add(state, viewer);
                }
                if count % 23 == 0 {
                    let mut state = *state;
                    let leaver = Seat::new(count % rules.seats());
                    if rules.apply(&mut state, Step::Withdraw(leaver), &mut ()).is_ok() {
                        add(&state, viewer);
                    }
                }
            });
        }
    }
    views
}

/// Paths to everything in a JSON value.
fn paths(value: &Value, path: &str, list: &mut Vec<String>) {
    list.push(path.to_owned());
    if let Some(items) = value.as_array() {
        for (index, item) in items.iter().enumerate() {
            paths(item, &format!("{path}/{index}"), list);
        }
    } else if let Some(fields) = value.as_object() {
        for (key, item) in fields {
            paths(item, &format!("{path}/{key}"), list);
        }
    }
}

/// Changes one thing: to what stands there in another view, to what stands elsewhere, to another number;
/// or something of a list is lost or there twice.
fn tamper(value: &mut Value, other: &Value, (at, from, how): (u16, u16, u8)) {
    let mut list = Vec::new();
    paths(value, "", &mut list);
    let pick = |number: u16| &list[usize::from(number) % list.len()];
    let elsewhere = value.pointer(pick(from)).cloned();
    let there = other.pointer(pick(at)).cloned();
    let Some(part) = value.pointer_mut(pick(at)) else { return };
    match (how % 8, part.as_u64(), part.as_array_mut()) {
        (0 | 1, Some(number), _) => *part = (number + 1).into(),
        (2 | 3, Some(number), _) => *part = number.saturating_sub(1).into(),
        (4, Some(_), _) => *part = u64::from(from % 300).into(),
        (0 | 1, None, Some(items)) if !items.is_empty() => {
            items.remove(usize::from(from) % items.len());
        }
        (2, None, Some(items)) if !items.is_empty() => {
            items.push(items[usize::from(from) % items.len()].clone());
        }
        (3, None, Some(items)) => items.reverse(),
        (4, ..) => *part = elsewhere.unwrap_or_default(),
        _ => *part = there.unwrap_or_default(),
    }
}

/// A view that somebody tampered with makes a state that can be played on, or none.
#[test]
fn damaged_views_never_make_a_broken_state() {
    let by = |heroes: &str, edition: Edition| {
        let setup = Setup::with_heroes(heroes).unwrap().by(edition);
        let cards = Content::parse(include_str!("data/test-cards.toml")).unwrap();
        Goblin::new(cards, Setup { abilities: Switch::On, ..setup }).unwrap()
    };
    let games = [
        by("taia", Edition::Cs),
        by("taia, xanros", Edition::En),
        by("horan, random, taia", Edition::De),
        by("random, argentus, victorius, taia", Edition::Pl),
    ];
    let views = views(&games);
    let (mut made, mut all) = (0, 0);
    check(VIEWS, any::<(u64, u16, u16, Vec<(u16, u16, u8)>)>(), |(seed, one, other, changes)| {
        let (number, mut value) = views[usize::from(*one) % views.len()].clone();
        let rules = &games[number];
        let alike: Vec<&Value> = views
            .iter()
            .skip(usize::from(*other) % views.len())
            .filter(|(own, _)| *own == number)
            .map(|(_, value)| value)
            .take(1)
            .collect();
        let other = alike.first().map_or_else(|| value.clone(), |&other| other.clone());
        for &change in changes.iter().take(1 + usize::from(seed.to_le_bytes()[0] % 3)) {
            tamper(&mut value, &other, change);
        }
        let Ok(view) = serde_json::from_value::<View>(value) else { return };
        all += 1;
        let mut luck = PlayoutLuck::new(*seed);
        if let Ok(state) = rules.determinize(&view, &mut luck) {
            made += 1;
            play_on(rules, state, &mut luck);
        }
    });
    // Many changes are none, or make another view that could be.
    assert!(made > all / 4 && made < all, "{made} of {all} tampered views made a state");
}
