//! Records of one viewer.

use std::fs;

use crate::support::{Folder, karak, karak_with};

#[test]
fn what_a_viewer_saw_is_written_watched_and_no_more() {
    let folder = Folder::new("watched");
    let (whole, seen) = (folder.path("whole.karak"), folder.path("seen.karak"));
    let play = ["play", "--terminal", "goblin", "--seats", "human,easy", "--heroes", "horan,taia"];
    let play = [&play[..], &["--first", "2", "--seed", "4", "--save", &whole]].concat();
    karak_with(&play, "quit\n").fine();
    karak(&["replay", &whole, "--record-for", "1", "--save", &seen]).fine();
    let text = fs::read_to_string(&seen).unwrap();
    assert!(text.contains("seen-by: 1\n") && !text.contains("dice-host"), "{text}");
    let hand = &karak(&["replay", &whole, "--view", "2", "--json"]).fine().json()["view"];
    let other = &karak(&["replay", &seen, "--json"]).fine().json()["view"];
    assert_ne!(hand, other, "seat 2 knows its own hand");
    assert_eq!(
        *other,
        karak(&["replay", &whole, "--view", "1", "--json"]).fine().json()["view"],
        "it is what seat 1 sees in the whole record"
    );

    let told = karak(&["replay", &seen, "--log"]).fine().out;
    assert!(told.contains("neither proved nor continued"), "{told}");
    karak(&["replay", &seen, "--at", "1", "--json"]).fine();
    karak(&["replay", &seen, "--at", "9999"]).refused("there is no entry 9999");
    karak(&["replay", &seen, "--view", "2"]).refused("only what the viewer `1` saw");
    karak(&["replay", &seen, "--verify"]).refused("neither proved nor continued");
    karak(&["show", &seen]).refused("neither proved nor continued");
    karak(&["play", "--terminal", "--resume", &seen]).refused("neither proved nor");
    let changed = text.replacen("\"from\":0", "\"from\":7", 1);
    karak(&["replay", &folder.write("changed", changed)]).refused("line ");
    karak(&["replay", &whole, "--record-for", "1", "--save", &seen]).refused("exists already");
    karak(&["replay", &whole, "--record-for", "3", "--save", &folder.path("new")])
        .refused("nobody sits on seat 3");
    assert_eq!(folder.files(), ["changed", "seen.karak", "whole.karak"]);
}

#[test]
fn where_everything_is_open_a_viewer_has_the_record_without_the_secrets() {
    let folder = Folder::new("open");
    let (whole, seen) = (folder.path("whole.karak"), folder.path("seen.karak"));
    let play = ["play", "--terminal", "dungeon", "--seats", "human,easy", "--save", &whole];
    karak_with(&play, "quit\n").fine();
    karak(&["replay", &whole, "--record-for", "spectator", "--save", &seen]).fine();
    let text = fs::read_to_string(&seen).unwrap();
    assert!(text.contains("dice-commitment: ") && !text.contains("dice-host"), "{text}");
    karak(&["replay", &seen]).fine();
    karak(&["replay", &seen, "--verify"]).refused("does not give the secrets of its dice");
}
