//! Bad arguments and bad files: a sentence that helps, exit code 2, nothing half-written.

use std::fs;

use crate::support::{Folder, complained_unread, karak, unread};

#[test]
fn wrong_arguments() {
    karak(&["odds", "dungeon", "--hero", "gandalf", "--against", "mummy"])
        .refused("a hero is argentus");
    karak(&["odds", "dungeon", "--hero", "horan", "--against", "mummy", "--weapons", "1,2,3"])
        .refused("at most two weapons");
    karak(&["odds", "dungeon", "--hero", "horan", "--against", "mummy", "--bolts", "4"])
        .refused("4");
    karak(&["odds", "dungeon", "--hero", "horan", "--against", "mummy", "--hit-points", "0"])
        .refused("0");
    karak(&["sim", "chess"]).refused("chess");
    karak(&["sim", "dungeon", "--seats", "human"]).refused("nobody can be asked");
    karak(&["sim", "dungeon", "--seats", "random,greedy"]).refused("a bot is random, easy");
    karak(&["play", "--terminal", "dungeon", "--seats", "human,greedy"]).refused("a bot is random");
    for (option, value) in [
        ("--edition", "cs"),
        ("--abilities", "on"),
        ("--cards", "x.toml"),
        ("--setting", "hit-points=6"),
    ] {
        karak(&["sim", "dungeon", option, value]).refused(&format!("{option} is for goblin"));
    }
    karak(&["odds", "chess"]).refused("chess");
    karak(&["odds", "dungeon", "--hero", "horan", "--monster", "I.3"]).refused("--monster");
    karak(&["sim", "dungeon", "--seats", "random,random,random,random,random,random"])
        .refused("too many");
    karak(&["sim", "dungeon", "--games", "0"]).refused("0");
    karak(&["sim", "dungeon", "--games", "many"]).refused("many");
    karak(&["sim", "dungeon", "--threads", "0"]).refused("0");
    karak(&["sim", "dungeon", "--goal", "gold"]).refused("a goal is dragon");
    karak(&["sim", "dungeon", "--turn-limit", "0"]).refused("0");
    karak(&["sim", "dungeon", "--seats", "random", "--heroes", "horan,taia"])
        .refused("seats: 1, heroes: 2");
    karak(&["play", "dungeon"]).refused("`dungeon` is for games in a terminal: add --terminal");
    karak(&["play", "--seats", "human,normal"]).refused("`--seats` is for games in a terminal");
    karak(&["play", "--lang", "cs", "--edition", "cs"]).refused("`--edition` is for games");
    for option in ["--lan", "--no-open", "--port=0"] {
        karak(&["play", "--terminal", option]).refused("cannot be used with");
    }
    karak(&["play", "--terminal", "dungeon", "--heroes", "horan,horan"])
        .refused("horan was chosen twice");
    karak(&["play", "--terminal", "dungeon", "--lang", "tlh"]).refused("tlh");
    karak(&["play", "--terminal", "dungeon", "--first", "9"]).refused("9");
    karak(&["play", "--terminal", "dungeon", "--seats", "human", "--first", "2"])
        .refused("seat 2 cannot begin");
    karak(&[]).refused("Usage");
}

#[test]
fn options_of_servers_that_do_not_fit_are_told() {
    let nowhere = ["serve", "--database", "postgres://nobody@127.0.0.1:1/nothing", "--lease"];
    for (lease, why) in [("2s", "--lease is 3s or longer"), ("long", "write it like")] {
        karak(&[&nowhere[..], &[lease]].concat()).refused(why);
    }
    karak(&["serve", "--lease", "5s"]).refused("--lease is for servers with --database");
}

#[test]
fn a_page_that_cannot_be_served_is_told() {
    let taken = std::net::TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let reason = match option_env!("KARAK_PAGE") {
        None | Some("") => "has no page in it; start it with `cargo xtask play`",
        Some(_) => "is taken by another program",
    };
    let folder = Folder::new("taken-port");
    let data = folder.path("data");
    karak(&["play", "--no-open", "--port", &port, "--data", &data]).refused(reason);
}

#[test]
fn files_that_are_missing_truncated_huge_or_not_text() {
    let folder = Folder::new("files");
    karak(&["replay", &folder.path("missing.karak")]).refused("cannot open");
    karak(&["replay", &folder.path("")]).refused("is a folder");
    karak(&["replay", &folder.write("empty", "")]).refused("no line `game: dungeon`");
    karak(&["replay", &folder.write("latin", b"game: dungeon\nheroes: \xe9\n")]).refused("UTF-8");
    karak(&["replay", &folder.write("nul", [0_u8; 100])]).refused("no line `game: dungeon`");
    karak(&["replay", &folder.write("other", "game: chess\nheroes: horan\n")])
        .refused("not a record of `dungeon` or `goblin`");
    karak(&["replay", &folder.write("typo", "game: dungeon\nheros: horan\n")]).refused("heros");
    karak(&["replay", &folder.write("cut", "game: dungeon\nheroes: horan\n1 expl")])
        .refused("line 3");
    karak(&["replay", &folder.write("old", "game: dungeon\nrules: 99\nheroes: horan\n")])
        .refused("known versions");
    karak(&["replay", &folder.write("seal", "game: dungeon\nheroes: horan\nseal: 12\n")])
        .refused("line 3");
    let huge = fs::File::create(folder.path("huge")).unwrap();
    huge.set_len(1 << 40).unwrap();
    karak(&["replay", &folder.path("huge")]).refused("too large");
    let record = folder.write("fine", "game: dungeon\nheroes: horan\n");
    karak(&["replay", &record, "--at", "1"]).refused("there is no entry 1");
    karak(&["replay", &record, "--view", "2"]).refused("nobody sits on seat 2");
    karak(&["replay", &record, "--view", "everybody"]).refused("a viewer is");
    karak(&["play", "--terminal", "--resume", &folder.path("missing")]).refused("cannot open");
}

