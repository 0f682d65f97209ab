//! `karak play --terminal`, through a pipe.

use std::fs;

use crate::support::{Folder, karak, karak_in, karak_with, waiting};

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
    assert!(out.contains("\n\nLooking back\n  "), "{out}");
}

#[test]
fn choices_are_numbered_undone_and_explained() {
    let out = karak_with(
        &GAME,
        "u\nwhy go north\n1\n1\n?\nwhy fight\nwhy fly\nWHY\ns\ni\nm\n99\nnonsense\nu\nq\nq\n",
    )
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
        ("cs", "cs_CZ.UTF-8", "Tak zase příště"),
        ("de", "de_AT.UTF-8", "nächsten Mal"),
        ("pl", "pl_PL", "następnego razu"),
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

#[cfg(unix)]
#[test]
fn a_save_is_private_and_played_in_one_terminal_at_a_time() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::new("two-terminals");
    let [path, other, link] = ["game.karak", "other.karak", "link"].map(|name| folder.path(name));
    karak_with(&[&GAME[..], &["--save", &path]].concat(), "1\nq\n").fine();
    let mode = |path: &str| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&path), 0o600, "it holds the secrets of the dice");
    let resume = ["play", "--terminal", "--resume", &path];
    let mut first = waiting(&resume);
    karak(&resume).refused("is being played in another terminal");
    std::os::unix::fs::symlink(&path, &link).unwrap();
    karak(&["play", "--terminal", "--resume", &link]).refused("another terminal");
    karak(&["replay", &path, "--verify"]).fine();
    // Going on from there in another file is nobody's harm.
    karak_with(&[&resume[..], &["--save", &other]].concat(), "q\n").fine();
    assert_eq!(mode(&other), 0o600);
    first.kill().unwrap();
    first.wait().unwrap();
    karak_with(&resume, "q\n").fine();
    let mut new = waiting(&[&GAME[..], &["--save", &folder.path("new.karak")]].concat());
    karak(&["play", "--terminal", "--resume", &folder.path("new.karak")]).refused("another");
    new.kill().unwrap();
    new.wait().unwrap();
    assert_eq!(folder.files(), ["game.karak", "link", "new.karak", "other.karak"]);
}

#[test]
fn saving_where_one_cannot_is_told_and_the_game_goes_on() {
    let folder = Folder::new("nowhere");
    let path = folder.path("missing/game.karak");
    let other = folder.write("other.txt", "mine");
    let out = karak_with(&GAME, &format!("w {path}\nw\nw {other}\n1\nq\nq\n")).fine().out;
    assert!(out.contains("Could not save") && out.contains("w FILE"), "{out}");
    assert!(out.contains("exists already"), "{out}");
    assert_eq!(fs::read_to_string(other).unwrap(), "mine");
}

#[test]
fn own_draws_are_asked_for_checked_and_corrected() {
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
    // A hero, two throws for the start (the first mistyped), a tile, a token, and a one that a
    // swordsman rolls again. The cross has one way to lie, which is not asked for.
    let input = "taia\n65\nu\n66\n1 2\n1\nroom crossing\nRoom cross\nmummy\n1 5\n7 7\n6 6\nq\n";
    let out = karak_with(&args, input).fine().out;
    assert!(out.contains("K10.5") && out.contains("A die shows 1 to 6"), "{out}");
    assert!(out.contains("is not on the list"), "{out}");
    let record = fs::read_to_string(&path).unwrap();
    assert!(record.contains("draws: own"), "{record}");
    assert!(
        record.contains("draw hero taia\ndraw dice 6 5\ncorrect\ndraw dice 6 6\ndraw dice 1 2\n"),
        "{record}"
    );
    assert!(record.contains("1 lay nesw\ndraw token mummy\ndraw dice 6 6\n"), "{record}");
    let shown = karak(&["replay", &path, "--verify", "--json"]);
    assert_eq!((shown.code, &shown.json()["verified"]), (3, &false.into()));
}

#[test]
fn leaving_and_agreeing_are_asked_twice() {
    let three = [
        "play",
        "--terminal",
        "dungeon",
        "--seats",
        "human,human,random",
        "--first",
        "1",
        "--seed",
        "3",
    ];
    let out = karak_with(&three, "withdraw\nwithdraw\nagree\nagree\n").fine().out;
    assert!(
        out.contains("leaves the game for good") && out.contains("ends the game for everybody"),
        "{out}"
    );
    assert!(!out.contains("The input has ended"), "{out}");
}

