//! `karak play --terminal`, through a pipe.

use std::fs;

use crate::support::{Folder, karak, karak_in, karak_with};

const GAME: [&str; 11] = [
    "play",
    "--terminal",
    "dungeon",
    "--seats",
    "human,random",
    "--heroes",
    "horan,aderyn",
    "--first",
    "1",
    "--seed",
    "3",
];

#[test]
fn bots_alone_play_to_the_end_and_somebody_wins() {
    let out = karak(&[
        "play",
        "--terminal",
        "dungeon",
        "--seats",
        "random,random,random",
        "--turn-limit",
        "30",
    ])
    .fine()
    .out;
    assert!(out.contains("30"), "{out}");
    assert!(out.lines().count() > 100, "{out}");
}

#[test]
fn choices_are_numbered_undone_and_explained() {
    let out = karak_with(&GAME, "1\n1\n?\nwhy go n\nwhy fly\nwhy\ns\ni\nm\n99\nnonsense\nu\nq\n")
        .fine()
        .out;
    assert!(out.contains("  1. Go north into the unknown"), "{out}");
    assert!(out.contains("K4.1") || out.contains("K10.2") || out.contains("possible now"), "{out}");
    assert!(out.contains("Not a choice"), "{out}");
    assert!(out.trim_end().ends_with("Goodbye!"), "{out}");
}

#[test]
fn the_end_of_input_ends_the_game_kindly() {
    let out = karak_with(&GAME, "1\n").fine().out;
    assert!(out.contains("The input has ended"), "{out}");
    let odd = karak_with(&GAME, "\u{0}\n\u{fffd}\n   \n-1\n18446744073709551616\n").fine().out;
    assert_eq!(odd.matches("Not a choice").count(), 5, "{odd}");
}

#[test]
fn every_language_is_spoken_by_option_or_environment() {
    for (code, locale, word) in [
        ("en", "en_US.UTF-8", "Goodbye"),
        ("cs", "cs_CZ.UTF-8", "Na shledanou"),
        ("de", "de_AT.UTF-8", "Wiedersehen"),
        ("pl", "pl_PL", "widzenia"),
    ] {
        let by_option = karak_with(&[&GAME[..], &["--lang", code]].concat(), "q\n").fine().out;
        assert!(by_option.contains(word), "{by_option}");
        assert_eq!(karak_in(locale, &GAME, "q\n").fine().out, by_option);
    }
}

#[test]
fn a_saved_game_goes_on_where_it_stopped() {
    let folder = Folder::new("resume");
    let path = folder.path("game.karak");
    karak_with(&[&GAME[..], &["--save", &path]].concat(), "1\n1\nq\n").fine();
    let before = fs::read_to_string(&path).unwrap();
    karak(&["replay", &path, "--verify"]).fine();
    let out = karak_with(&["play", "--terminal", "--resume", &path], "1\nq\n").fine().out;
    assert!(out.contains("game.karak"), "{out}");
    let after = fs::read_to_string(&path).unwrap();
    let body = |text: &str| text.split("\nseal").next().unwrap().to_owned();
    assert!(body(&after).starts_with(body(&before).trim_end()) && after.len() > before.len());
    karak(&["replay", &path, "--verify"]).fine();
    assert_eq!(folder.files(), ["game.karak"]);
}

#[test]
fn saving_where_one_cannot_is_told_and_the_game_goes_on() {
    let folder = Folder::new("nowhere");
    let path = folder.path("missing/game.karak");
    let out = karak_with(&GAME, &format!("w {path}\nw\n1\nq\n")).fine().out;
    assert!(out.contains("Could not save") && out.contains("w FILE"), "{out}");
}

#[test]
fn own_draws_are_asked_for_and_checked() {
    let folder = Folder::new("own");
    let path = folder.path("own.karak");
    let args = [
        "play",
        "--terminal",
        "dungeon",
        "--seats",
        "human,human",
        "--heroes",
        "victorius,random",
        "--own-draws",
        "--save",
        &path,
    ];
    // A hero, two throws for the start, a tile, a token, and a one that a swordsman rolls again.
    let input = "taia\n66\n1 2\n1\nroom crossing\nroom cross\n1\nmummy\n1 5\n7 7\n6 6\nq\n";
    let out = karak_with(&args, input).fine().out;
    assert!(out.contains("K10.5"), "{out}");
    let record = fs::read_to_string(&path).unwrap();
    assert!(record.contains("draws: own"), "{record}");
    assert!(record.contains("begin > hero taia > dice 6 6 > dice 1 2"), "{record}");
    assert!(record.contains("1 lay nesw > token mummy > dice 6 6"), "{record}");
    let proof = karak(&["replay", &path, "--verify"]).fine().out;
    assert!(proof.contains("typed in, not proved"), "{proof}");
}

#[test]
fn the_map_can_be_plain_or_left_out() {
    let unicode = karak_with(&GAME, "q\n").fine().out;
    let ascii = karak_with(&[&GAME[..], &["--ascii"]].concat(), "q\n").fine().out;
    let none = karak_with(&[&GAME[..], &["--map", "none"]].concat(), "q\n").fine().out;
    assert!(unicode.contains('▒'));
    assert!(ascii.contains("##   ##") && ascii.is_ascii(), "{ascii}");
    assert!(!none.contains('▒') && !none.contains('#') && none.contains("1. Go north"), "{none}");
}
