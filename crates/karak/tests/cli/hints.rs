//! Hints at the terminal: for whose decision it is, in every language, and without a trace.

use std::fs;

use crate::goblin::by_hand;
use crate::support::{Folder, karak_with};

const DUNGEON: [&str; 13] = [
    "play",
    "--terminal",
    "dungeon",
    "--seats",
    "human,easy,hard",
    "--heroes",
    "horan,aderyn,taia",
    "--first",
    "1",
    "--seed",
    "3",
    "--map",
    "none",
];
const GOBLIN: [&str; 13] = [
    "play",
    "--terminal",
    "goblin",
    "--seats",
    "human,human",
    "--heroes",
    "horan,taia",
    "--first",
    "1",
    "--seed",
    "3",
    "--map",
    "none",
];

/// In each language: what `help` says of hints, and how they begin.
const LANGUAGES: [(&str, &str, &str, &str); 4] = [
    ("en", "hint", "Best choice: ", "Estimate: your chance to win this game is "),
    ("cs", "rada", "Nejlepší volba: ", "Odhad: tvá šance vyhrát tuto hru je "),
    ("de", "tipp", "Beste Wahl: ", "Schätzung: Deine Chance, dieses Spiel zu gewinnen, ist "),
    (
        "pl",
        "podpowiedź",
        "Najlepszy wybór: ",
        "Według szacunków twoja szansa na wygranie tej gry to ",
    ),
];

fn with(game: &[&str], more: &[&str], input: &str) -> String {
    karak_with(&[game, more].concat(), input).fine().out
}

#[test]
fn whoever_asks_is_told_the_best_choice_in_their_language_in_both_games() {
    for (game, hand_over) in [(&DUNGEON, ""), (&GOBLIN, "\n")] {
        for (code, word, best, estimate) in LANGUAGES {
            let input = format!("{hand_over}{word}\nhint\nq\nq\n");
            let out = with(game, &["--lang", code], &input);
            assert_eq!(out.matches(&format!("> {best}")).count(), 2, "{code}: {out}");
            assert_eq!(out.matches(&format!("\n{estimate}")).count(), 2, "{code}: {out}");
            let help = out.lines().find(|line| line.trim_start().starts_with("hint ")).unwrap();
            assert!(help.contains(word), "{help}");
            // It stands on the list under this number.
            let hint = out.lines().find_map(|line| line.strip_prefix(&format!("> {best}")));
            assert!(out.lines().any(|line| line.trim_start() == hint.unwrap()), "{code}: {out}");
        }
    }
}

#[test]
fn a_hint_leaves_no_trace_and_is_the_same_again() {
    // Goblin asks first whether nobody else looks.
    for (game, begin, decisions) in [(&DUNGEON, "", "end\n1\n"), (&GOBLIN, "\n", "1\n1\n")] {
        let folder = Folder::new(&format!("hint-trace-{}", game[2]));
        let (plain, asked) = (folder.path("plain.karak"), folder.path("asked.karak"));
        with(game, &["--save", &plain], &format!("{begin}{decisions}q\n"));
        let input = format!("{begin}hint\nhint\n{decisions}q\n");
        let out = with(game, &["--save", &asked], &input);
        let [plain, asked] = [plain, asked].map(|path| fs::read_to_string(path).unwrap());
        assert_eq!(plain, asked);
        let mut answers = out.split("\n> ").filter(|answer| answer.starts_with("Best choice: "));
        let (first, again) = (answers.next().unwrap(), answers.next().unwrap());
        assert_eq!(first, again);
    }
}

#[test]
fn hints_can_be_turned_off() {
    for (game, input) in [(&DUNGEON, "hint\nq\nq\n"), (&GOBLIN, "\nhint\nq\nq\n")] {
        let out = with(game, &["--no-hints"], input);
        assert!(out.contains("> This game is played without hints."), "{out}");
        assert!(!out.contains("Best choice"), "{out}");
    }
}

#[test]
fn a_fight_comes_with_its_odds_and_a_lone_player_wins_against_nobody() {
    let folder = Folder::new("hint-fight");
    let resumed = |path: &str, input: &str| {
        with(&["play", "--terminal", "--map", "none", "--resume", path], &[], input)
    };
    // The thief may walk past the rat, which she beats with a five or more.
    let alone = "game: dungeon\nheroes: aderyn\nfirst: 1\n\nbegin\n\
                 1 explore n > tile room cross\n1 lay nesw > token giant-rat\n";
    let out = resumed(&folder.write("alone.karak", alone), "hint\nq\nq\n");
    let hint = "Fight the giant rat\nPlayed well, your chance to win this fight is 83 %.\n> ";
    assert!(out.contains(hint), "{out}");
    let goblin = folder.write("goblin.karak", by_hand([1, 2, 3, 4], "1 fight I.1"));
    let out = resumed(&goblin, "\nhint\nq\nq\n");
    assert!(out.contains("\nPlayed well, you") && out.contains("\nEstimate: your chance"), "{out}");
}

#[test]
fn what_others_hide_changes_no_hint() {
    let folder = Folder::new("hint-hidden");
    let [one, other] = [[1, 2, 3, 4], [6, 5, 4, 3]].map(|hand| {
        let path = folder.write("game.karak", by_hand(hand, "1 merchant\n1 leave\n2 fight I.1"));
        let args = ["play", "--terminal", "--resume", &path];
        with(&args, &["--map", "none"], "\nhint\nq\nq\n")
    });
    let hint = one.split("> Best choice: ").nth(1).expect("a hint");
    assert!(other.ends_with(hint), "{one}{other}");
}

#[test]
fn a_roll_of_the_real_box_comes_before_a_hint() {
    let args = ["play", "--terminal", "dungeon", "--own-draws", "--seats", "human,human"];
    let out = with(&args, &["--heroes", "horan,taia"], "hint\nq\nq\n");
    assert!(out.contains("> Something has to be rolled or drawn first"), "{out}");
}

#[test]
fn bots_are_introduced_by_their_level() {
    for (code, easy, hard) in [
        ("en", "Aderyn, thief (easy bot)", "Taia, oracle (hard bot)"),
        ("cs", "Aderyn, lupička (slabý robot)", "Taia, vědma (silný robot)"),
        ("de", "Aderyn, Räuberin (schwacher Bot)", "Taia, Wahrsagerin (starker Bot)"),
        ("pl", "Aderyn, złodziejka (słaby bot)", "Taia, wyrocznia (silny bot)"),
    ] {
        let out = with(&DUNGEON, &["--lang", code], "q\n");
        assert!(out.contains(easy) && out.contains(hard), "{out}");
    }
}
