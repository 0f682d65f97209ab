//! Fuzzing of everything that reads text: nothing panics, and what reads writes back the same.
//!
//! The same inputs in every run; `PROPTEST_RNG_SEED=1 cargo nextest run …` tries others.

#[path = "../../table/tests/shared/fuzz.rs"]
mod fuzz;
#[path = "../../table/tests/shared/texts.rs"]
mod texts;

use dungeon::{Action, Chance, Content, Dungeon, Exits, Place, Setup, View, position};
use fuzz::check;
use proptest::prelude::any;
use table::{Entry, PlayoutLuck, RecordOf, Recorded as _, Rules, Viewer, random_step};
use texts::{TEXT, damaged, record, round_trips, sentence};

const ITERATIONS: u32 = 20_000;

/// Words that texts are put together from, so that many come close to being right.
const WORDS: [&str; 64] = [
    "go",
    "explore",
    "lay",
    "choose",
    "gate",
    "fight",
    "again",
    "stand",
    "bolt",
    "sacrifice",
    "strike",
    "leave",
    "curse",
    "keep",
    "portal",
    "swap",
    "open",
    "collect",
    "rise",
    "end",
    "n",
    "e",
    "s",
    "w",
    "nes",
    "nesw",
    "0,0",
    "-1,2",
    "1",
    "2",
    "5",
    "6",
    "mummy",
    "giant-rat",
    "dragon",
    "chest",
    "sword",
    "key",
    "treasure",
    ">",
    "dice",
    "tile",
    "token",
    "hero",
    "room",
    "cross",
    "tunnel",
    "t",
    "begin",
    "undo",
    "withdraw",
    "agreed",
    "taken",
    "by",
    "game:",
    "dungeon",
    "heroes:",
    "horan,",
    "taia",
    "seal:",
    "\n",
    "|",
    "#",
    "random",
];

fn notation(text: &str) {
    round_trips::<Action>(text);
    round_trips::<Chance>(text);
    round_trips::<Exits>(text);
    round_trips::<Place>(text);
    round_trips::<Entry<Action, Chance>>(text);
}

#[test]
fn notation_of_any_text() {
    check(ITERATIONS, TEXT, |text| notation(text));
}

#[test]
fn notation_of_nearly_right_text() {
    check(ITERATIONS, any::<Vec<u8>>(), |numbers| notation(&sentence(&WORDS, numbers)));
}

#[test]
fn records_of_any_text() {
    check(ITERATIONS, TEXT, |text| record::<Dungeon>(text));
}

#[test]
fn records_of_nearly_right_text() {
    check(ITERATIONS, any::<Vec<u8>>(), |numbers| {
        let entries = sentence(&WORDS, numbers);
        record::<Dungeon>(&format!("game: dungeon\nheroes: horan, taia\nfirst: 1\n{entries}"));
    });
}

/// A real record with some bytes changed is refused or replayed, never more.
#[test]
fn damaged_records() {
    let rules = Dungeon::new(Content::karak(), Setup::with_heroes("horan, taia").unwrap()).unwrap();
    let mut header = rules.header();
    header.push("seats", "human, random");
    let entries = "begin > dice 3 4 > dice 1 2\n1 explore n > tile room cross\n1 lay nesw > token mummy > dice 6 5\n";
    let text =
        format!("{}{entries}", RecordOf::<Dungeon> { header, entries: Vec::new(), seal: None });
    assert!(text.parse::<RecordOf<Dungeon>>().is_ok());
    check(ITERATIONS, any::<Vec<(u16, u8)>>(), |changes| {
        record::<Dungeon>(&damaged(&text, changes, 4));
    });
}

#[test]
fn content_and_positions_of_any_text() {
    let rules = Dungeon::new(Content::karak(), Setup::with_heroes("horan, taia").unwrap()).unwrap();
    check(ITERATIONS, TEXT, |text| {
        let _ = Content::parse(text);
        let _ = position::read(&rules, text);
    });
}

#[test]
fn damaged_content_is_refused_or_sound() {
    let source = Content::karak().source;
    check(ITERATIONS / 10, any::<Vec<(u16, u8)>>(), |changes| {
        if let Ok(content) = Content::parse(&damaged(&source, changes, 3)) {
            assert!((1..80).contains(&content.tile_count()) && content.token_count() <= 80);
        }
    });
}

/// A view that somebody tampered with makes a state that can be played on, or none.
#[test]
fn damaged_views_never_make_a_broken_state() {
    use table::conformance::Conformance as _;
    let rules =
        Dungeon::new(Content::karak(), Setup::with_heroes("horan, random").unwrap()).unwrap();
    let view = |luck: &mut PlayoutLuck, steps: u16| {
        let (mut state, mut actions) = (rules.start(), Vec::new());
        for _ in 0..steps % 400 {
            let Some(step) = random_step(&rules, &state, &mut actions, luck) else { break };
            rules.advance(&mut state, step, &mut ());
        }
        serde_json::to_value(rules.view(&state, Viewer::Spectator)).unwrap()
    };
    check(4_000, any::<(u64, [u16; 2], u8, Vec<(u16, u8)>)>(), |(seed, steps, what, changes)| {
        let mut luck = PlayoutLuck::new(*seed);
        let (mut value, other) = (view(&mut luck, steps[0]), view(&mut luck, steps[1]));
        // Parts of another moment, lists that are cut, and other digits.
        match what % 5 {
            0 => value["turn"]["phase"] = other["turn"]["phase"].clone(),
            1 => value["turn"] = other["turn"].clone(),
            2 => value["supply"] = other["supply"].clone(),
            3 => value["heroes"] = other["heroes"].clone(),
            _ => {}
        }
        let mut json = value.to_string().into_bytes();
        for &(at, byte) in changes.iter().take(usize::from(what % 3)) {
            let at = usize::from(at) % json.len();
            json[at] = if json[at].is_ascii_digit() { b'0' + byte % 10 } else { json[at] };
        }
        let json = String::from_utf8(json).unwrap();
        let json =
            if what % 7 == 0 { json.replace("[1,2]", "[]").replace("[2]", "[]") } else { json };
        let Ok(view) = serde_json::from_str::<View>(&json) else { return };
        let Ok(mut state) = rules.determinize(&view, &mut luck) else { return };
        let mut actions = Vec::new();
        for _ in 0..50 {
            let Some(step) = random_step(&rules, &state, &mut actions, &mut luck) else {
                break;
            };
            rules.apply(&mut state, step, &mut ()).unwrap();
            rules.conserved(&state).unwrap();
        }
    });
}

#[test]
fn lines_may_end_as_on_windows() {
    let source = Content::karak().source;
    let content = Content::parse(&source.replace('\n', "\r\n")).unwrap();
    assert_eq!(content.hash(), Content::karak().hash());
}

#[test]
fn impossible_positions_are_refused() {
    let rules = Dungeon::new(Content::karak(), Setup::with_heroes("horan, taia").unwrap()).unwrap();
    let swords = "sword ".repeat(300);
    assert!(position::read(&rules, &format!("┼@\n1: 0,0 {swords}\nturn: 1")).is_err());
    let stack = "┼@ ╬.\nturn: 1\nstack: 79 room cross";
    assert!(position::read(&rules, stack).is_err(), "80 tiles are all there are");
    let many = format!("┼@ {}\nturn: 1", "╬. ".repeat(100));
    assert!(position::read(&rules, &many).is_err());
}
