//! `karak lab balance`.

use std::fs;

use goblin::Content;

use crate::support::{Folder, karak};

const SEARCH: [&str; 15] = [
    "lab",
    "balance",
    "--id",
    "tried",
    "--seats",
    "easy,easy",
    "--rounds",
    "2",
    "--candidates",
    "2",
    "--games",
    "16",
    "--turn-limit",
    "60",
    "--seed",
];

#[test]
fn a_search_writes_a_card_file_and_goes_on_where_its_log_ends() {
    let folder = Folder::new("tune");
    let (out, log) = (folder.path("tried.toml"), folder.path("tried.jsonl"));
    let search = |seed| [&SEARCH[..], &[seed, "--out", &out, "--log", &log]].concat();
    let told = karak(&search("5")).fine().out;
    assert!(told.contains("round 2: "), "{told}");
    let (cards, whole) = (fs::read_to_string(&out).unwrap(), fs::read_to_string(&log).unwrap());
    assert_eq!(Content::parse(&cards).unwrap().id, "tried");
    karak(&["cards", "check", &out]).fine();

    // Stopped in the middle of a line: the rest is played again, and comes out the same.
    let stopped = whole.len() * 2 / 3;
    fs::write(&log, &whole[..stopped]).unwrap();
    karak(&search("5")).fine();
    assert_eq!(fs::read_to_string(&log).unwrap(), whole);
    assert_eq!(fs::read_to_string(&out).unwrap(), cards);
    assert_eq!(karak(&search("5")).fine().out, "", "nothing is left to try");

    karak(&search("6")).refused("the log of another search");
    fs::write(&log, "something else\n").unwrap();
    karak(&search("5")).refused("not the log of a search");
}

#[test]
fn what_cannot_be_searched_is_refused() {
    let folder = Folder::new("tune-wrong");
    let (out, log) = (folder.path("new.toml"), folder.path("new.jsonl"));
    let with = |more: &[&str]| {
        let files = ["lab", "balance", "--out", &out, "--log", &log];
        karak(&[&files[..], more].concat())
    };
    with(&["--id", "new", "--seats", "easy"]).refused("name two bots or more");
    with(&["--id", "New Cards"]).refused("is no name of a set");
    with(&["--id", "new", "--goal", "treasures"]).refused("is for the dungeon");
}