#[test]
fn a_resumed_game_goes_on_as_if_it_had_not_stopped() {
    let folder = Folder::new("steady");
    let args = |path: &str| {
        let game =
            ["play", "--terminal", "dungeon", "--seats", "human,random", "--heroes", "taia,horan"];
        let mut args: Vec<String> = game.iter().map(ToString::to_string).collect();
        args.extend(["--first", "1", "--seed", "8", "--save", path].map(ToString::to_string));
        args
    };
    let run = |args: &[String], input: &str| {
        karak_with(&args.iter().map(String::as_str).collect::<Vec<_>>(), input).fine()
    };
    let (whole, parts) = (folder.path("whole.karak"), folder.path("parts.karak"));
    run(&args(&whole), "end\nend\nend\nend\nq\n");
    run(&args(&parts), "end\nend\nq\n");
    karak_with(&["play", "--terminal", "--resume", &parts], "end\nend\nq\n").fine();
    assert_eq!(fs::read_to_string(whole).unwrap(), fs::read_to_string(parts).unwrap());
}

#[test]
fn an_endless_line_is_cut() {
    let line = "x".repeat(100_000);
    let out = karak_with(&GAME, &format!("{line}1\nq\nq\n")).fine().out;
    assert_eq!(out.matches("Not a choice").count(), 1, "{out}");
}

#[test]
fn the_map_can_be_plain_or_left_out() {
    let unicode = karak_with(&GAME, "q\n").fine().out;
    let ascii = karak_with(&[&GAME[..], &["--ascii"]].concat(), "q\n").fine().out;
    let none = karak_with(&[&GAME[..], &["--map", "none"]].concat(), "m\nq\n").fine().out;
    assert!(unicode.contains('▒'));
    assert!(ascii.contains("##   ##") && !ascii.contains(['▒', '─', '│', '┌']), "{ascii}");
    assert!(
        !none.contains('▒')
            && !none.contains('#')
            && none.contains("1. Go north")
            && none.contains("(0,0) start tile"),
        "{none}"
    );
}

#[test]
fn who_is_asked_to_roll_is_who_withdraws() {
    let args = ["play", "--terminal", "dungeon", "--own-draws", "--seats", "human,human,human"];
    let heroes = ["--heroes", "victorius,horan,taia"];
    let out =
        karak_with(&[&args[..], &heroes].concat(), "withdraw\nwithdraw\nwithdraw\nwithdraw\n")
            .fine()
            .out;
    assert!(
        out.contains("Victorius leaves the game") && out.contains("Horan leaves the game"),
        "{out}"
    );
    assert!(out.contains("Taia wins"), "{out}");
}

#[test]
fn a_confirmation_lapses_with_anything_else() {
    let args = [
        "play",
        "--terminal",
        "dungeon",
        "--seats",
        "human,human,human",
        "--first",
        "1",
        "--seed",
        "3",
    ];
    let out =
        karak_with(&args, "withdraw\nend\nwithdraw\nno\nwithdraw\nagree\n1\nagree\n").fine().out;
    assert!(!out.contains("has left the game") && out.contains("The input has ended"), "{out}");
}

#[test]
fn taking_back_goes_past_choices_that_were_not_asked() {
    let folder = Folder::new("back");
    let path = folder.path("back.karak");
    let args = [
        "play",
        "--terminal",
        "dungeon",
        "--own-draws",
        "--seats",
        "human,human",
        "--heroes",
        "horan,taia",
        "--first",
        "1",
        "--save",
        &path,
    ];
    // A cross lies in one way only: laying it is not asked for, yet the slip can be mended.
    karak_with(&args, "1\ntunnel cross\nu\ntunnel t\nq\n").fine();
    let record = fs::read_to_string(&path).unwrap();
    assert!(record.contains("1 lay nesw\n1 undo\ncorrect\ndraw tile tunnel t\n"), "{record}");
    // Whoever ended a turn may take that back, although the turn has passed on.
    let pass =
        ["play", "--terminal", "dungeon", "--seats", "human,human", "--first", "1", "--seed", "3"];
    let out = karak_with(&pass, "end\nu\nend\nq\nq\n").fine().out;
    assert!(out.contains("Taken back"), "{out}");
    // With dice a forced choice behind a draw cannot be taken back, and nothing is entered.
    let forced = (0..50).find_map(|seed| {
        let seed = seed.to_string();
        let out =
            karak_with(&[&GAME[..9], &["--seed", &seed]].concat(), "1\nu\nu\nq\nq\n").fine().out;
        out.contains("> Lay it open to all sides").then_some(out)
    });
    assert!(!forced.expect("some first tile is a cross").contains("Taken back"));
}

#[test]
fn a_changed_record_is_not_resumed_and_one_by_hand_is_not_written_over() {
    let folder = Folder::new("resume-care");
    let path = folder.path("game.karak");
    karak_with(&[&GAME[..], &["--save", &path]].concat(), "end\nq\n").fine();
    let text = fs::read_to_string(&path).unwrap();
    let changed = folder.write("changed.karak", text.replace("human, random", "human, human"));
    karak(&["play", "--terminal", "--resume", &changed]).refused("was changed after it was saved");
    let by_hand = "game: dungeon # mine\nheroes: horan, taia\nfirst: 1\n";
    let mine = folder.write("mine.karak", by_hand);
    karak_with(&["play", "--terminal", "--resume", &mine], "end\nq\nq\n").fine();
    assert_eq!(fs::read_to_string(&mine).unwrap(), by_hand);
}