#[test]
fn content_with_faults_is_refused_with_file_line_and_every_reason() {
    let folder = Folder::new("content");
    let path = folder
        .write("bad.toml", "id = \"x\"\n[[tile]]\nkind = \"cave\"\n[[token]]\nname = \"dragon\"\n");
    let ran = karak(&["sim", "dungeon", "--content", &path]);
    ran.refused("bad.toml: line 3: a kind of tile is");
    for line in ["line 1", "line 4"] {
        assert!(ran.err.contains(line), "{}", ran.err);
    }
    let fine =
        fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../dungeon/content/short.toml"))
            .unwrap();
    let own = folder.write("own.toml", fine.replace("\"short\"", "\"own\""));
    let saved = folder.path("own.karak");
    let play = [
        "play",
        "--terminal",
        "dungeon",
        "--seats",
        "random",
        "--turn-limit",
        "5",
        "--content",
        &own,
        "--save",
        &saved,
    ];
    assert_eq!(karak(&play).code, 0);
    fs::remove_file(&own).unwrap();
    assert_eq!(karak(&["replay", &saved, "--verify"]).code, 0, "an own set travels in the record");
}

#[test]
fn a_file_that_cannot_be_written_is_told_before_the_game() {
    let folder = Folder::new("unwritable");
    let play =
        ["play", "--terminal", "dungeon", "--seats", "random", "--turn-limit", "1", "--save"];
    let other = folder.write("other.txt", "mine");
    karak(&[&play[..], &[&other]].concat()).refused("exists already");
    assert_eq!(fs::read_to_string(&other).unwrap(), "mine");
    karak(&[&play[..], &[&folder.path("missing/game")]].concat()).refused("cannot write");
    karak(&[&play[..], &[&folder.path("")]].concat()).refused("exists already");
    assert_eq!(folder.files(), ["other.txt"]);
}

#[test]
fn an_invisible_mark_at_the_beginning_is_no_fault() {
    let folder = Folder::new("mark");
    let path = folder.write("mark.karak", "\u{feff}game: dungeon\r\nheroes: horan\r\n");
    assert_eq!(karak(&["replay", &path]).code, 0);
}

#[test]
fn whoever_stops_reading_has_seen_enough() {
    for args in
        [&["sim", "dungeon", "--games", "5", "--json"][..], &["sim", "dungeon", "--games", "5"]]
    {
        assert_eq!(unread(args), 0, "{args:?}");
    }
}

#[test]
fn nobody_has_to_read_complaints() {
    assert_eq!(complained_unread(&["replay", "missing.karak"]), 2);
    assert_eq!(complained_unread(&["sim", "chess"]), 2);
    let folder = Folder::new("complaints");
    let out = folder.path("rows.jsonl");
    let sim = ["sim", "dungeon", "--seats", "random", "--turn-limit", "9", "--games", "2"];
    for _ in 0..2 {
        assert_eq!(complained_unread(&[&sim[..], &["--out", &out]].concat()), 0);
    }
}

/// Bad records and positions, for every command that reads one: a sentence, exit code 2, nothing written.
#[test]
fn bad_records_and_positions_are_refused_everywhere() {
    let folder = Folder::new("bad-records");
    let fine = "game: dungeon\nheroes: horan, taia\nposition:\n| ┼@ ─.\n| 1: 1,0\n| turn: 1\n";
    let many = format!("{fine}{}", "2 is away\n".repeat(300_000));
    let large = format!("{fine}position-two:\n{}", "| x\n".repeat(200_000));
    let cases: [(&str, String, &str); 9] = [
        ("truncated entry", format!("{fine}\n1 expl"), "line 8"),
        ("truncated position", fine.replace("| turn: 1\n", ""), "is no position of this game"),
        ("huge", many, "entries"),
        ("large value", large, "bytes"),
        ("other game", fine.replace("dungeon", "goblin"), "is no position of this game"),
        ("newer version", format!("rules: 99\n{fine}"), "known versions"),
        ("loose tile", fine.replace("┼@ ─.", "┼@ ─. .. ─."), "no way leads from the start tile"),
        ("contradicting entry", format!("{fine}\n2 end\n"), "it is the turn of seat 1"),
        ("dice of one half", format!("{fine}dice-host: 12\n"), "belong together"),
    ];
    let save = folder.path("saved.karak");
    for (name, text, reason) in cases {
        let path = folder.write("record", text);
        for args in [
            &["replay", &path][..],
            &["replay", &path, "--json"],
            &["replay", &path, "--record-for", "1", "--save", &save],
            &["show", &path],
            &["play", "--terminal", "--resume", &path, "--save", &save],
        ] {
            let ran = karak(args);
            assert!(ran.err.contains(reason), "{name}: {}", ran.err);
            ran.refused(reason);
            assert_eq!(folder.files(), ["record"], "{name}");
        }
    }
    karak(&["replay", &folder.write("record", fine)]).fine();
}
