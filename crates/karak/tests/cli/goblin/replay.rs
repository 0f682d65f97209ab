//! `karak replay` of goblin.

use std::fs;

use super::by_hand;
use crate::support::{Folder, karak, saved_game_of};

#[test]
fn a_record_by_hand_is_shown_with_what_is_legal() {
    let folder = Folder::new("goblin-by-hand");
    let path = folder.write("by-hand.karak", by_hand([1, 2, 3, 4], "1 fight I.1\n1 play s1\n"));
    let json = karak(&["replay", &path, "--view", "1", "--json"]).fine().json();
    assert_eq!((&json["game"], &json["entries"]), (&"goblin".into(), &3.into()));
    assert_eq!(json["view"]["battle"]["totals"]["attack"], 1);
    assert!(json["legal"].as_array().unwrap().contains(&"play s2".into()), "{json}");
    let text = karak(&["replay", &path, "--log"]).fine().out;
    for part in ["Horan plays “Horan one”", "Cards played:", "End card play: attack 1 against 1"]
    {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn an_illegal_entry_is_refused_with_its_number_reason_and_rule() {
    let folder = Folder::new("goblin-illegal");
    let refused = |entries: &str, reason: &str| {
        let path = folder.write("game.karak", by_hand([1, 2, 3, 4], entries));
        karak(&["replay", &path]).refused(reason);
    };
    refused("1 fight II.1", "`1 fight II.1`: a key is missing for this level (G4.2)");
    refused("1 fight I.1\n1 play s5", "`1 play s5`: this card is not in the hand (G4.3)");
    refused("2 merchant", "`2 merchant`: it is the turn of seat 1");
    let before = by_hand([1, 2, 3, 3], "");
    karak(&["replay", &folder.write("twice.karak", before)]).refused("(G3.3)");
}

#[test]
fn a_saved_game_is_proved_and_a_changed_one_is_not() {
    let folder = Folder::new("goblin-verify");
    let path = saved_game_of(&folder, "goblin");
    for viewer in ["1", "2", "spectator"] {
        let shown = karak(&["replay", &path, "--verify", "--view", viewer, "--json"]).fine().json();
        assert_eq!((&shown["verified"], shown["turn"].as_str()), (&true.into(), Some("over")));
        assert_eq!(shown["outcome"]["ending"], "turn_limit");
        assert_eq!(shown["recap"]["luck"].as_array().unwrap().len(), 2);
        assert!(!shown["recap"]["course"].as_array().unwrap().is_empty());
    }
    let text = fs::read_to_string(&path).unwrap();
    let changed = text.replacen("> card s", "> card s1 # ", 1);
    karak(&["replay", &folder.write("changed.karak", changed), "--verify"]).refused("seal");

    let mut record: table::RecordOf<goblin::Goblin> = text.parse().unwrap();
    let table::Entry::Begin { chances } = &mut record.entries[0] else { panic!("a game begins") };
    let lord =
        chances.iter_mut().find(|chance| chance.to_string().starts_with("monster X")).unwrap();
    let other = if lord.to_string().ends_with('1') { "monster X.2" } else { "monster X.1" };
    *lord = other.parse().unwrap();
    let forged = table::Record::new(record.header, record.entries).to_string();
    karak(&["replay", &folder.write("forged.karak", forged), "--verify"])
        .refused("the dice gave something else");
}

#[test]
fn a_record_of_one_game_is_none_of_the_other() {
    let folder = Folder::new("goblin-other");
    let text = by_hand([1, 2, 3, 4], "").replace("game: goblin", "game: dungeon");
    karak(&["replay", &folder.write("other.karak", text)]).refused("line ");
    let options = "game: dungeon\nheroes: horan\nedition: cs\n";
    karak(&["replay", &folder.write("options.karak", options)]).refused("no line `edition:`");
    let goals = "game: goblin\nheroes: horan\ngoals: both\n";
    karak(&["replay", &folder.write("goals.karak", goals)]).refused("no line `goals:`");
}
