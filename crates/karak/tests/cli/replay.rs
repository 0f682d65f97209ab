//! `karak replay`.

use std::fs;

use crate::support::{Folder, karak, saved_game};

const BY_HAND: &str = "\
game: dungeon
heroes: horan, taia
first: 1

# The book's example of a turn: a known tile, a corridor, a room with a fight.
1 explore n > tile tunnel straight
1 lay ns
1 explore n > tile room cross
1 lay nesw > token skeleton-warrior > dice 6 5
1 stand
";

#[test]
fn a_record_by_hand_is_shown_with_what_is_legal() {
    let folder = Folder::new("by-hand");
    let path = folder.write("by-hand.karak", BY_HAND);
    let json = karak(&["replay", &path, "--json"]).fine().json();
    assert_eq!((&json["entry"], &json["entries"]), (&5.into(), &5.into()));
    assert_eq!(json["view"]["turn"]["seat"], 2, "Taia is next");
    assert_eq!(json["view"]["heroes"][0]["inventory"], serde_json::json!([0, 1, 0, 0, 0, 0, 0, 0]));
    assert!(json["legal"].as_array().unwrap().contains(&"go n".into()));
    assert!(json.get("none_legal").is_none(), "something is legal");
    assert!(json["outcome"].is_null());
    assert!(json.get("recap").is_none(), "there is no looking back yet");

    let early = karak(&["replay", &path, "--at", "2", "--view", "2", "--json"]).fine().json();
    assert_eq!(early["view"]["tiles"].as_array().unwrap().len(), 2);
    let text = karak(&["replay", &path]).fine().out;
    assert!(text.contains("Horan") && text.contains("go n"), "{text}");
    assert!(!text.contains("Looking back"), "{text}");
}

#[test]
fn a_prefix_may_stop_in_the_middle_of_a_draw() {
    let folder = Folder::new("prefix");
    let path = folder.write("prefix.karak", "game: dungeon\nheroes: horan\n1 explore n\n");
    let json = karak(&["replay", &path, "--json"]).fine().json();
    assert_eq!(
        (json["turn"].as_str(), json["legal"].as_array().unwrap().len()),
        (Some("chance"), 0)
    );
    assert!(json["none_legal"].as_str().unwrap().contains("a roll or draw comes next"), "{json}");
}

#[test]
fn an_illegal_entry_is_refused_with_its_number_reason_and_rule() {
    let folder = Folder::new("illegal");
    let wall = BY_HAND.replace("1 explore n > tile room cross", "1 explore e > tile room cross");
    let path = folder.write("wall.karak", wall);
    karak(&["replay", &path])
        .refused("line 8, `1 explore e > tile room cross`: the tile has no exit there (K3.1)");
    karak(&["replay", &path, "--at", "1"]).refused("line 8");
    let turn = BY_HAND.replace("1 lay ns", "2 lay ns");
    karak(&["replay", &folder.write("turn.karak", turn)])
        .refused("`2 lay ns`: it is the turn of seat 1");
    let twice = BY_HAND.replace("heroes: horan, taia", "heroes: horan, horan");
    karak(&["replay", &folder.write("twice.karak", twice)]).refused("K1.1");
}

#[test]
fn a_saved_game_is_proved_and_a_changed_one_is_not() {
    let folder = Folder::new("verify");
    let path = saved_game(&folder);
    let shown = karak(&["replay", &path, "--verify", "--json"]).fine().json();
    assert_eq!((&shown["verified"], shown["turn"].as_str()), (&true.into(), Some("over")));
    assert!(shown["outcome"]["winners"].is_array());

    let text = fs::read_to_string(&path).unwrap();
    let first_roll = text.lines().find(|line| line.starts_with("begin")).unwrap();
    let other_roll = if first_roll.contains("dice 1 1") { "dice 1 2" } else { "dice 1 1" };
    let start = first_roll.find("dice").unwrap();
    let changed = text.replace(&first_roll[start..start + 8], other_roll);
    karak(&["replay", &folder.write("changed.karak", changed), "--verify"]).refused("seal");

    let unsealed: String = text
        .lines()
        .filter(|line| !line.starts_with("seal"))
        .map(|line| line.to_owned() + "\n")
        .collect();
    karak(&["replay", &folder.write("unsealed.karak", &unsealed), "--verify"]).refused("no seal");
    karak(&["replay", &folder.write("by-hand.karak", BY_HAND), "--verify"]).refused("no seal");
}

#[test]
fn a_game_that_is_over_is_looked_back_at() {
    let folder = Folder::new("recap");
    let ended = format!("{BY_HAND}agreed end\n");
    let path = folder.write("ended.karak", ended);
    let over = karak(&["replay", &path, "--json"]).fine().json();
    assert_eq!(over["none_legal"], "the game is over");
    let recap = &karak(&["replay", &path, "--json"]).fine().json()["recap"];
    let horan = &recap["luck"][0];
    assert_eq!(
        (&horan["fights"], &horan["won"], &horan["tied"]),
        (&1.into(), &1.into(), &0.into())
    );
    // Two throws, each with six chances of 36 to beat a strength of 9.
    let expected = horan["expected"].as_f64().unwrap();
    assert!((expected - 11.0 / 36.0).abs() < 1e-6, "{expected}");
    assert_eq!(horan["luckiest"]["event"]["fought"]["monster"], "skeleton-warrior");
    let last = recap["course"].as_array().unwrap().last().unwrap();
    assert_eq!(last["chances"], serde_json::json!([0.5, 0.5]), "nobody has a point");
    assert_eq!(recap["lead"], serde_json::Value::Null);

    let text = karak(&["replay", &path, "--lang", "cs"]).fine().out;
    let recap = "Ohlédnutí\n  Horan vyhrává 1 z 1 boje, zhruba jak se dalo čekat.\n  \
                 Taia ani jednou nebojuje.\n";
    assert!(text.contains(recap), "{text}");
    assert!(text.contains("\nRozbor hry\n"), "the review follows: {text}");
    let before = karak(&["replay", &path, "--at", "5"]).fine().out;
    assert!(!before.contains("Looking back"), "{before}");
}

#[test]
fn a_changed_roll_is_found_even_under_a_new_seal() {
    let folder = Folder::new("resealed");
    let path = saved_game(&folder);
    let text = fs::read_to_string(&path).unwrap();
    let mut record: table::RecordOf<dungeon::Dungeon> = text.parse().unwrap();
    let table::Entry::Begin { chances } = &mut record.entries[0] else { panic!("a game begins") };
    let last = chances.last_mut().unwrap();
    let dice: dungeon::Chance = "dice 1 1".parse().unwrap();
    *last = if *last == dice { "dice 1 2".parse().unwrap() } else { dice };
    let forged = table::Record::new(record.header, record.entries);
    assert!(forged.seal_fits());
    karak(&["replay", &folder.write("forged.karak", forged.to_string()), "--verify"])
        .refused("the dice gave something else");
}
