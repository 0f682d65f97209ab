//! `karak cards`, and playing with a card file.

use std::fs;

use super::TEST_CARDS;
use crate::support::{Folder, karak};

fn own_set() -> String {
    let text = fs::read_to_string(TEST_CARDS).unwrap();
    text.replace("\"test-cards\"", "\"ours\"").replace("\"Beast 1\"", "\"Sewer rat\"")
}

#[test]
fn a_file_without_faults_is_counted() {
    let folder = Folder::new("cards-fine");
    // One of these cards draws three.
    let path = folder.write("ours.toml", own_set().replace("\"draw 3\"", "\"draw 2\""));
    let out = karak(&["cards", "check", &path]).fine().out;
    assert_eq!(out, "ours: no faults: 82 monsters, 64 rewards, 36 starting cards, 12 potions\n");
}

#[test]
fn cards_that_are_costly_to_think_about_are_named() {
    let folder = Folder::new("cards-costly");
    let path = folder.write("ours.toml", own_set().replace("\"draw 1\"", "\"draw 9\""));
    let out = karak(&["cards", "check", &path]).fine().out;
    assert!(out.contains("costly to think about") && out.contains("(9)"), "{out}");
    // And they are thought about for a short time.
    let seats = ["--seats", "easy,random", "--turn-limit", "60", "--games", "2", "--json"];
    let ran = karak(&[&["sim", "goblin", "--cards", &path][..], &seats].concat()).fine();
    assert_eq!(ran.json()["games"], 2);
}

#[test]
fn every_fault_is_told_with_its_line_and_card() {
    let folder = Folder::new("cards-faults");
    let text = own_set().replace("healing = 4", "healing = 5");
    let text = text.replacen("color = \"blue\"", "color = \"purple\"", 1);
    let ran = karak(&["cards", "check", &folder.write("bad.toml", text)]);
    ran.refused("bad.toml: Line 16: `healing`: there are 5 potions, there must be 4 (G1.3)");
    ran.refused("Argentus two: `purple` is not possible here; possible: green, blue, red, yellow");
}

#[test]
fn a_thousand_faults_are_cut_after_a_hundred() {
    let folder = Folder::new("cards-thousand");
    let path = folder.write("bad.toml", own_set() + &"[[lord]]\nname = \"\"\n".repeat(1000));
    let ran = karak(&["cards", "check", &path]);
    ran.refused("More faults, here and below: ");
    assert_eq!(ran.err.lines().count(), 102, "{}", ran.err);
    karak(&["sim", "goblin", "--cards", &path]).refused("More faults, here and below: ");
}

#[test]
fn files_that_are_missing_huge_or_not_text() {
    let folder = Folder::new("cards-files");
    karak(&["cards", "check", &folder.path("missing.toml")]).refused("cannot open");
    karak(&["cards", "check", &folder.path("")]).refused("is a folder");
    karak(&["cards", "check", &folder.write("latin", b"id = \"\xe9\"")]).refused("UTF-8");
    karak(&["cards", "check", &folder.write("binary", [0_u8; 100])]).refused("is not text");
    karak(&["cards", "check", &folder.write("empty", "")]).refused("`id` is missing");
    let huge = fs::File::create(folder.path("huge")).unwrap();
    huge.set_len(1 << 40).unwrap();
    karak(&["cards", "check", &folder.path("huge")]).refused("too large");
    karak(&["cards", "show", "--cards", &folder.path("missing.toml")]).refused("cannot open");
    karak(&["cards"]).refused("Usage");
}

#[test]
fn cards_are_shown_in_tables_that_fit() {
    for (language, rat, reward) in [
        ("en", "Cave rat", "armour"),
        ("cs", "Jeskynní krysa", "zbroj"),
        ("de", "Höhlenratte", "Rüstung"),
        ("pl", "Jaskiniowy szczur", "pancerz"),
    ] {
        let out = karak(&["cards", "show", "--lang", language]).fine().out;
        assert!(out.contains(rat) && out.contains(reward), "{language}: {out}");
        for number in ["I.1 ", "I.k5 ", "III.24 ", "X.3 ", "s6 ", "▲", "☼"] {
            assert!(out.contains(number), "{language} {number}: {out}");
        }
        assert!(out.lines().all(|line| line.chars().count() <= 80), "{language}: {out}");
    }
    let ascii = karak(&["cards", "show", "--ascii"]).fine().out;
    assert!(ascii.contains("o blue") && !ascii.contains(['▲', '☼', '●', '♣']), "{ascii}");
    let folder = Folder::new("cards-show");
    let own = folder.write("ours.toml", own_set());
    let out = karak(&["cards", "show", "--cards", &own, "--lang", "cs"]).fine().out;
    assert!(out.contains("ours") && out.contains("Sewer rat"), "own names stay as they are: {out}");
}

#[test]
fn an_own_set_travels_in_the_record() {
    let folder = Folder::new("cards-travel");
    let (own, saved) = (folder.write("ours.toml", own_set()), folder.path("game.karak"));
    let play = ["play", "--terminal", "goblin", "--seats", "random", "--turn-limit", "5"];
    let out = karak(&[&play[..], &["--cards", &own, "--save", &saved]].concat()).fine().out;
    assert!(out.contains("Card set: ours"), "{out}");
    fs::remove_file(&own).unwrap();
    karak(&["replay", &saved, "--verify"]).fine();
}
