//! `karak odds goblin`.

use super::TEST_CARDS;
use crate::support::{Folder, karak};

fn odds(more: &[&str]) -> serde_json::Value {
    serde_json::from_str(&told(&[&["--json"], more].concat())).unwrap()
}

fn told(more: &[&str]) -> String {
    karak(&[&["odds", "goblin", "--cards", TEST_CARDS], more].concat()).fine().out
}

#[test]
fn the_best_play_and_its_chances() {
    // The other way round they do not follow.
    let args = ["--hero", "horan", "--hand", "s2,s4", "--monster", "I.3"];
    let json = odds(&args);
    assert_eq!((&json["hero"], &json["against"]), (&"horan".into(), &"I.3".into()));
    assert_eq!((&json["win_percent"], &json["exact"]), (&100.0.into(), &true.into()));
    assert_eq!(json["hit_points_left"], 5.0, "the first card takes the damage");
    assert_eq!(json["play"], serde_json::json!(["play s4", "play s2", "end"]));
    let text = told(&args);
    assert!(text.starts_with("horan against Beast 3 (I.3): attack 2, hit points 2\n"), "{text}");
    assert!(text.contains("win      100.0 %  exact") && text.contains("best play: play s4"));
}

#[test]
fn what_the_hero_has_and_what_the_deck_holds_counts() {
    // One point is missing; a card is drawn, and of the two in the deck one attacks.
    let hand = ["--hero", "taia", "--hand", "s4", "--monster", "I.3"];
    let draw = odds(&[&hand[..], &["--deck", "s3,s5"]].concat());
    assert_eq!((&draw["win_percent"], &draw["then_draws"]), (&50.0.into(), &true.into()));
    let sure = odds(&[&hand[..], &["--deck", "s3"]].concat());
    assert_eq!(sure["win_percent"], 100.0);
    assert_eq!(odds(&[&hand[..], &["--deck", "none"]].concat())["play"][0], "play s4");
    let strong = odds(&[&hand[..], &["--deck", "none", "--potions", "strength"]].concat());
    assert_eq!(strong["win_percent"], 100.0, "doubled");
    let armed = odds(&[&hand[..], &["--deck", "s6", "--weapon", "II.18"]].concat());
    assert_eq!((&armed["win_percent"], &armed["hit_points_left"]), (&100.0.into(), &4.0.into()));
    let dying = odds(&["--hero", "horan", "--hand", "s2", "--hit-points", "1", "--monster", "I.3"]);
    assert_eq!(dying["survive_percent"], 0.0);
    let lord = odds(&["--hero", "horan", "--monster", "X.1"]);
    assert_eq!((&lord["win_percent"], &lord["name"]), (&0.0.into(), &"Lord 1".into()));
    assert_eq!(odds(&["--hero", "taia", "--monster", "III.k2"])["win_percent"], 0.0);
}

#[test]
fn settings_and_abilities_count() {
    // Two attacks in a row are one more (G8.2): 1 + 2 + 1 against 4.
    let args = ["--hero", "horan", "--hand", "s1,s2", "--deck", "none", "--monster", "I.5"];
    assert_eq!(odds(&args)["win_percent"], 0.0);
    assert_eq!(odds(&[&args[..], &["--abilities", "on"]].concat())["win_percent"], 100.0);
    let beast = ["--hero", "horan", "--hand", "s1,s2", "--deck", "none", "--monster", "I.4"];
    assert_eq!(odds(&beast)["hit_points_left"], 2.0);
    let spared = odds(&[&beast[..], &["--setting", "first-strike=on"]].concat());
    assert_eq!(spared["hit_points_left"], 5.0);
}

#[test]
fn a_position_is_a_turn_or_a_battle() {
    let folder = Folder::new("goblin-position");
    let text = "I: I.1 I.2 I.9\nseat 1: hero taia; hand s1 s2 s5\nseat 2: hero horan\n";
    let json = odds(&["--position", &folder.write("turn", text)]);
    assert_eq!((&json["hero"], &json["seat"]), (&"taia".into(), &1.into()));
    assert_eq!(json["fights"].as_array().unwrap().len(), 6, "a row and its gatekeeper");
    let battle = folder.write("battle", format!("{text}battle: I.9; chain s3\n"));
    let json = odds(&["--position", &battle]);
    assert_eq!(json["fights"].as_array().unwrap().len(), 1);
    assert_eq!(json["fights"][0]["against"], "I.9");
    let text = told(&["--position", &battle]);
    assert!(text.contains("taia against Beast 9"), "{text}");
    let wrong = folder.write("wrong", "seat 1: hat II.3\nlord: I.1\n");
    let ran = karak(&["odds", "goblin", "--position", &wrong]);
    ran.refused("wrong: line 1, `seat 1: hat II.3`: `hat` is not");
    ran.refused("wrong: line 2, `lord: I.1`: `I.1` is no lord");
    let fallen = folder.write("fallen", "seat 1: hero taia; hit-points 0\n");
    let json = odds(&["--position", &fallen]);
    assert_eq!(json["fights"].as_array().unwrap().len(), 0);
}

#[test]
fn wrong_arguments() {
    let refused =
        |more: &[&str], part: &str| karak(&[&["odds", "goblin"], more].concat()).refused(part);
    refused(&["--monster", "I.1"], "--hero");
    refused(&["--hero", "horan"], "--monster");
    refused(&["--hero", "gandalf", "--monster", "I.1"], "a hero is argentus");
    refused(&["--hero", "horan", "--monster", "I.21"], "a monster is its level and number");
    refused(&["--hero", "horan,taia", "--monster", "I.1"], "name one hero");
    refused(&["--hero", "horan", "--monster", "I.1", "--hand", "s7"], "a card is the number");
    refused(&["--hero", "horan", "--monster", "I.1", "--hand", "s1,s1"], "lies in two places");
    refused(&["--hero", "horan", "--monster", "I.1", "--weapon", "I.7"], "`I.7` is no weapon");
    refused(&["--hero", "horan", "--monster", "I.1", "--deck", "s1"], "--hand too");
    refused(&["--hero", "horan", "--monster", "I.1", "--hand", "s1", "--deck", "x"], "--deck: ");
    refused(&["--hero", "horan", "--monster", "I.1", "--hit-points", "6"], "from 0 to 5");
    refused(&["--hero", "horan", "--monster", "I.1", "--bolts", "1"], "--bolts");
    refused(&["--position", "missing"], "cannot open");
}
