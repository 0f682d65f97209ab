//! Games from a position: `karak show`, and records that begin with one.

use std::fs;

use crate::support::{Folder, karak, saved_game_of};

const PUZZLE: &str = "\
game: dungeon
heroes: horan, random
turn-limit: 30
position:
| .. ║k ..
| ─. ┼@ ╗c
|
| 1: 0,0 sword daggers bolt
| 2: 1,0 hero taia cursed
| turn: 1 number 7
seats: easy, random
";

const CARDS: &str = "\
game: goblin
heroes: horan, taia
turn-limit: 30
position:
| turn: 1 7
| I: I.1 I.2 I.9
| seat 1: hit-points 3; hand s1 s2 s5; keys I; potions strength healing
seats: easy, random
";

#[test]
fn bots_play_a_game_from_a_position_to_its_end_and_it_is_proved() {
    let folder = Folder::new("from-position");
    for (name, text) in [("puzzle", PUZZLE), ("cards", CARDS)] {
        let (begun, ended) = (folder.write(name, text), folder.path(&format!("{name}.karak")));
        karak(&["play", "--terminal", "--resume", &begun, "--save", &ended]).fine();
        assert_eq!(fs::read_to_string(&begun).unwrap(), text, "it is not written over");
        let shown = karak(&["replay", &ended, "--verify", "--json"]).fine().json();
        assert_eq!((&shown["verified"], shown["turn"].as_str()), (&true.into(), Some("over")));
        let record = fs::read_to_string(&ended).unwrap();
        assert!(record.contains("\nposition:"), "{record}");
        // The position is part of what the dice follow from.
        let other = record.replace("number 7", "number 8").replace("turn: 1 7", "turn: 1 8");
        let other = other.split("seal:").next().unwrap();
        karak(&["play", "--terminal", "--resume", &folder.write("other", other)])
            .refused("cannot be played on");
    }
}

#[test]
fn what_is_shown_can_be_shown_replayed_and_played() {
    let folder = Folder::new("show");
    for game in ["dungeon", "goblin"] {
        let path = saved_game_of(&folder, game);
        let over = karak(&["show", &path]).fine().out;
        assert!(over.starts_with("# the game is over: this is the last position"), "{over}");
        let shown = folder.write("shown.karak", &over);
        let again = karak(&["show", &shown]).fine().out;
        assert_eq!(again, over.split_once('\n').unwrap().1, "it begins where it was shown");
        let json = karak(&["replay", &shown, "--json"]).fine().json();
        assert_eq!((&json["entry"], json["turn"].as_str()), (&0.into(), Some("seat")));
        let ended = folder.path("ended.karak");
        karak(&["play", "--terminal", "--resume", &shown, "--save", &ended]).fine();
        assert_eq!(karak(&["replay", &ended, "--json"]).fine().json()["turn"], "over");
        fs::remove_file(&ended).unwrap();
        fs::remove_file(&path).unwrap();
    }
    let middle = "game: dungeon\nheroes: horan, taia\nfirst: 1\n\n1 explore n\n";
    let middle = karak(&["show", &folder.write("middle.karak", middle)]).fine().out;
    assert!(
        middle.starts_with("# the record ends in the middle of a decision or draw"),
        "{middle}"
    );
    assert!(middle.contains("| turn: 1 number 1 moves 4"), "{middle}");
}

#[test]
fn all_faults_of_a_position_are_told_with_line_and_text() {
    let folder = Folder::new("faults");
    let faulty = PUZZLE.replace("─.", "?.").replace("sword", "spoon");
    let ran = karak(&["show", &folder.write("faulty", faulty)]);
    ran.refused("line 2, `?. ┼@ ╗c`: `?` is not a tile");
    ran.refused("line 4, `1: 0,0 spoon daggers bolt`");
    let loose = PUZZLE.replace(".. ║k", "╬. ║k").replace("2: 1,0", "2: 0,1");
    let ran = karak(&["replay", &folder.write("loose", loose)]);
    ran.refused("line 1, `╬. ║k ..`: no way leads");
    ran.refused("only Aderyn can wait");
    let goblin = CARDS.replace("I.9", "II.9");
    karak(&["play", "--terminal", "--resume", &folder.write("goblin", goblin)]).refused("line 2");
}
